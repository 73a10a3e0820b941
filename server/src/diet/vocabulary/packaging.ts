import type { Aisle } from '../aisle.js';
import { namesByPackaging, packagingByAisle } from '../lexicon/packagings.js';
import { phrases } from '../lexicon/types.js';
import { packagings, type Packaging } from '../packaging.js';
import { PhraseTrie } from '../text/phrase-trie.js';
import { wordsOf } from '../text/text.js';
import { canonicalProduct } from './product.js';
import { foodFrom } from './shelf.js';

const names = new PhraseTrie<Packaging>();
for (const packaging of packagings)
  for (const name of phrases(namesByPackaging[packaging] ?? '')) names.add(name, packaging);

/** What a product is sold in; null where it is sold by weight, or where nobody knows. */
export function packagingOf(name: string, aisle: Aisle): Packaging | null {
  const usual = packagingByAisle[aisle];
  if (!usual) return null;
  const words = wordsOf(name);
  // « 2 bocaux de cornichons » are counted already; a yoghurt is its pot.
  const isPacked = foodFrom(words) > 0 && canonicalProduct(name).startsWith(words[0]?.stem ?? '');
  if (isPacked) return 'PIECE';
  for (let at = 0; at < words.length; at++) {
    const found = names.longestAt(words, at)?.value;
    // A dried herb stands with the spices; a lemon is a lemon, whatever is pressed of it.
    if (found && (found === 'BUNCH') === (aisle === 'PRODUCE')) return found;
  }
  return usual;
}
