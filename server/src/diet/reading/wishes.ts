import { choices, examples, wishes } from '../lexicon/clearers.js';
import { trieOf, type PhraseMatch } from '../text/phrase-trie.js';
import type { Word } from '../text/text.js';

/** What makes no promise of the word before it: a wish (« si possible »), a choice (« au choix »), an example. */
export type Wish = 'WISH' | 'CHOICE' | 'EXAMPLE';

const trie = trieOf<Wish>([
  { phrases: wishes, value: 'WISH' },
  { phrases: choices, value: 'CHOICE' },
  { phrases: examples, value: 'EXAMPLE' },
]);

/** The wish, choice or example that begins at a word. */
export function wishAt(words: readonly Word[], at: number): PhraseMatch<Wish> | undefined {
  return trie.longestAt(words, at);
}

/** « si possible », « de préférence », « ou non », « au choix »: what was said before it is not promised. */
export function isOpen(words: readonly Word[], at: number): boolean {
  const wish = wishAt(words, at);
  return wish !== undefined && wish.value !== 'EXAMPLE';
}
