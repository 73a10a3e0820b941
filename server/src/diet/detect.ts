import { clearHits } from './clear-hits.js';
import { lineLexicon, textLexicon, type Term } from './lexicon-index.js';
import type { PhraseMatch, PhraseTrie } from './phrase-trie.js';
import type { Hit, Place, Reading } from './reading.js';
import { tokenize, toWords, visibleText, type Word } from './text.js';

/** A heading such as « Pour la pâte : » names a part of the dish, not an ingredient. */
const heading = /^[^\d]*:\s*$/;

/** Every term the lexicon knows in the text, cleared ones included. */
export function read(source: string, place: Place): Reading {
  const text = visibleText(source);
  const words = toWords(tokenize(text));
  const trie = place === 'LINE' && !heading.test(text) ? lineLexicon : textLexicon;
  const hits = withOverlaps(trie, words).map(({ from, to, value }): Hit => ({
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

/** A compound that only looks like a hit keeps its words; any other shares them with a hit that starts in it. */
function withOverlaps(trie: PhraseTrie<Term>, words: readonly Word[]): PhraseMatch<Term>[] {
  return trie.findAll(words).flatMap((match) => {
    const inner = isHarmless(match) ? undefined : trie.overlapping(words, match);
    return inner && !isHarmless(inner) ? [match, inner] : [match];
  });
}

function isHarmless({ value }: PhraseMatch<Term>): boolean {
  return !value.entry.has?.length && !value.entry.may?.length;
}
