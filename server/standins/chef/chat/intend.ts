import { stemOf } from '#product/diet/text/text.js';
import type { Kitchen } from '../prompt.js';
import { isInTitle } from './find-recipe.js';
import { isAmong, stemsOf, type SaidFood } from './foods-said.js';
import { joints } from './hear.fr.js';
import { hear, type Said, type Span } from './hear.js';
import { emergencies, intentions, type Emergency, type Intention } from './intentions.fr.js';
import { lookUp } from './knowledge.js';
import * as words from './slots.fr.js';
import { countIn, namesFood, objectsOf, slotsOf, tokensOf, type Slots } from './slots.js';

/** One wish of a message. */
export interface Clause extends Slots {
  readonly intention: Intention | Emergency | 'UNKNOWN';
  /** What an order is about. */
  readonly objects: readonly SaidFood[];
  /** The words that decided it. */
  readonly cues: readonly Span[];
  /** What was said to change an earlier wish, of which this clause is the whole. */
  readonly change: Slots | null;
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
/** Of one weight no more than so many words count. */
const mostOfOne = 2;
/** Wishes that need no word of their own: « poulet, poivrons ». */
const bySlots: ReadonlySet<string> = new Set(['COOK', 'ASK_LIST']);
/** As much speaks for an emergency at least. */
const emergencyFrom = 6;

interface Group {
  readonly weight: number;
  readonly words: RegExp | null;
  readonly facts: readonly string[];
}

const groupsOf = (table: string): Group[] =>
  table.split(';').map((group) => {
    const [weight = '0', ...cues] = group.trim().split(/\s+/);
    const patterns = cues
      .filter((cue) => !cue.startsWith('#'))
      .map((cue) => cue.replaceAll('_', ' ').replaceAll('*', '[a-z]*'))
      .sort((one, other) => other.length - one.length);
    return {
      weight: Number(weight),
      words:
        patterns[0] === undefined
          ? null
          : new RegExp(`(?<!\\w)(?:${patterns.join('|')})(?!\\w)`, 'g'),
      facts: cues.filter((cue) => cue.startsWith('#')).map((cue) => cue.slice(1)),
    };
  });

const models = Object.entries(intentions).map(([name, groups]) => ({
  intention: name as Intention,
  groups: groupsOf(groups),
}));
const urgent = Object.entries(emergencies).map(([name, groups]) => ({
  name: name as Emergency,
  groups: groupsOf(groups),
}));

/** How well an intention fits: by its words alone, and with the facts; and where its words stand. */
function scored(groups: readonly Group[], plain: string, facts: ReadonlySet<string>) {
  const holds = (fact: string) =>
    fact.startsWith('!') ? !facts.has(fact.slice(1)) : facts.has(fact);
  let weighed = 0;
  let total = 0;
  const cues: Span[] = [];
  for (const { weight, words: pattern, facts: named } of groups) {
    const found = pattern === null ? [] : [...plain.matchAll(pattern)];
    weighed += weight * Math.min(new Set(found.map(([text]) => text)).size, mostOfOne);
    total += weight * named.filter(holds).length;
    if (weight > 0)
      cues.push(...found.map(({ 0: text, index }) => ({ from: index, to: index + text.length })));
  }
  return { words: weighed, total: weighed + total, cues };
}

/** What must be answered before anything else; null in the usual case. */
export const emergencyIn = (plain: string): Emergency | null =>
  urgent.find(({ groups }) => scored(groups, plain, new Set()).total >= emergencyFrom)?.name ??
  null;

/** Whether a word speaks for any intention, or against it. */
const isCue = (word: string): boolean =>
  models.some(({ groups }) => groups.some(({ words: each }) => each && word.search(each) >= 0));

export const isAtHome = ({ fridge }: Kitchen, name: string): boolean =>
  isAmong(
    name,
    fridge.map((line) => line.name),
  );
export const plannedLike = ({ plan }: Kitchen, names: readonly string[]) =>
  plan.filter(({ title }) =>
    names.some((name) => stemsOf(title).includes(stemsOf(name)[0] ?? ' ')),
  );

const isSaid = (slot: unknown): boolean =>
  slot !== null && slot !== false && !(Array.isArray(slot) && slot.length === 0);

/** What the table of intentions weighs beside words: the slots that say something, the place, and what they come to. */
function factsOf(slots: Slots, { kitchen, shown }: Scene): ReadonlySet<string> {
  const { foods, dish, banned, days, place, people, asks, said, mealType } = slots;
  const { plain } = said;
  const named = [...foods, ...dish];
  const all = [...foods, ...banned];
  const isNamed = namesFood(slots);
  const isPlanned = plannedLike(kitchen, named).length > 0;
  const isIt = words.it.test(plain) && shown.length > 0;
  const isKnown = (asked: 'SAFETY' | 'TECHNIQUE') => lookUp(asked, plain, kitchen.today) !== null;
  const come = {
    ...slots,
    banned: banned.length > 0 || slots.unclear !== null,
    [place ?? '']: place,
    several: foods.length > 1,
    title: dish.length > 0 && isInTitle(named),
    allowed: slots.restrictions.length > 0 && isNamed,
    asksfood: asks && all.length > 0,
    amount: /\d/.test(plain) && people === null && slots.time === null && days.length === 0,
    eaten: isNamed || isIt,
    it: isIt && !isNamed,
    object: objectsOf(slots, []).length > 0,
    planned: isPlanned,
    fresh: isNamed && !isPlanned,
    plannedday: days.some(({ date }) => kitchen.plan.some((each) => each.date === date)),
    atlist: all.length > 0 && all.every((name) => isAmong(name, kitchen.list)),
    athome: all.length > 0 && all.every((name) => isAtHome(kitchen, name)),
    bare: slots.rest.length === 0 && (isNamed || mealType !== null) && place === null && !asks,
    count: countIn(plain) !== null,
    range: days.length > 1,
    known: isKnown('SAFETY') || (all.length === 0 && isKnown('TECHNIQUE')),
  };
  return new Set(Object.entries(come).flatMap(([name, slot]) => (isSaid(slot) ? [name] : [])));
}

/** A clause and the intention that its words and slots speak for, where they do so clearly. */
export function readClause(said: Said, scene: Scene): { clause: Clause; decides: boolean } {
  const slots = slotsOf(said, scene.kitchen.today);
  const facts = factsOf(slots, scene);
  const [best, next] = models
    .map(({ groups, ...model }) => ({ ...model, ...scored(groups, said.plain, facts) }))
    .filter(({ intention, words: own }) => own >= decided || bySlots.has(intention))
    .sort((one, other) => other.total - one.total);
  const cues = best?.cues ?? [];
  const objects = objectsOf(slots, cues);
  const isOrder = best && takesObjects.has(best.intention);
  const named = isOrder ? objects.flatMap(({ name }) => stemsOf(name)) : [];
  const rest = slots.rest.filter(
    (word) => word !== slots.unclear && !isCue(word) && !named.includes(stemOf(word)),
  );
  const total = (best?.total ?? 0) - rest.length * perStrangeWord;
  const isClear = best && total >= enough && best.total - (next?.total ?? 0) >= margin;
  // « pas de céleri » alone is no wish by its words, and must not be lost.
  const isKept = slots.restrictions.length > 0 && words.keepsDiet.test(said.plain);
  const isLeftOut =
    (slots.banned.length > 0 || isKept) && slots.place === null && rest.length === 0;
  const unclear = isLeftOut && !words.lacks.test(said.plain) ? 'COOK' : 'UNKNOWN';
  const intention = isClear ? best.intention : unclear;
  return {
    clause: { ...slots, rest, intention, objects, cues, change: null },
    decides: isClear === true && best.words >= decided,
  };
}

/** Intentions whose objects may be anything, eaten or not. */
export const takesObjects: ReadonlySet<string> = new Set(
  'LIST_ADD AMOUNT FRIDGE_ADD GONE TICK REMOVE PLAN CHANGE'.split(' '),
);

/** « un dessert au chocolat », which needs no word of its own. */
const asksDish = ({ clause }: { clause: Clause }): boolean =>
  clause.intention === 'COOK' && clause.mealType !== null;

/** A message clause by clause: one begins where its own words decide what it wants. */
export function clausesOf(said: Said, scene: Scene): Clause[] {
  const tokens = tokensOf(said.plain);
  const starts = tokens.flatMap(({ word, from }, at) => {
    const before = tokens[at - 1]?.word ?? '';
    const isOrder = words.orders.test(word) && !words.beforeOrder.test(before);
    return at === 0 || isOrder || joints.has(before) ? [from] : [];
  });
  const read = (from: number, to: number) => readClause(hear(said.typed(from, to)), scene);
  const parts: { from: number; to: number; decides: boolean }[] = [];
  for (const [at, from] of starts.entries()) {
    const to = starts[at + 1] ?? said.plain.length;
    const { decides } = read(from, to);
    const last = parts.at(-1);
    const isOrder = words.orders.test(said.plain.slice(from).split(' ')[0] ?? '');
    if (last && !(decides && (last.decides || (isOrder && asksDish(read(last.from, last.to))))))
      parts[parts.length - 1] = { from: last.from, to, decides: last.decides || decides };
    else parts.push({ from, to, decides });
  }
  const clauses = parts.map(({ from, to }) => read(from, to).clause);
  const telling = clauses.filter(({ intention }) => !isSmallTalk(intention));
  return telling.length > 0 ? telling : clauses.slice(0, 1);
}

const smallTalk: ReadonlySet<string> = new Set(['HELLO', 'THANKS', 'FINE']);
export const isSmallTalk = (intention: string): boolean => smallTalk.has(intention);
