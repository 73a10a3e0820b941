import { aisleOf, type Aisle } from '../../diet/vocabulary/product.js';
import { PhraseTrie } from '../../diet/text/phrase-trie.js';
import { visibleText, wordsOf } from '../../diet/text/text.js';
import { phrases } from '../../diet/lexicon/types.js';
import type {
  ExpirationEstimate,
  InventoryCategory,
  InventoryPlace,
} from '../../generated/prisma/enums.js';
import {
  freezingDays,
  frozenProduce,
  keepingDays,
  keptByTheirPacket,
  onceThawed,
  sources,
} from './shelf-life.fr.js';

interface Keeping {
  /** Null for what keeps by the date on its packet. */
  days: number | null;
  source: { readonly name: string; readonly url: string } | null;
}

export interface StorageAdvice {
  category: InventoryCategory;
  /** Where it usually lies. */
  place: InventoryPlace;
  /** YYYY-MM-DD; null when nothing is known, or the packet says it better. */
  expirationDate: string | null;
  /** What that date is estimated from; null without one. */
  expirationEstimate: ExpirationEstimate | null;
  days: number | null;
  source: { readonly name: string; readonly url: string } | null;
}

const longestName = 300;
const byProduct = new PhraseTrie<Keeping>();
for (const name of phrases(keptByTheirPacket)) byProduct.add(name, { days: null, source: null });
for (const [days, source, names] of keepingDays) {
  for (const name of phrases(names)) byProduct.add(name, { days, source: sources[source] });
}

const frozenByProduct = new PhraseTrie<Keeping>();
for (const [days, source, names] of freezingDays) {
  for (const name of phrases(names)) frozenByProduct.add(name, { days, source: sources[source] });
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

/** Of the first product that the name speaks of; undefined where it speaks of none. */
function firstOf(known: PhraseTrie<Keeping>, name: string): Keeping | undefined {
  const words = wordsOf(visibleText(name.slice(0, longestName)));
  return words
    .map((_word, at) => known.longestAt(words, at)?.value)
    .find((keeping) => keeping !== undefined);
}

const unknown: Keeping = { days: null, source: null };

/** For how many days a food keeps from now on, fresh, frozen, or once thawed. */
export function keepingOf(name: string, as: ExpirationEstimate): Keeping {
  if (as === 'THAWED') return onceThawed;
  if (as === 'FRESH') return firstOf(byProduct, name) ?? unknown;
  const isProduce = categoryOfAisle(aisleOf(name)) === 'PRODUCE';
  return firstOf(frozenByProduct, name) ?? (isProduce ? frozenProduce : unknown);
}

/** A date that is estimated, from `today` (YYYY-MM-DD); without one where nothing is known. */
export function estimateDate(name: string, as: ExpirationEstimate, today: string) {
  const { days } = keepingOf(name, as);
  return days === null
    ? { expirationDate: null, expirationEstimate: null }
    : { expirationDate: daysAfter(today, days), expirationEstimate: as };
}

const inCupboard: ReadonlySet<InventoryCategory> = new Set(['PANTRY', 'DRINKS']);

function usualPlace(aisle: Aisle, fresh: Keeping | undefined): InventoryPlace {
  if (aisle === 'FROZEN') return 'FREEZER';
  if (typeof fresh?.days === 'number') return 'FRIDGE';
  const category = categoryOfAisle(aisle);
  // Potatoes, garlic and squash: of their aisle, and known to keep outside.
  const keepsOutside = category === 'PRODUCE' && fresh !== undefined;
  return inCupboard.has(category) || keepsOutside ? 'CUPBOARD' : 'FRIDGE';
}

/**
 * Where a product belongs and until when it keeps, from `today` (YYYY-MM-DD): the first product that the name speaks
 * of decides. Without `as`, as it is bought: what lies frozen in the shop keeps by the date on its packet.
 */
export function adviseStorage(
  name: string,
  today: string,
  as: ExpirationEstimate | null = null,
): StorageAdvice {
  const aisle = aisleOf(name);
  const fresh = firstOf(byProduct, name);
  const place = usualPlace(aisle, fresh);
  const bought = place === 'FREEZER' ? unknown : (fresh ?? unknown);
  const { days, source } = as === null ? bought : keepingOf(name, as);
  return {
    category: categoryOfAisle(aisle),
    place,
    expirationDate: days === null ? null : daysAfter(today, days),
    expirationEstimate: days === null ? null : (as ?? 'FRESH'),
    days,
    source,
  };
}
