import type { ShoppingItem } from '../../generated/prisma/client.js';
import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import type { InventoryItemRow } from './inventory/inventory-item.policy.js';
import type { PlannedMealRow } from './planning/planned-meal.policy.js';

/** The rows of a kitchen that a change touched; a kind that it cannot touch is left out. */
export interface ChangedRows {
  readonly shoppingItems?: readonly ShoppingItem[];
  readonly boughtItems?: readonly ShoppingItem[];
  readonly plannedMeals?: readonly PlannedMealRow[];
  readonly inventoryItems?: readonly InventoryItemRow[];
  readonly recipeIds?: readonly string[];
  /** Of lines that are bought now, too. */
  readonly deletedShoppingItemIds?: readonly string[];
  readonly deletedPlannedMealIds?: readonly string[];
  readonly deletedInventoryItemIds?: readonly string[];
}

/** A change, and who reads it: what answer-change.ts makes of changed rows. */
export interface KitchenChange extends ChangedRows {
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
        description:
          'The lines that are new or changed: as many as one asked to change, of others’ changes at most 500.',
        resolve: (_query, { shoppingItems = [] }) => [...shoppingItems],
      }),
      boughtItems: t.prismaField({
        type: ['ShoppingItem'],
        description:
          'The lines that are among the kitchen’s boughtItems now; those that are not any more are among deletedShoppingItemIds or shoppingItems.',
        resolve: (_query, { boughtItems = [] }) => [...boughtItems],
      }),
      plannedMeals: t.field({
        type: ['PlannedMeal'],
        description: 'The meals that are new or changed; at most 500.',
        resolve: ({ plannedMeals = [] }) => plannedMeals,
      }),
      inventoryItems: t.field({
        type: ['InventoryItem'],
        description:
          'What is new or changed in the fridge: as many as one asked to change, of others’ changes at most 500.',
        resolve: ({ inventoryItems = [] }) => inventoryItems,
      }),
      recipes: t.prismaField({
        type: ['Recipe'],
        description:
          'The recipes that became favourites of the caller, or are none any more; at most 500.',
        resolve: (query, { recipeIds = [] }, _args, { db }) =>
          recipeIds.length === 0
            ? []
            : db.recipe.findMany({ ...query, where: { id: { in: [...recipeIds] } } }),
      }),
      deletedShoppingItemIds: t.idList({
        description: 'The lines that left the list.',
        resolve: ({ deletedShoppingItemIds = [] }) => [...deletedShoppingItemIds],
      }),
      deletedPlannedMealIds: t.idList({
        description: 'The meals that are off the plan.',
        resolve: ({ deletedPlannedMealIds = [] }) => [...deletedPlannedMealIds],
      }),
      deletedInventoryItemIds: t.idList({
        description: 'What is gone from the fridge.',
        resolve: ({ deletedInventoryItemIds = [] }) => [...deletedInventoryItemIds],
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the dashboard as it is now.',
      }),
    }),
  });

/** The payload of a mutation of the kitchen: a KitchenChange; with `More`, `builder.objectFields` adds its fields. */
export const kitchenPayload = <More extends object = object>(name: string, description: string) =>
  builder
    .objectRef<KitchenChange & More>(name)
    .implement({ description, interfaces: [KitchenChangeInterface] });
