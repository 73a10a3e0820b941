import { foodPicture } from '../../../diet/pictures/drawn-foods.js';
import { aisleOf, type Aisle } from '../../../diet/vocabulary/product.js';
import { foodsIn, sourceOf, type Food, type Kept } from '../../../diet/vocabulary/foods.js';
import { visibleText, wordsOf } from '../../../diet/text/text.js';
import type {
  ExpirationEstimate,
  InventoryCategory,
  InventoryPlace,
} from '../../../generated/prisma/enums.js';
interface Keeping {
  /** Null for what keeps by the date on its packet. */
  days: number | null;
  source: { readonly name: string; readonly url: string } | null;
}

export interface StorageAdvice {
  category: InventoryCategory;
  /** Where it usually lies. */
  place: InventoryPlace;
  /** Of its drawing; null without one. */
  pictureKey: string | null;
  /** YYYY-MM-DD; null when nothing is known, or the packet says it better. */
  expirationDate: string | null;
  /** What that date is estimated from; null without one. */
  expirationEstimate: ExpirationEstimate | null;
  days: number | null;
  source: { readonly name: string; readonly url: string } | null;
}

const longestName = 300;
/** Whatever it is, once it has left the freezer: a day, the Food Standards Agency says. */
const onceThawed: Kept = { days: 1, source: 'foodStandards' };

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

/**
 * The first food that a name speaks of: what follows is in it, on it or beside it. In another aisle than its own it is
 * not what the table knows: in a tin, dried, or made of plants.
 */
function firstFood(name: string, aisle: Aisle): Food | undefined {
  const food = foodsIn(wordsOf(visibleText(name.slice(0, longestName))))[0]?.value;
  return food?.aisle === aisle || aisle === 'FROZEN' ? food : undefined;
}

const unknown: Keeping = { days: null, source: null };

const keeping = (kept: Kept | null | undefined): Keeping =>
  kept ? { days: kept.days, source: sourceOf(kept.source) } : unknown;

/** For how many days a food keeps from now on, fresh, frozen, or once thawed. */
export function keepingOf(name: string, as: ExpirationEstimate): Keeping {
  if (as === 'THAWED') return keeping(onceThawed);
  const food = firstFood(name, aisleOf(name));
  return keeping(as === 'FRESH' ? food?.fridge : food?.freezer);
}

/** A date that is estimated, from `today` (YYYY-MM-DD); without one where nothing is known. */
export function estimateDate(name: string, as: ExpirationEstimate, today: string) {
  const { days } = keepingOf(name, as);
  return days === null
    ? { expirationDate: null, expirationEstimate: null }
    : { expirationDate: daysAfter(today, days), expirationEstimate: as };
}

const inCupboard: ReadonlySet<InventoryCategory> = new Set(['PANTRY', 'DRINKS']);

function usualPlace(aisle: Aisle, food: Food | undefined): InventoryPlace {
  if (aisle === 'FROZEN') return 'FREEZER';
  if (food?.fridge) return 'FRIDGE';
  return inCupboard.has(categoryOfAisle(aisle)) || food?.isKeptOutside ? 'CUPBOARD' : 'FRIDGE';
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
  const food = firstFood(name, aisle);
  const place = usualPlace(aisle, food);
  const bought = place === 'FREEZER' ? unknown : keeping(food?.fridge);
  const { days, source } = as === null ? bought : keepingOf(name, as);
  return {
    category: categoryOfAisle(aisle),
    place,
    pictureKey: foodPicture(name.slice(0, longestName)),
    expirationDate: days === null ? null : daysAfter(today, days),
    expirationEstimate: days === null ? null : (as ?? 'FRESH'),
    days,
    source,
  };
}
