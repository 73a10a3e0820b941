import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { planningScope, unlistedWithMeals } from './planned-meal.graphql.js';
import { setMealCooked } from './set-meal-cooked.js';

const SetPlannedMealCookedPayload = kitchenPayload(
  'SetPlannedMealCookedPayload',
  `The meal is cooked, or is still to be: the one of plannedMeals. ${unlistedWithMeals} Leftovers that it was planned with are among deletedInventoryItemIds, or, as it is still to come, among inventoryItems again.`,
);

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
    resolve: async (_root, { id, cooked }, context) =>
      answerChange(context, await setMealCooked(planningScope(context), id, cooked)),
  }),
);
