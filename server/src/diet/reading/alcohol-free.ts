import type { Span } from './clauses.js';
import type { Hit } from './reading.js';
import type { Word } from '../text/text.js';

/** « 0 % », « 0,0 % » or « 0.0 », but neither « 10,0 % », « 0,75 l » nor « 0 % de matière grasse ». */
const none =
  /(?<![\d.,])0(?:[.,]0+\s*%?|\s*%)(?![\d.,]*\d|\s*(?:c?l|dl|ml|k?g|litres?)\b|\s*(?:de\s|d['’]|m\.?\s?g\b|mati|gras|sucre|lipide|sulfit|pesticide|additif|ogm|conservateur|colorant|nitrit|résidu))/giu;

/** Where a line says that a drink holds no alcohol by a number alone. */
export function saidAlcoholFree(text: string, words: readonly Word[]): Span[] {
  if (!text.includes('0')) return [];
  return [...text.matchAll(none)].flatMap(({ index, 0: said }) => {
    const from = words.findIndex(({ start }) => start >= index);
    const after = words.findIndex(({ start }) => start >= index + said.length);
    return from < 0 ? [] : [{ from, to: after < 0 ? words.length : after }];
  });
}

/** A beer or a wine; « tiramisu 0 % » speaks of fat. */
export function isDrinkAlone({ has, may }: Hit): boolean {
  return (
    has.has('ALCOHOL') && [...has, ...may].every((each) => each === 'ALCOHOL' || each === 'GLUTEN')
  );
}
