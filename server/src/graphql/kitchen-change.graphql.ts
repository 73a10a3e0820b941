import type { ShoppingItem } from '../generated/prisma/client.js';
import type { Viewer } from '../platform/viewer.js';
import { builder, type SchemaTypes } from './builder.js';
import { ViewerRef } from './viewer-ref.js';

/** Every row of a kitchen that one change touched, and who reads it. */
export interface KitchenChange {
  readonly shoppingItems: readonly ShoppingItem[];
  /** None where a change cannot complete a recipe. */
  readonly boughtItems?: readonly ShoppingItem[];
  readonly plannedMeals: readonly SchemaTypes['Objects']['PlannedMeal'][];
  readonly inventoryItems: readonly SchemaTypes['Objects']['InventoryItem'][];
  readonly recipeIds: readonly string[];
  readonly deletedShoppingItemIds: readonly string[];
  readonly deletedPlannedMealIds: readonly string[];
  readonly deletedInventoryItemIds: readonly string[];
  readonly viewer: Viewer;
}

export const KitchenChangeInterface = builder
  .interfaceRef<KitchenChange>('KitchenChange')
  .implement({
    description:
      'Every row of the list, the plan, the fridge and the favourites that one change touched, as it is now; told again, it changes nothing.',
    fields: (t) => ({
      shoppingItems: t.prismaField({
        type: ['ShoppingItem'],
        description: 'The lines that are new or changed; at most 500.',
        resolve: (_query, { shoppingItems }) => [...shoppingItems],
      }),
      boughtItems: t.prismaField({
        type: ['ShoppingItem'],
        description:
          'The lines that are among the viewer’s boughtItems now; those that are not any more are among deletedShoppingItemIds or shoppingItems.',
        resolve: (_query, { boughtItems = [] }) => [...boughtItems],
      }),
      plannedMeals: t.field({
        type: ['PlannedMeal'],
        description: 'The meals that are new or changed; at most 500.',
        resolve: ({ plannedMeals }) => plannedMeals,
      }),
      inventoryItems: t.field({
        type: ['InventoryItem'],
        description: 'What is new or changed in the fridge; at most 500.',
        resolve: ({ inventoryItems }) => inventoryItems,
      }),
      recipes: t.prismaField({
        type: ['Recipe'],
        description:
          'The recipes that became favourites of the caller, or are none any more; at most 500.',
        resolve: (query, { recipeIds }, _args, { db }) =>
          recipeIds.length === 0
            ? []
            : db.recipe.findMany({ ...query, where: { id: { in: [...recipeIds] } } }),
      }),
      deletedShoppingItemIds: t.exposeIDList('deletedShoppingItemIds', {
        description: 'The lines that left the list.',
      }),
      deletedPlannedMealIds: t.exposeIDList('deletedPlannedMealIds', {
        description: 'The meals that are off the plan.',
      }),
      deletedInventoryItemIds: t.exposeIDList('deletedInventoryItemIds', {
        description: 'What is gone from the fridge.',
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the dashboard as it is now.',
      }),
    }),
  });
