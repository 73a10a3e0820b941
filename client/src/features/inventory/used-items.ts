import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { byExpiry } from '../../entities/inventory/freshness';

/** What of the fridge a recipe takes, the first to expire first: items of a product that it names. */
export function usedItems(
  items: readonly FridgeItem[],
  ingredientProducts: readonly string[],
): FridgeItem[] {
  const products = new Set(ingredientProducts);
  return items.filter(({ product }) => product !== '' && products.has(product)).sort(byExpiry);
}
