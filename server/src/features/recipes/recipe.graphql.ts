import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import {
  AllergenEnum,
  DietaryRestrictionEnum,
  DifficultyEnum,
  MealTypeEnum,
} from '../../graphql/enums.graphql.js';
import { householdDiet } from '../../graphql/household-diet.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { recheckRecipe } from '../../recipe-book/recheck-recipe.js';
import { DietConflictRef } from './generation-refusal.graphql.js';
import { pictureOf, pictureUrl } from './recipe-picture.policy.js';
import { readableRecipes } from './recipe.policy.js';

const uuid = z.guid();

const checkedParts = {
  id: true,
  cacheKey: true,
  title: true,
  description: true,
  ingredients: true,
  instructions: true,
};

builder.prismaObject('Recipe', {
  description:
    'A recipe as it was made: one that was written for a household never changes, one of the book with a new edition of it. What was checked is checked when it is read, for those who eat today.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The recipe’s id.' }),
    mealType: t.expose('mealType', {
      type: MealTypeEnum,
      description: 'Which kind of dish it is.',
    }),
    title: t.exposeString('title', { description: 'Plain text.' }),
    description: t.exposeString('description', { description: 'Two or three sentences.' }),
    preparationMinutes: t.exposeInt('preparationMinutes', {
      description: 'The time in all, as the reply stated it; otherwise what is usual for the type.',
    }),
    servings: t.exposeInt('servings', { description: 'For how many the quantities are.' }),
    difficulty: t.expose('difficulty', {
      type: DifficultyEnum,
      description: 'How hard the recipe is to cook.',
    }),
    ingredients: t.exposeStringList('ingredients', {
      description: 'One line each: an amount, a unit, a name.',
    }),
    instructions: t.exposeStringList('instructions', { description: 'The steps, in order.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    picture: t.string({
      description:
        'For who draws the dish as the web client does, seeded by the recipe’s id: a compact, opaque description of its composition and of the foods that show. Anybody else asks for pictureUrl.',
      resolve: pictureOf,
    }),
    pictureUrl: t.field({
      type: 'URL',
      description:
        'The drawn dish, the same as in the web client, to be asked for without a session and cached for ever: SVG, or PNG with a width.',
      args: {
        width: t.arg.int({
          description: 'A square PNG so wide, in pixels: 16 to 1024, the nearer bound otherwise.',
        }),
      },
      resolve: (recipe, { width }, { publicUrl }) =>
        pictureUrl(publicUrl, recipe, width ?? undefined),
    }),
    checkedRestrictions: t.field({
      type: [DietaryRestrictionEnum],
      select: checkedParts,
      description:
        'What of the household’s restrictions the diet gate looks for and does not find.',
      resolve: async (recipe, _args, context) =>
        recheckRecipe(recipe, await householdDiet(context)).restrictions,
    }),
    checkedAllergens: t.field({
      type: [AllergenEnum],
      select: checkedParts,
      description:
        'What of the household’s allergens the diet gate looks for and finds neither named nor to be feared.',
      resolve: async (recipe, _args, context) =>
        recheckRecipe(recipe, await householdDiet(context)).allergens,
    }),
    checkedAvoidedFoods: t.stringList({
      select: checkedParts,
      description:
        'The avoided foods that are looked for, by all their names and in what holds or may hold them, and not found; none where the recipe names one of them.',
      resolve: async (recipe, _args, context) =>
        recheckRecipe(recipe, await householdDiet(context)).avoidedFoods,
    }),
    uncheckedAvoidedFoods: t.stringList({
      select: checkedParts,
      description:
        'The avoided foods that Popote does not know, such as « FODMAP »: only their own words are looked for, so nothing says that none is in it.',
      resolve: async (recipe, _args, context) =>
        recheckRecipe(recipe, await householdDiet(context)).unknownFoods,
    }),
    dietConflicts: t.field({
      type: [DietConflictRef],
      select: checkedParts,
      description:
        'What the recipe names that the household does not eat today, or that may hold it, the first 10: it was written without, but outlives who is at the table.',
      resolve: async (recipe, _args, context) =>
        recheckRecipe(recipe, await householdDiet(context)).conflicts,
    }),
    checkedDietVersion: t.string({
      description:
        'What all this was checked for: holds as long as it equals the household’s dietVersion.',
      resolve: async (_recipe, _args, context) => (await householdDiet(context)).version,
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  recipe: t.prismaField({
    type: 'Recipe',
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'A recipe of the household, one kept as a favourite, or one of the book; null when there is none. Behind the subscription.',
    args: { id: t.arg.id({ required: true, description: 'The recipe’s id.' }) },
    resolve: (query, viewer, { id }, { db }) =>
      uuid.safeParse(id).success
        ? db.recipe.findFirst({ ...query, where: { id, ...readableRecipes(viewer) } })
        : null,
  }),
}));
