import { scaleLine, type ScaledLine } from '../../../diet/ingredients/scale.js';
import { dishPicture } from '../../../diet/pictures/dish-picture.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { MealTypeEnum } from '../../../graphql/enums.graphql.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { listPlannedMeals } from './list-planned-meals.js';
import type { PlannedMealRow } from './planned-meal.policy.js';

const scaledLines = ({ recipe, servings }: PlannedMealRow): ScaledLine[] =>
  recipe?.ingredients.map((line) => scaleLine(line, servings / recipe.servings)) ?? [];

const PlannedMealRef = builder.objectType('PlannedMeal', {
  description: 'What the household means to eat, and when.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The meal’s id.' }),
    recipeTitle: t.exposeString('recipeTitle', {
      description:
        'What the meal is called, plain text of 1 to 200 characters: as the person wrote, or else its recipe’s title when it was planned.',
    }),
    date: t.expose('date', { type: 'Date', description: 'The day, in Europe/Zurich.' }),
    time: t.exposeString('time', { description: 'HH:MM, 00:00 to 23:59, in Europe/Zurich.' }),
    servings: t.exposeInt('servings', { description: 'For how many, 1 to 50.' }),
    mealType: t.expose('mealType', {
      type: MealTypeEnum,
      description: 'Which kind of dish it is.',
    }),
    cookedAt: t.expose('cookedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When somebody said that it is cooked: it keeps no food at home and asks for none. Null before.',
    }),
    inventoryItemId: t.exposeID('inventoryItemId', {
      nullable: true,
      description:
        'The leftovers in the fridge that are kept for it; null once it is cooked, or they are gone.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was planned.' }),
    recipe: t.field({
      type: 'Recipe',
      nullable: true,
      description: 'What it is cooked from; null for a meal that is only a name.',
      resolve: ({ recipe }) => recipe,
    }),
    picture: t.string({
      nullable: true,
      description:
        'Of a meal that is only a name, what the name calls to mind, in the form of Recipe.picture and seeded by the meal’s id; null with a recipe, which has its own.',
      resolve: ({ recipe, mealType, recipeTitle: title }) =>
        recipe ? null : dishPicture({ mealType, title, ingredients: [] }),
    }),
    ingredients: t.stringList({
      description: 'The recipe’s lines with the quantities for this meal’s servings; else empty.',
      resolve: (meal) => scaledLines(meal).map(({ text }) => text),
    }),
    scaledIngredients: t.field({
      type: ['ScaledIngredient'],
      description:
        'The same lines, each with what arithmetic says where rounding took it far away.',
      resolve: scaledLines,
    }),
  }),
});

builder.prismaObjectFields(KitchenRef, (t) => ({
  plannedMeals: t.field({
    type: [PlannedMealRef],
    description: 'The household’s meals of these days, by date, time and id; at most 1000.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day, included.' }),
    },
    resolve: (kitchen, { from, to }, context) =>
      listPlannedMeals({ db: context.db, viewer: memberOf(kitchen, context) }, from, to),
  }),
}));

export const takenLines =
  'Lines that became a meal’s with this are among shoppingItems, or boughtItems where they are still to be put away.';

export const unlistedWithMeals =
  'Unticked lines that were on the shopping list for it are among deletedShoppingItemIds, and can be restored for a day.';

/** The scope of a use case, from a request's context. */
export const planningScope = (context: Parameters<typeof viewerOf>[0]) => ({
  db: context.db,
  viewer: viewerOf(context),
  clock: context.clock,
});
