import { wordsOf, type Word } from '../text/text.js';
import { parseIngredientLine } from './ingredient-line.js';
import { isCut } from '../vocabulary/known-words.js';
import {
  alwaysThere,
  egg,
  partsOfEgg,
  shareOf,
  sizesBefore,
  startsWithLength,
} from './step-words.fr.js';

/** A food of the list, as a step may count it. */
interface CountedFood {
  /** « gousse » of « gousses d'ail », and « ail »; null where it is not « de » anything. */
  head: string;
  of: string | null;
  /** How many the list says; null where it counts none. */
  count: number | null;
  /** Every word of its name: « oignons rouges ». */
  words: ReadonlySet<string>;
}

export interface StepFoods {
  counted: readonly CountedFood[];
  /** Every word of the names. */
  words: ReadonlySet<string>;
}

const withoutSizes = (name: string): string => name.replace(sizesBefore, '');

function countedFood(name: string, count: number | null): CountedFood | undefined {
  const words = wordsOf(withoutSizes(name));
  const [head, link, of] = words;
  if (!head) return undefined;
  return {
    head: head.stem,
    of: link?.stem === 'de' ? (of?.stem ?? null) : null,
    count,
    words: new Set(words.map(({ stem }) => stem)),
  };
}

/** What the list names, for the steps to be read by. */
export function stepFoods(ingredients: readonly string[]): StepFoods {
  const lines = ingredients.map((line) => parseIngredientLine(line));
  const counted = lines
    .map(({ name, quantity, unit }) => countedFood(name, unit === 'UNIT' ? quantity : null))
    .filter((food) => food !== undefined);
  const eggs = counted.find(({ head }) => head === egg);
  const ofEggs = partsOfEgg.flatMap((head) => (eggs ? [{ ...eggs, head, of: egg }] : []));
  const words = lines.flatMap(({ name }) => wordsOf(name).map(({ stem }) => stem));
  const named = [...words.filter((word) => word.length > 2), ...alwaysThere];
  return { counted: [...counted, ...ofEggs], words: new Set(named) };
}

/** Where the name of a food of the list ends that a text starts with; undefined where it starts with none. */
export function listedFoodAt(
  text: string,
  { counted }: StepFoods,
  isJoined: boolean,
): { to: number; count: number | null; isBareCut: boolean } | undefined {
  const lead = /^\s+/u.exec(text)?.[0].length ?? 0;
  const skipped = lead + (sizesBefore.exec(text.slice(lead))?.[0].length ?? 0);
  const words = wordsOf(text.slice(skipped));
  const [head, link, of] = words;
  if ((lead === 0 && !isJoined) || !head || head.start > 0) return undefined;
  const whole = isPhrase([head, link, of]) ? of : undefined;
  // « 3 cm de gingembre » makes no food of every length.
  const isNamed = startsWithLength.test(head.stem);
  const food = counted.find(
    (each) =>
      each.head === head.stem &&
      (isNamed ? each.of === whole?.stem : each.of === null || !whole || each.of === whole.stem),
  );
  if (!food) return undefined;
  const last = whole && food.of === whole.stem ? whole : head;
  const to = skipped + endOfName(words, last, food);
  return {
    to,
    count: food.count,
    isBareCut: last === head && food.of !== null && isCut(head.stem),
  };
}

/** The same of a share of one that the list has: « 1/4 d'oignon ». Of several it may be a share of all there are. */
export function listedShareAt(
  text: string,
  share: number,
  { counted, words }: StepFoods,
): ReturnType<typeof listedFoodAt> {
  const link = shareOf.exec(text)?.[0];
  if (link === undefined || share >= 1) return undefined;
  const ofOne = counted.filter(({ count }) => count !== null && count <= 1 && count > share - 0.01);
  const food = listedFoodAt(` ${text.slice(link.length)}`, { counted: ofOne, words }, false);
  return food && { ...food, to: food.to - 1 + link.length };
}

/** « rouges » of « oignons rouges », where the list calls them so. */
function endOfName(words: readonly Word[], last: Word, food: CountedFood): number {
  const rest = words.slice(words.indexOf(last) + 1);
  let { end } = last;
  for (const { start, end: to, stem } of rest) {
    if (start !== end + 1 || stem === 'de' || !food.words.has(stem)) break;
    end = to;
  }
  return end;
}

function isPhrase([, link, of]: readonly (Word | undefined)[]): boolean {
  return link?.stem === 'de' && link.gap === 'NONE' && of?.gap === 'NONE';
}
