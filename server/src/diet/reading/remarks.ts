import { endOfBracket } from './brackets.js';
import type { Span } from './clauses.js';
import type { Hit } from './reading.js';
import { otherVersions } from '../lexicon/clearers.js';
import { articles, stemOf, type Word } from '../text/text.js';
import { describes } from '../vocabulary/known-words.js';

/** What links the words of a bare kind: « de dinde », « au soja », « type penne, non salé ». */
const links = new Set(
  'de à en et ou sans non très bien peu plus type genre style marque sorte variété origine certifié garanti est sont'
    .split(' ')
    .map(stemOf),
);
const partitives = new Set(['du', 'des']);
const number = /^\p{N}+$/u;
const ownName = /^\p{Lu}/u;

export interface Said {
  hits: readonly Hit[];
  words: readonly Word[];
  text: string;
}

/**
 * Whether the words of the span, said of what ends before `start`, are part of a remark: « (remplaçable par du
 * tofu) », « , on peut la prendre sans gluten ». Only a bare kind says what a thing is: « (tofu fumé) », « sans gluten ».
 */
export function isRemark(
  said: Said,
  start: number,
  { from, to }: Span,
  isLikeIt: (at: number) => boolean = () => false,
): boolean {
  const { words } = said;
  const aside = words.findLastIndex(({ gap }, at) => at >= start && at <= from && gap !== 'NONE');
  const end = aside < 0 ? to : endOfAside(words, start, from, to);
  for (let at = start; at < end; at++)
    if ((at < from || at >= to) && !belongsToAKind(said, at) && !isLikeIt(at)) return true;
  return aside >= 0 && words.slice(aside, from + 1).some(isIntroduced);
}

/** A bracket is one remark as far as it closes, and what stands past a comma as far as the next. */
function endOfAside(words: readonly Word[], start: number, from: number, to: number): number {
  const bracket = words.findLastIndex(
    ({ bracketed }, at) => at >= start && at <= from && bracketed,
  );
  if (bracket >= 0 && endOfBracket(words, bracket) > from) return endOfBracket(words, bracket);
  const end = words.findIndex(({ gap }, at) => at >= to && gap !== 'NONE');
  return end < 0 ? words.length : end;
}

/** « (le tofu convient) », « (du tofu) »: another thing, and not the kind of the one before. */
const isIntroduced = ({ before, exact }: Word): boolean =>
  articles.has(before) || partitives.has(exact);

function belongsToAKind({ hits, words, text }: Said, at: number): boolean {
  const word = words[at];
  if (!word || otherVersions.has(word.stem)) return false;
  return (
    links.has(word.stem) ||
    number.test(word.exact) ||
    describes(word) ||
    (word.gap === 'NONE' && ownName.test(text.slice(word.start, word.end))) ||
    hits.some((hit) => hit.from <= at && at < hit.to)
  );
}
