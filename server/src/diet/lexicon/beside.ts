import { phrases } from './types.js';

/** « pesto Barilla », « chips au paprika »: each head before each of the words. */
export function beside(heads: string, words: string): string {
  return phrases(heads)
    .flatMap((head) => phrases(words).map((word) => `${head} ${word}`))
    .join(', ');
}
