import { isAdjective, knowledgeOf } from '../vocabulary/known-words.js';
import type { Term } from '../vocabulary/lexicon-index.js';
import { productAt } from '../vocabulary/product.js';
import { isFrench } from '../text/french-words.js';
import type { PhraseMatch } from '../text/phrase-trie.js';
import type { Word } from '../text/text.js';
import type { Hit } from './reading.js';
import { isJudgement } from './remarks.js';

/** « bourguignon », « hollandaise »: made as they make it there, with what belongs to it. */
const ofAPlace = /(?:ais|aise|ois|oise|ien|ienne|ain|aine|on|onne)s?$/;
/** « tomates farcies »: says what was put into the food, and no more how it is. */
const fills = /^farci/;

const adverbs = new Set('bien tre plu moin assez peu tout'.split(' '));

/**
 * « lard maigre », « bacon croustillant », « fromage fondu »: an adjective right behind a food says how that is; it is
 * neither the fish nor the sweet of its name.
 */
export function saysHowFoodIs(
  { from, to }: Pick<Hit, 'from' | 'to'>,
  hits: readonly Hit[],
  words: readonly Word[],
): boolean {
  const word = words[from];
  if (to !== from + 1 || !word) return false;
  // « (parfait pour une raclette) », of the food before the bracket.
  if (word.bracketed && words[to]?.stem === 'pour' && isJudgement(word))
    return words.slice(0, from).some((before, at) => namesFood(before, at, hits, words));
  if (!isAdjective(word) || ofAPlace.test(word.exact) || fills.test(word.exact)) return false;
  for (let at = from - 1; at >= 0 && words[at + 1]?.gap === 'NONE'; at--) {
    const before = words[at];
    if (!before) return false;
    if (namesFood(before, at, hits, words)) return true;
    if (!isAdjective(before) && !adverbs.has(before.stem)) return false;
  }
  return false;
}

const namesFood = ({ stem }: Word, at: number, hits: readonly Hit[], words: readonly Word[]) =>
  hits.some((hit) => hit.from <= at && at < hit.to) ||
  knowledgeOf(stem) === 'PRODUCT' ||
  productAt(words, at) !== undefined;

const accented = /és?$/;
const plain = /es?$/;

/**
 * Whether a participle with its accent was taken for a dish without: « champignons rissolés » are no « rissoles ». An
 * accent that is missing says nothing, one that is written does; of a food the participle is made (« beurré »).
 */
export function isParticipleOfAnother(
  { from, to, value }: PhraseMatch<Term>,
  words: readonly Word[],
): boolean {
  const { exact = '', stem = '' } = words[from] ?? {};
  return (
    to === from + 1 &&
    value.entry.dish === true &&
    accented.test(exact) &&
    plain.test(value.phrase) &&
    isFrench(`${stem}r`)
  );
}
