import { stemOf } from '#product/diet/text/text.js';
import { isInTitle } from './find-recipe.js';
import { isAmong, stemsOf, type FoodSpan, type SaidFood } from './foods-said.js';
import { hear, type Said } from './hear.js';
import { intentionsOf, isCue } from './intend.js';
import type { Emergency, Intention } from './intentions.fr.js';
import type { Kitchen } from './kitchen-told.js';
import { lookUp } from './knowledge.js';
import * as words from './slots.fr.js';
import { countIn, objectsOf, slotsOf, tokensOf, type Slots } from './slots.js';

/** One wish of a message. */
export interface Clause extends Slots {
  readonly intention: Intention | Emergency | 'UNKNOWN';
  /** What an order is about. */
  readonly objects: readonly SaidFood[];
  /** The words that decided it. */
  readonly cues: readonly FoodSpan[];
  readonly asks: boolean;
  /** It only changes what was wished before. */
  readonly isChange: boolean;
}

/** What is on the table when something is said. */
export interface Scene {
  readonly kitchen: Kitchen;
  /** Titles shown in the conversation, the newest first. */
  readonly shown: readonly string[];
}

/** How much speaks for an intention at least, and how much more than for the next one. */
const enough = 4;
const margin = 1;
const perStrangeWord = 0.75;
/** A part of a message whose own words say so much is a wish of its own. */
const decided = 3;

export const isAtHome = ({ fridge }: Kitchen, name: string): boolean =>
  isAmong(
    name,
    fridge.map((line) => line.name),
  );
export const plannedLike = ({ plan }: Kitchen, names: readonly string[]) =>
  plan.filter(({ title }) =>
    names.some((name) => stemsOf(title).includes(stemsOf(name)[0] ?? ' ')),
  );

/** What the slots of a clause come to, by the names that the table of intentions weighs. */
function featuresOf(slots: Slots, asks: boolean, { kitchen, shown }: Scene): ReadonlySet<string> {
  const { foods, dish, banned, days, place, restrictions, people } = slots;
  const { plain } = slots.said;
  const named = [...foods, ...dish];
  const all = [...foods, ...banned];
  const isNamed = named.length > 0;
  const planned = plannedLike(kitchen, named).length > 0;
  const eats = isNamed || slots.mealType !== null;
  const facts = {
    food: foods.length > 0,
    foods: foods.length > 1,
    dish: dish.length > 0,
    title: dish.length > 0 && isInTitle(named),
    banned: banned.length > 0 || slots.unclear !== null,
    day: days.length > 0,
    time: slots.time !== null,
    people: people !== null,
    minutes: slots.minutes !== null,
    type: slots.mealType !== null,
    budget: slots.lowBudget || slots.withoutOven,
    restriction: restrictions.length > 0,
    allowed: restrictions.length > 0 && isNamed,
    asks,
    tells: !asks,
    asksfood: asks && all.length > 0,
    list: place === 'LIST',
    fridge: place === 'FRIDGE',
    plan: place === 'PLAN',
    amount: /\d/.test(plain) && people === null && slots.time === null && days.length === 0,
    it: words.it.test(plain) && shown.length > 0 && !isNamed,
    object: objectsOf(slots, []).length > 0,
    planned,
    fresh: isNamed && !planned,
    plannedday: days.some(({ date }) => kitchen.plan.some((each) => each.date === date)),
    atlist: all.length > 0 && all.every((name) => isAmong(name, kitchen.list ?? [])),
    athome: all.length > 0 && all.every((name) => isAtHome(kitchen, name)),
    bare: slots.rest.length === 0 && eats && place === null && !asks,
    count: countIn(plain) !== null,
    known:
      lookUp('SAFETY', plain, kitchen.today) !== null ||
      (all.length === 0 && lookUp('TECHNIQUE', plain, kitchen.today) !== null),
  };
  return new Set(Object.entries(facts).flatMap(([name, holds]) => (holds ? [name] : [])));
}

/** Intentions whose objects may be anything, eaten or not. */
export const takesObjects: ReadonlySet<string> = new Set(
  'LIST_ADD FRIDGE_ADD GONE TICK AMOUNT REMOVE PLAN CHANGE'.split(' '),
);

/** A clause and the intention that its words and slots speak for, where they do so clearly. */
export function readClause(said: Said, scene: Scene): { clause: Clause; decides: boolean } {
  const slots = slotsOf(said, scene.kitchen.today);
  const asks = words.asks.test(said.plain);
  const [best, next] = intentionsOf(said.plain, featuresOf(slots, asks, scene));
  const cues = best?.cues ?? [];
  const objects = objectsOf(slots, cues);
  const named =
    best && takesObjects.has(best.intention) ? objects.flatMap(({ name }) => stemsOf(name)) : [];
  const rest = slots.rest.filter(
    (word) => word !== slots.unclear && !isCue(word) && !named.includes(stemOf(word)),
  );
  const total = (best?.total ?? 0) - rest.length * perStrangeWord;
  const isClear = best && total >= enough && best.total - (next?.total ?? 0) >= margin;
  const intention = isClear ? best.intention : 'UNKNOWN';
  return {
    clause: { ...slots, rest, intention, objects, cues, asks, isChange: false },
    decides: isClear === true && best.words >= decided,
  };
}

/** A message clause by clause: one begins where its own words decide what it wants. */
export function clausesOf(said: Said, scene: Scene): Clause[] {
  const tokens = tokensOf(said.plain);
  const starts = tokens.flatMap(({ word, from }, at) => {
    const before = tokens[at - 1]?.word ?? '';
    const isOrder = words.orders.test(word) && !words.beforeOrder.test(before);
    return at === 0 || isOrder || words.joints.has(before) ? [from] : [];
  });
  const read = (from: number, to: number) => readClause(hear(said.typed(from, to)), scene);
  const parts: { from: number; to: number; decides: boolean }[] = [];
  for (const [at, from] of starts.entries()) {
    const to = starts[at + 1] ?? said.plain.length;
    const { decides } = read(from, to);
    const last = parts.at(-1);
    if (last && !(decides && last.decides))
      parts[parts.length - 1] = { from: last.from, to, decides: last.decides || decides };
    else parts.push({ from, to, decides });
  }
  const clauses = parts.map(({ from, to }) => read(from, to).clause);
  const telling = clauses.filter(({ intention }) => !isSmallTalk(intention));
  return telling.length > 0 ? telling : clauses.slice(0, 1);
}

const smallTalk: ReadonlySet<string> = new Set(['HELLO', 'THANKS', 'BYE', 'YES', 'NO']);
export const isSmallTalk = (intention: string): boolean => smallTalk.has(intention);
