import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { matchesSearch } from '../../lib/matches-search';
import type { InventoryCategory } from '../../graphql.generated';

export interface FridgeFilter {
  search: string;
  /** Null lets every category in. */
  category: InventoryCategory | null;
}

export const filterItems = (
  items: readonly FridgeItem[],
  { search, category }: FridgeFilter,
): FridgeItem[] =>
  items.filter(
    (item) =>
      (category === null || item.category === category) && matchesSearch([item.name], search),
  );
