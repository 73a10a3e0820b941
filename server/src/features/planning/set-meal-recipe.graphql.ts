import { builder } from '../../graphql/builder.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { newlyPlannedPayload } from './newly-planned.graphql.js';
import { planningScope } from './planned-meal.graphql.js';
import { setMealRecipe } from './set-meal-recipe.js';

builder.mutationField('setPlannedMealRecipe', (t) =>
  t.field({
    type: newlyPlannedPayload('SetPlannedMealRecipePayload', 'The meal has its recipe.'),
    description:
      'Gives a planned meal that is only a name its recipe, and the recipe’s title, cut off at 200 characters; its day, time, servings and type stay. A repeat changes nothing; a meal that has another recipe is not found. Lines of the list change hands as with planMeal. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The meal’s id.' }),
      recipeId: t.arg.id({ required: true, description: 'A recipe that the caller may read.' }),
    },
    errors: { types: [NotFoundRefusal], union: { name: 'SetPlannedMealRecipeResult' } },
    resolve: async (_root, { id, recipeId }, context) => {
      const scope = planningScope(context);
      return { ...(await setMealRecipe(scope, id, recipeId)), viewer: scope.viewer };
    },
  }),
);
