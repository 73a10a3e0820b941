import { productAt } from '../vocabulary/product.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import { articles, type Word } from '../text/text.js';
import type { Hit } from './reading.js';

/** Bases that take on what is said after « pour »: a sauce for pizza says little of the sauce. */
export const preparations: ReadonlySet<string> = new Set(
  'sauce melange preparation garniture kit base poudre pate appareil farce fond bouillon glacage marinade cube tablette sachet concentre dose pastille granule extrait arome fumet'.split(
    ' ',
  ),
);
/** « pour cette fondue », « pour votre tarte » mean the dish; « pour cette fois des lardons » adds to it. */
const determiners = new Set(['ce', 'cet', 'cette', 'vo', 'votre', 'notre', 'no']);
const verb = /(?:er|ir|oir|dre|tre|ire)$/;
/** Where another thing begins. */
const joining = new Set(['et', 'ou', 'plu', 'avec']);
/** Words between « pour » and what is meant by it at most: « pour l'eau de cuisson des pâtes ». */
const farthest = 7;

/**
 * « galettes de riz pour rouleaux de printemps », « pommes, pelées, pour le crumble », « huile pour faire revenir la
 * viande »: what the known thing before « pour » is bought for.
 */
export function isPurpose(hit: Hit, hits: readonly Hit[], words: readonly Word[]): boolean {
  const pour = pourBefore(hit, words);
  if (pour === undefined || words.slice(pour, hit.to).some(({ exact }) => /^\d/.test(exact)))
    return false;
  const first = words[pour + 1];
  const isOfADish =
    (first && articles.has(first.before)) ||
    (first && determiners.has(first.stem) && hit.from === pour + 2) ||
    verb.test(first?.exact ?? '') ||
    isNext(hit, pour);
  return isOfADish ? isSaidOfAProduct(pour, hits, words) : false;
}

function pourBefore({ from }: Hit, words: readonly Word[]): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - farthest); at--) {
    const word = words[at];
    if (!word || words[at + 1]?.gap !== 'NONE' || joining.has(word.stem)) return undefined;
    if (word.stem === 'pour') return at;
  }
  return undefined;
}

/** « pour tartiflette », « agneau pour navarin », « pois chiches pour harira »: a dish by name needs no article. */
const isNext = ({ from }: Hit, pour: number): boolean => from === pour + 1;

function isSaidOfAProduct(pour: number, hits: readonly Hit[], words: readonly Word[]): boolean {
  for (let at = pour - 1; at >= 0 && words[at + 1]?.gap !== 'HARD'; at--) {
    const word = words[at];
    if (!word || preparations.has(word.stem) || words[at + 1]?.announced) return false;
    const isHit = hits.some(({ from, to }) => from <= at && at < to);
    if (isHit || knowledgeOf(word.stem) === 'PRODUCT' || productAt(words, at) !== undefined)
      return true;
  }
  return false;
}
