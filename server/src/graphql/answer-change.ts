import { viewerOf, type Context } from './context.js';
import { noteTouched } from './household-log.js';
import type { ChangedRows, KitchenChange } from './kitchen-change.graphql.js';

const idsOf = (...rows: (readonly { id: string }[] | undefined)[]): string[] =>
  rows.flatMap((each) => each?.map(({ id }) => id) ?? []);

/**
 * Answers a mutation of the kitchen with what it has changed, and tells the household, once it is committed.
 * @param changed the rows, and whatever else the payload has
 */
export function answerChange<Changed extends ChangedRows & { settingsChanged?: boolean }>(
  context: Context,
  changed: Changed,
): Changed & KitchenChange {
  const viewer = viewerOf(context);
  const { deletedShoppingItemIds: unlisted = [], deletedPlannedMealIds: unplanned = [] } = changed;
  noteTouched(context, viewer, {
    shoppingItems: [...idsOf(changed.shoppingItems, changed.boughtItems), ...unlisted],
    plannedMeals: [...idsOf(changed.plannedMeals), ...unplanned],
    inventoryItems: [...idsOf(changed.inventoryItems), ...(changed.deletedInventoryItemIds ?? [])],
    recipes: [...(changed.recipeIds ?? [])],
    settings: changed.settingsChanged ?? false,
  });
  return { ...changed, viewer };
}
