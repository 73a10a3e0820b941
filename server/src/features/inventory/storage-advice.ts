import { aisleOf, type Aisle } from '../../diet/vocabulary/product.js';
import { PhraseTrie } from '../../diet/text/phrase-trie.js';
import { visibleText, wordsOf } from '../../diet/text/text.js';
import { phrases } from '../../diet/lexicon/types.js';
import type { InventoryCategory } from '../../generated/prisma/enums.js';
import { keepingDays, keptByTheirPacket, sources } from './shelf-life.fr.js';

interface Keeping {
  /** Null for what keeps by the date on its packet. */
  days: number | null;
  source: { readonly name: string; readonly url: string } | null;
}

export interface StorageAdvice {
  category: InventoryCategory;
  /** YYYY-MM-DD; null when nothing is known, or the packet says it better. */
  expirationDate: string | null;
  days: number | null;
  source: { readonly name: string; readonly url: string } | null;
}

const longestName = 300;
const byProduct = new PhraseTrie<Keeping>();
for (const name of phrases(keptByTheirPacket)) byProduct.add(name, { days: null, source: null });
for (const [days, source, names] of keepingDays) {
  for (const name of phrases(names)) byProduct.add(name, { days, source: sources[source] });
}

const categories: Readonly<Record<Aisle, InventoryCategory>> = {
  PRODUCE: 'PRODUCE',
  BAKERY: 'PANTRY',
  BUTCHER: 'MEAT_FISH',
  FISH: 'MEAT_FISH',
  DAIRY: 'DAIRY',
  GROCERY: 'PANTRY',
  CONDIMENTS: 'PANTRY',
  BAKING: 'PANTRY',
  DRINKS: 'DRINKS',
  FROZEN: 'OTHER',
  HOUSEHOLD: 'OTHER',
  OTHER: 'OTHER',
};

/** The fridge's category of what stands in that aisle. */
export const categoryOfAisle = (aisle: Aisle): InventoryCategory => categories[aisle];

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Where a product belongs and until when it keeps, from `today` (YYYY-MM-DD): the first product that the name speaks of decides. */
export function adviseStorage(name: string, today: string): StorageAdvice {
  const words = wordsOf(visibleText(name.slice(0, longestName)));
  const found = words
    .map((_word, at) => byProduct.longestAt(words, at)?.value)
    .find((keeping) => keeping !== undefined);
  const days = found?.days ?? null;
  return {
    category: categoryOfAisle(aisleOf(name)),
    expirationDate: days === null ? null : daysAfter(today, days),
    days,
    source: found?.source ?? null,
  };
}
