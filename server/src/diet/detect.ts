import { clearHits } from './clear-hits.js';
import { lineLexicon, textLexicon } from './lexicon-index.js';
import type { Hit, Place, Reading } from './reading.js';
import { tokenize, toWords, visibleText } from './text.js';

/** A heading such as « Pour la pâte : » names a part of the dish, not an ingredient. */
const heading = /^[^\d]*:\s*$/;

/** Every term the lexicon knows in the text, cleared ones included. */
export function read(source: string, place: Place): Reading {
  const text = visibleText(source);
  const words = toWords(tokenize(text));
  const trie = place === 'LINE' && !heading.test(text) ? lineLexicon : textLexicon;
  const hits = trie.findAll(words).map(({ from, to, value }): Hit => ({
    term: value,
    from,
    to,
    word: text.slice(words[from]?.start, words[to - 1]?.end),
    has: new Set(value.entry.has),
    may: new Set(value.entry.may),
    certified: new Set(),
    negated: false,
  }));
  return { words, hits: clearHits(hits, words, place) };
}
