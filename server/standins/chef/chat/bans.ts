import type { DietaryRestriction } from '#product/diet/restrictions.js';
import { isFood } from '#product/diet/vocabulary/product.js';
import {
  banAfter,
  banBefore,
  banOfHealth,
  besideFood,
  denialReach,
  denies,
  deniesWhatFollows,
  dishes,
  foodArticle,
  foodWords,
  hasA,
  harmlessDenial,
  headsOfFood,
  nextBanned,
  nextPerson,
  noFoods,
  ofAllergyWord,
  restrictionOfFood,
  singleNut,
} from './bans.fr.js';
import { isInBook } from './book-words.js';

/** What a sentence says is not to be eaten. */
export interface Bans {
  readonly foods: readonly string[];
  readonly restrictions: readonly DietaryRestriction[];
  /** The parts of the sentence that say so. */
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

/** Reads the bans of a folded sentence: « allergique au lait et aux œufs », « ne peut pas manger de noix ». */
export function bansIn(plain: string): Bans {
  const foods: string[] = [];
  const spans: { from: number; to: number }[] = [];
  for (const found of plain.matchAll(banBefore)) {
    const from = found.index;
    if (deniesWhatFollows.test(plain.slice(0, from)) && banOfHealth.test(found[0])) continue;
    const listed = listedAt(plain, from + found[0].length, banOfHealth.test(found[0]));
    if (listed.foods.length === 0) continue;
    foods.push(...listed.foods);
    spans.push({ from, to: listed.to });
  }
  for (const found of plain.matchAll(banAfter)) {
    const [all, food = ''] = found;
    if (!isFood(food) || isWithin(found.index, spans)) continue;
    foods.push(food);
    spans.push({ from: found.index, to: found.index + all.length });
  }
  const isAllergy = ofAllergyWord.test(plain);
  const restrictions = foods
    .map((food) => (isAllergy && singleNut.test(food) ? 'NUT_FREE' : restrictionFor(food)))
    .filter((each) => each !== undefined);
  return {
    foods: [...new Set(foods)],
    restrictions: [...new Set(restrictions)],
    spans,
  };
}

/** The restriction that rules out a food and all of its kind; undefined when it is only itself. */
export const restrictionFor = (food: string): DietaryRestriction | undefined =>
  restrictionOfFood.find(([words]) => words.test(food))?.[1];

const isWithin = (at: number, spans: Bans['spans']): boolean =>
  spans.some(({ from, to }) => at >= from && at < to);

/** The foods that are listed from a place on; of somebody’s health also what nobody knows as a food. */
function listedAt(
  plain: string,
  start: number,
  ofHealth: boolean,
): { foods: string[]; to: number } {
  const foods: string[] = [];
  let at = start;
  let to = start;
  for (;;) {
    const article = foodArticle.exec(plain.slice(at))?.[0] ?? '';
    at += article.length;
    const isAny = ofHealth && (foods.length === 0 || hasA.test(article));
    const food = foodAt(plain.slice(at), isAny);
    if (food === null || (foods.length > 0 && dishes.test(food))) break;
    foods.push(food);
    at += food.length;
    to = at;
    const rest = plain.slice(at);
    const next =
      (ofHealth ? (nextPersonIn(rest) ?? besideIn(rest)) : null) ?? nextBanned.exec(rest);
    if (!next) break;
    at += next[0].length;
  }
  return { foods, to };
}

/** « allergique aux noix - œufs - lait », whose dashes are gone. */
function besideIn(rest: string): RegExpExecArray | null {
  const found = besideFood.exec(rest);
  const food = found?.[1] ?? '';
  return food.length > 2 && isBannable(food) && !dishes.test(food) ? found : null;
}

/** A name is no food, and no dish. */
function nextPersonIn(rest: string): RegExpExecArray | null {
  const found = nextPerson.exec(rest);
  const name = found?.[1] ?? '';
  return isFood(name) || isInBook(name) ? null : found;
}

/** « beurre de cacahuete », or « beurre » alone where the rest is none of its name. */
function foodAt(rest: string, isAny: boolean): string | null {
  const long = foodWords.exec(rest)?.[0] ?? '';
  const short = long.split(' ')[0] ?? '';
  if (short === '' || noFoods.test(short)) return null;
  const isHead = isBannable(short) || headsOfFood.test(short);
  const known = isHead || restrictionFor(long) ? [long, short].find(isBannable) : undefined;
  return known ?? (isAny ? long : null);
}

const isBannable = (food: string): boolean => isFood(food) || restrictionFor(food) !== undefined;

/** Whether something is denied of a food that was not read as a ban: « pas la moindre goutte de lait ». */
export function deniesMore(plain: string, { spans }: Bans): boolean {
  return [...plain.matchAll(denies)].some(({ index }) => {
    if (isWithin(index, spans)) return false;
    const clause = /^[^,.;:?!]*/.exec(plain.slice(index))?.[0] ?? '';
    if (harmlessDenial.test(clause)) return false;
    const words = clause.split(' ').slice(1, denialReach + 1);
    return words.some((word) => word.length > 2 && isBannable(word));
  });
}

/** The sentence without what it rules out, so that nothing of it is taken for a wish. */
export function withoutBans(plain: string, { spans }: Bans): string {
  return [...plain].map((letter, at) => (isWithin(at, spans) ? ' ' : letter)).join('');
}
