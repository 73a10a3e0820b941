import { byExpiry, freshnessOf } from './freshness';
import type { FridgeItem } from './fridge-cache';

/** What of the fridge a recipe takes, the first to expire first: items of a product that it names, expired ones aside. */
export function usedItems(
  items: readonly FridgeItem[],
  ingredientProducts: readonly string[],
  today: string,
): FridgeItem[] {
  const products = new Set(ingredientProducts);
  return items
    .filter(({ product, expirationDate }) => {
      const isNamed = product !== '' && products.has(product);
      return isNamed && freshnessOf(expirationDate, today) !== 'expired';
    })
    .sort(byExpiry);
}
