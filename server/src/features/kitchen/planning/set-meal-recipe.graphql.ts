import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { planningScope, takenLines } from './planned-meal.graphql.js';
import { setMealRecipe } from './set-meal-recipe.js';

const SetPlannedMealRecipePayload = kitchenPayload(
  'SetPlannedMealRecipePayload',
  `The meal has its recipe: the one of plannedMeals. ${takenLines}`,
);

builder.mutationField('setPlannedMealRecipe', (t) =>
  t.field({
    type: SetPlannedMealRecipePayload,
    description:
      'Gives a planned meal that is only a name its recipe, and the recipe’s title, cut off at 200 characters; its day, time, servings and type stay. A repeat changes nothing; a meal that has another recipe is not found. Lines of the list change hands as with planMeal. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The meal’s id.' }),
      recipeId: t.arg.id({ required: true, description: 'A recipe that the caller may read.' }),
    },
    errors: { types: [NotFoundRefusal], union: { name: 'SetPlannedMealRecipeResult' } },
    resolve: async (_root, { id, recipeId }, context) =>
      answerChange(context, await setMealRecipe(planningScope(context), id, recipeId)),
  }),
);
