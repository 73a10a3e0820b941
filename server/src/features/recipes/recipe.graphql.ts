import { z } from 'zod';
import { knowsFood } from '../../diet/gate/avoided/food-entry.js';
import { builder } from '../../graphql/builder.js';
import {
  DietaryRestrictionEnum,
  DifficultyEnum,
  MealTypeEnum,
} from '../../graphql/enums.graphql.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { readableRecipes } from './recipe.policy.js';

const uuid = z.guid();

builder.prismaObject('Recipe', {
  description: 'A recipe as it was made: it never changes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The recipe’s id.' }),
    mealType: t.expose('mealType', { type: MealTypeEnum, description: 'What it is for.' }),
    title: t.exposeString('title', { description: 'Plain text.' }),
    description: t.exposeString('description', { description: 'Two or three sentences.' }),
    preparationMinutes: t.exposeInt('preparationMinutes', {
      description: 'The time in all, as the reply stated it; otherwise what is usual for the type.',
    }),
    servings: t.exposeInt('servings', { description: 'For how many the quantities are.' }),
    difficulty: t.expose('difficulty', { type: DifficultyEnum, description: 'How hard it is.' }),
    ingredients: t.exposeStringList('ingredients', {
      description: 'One line each: an amount, a unit, a name.',
    }),
    instructions: t.exposeStringList('instructions', { description: 'The steps, in order.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    checkedRestrictions: t.expose('checkedRestrictions', {
      type: [DietaryRestrictionEnum],
      description: 'What the diet gate looked for and did not find when the recipe was made.',
    }),
    checkedAvoidedFoods: t.stringList({
      select: { checkedAvoidedFoods: true },
      description:
        'The avoided foods that were looked for then, by all their names and in what holds them, and not found.',
      resolve: ({ checkedAvoidedFoods }) => checkedAvoidedFoods.filter(knowsFood),
    }),
    uncheckedAvoidedFoods: t.stringList({
      select: { checkedAvoidedFoods: true },
      description:
        'The avoided foods that Popote does not know, such as « sulfites »: only their own words were looked for, so nothing says that none is in it.',
      resolve: ({ checkedAvoidedFoods }) => checkedAvoidedFoods.filter((food) => !knowsFood(food)),
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  recipe: t.prismaField({
    type: 'Recipe',
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'A recipe of the household, or one kept as a favourite; null when there is none. Behind the subscription.',
    args: { id: t.arg.id({ required: true, description: 'The recipe’s id.' }) },
    resolve: (query, viewer, { id }, { db }) =>
      uuid.safeParse(id).success
        ? db.recipe.findFirst({ ...query, where: { id, ...readableRecipes(viewer) } })
        : null,
  }),
}));
