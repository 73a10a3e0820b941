import { readLine } from './reply-lines.js';

/** In characters: what is longer is cut. */
const longestWords = 300;

/**
 * What a model said instead of a recipe, as it said it, on one line of at most 300 characters; null where there is
 * nothing to quote: no word, or a recipe, even one that lacks a part.
 */
export function wordsInstead(reply: string): string | null {
  const lines = reply.split('\n').flatMap((text) => readLine(text) ?? []);
  const isProse = lines.every(({ kind }) => kind === 'TEXT' || kind === 'BLANK');
  const words = lines
    .flatMap((line) => (line.kind === 'TEXT' ? line.text : []))
    .join(' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (!isProse || words === '') return null;
  const characters = [...words];
  return characters.length <= longestWords
    ? words
    : `${characters.slice(0, longestWords - 1).join('')}…`;
}
