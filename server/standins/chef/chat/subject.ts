import { fold } from '#product/diet/text/text.js';
import { withoutSpans } from './day-said.js';
import { foodSpans, foodsIn, type SaidFood } from './foods-said.js';
import * as words from './understand.fr.js';
import type { Clause } from './understand.js';
import { servingPatterns } from './wish.fr.js';

const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'g');
const verb = anyOf(...Object.values(words.verbs), words.left, /^(?:liste|courses)(?: de courses)?/);
const cuts = anyOf(words.places, words.hours, words.manners);
const people = anyOf(...servingPatterns);
const ofMeals: ReadonlySet<Clause['kind']> = new Set(['PLAN', 'CHANGE', 'MOVE', 'SWAP']);

const spansOf = (plain: string, pattern: RegExp) =>
  [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));

export const plainOf = (text: string): string => fold(text).replace(/['’-]/g, ' ').trim();
export const isPronoun = (text: string): boolean => words.pronoun.test(plainOf(text));

/** What an order is about, as it was typed: without its verbs, days, places and numbers of people. */
export function subjectOf({ kind, said, days }: Clause): { subject: string; isAfter: boolean } {
  const { plain } = said;
  const isMeal = ofMeals.has(kind);
  const [first] = spansOf(plain, verb);
  const others = [...days, ...spansOf(plain, cuts), ...(isMeal ? spansOf(plain, people) : [])];
  const before = { from: 0, to: first?.to ?? 0 };
  const isAfter = /\p{L}{2}/u.test(withoutSpans(plain, [before, ...others]));
  const later = isMeal ? [] : spansOf(plain, words.laterVerbs);
  const gone = isAfter ? [before, ...later] : spansOf(plain, verb);
  const subject = [...withoutSpans(plain, [...others, ...gone]).matchAll(/\S+(?: \S+)*/g)]
    .map(({ index, 0: { length } }) => said.typed(index, index + length))
    .join(isMeal ? ' ' : ', ');
  return { subject: subject.trim(), isAfter };
}

/** From the first food that a sentence names to the last, as it was typed. */
export function foodsTyped({ said }: Pick<Clause, 'said'>): string {
  const spans = foodSpans(said.plain);
  return said.typed(spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0);
}

/** The foods of an order; « rajoute-en 2 litres » is of what was named just before. */
export function foodsOf(clause: Clause, subject: string, before: string): SaidFood[] {
  if (words.someOfIt.test(plainOf(subject)))
    return foodsIn(`${subject.replace(/^\S*en\s/iu, '')} de ${before}`);
  return isPronoun(subject) ? foodsIn(foodsTyped(clause) || before) : foodsIn(subject);
}

/** The name of a meal alone: « brisolée » of « le repas de la brisolée »; null when it is only « le repas ». */
export function mealIn(subject: string): string | null {
  const name = (foodsIn(subject.replace(/[?!.,;]/g, ' '))[0]?.name ?? '').trim();
  const bare = plainOf(subject).replace(words.mealWords, '').trim();
  const kept = plainOf(name).replace(words.mealWords, '').trim();
  return bare === '' || isPronoun(bare) || kept === ''
    ? null
    : name.slice(name.length - kept.length);
}
