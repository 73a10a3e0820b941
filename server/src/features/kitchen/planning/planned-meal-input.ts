import { z } from 'zod';
import { MealType } from '../../../generated/prisma/enums.js';
import { dayInput as date, lineInput } from '../../../graphql/text-input.js';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const longestTitle = 200;
const recipeTitle = lineInput(longestTitle).min(1);
const servings = z.number().int().min(1).max(50);

export const planMealInput = z
  .object({
    id: z.guid().nullish(),
    recipeId: z.guid().nullish(),
    recipeTitle: recipeTitle.nullish(),
    date,
    time,
    servings,
    mealType: z.enum(MealType),
    cookedAt: z.date().nullish(),
    inventoryItemId: z.guid().nullish(),
  })
  .refine(({ recipeId, inventoryItemId }) => !recipeId || !inventoryItemId, {
    path: ['inventoryItemId'],
    message: 'What is in the fridge is not cooked anew.',
  })
  .superRefine(({ recipeId, inventoryItemId, recipeTitle: name }, context) => {
    if (recipeId || inventoryItemId || name) return;
    context.addIssue({
      code: 'too_small',
      origin: 'string',
      minimum: 1,
      inclusive: true,
      path: ['recipeTitle'],
      message: 'A meal without a recipe needs a name.',
      input: name,
    });
  });

export const updatePlannedMealInput = z.object({
  recipeTitle: recipeTitle.nullish(),
  date: date.nullish(),
  time: time.nullish(),
  servings: servings.nullish(),
  mealType: z.enum(MealType).nullish(),
});

export const movePlannedMealInput = z.object({ date, time: time.nullish() });

export const weekInput = z.object({ from: date, to: date });

/** Ids that are no UUID belong to nobody, so they are left out; a list too long is refused. */
export const mealIdsInput = z.object({
  ids: z
    .array(z.string())
    .min(1)
    .max(1000)
    .transform((ids) => ids.filter((id) => z.guid().safeParse(id).success)),
});

export type PlanMealInput = z.output<typeof planMealInput>;
export type PlannedMealChanges = z.output<typeof updatePlannedMealInput>;
