import { viewerOf, type Context } from '../../graphql/context.js';
import { noteTouched } from './live/household-log.js';
import type { ChangedRows, KitchenChange } from './kitchen-change.graphql.js';

const idsOf = (rows: readonly { id: string }[] = []): string[] => rows.map(({ id }) => id);

/** A line that is bought has left the list, too. */
const union = (...ids: readonly (readonly string[])[]): string[] => [...new Set(ids.flat())];

/**
 * Answers a mutation of the kitchen with what it has changed, and tells the household, once it is committed.
 * @param changed the rows, and whatever else the payload has
 */
export function answerChange<Changed extends ChangedRows & { settingsChanged?: boolean }>(
  context: Context,
  changed: Changed,
): Changed & KitchenChange {
  const viewer = viewerOf(context);
  const { deletedShoppingItemIds = [], deletedPlannedMealIds = [] } = changed;
  const { deletedInventoryItemIds = [], recipeIds = [], settingsChanged = false } = changed;
  noteTouched(context, viewer, {
    shoppingItems: union(
      idsOf(changed.shoppingItems),
      idsOf(changed.boughtItems),
      deletedShoppingItemIds,
    ),
    plannedMeals: union(idsOf(changed.plannedMeals), deletedPlannedMealIds),
    inventoryItems: union(idsOf(changed.inventoryItems), deletedInventoryItemIds),
    recipes: [...recipeIds],
    settings: settingsChanged,
  });
  return { ...changed, viewer };
}
