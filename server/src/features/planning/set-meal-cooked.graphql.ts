import { builder } from '../../graphql/builder.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { PlannedMealRef, planningScope, unlistedWithMeals } from './planned-meal.graphql.js';
import { setMealCooked, type CookedMeal } from './set-meal-cooked.js';

const SetPlannedMealCookedPayload = builder
  .objectRef<CookedMeal & { viewer: Viewer }>('SetPlannedMealCookedPayload')
  .implement({
    description: 'The meal is cooked, or is still to be.',
    fields: (t) => ({
      plannedMeal: t.expose('plannedMeal', {
        type: PlannedMealRef,
        description: 'The meal as it is now.',
      }),
      deletedShoppingItemIds: t.exposeIDList('deletedShoppingItemIds', {
        description: unlistedWithMeals,
      }),
      deletedInventoryItemIds: t.exposeIDList('deletedInventoryItemIds', {
        description: 'Leftovers that the meal was planned with: they left the fridge.',
      }),
      inventoryItems: t.expose('inventoryItems', {
        type: ['InventoryItem'],
        description: 'The leftovers that are in the fridge again, as the meal is still to come.',
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the dashboard as it is now.',
      }),
    }),
  });

builder.mutationField('setPlannedMealCooked', (t) =>
  t.field({
    type: SetPlannedMealCookedPayload,
    description:
      'Says that a planned meal is cooked, or that it is not. Cooked, it keeps no food at home for itself, nothing is bought for it any more, its unticked lines leave the shopping list, ticked ones stay, and leftovers that it was planned with leave the fridge. restoreShoppingItems and this with false undo it. A repeat changes nothing. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The meal’s id.' }),
      cooked: t.arg.boolean({ required: true, description: 'Whether it is cooked.' }),
    },
    errors: { types: [NotFoundRefusal], union: { name: 'SetPlannedMealCookedResult' } },
    resolve: async (_root, { id, cooked }, context) => {
      const scope = planningScope(context);
      return { ...(await setMealCooked(scope, id, cooked)), viewer: scope.viewer };
    },
  }),
);
