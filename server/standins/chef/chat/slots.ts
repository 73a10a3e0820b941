import { parseIngredientLine } from '#product/diet/ingredients/ingredient-line.js';
import { isFrench, isVerbForm } from '#product/diet/text/french-words.js';
import { stemOf } from '#product/diet/text/text.js';
import type { Restriction } from '#product/diet/restrictions.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { countWords } from './day-said.fr.js';
import { daysIn, timeIn, withoutSpans, type SaidDay } from './day-said.js';
import { foodSpans, stemsOf, type FoodSpan, type SaidFood } from './foods-said.js';
import type { Said } from './hear.js';
import * as say from './slots.fr.js';

export type Place = keyof typeof say.places;

/** What a clause tells, whatever it wants. */
export interface Slots {
  readonly said: Said;
  /** As they are named, those that are not wanted apart. */
  readonly foods: readonly string[];
  readonly banned: readonly string[];
  readonly restrictions: readonly Restriction[];
  /** What is left out and nobody knows, so that nothing is served at a guess. */
  readonly unclear: string | null;
  /** Stems of words of the book's titles that are no foods: « gratin ». */
  readonly dish: readonly string[];
  /** Words that no slot explains. */
  readonly rest: readonly string[];
  readonly days: readonly SaidDay[];
  readonly time: string | null;
  readonly people: number | null;
  readonly minutes: number | null;
  readonly mealType: BookRecipe['mealType'] | null;
  readonly place: Place | null;
  readonly lowBudget: boolean;
  readonly forChildren: boolean;
  readonly withoutOven: boolean;
  readonly onlyThese: boolean;
}

const quickMinutes = 30;

const numberOf = (word: string | undefined): number | null =>
  word === undefined ? null : Number(word) || (countWords[word] ?? null);

function minutesIn(plain: string): number | null {
  const said = say.minutesSaid.exec(plain)?.[1];
  if (said !== undefined) return Number(said);
  const hour = say.hoursSaid.exec(plain);
  if (hour) return hour[1] === undefined ? 60 : 30;
  return say.quick.test(plain) ? quickMinutes : null;
}

let titleStems: ReadonlySet<string> | undefined;
const isInTitles = (stem: string): boolean => {
  titleStems ??= new Set(loadRecipeBook().flatMap(({ title }) => stemsOf(title)));
  return titleStems.has(stem);
};

/** The foods that are not wanted: « sans oignon ni ail ». */
function bannedOf(plain: string, foods: readonly FoodSpan[]): FoodSpan[] {
  const banned: FoodSpan[] = [];
  for (const food of foods) {
    const last = banned.at(-1);
    const goesOn = last && say.andNext.test(plain.slice(last.to, food.from));
    if (goesOn || say.notBefore.test(plain.slice(0, food.from))) banned.push(food);
  }
  return banned;
}

const spansOf = (patterns: readonly RegExp[], plain: string) =>
  patterns.flatMap((pattern) => {
    const found = pattern.exec(plain);
    return found ? [spanOf(found)] : [];
  });

/** Every place that is spoken of, the list before the fridge. */
const placesIn = (plain: string) =>
  (Object.keys(say.places) as Place[]).flatMap((place) =>
    [...plain.matchAll(new RegExp(say.places[place], 'g'))].map((found) => ({
      place,
      ...spanOf(found),
    })),
  );

/** Reads a clause; `today` is YYYY-MM-DD. */
export function slotsOf(said: Said, today: string): Slots {
  const { plain } = said;
  const days = daysIn(plain, today);
  const places = placesIn(plain);
  const open = withoutSpans(plain, [...days, ...places]);
  // « sans gluten » is a rule, and names no food.
  const ruled = withoutSpans(
    open,
    spansOf(
      say.restrictionsSaid.map(([words]) => words),
      open,
    ),
  );
  const foods = foodSpans(ruled);
  const banned = bannedOf(open, foods);
  const wanted = foods.filter((food) => !banned.includes(food));
  const others = withoutSpans(ruled, [...foods, ...spansOf(say.measures, ruled)])
    .split(' ')
    .filter((word) => word.length > 2 && !say.smallWords.has(word) && !/^\d/.test(word));
  const left = say.leftOut.exec(withoutSpans(plain, foods))?.[1];
  const mealType = say.typeWords.find(([pattern]) => pattern.test(open))?.[1] ?? null;
  const dish = others.filter(
    (word) => isInTitles(stemOf(word)) && !say.typeWords.some(([pattern]) => pattern.test(word)),
  );
  return {
    said,
    foods: unique(
      wanted.map(({ name, from }) =>
        say.ofRest.test(open.slice(0, from)) ? `reste de ${name}` : name,
      ),
    ),
    banned: unique(banned.map(({ name }) => name)),
    restrictions: say.restrictionsSaid
      .filter(([words]) => words.test(plain))
      .map(([, each]) => each),
    unclear: left !== undefined && !isFrench(stemOf(left)) ? left : null,
    dish: unique(dish.map(stemOf)),
    rest: others.filter((word) => !dish.includes(word)),
    days,
    time: days[0]?.time ?? timeIn(plain),
    people:
      say.peopleSaid.map((each) => numberOf(each.exec(plain)?.[1])).find((each) => each) ?? null,
    minutes: minutesIn(plain),
    mealType,
    place: places[0]?.place ?? null,
    lowBudget: say.lowBudget.test(plain),
    forChildren: say.forChildren.test(plain),
    withoutOven: say.withoutOven.test(plain),
    onlyThese: say.onlyThese.test(plain),
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Whether something to eat is named. */
export const namesFood = ({ foods, dish }: Pick<Slots, 'foods' | 'dish'>): boolean =>
  foods.length + dish.length > 0;

/** How many days a week is asked for. */
export const countIn = (plain: string): number | null => numberOf(say.howMany.exec(plain)?.[1]);

/** A name that neither the foods nor the book know; verbs are no names. */
export const strangeIn = (rest: readonly string[]): string | null =>
  rest.find((word) => !isVerbForm(stemOf(word))) ?? null;

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

export function tokensOf(plain: string): Token[] {
  let at = 0;
  return plain.split(' ').map((word) => {
    const from = at;
    at += word.length + 1;
    return { word, from, to: from + word.length };
  });
}

const isCount = (word: string): boolean => /^(?:\d|une?$)/.test(word) || word in countWords;
const isSmall = ({ word }: Token): boolean =>
  !isCount(word) && (word.length < 2 || say.smallWords.has(word) || !/[a-z]/.test(word));

/** What an order is about, eaten or not: all but its own words, days and places, item by item; at most 20. */
export function objectsOf({ said, days }: Slots, cues: readonly Span[]): SaidFood[] {
  const taken = [...days, ...placesIn(said.plain), ...cues];
  const items: Token[][] = [[]];
  let isAside = false;
  for (const token of tokensOf(said.plain)) {
    const isTaken = taken.some(({ from, to }) => token.from < to && token.to > from);
    const parts = say.betweenItems.has(token.word) || say.orders.test(token.word);
    if (isTaken || parts) items.push([]);
    if (parts || isTaken) isAside = false;
    else if (say.asides.has(token.word)) isAside = items.flat().some((each) => !isSmall(each));
    else if (!isAside) items.at(-1)?.push(token);
  }
  return items.slice(0, 20).flatMap((tokens) => {
    const from = tokens.findIndex((token) => !isSmall(token));
    const to = tokens.findLastIndex((token) => !isSmall(token));
    const [first, last] = [tokens[from], tokens[to]];
    if (!first || !last || tokens.slice(from).every(({ word }) => isCount(word))) return [];
    const text = said.typed(first.from, last.to);
    return amountOf(text) ? [] : [foodOf(text)];
  });
}

/** « 2 litres », which is an amount and names nothing. */
export function amountOf(text: string): Pick<SaidFood, 'quantity' | 'unit'> | null {
  const { name, quantity, unit } = parseIngredientLine(`${text} de lait`);
  return name === 'lait' && quantity !== null ? { quantity, unit } : null;
}

/** « 500 g de farine » as the tools take it. */
export function foodOf(text: string): SaidFood {
  const { name, quantity, unit } = parseIngredientLine(text);
  return { name, quantity, unit: quantity === null ? null : unit };
}

type Span = Pick<Token, 'from' | 'to'>;
const spanOf = (found: RegExpMatchArray): Span => ({
  from: found.index ?? 0,
  to: (found.index ?? 0) + found[0].length,
});
