import { parseIngredientLine } from '#product/diet/ingredients/ingredient-line.js';
import type { Restriction } from '#product/diet/restrictions.js';
import { knowsFood } from '#product/diet/gate/avoided/food-entry.js';
import { isVerbForm } from '#product/diet/text/french-words.js';
import { stemOf } from '#product/diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { daysIn, numberOf, timeIn, withoutSpans, type SaidDay } from './days.js';
import { foodSpans, stemsOf, type SaidFood } from './foods-said.js';
import { decisiveWords } from './hear.fr.js';
import type { Said, Span } from './hear.js';
import * as say from './slots.fr.js';

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
  readonly place: keyof typeof say.places | null;
  readonly lowBudget: boolean;
  readonly withoutOven: boolean;
  readonly asks: boolean;
}

function minutesIn(plain: string): number | null {
  const said = say.minutesSaid.exec(plain)?.[1];
  if (said !== undefined) return Number(said);
  const hour = say.hoursSaid.exec(plain);
  if (hour) return hour[1] === undefined ? 60 : 30;
  return say.quick.test(plain) ? 30 : null;
}

let titleStems: ReadonlySet<string> | undefined;
const isInTitles = (word: string): boolean => {
  titleStems ??= new Set(loadRecipeBook().flatMap(({ title }) => stemsOf(title)));
  return titleStems.has(stemOf(word));
};

/** What is not wanted, of the foods, the diets and the words that are neither: « sans oignon ni ail ». */
function bannedOf(plain: string, named: readonly Named[]): Named[] {
  const banned: Named[] = [];
  for (const each of named.toSorted((one, other) => one.from - other.from)) {
    const last = banned.at(-1);
    const goesOn = last && say.andNext.test(plain.slice(last.to, each.from));
    const begins = { FOOD: say.notBefore, WORD: say.leftBefore, DIET: say.allergic }[each.kind];
    const isEnded = each.kind === 'FOOD' && say.notAfter.test(plain.slice(each.to));
    if (
      goesOn ||
      isEnded ||
      begins.test(plain.slice(0, each.kind === 'DIET' ? each.to : each.from))
    )
      banned.push(each);
  }
  return banned;
}

const everywhere = (patterns: readonly RegExp[]) => patterns.map((each) => new RegExp(each, 'g'));
const places = everywhere(Object.values(say.places));
const placeNames = Object.keys(say.places) as (keyof typeof say.places)[];
const measures = everywhere(say.measures);
const diets = everywhere(say.restrictionsSaid.map(([words]) => words));

const spansOf = (plain: string, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ 0: text, index }) => ({
      from: index,
      to: index + text.length,
    })),
  );

interface Named extends Span {
  readonly kind: 'FOOD' | 'DIET' | 'WORD';
}
const as =
  (kind: Named['kind']) =>
  ({ from, to }: Span): Named => ({ kind, from, to });

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Reads a clause; `today` is YYYY-MM-DD. */
export function slotsOf(said: Said, today: string): Slots {
  const { plain } = said;
  const days = daysIn(plain, today);
  const open = withoutSpans(plain, [...days, ...spansOf(plain, places)]);
  // « sans gluten » is a rule, and names no food.
  const rules = say.restrictionsSaid.filter(([words]) => words.test(plain));
  const ruled = withoutSpans(open, spansOf(open, diets));
  const foods = foodSpans(ruled);
  const strange = tokensOf(withoutSpans(ruled, [...foods, ...spansOf(ruled, measures)])).filter(
    ({ word }) => word.length > 2 && !say.smallWords.has(word) && !/^\d/.test(word),
  );
  const others = strange.map(({ word }) => word);
  const leftOut = bannedOf(open, [
    ...foods.map(as('FOOD')),
    ...spansOf(open, diets).map(as('DIET')),
    ...strange
      .filter(
        ({ word }) =>
          !isVerbForm(stemOf(word)) && !decisiveWords.has(word) && !say.noFood.test(word),
      )
      .map(as('WORD')),
  ]);
  const wordOf = ({ from, to }: Span): string => plain.slice(from, to);
  const banned = foods.filter(({ from }) => leftOut.some((each) => each.from === from));
  // « soja » is no food that one buys, but the gate knows what it is in.
  const [known, unknown] = [true, false].map((isKnown) =>
    leftOut.filter((each) => each.kind === 'WORD' && knowsFood(wordOf(each)) === isKnown),
  );
  const dish = others.filter(
    (word) => isInTitles(word) && !say.typeWords.some(([pattern]) => pattern.test(word)),
  );
  return {
    said,
    foods: unique(
      foods
        .filter((food) => !banned.includes(food))
        .map(({ name, from }) => (say.restBefore.exec(open.slice(0, from))?.[1] ?? '') + name),
    ),
    banned: unique([...banned.map(({ name }) => name), ...(known ?? []).map(wordOf)]),
    restrictions: rules.map(([, restriction]) => restriction),
    unclear: unknown?.[0] ? wordOf(unknown[0]) : null,
    dish: unique(dish.map(stemOf)),
    rest: others.filter((word) => !dish.includes(word)),
    days,
    time: days[0]?.time ?? timeIn(plain)?.time ?? null,
    people:
      say.peopleSaid.map((each) => numberOf(each.exec(plain)?.[1])).find((each) => each) ?? null,
    minutes: minutesIn(plain),
    mealType: say.typeWords.find(([pattern]) => pattern.test(open))?.[1] ?? null,
    place: placeNames.find((place) => say.places[place].test(plain)) ?? null,
    lowBudget: say.lowBudget.test(plain),
    withoutOven: say.withoutOven.test(plain),
    asks: say.asks.test(plain),
  };
}

/** Whether something to eat is named. */
export const namesFood = ({ foods, dish }: Pick<Slots, 'foods' | 'dish'>): boolean =>
  foods.length + dish.length > 0;

/** How many days a week is asked for. */
export const countIn = (plain: string): number | null => numberOf(say.howMany.exec(plain)?.[1]);

/** A name that neither the foods nor the book know; verbs are no names. */
export const strangeIn = (rest: readonly string[]): string | null =>
  rest.find((word) => !isVerbForm(stemOf(word))) ?? null;

interface Token extends Span {
  readonly word: string;
}

export const tokensOf = (plain: string): Token[] =>
  [...plain.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));

const isCount = (word: string): boolean => /^\d|^une?$/.test(word) || numberOf(word) !== null;
const isSmall = ({ word }: Token): boolean =>
  !isCount(word) && (word.length < 2 || say.smallWords.has(word) || !/[a-z]/.test(word));

/** What an order is about, eaten or not: all but its own words, days and places, item by item; at most 20. */
export function objectsOf({ said, days }: Slots, cues: readonly Span[]): SaidFood[] {
  const taken = [...days, ...spansOf(said.plain, places), ...cues];
  const items: Token[][] = [[]];
  let isAside = false;
  for (const token of tokensOf(said.plain)) {
    const isTaken = taken.some(({ from, to }) => token.from < to && token.to > from);
    const parts = isTaken || say.betweenItems.has(token.word) || say.orders.test(token.word);
    if (parts) items.push([]);
    if (parts) isAside = false;
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
function amountOf(text: string): Omit<SaidFood, 'name'> | null {
  const { name, quantity, unit } = parseIngredientLine(`${text} de lait`);
  return name === 'lait' && quantity !== null ? { quantity, unit } : null;
}

/** An amount that a sentence names, and where. */
export function amountIn({ plain }: Said): (Omit<SaidFood, 'name'> & { text: string }) | null {
  const text = say.amountSaid.exec(plain)?.[0];
  const amount = text === undefined ? null : amountOf(text);
  return amount && text !== undefined ? { ...amount, text } : null;
}

/** « 500 g de farine » as the tools take it. */
export function foodOf(text: string): SaidFood {
  const { name, quantity, unit } = parseIngredientLine(text);
  return { name, quantity, unit: quantity === null ? null : unit };
}
