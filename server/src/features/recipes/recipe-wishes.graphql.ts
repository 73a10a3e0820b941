import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { lineInput } from '../../graphql/text-input.js';
import type { RecipeWishes } from '../../recipe-writing/recipe-brief.js';

export const RecipeWishesRef = builder.objectRef<RecipeWishes>('RecipeWishes').implement({
  description: 'What a person asked of one recipe, beside what their household is like.',
  fields: (t) => ({
    maxMinutes: t.exposeInt('maxMinutes', {
      nullable: true,
      description: 'Minutes in all, cooking included; null for any.',
    }),
    forChildren: t.exposeBoolean('forChildren', { description: 'One that children like.' }),
    lowBudget: t.exposeBoolean('lowBudget', { description: 'One that costs little.' }),
    ingredient: t.exposeString('ingredient', {
      nullable: true,
      description: 'A food that it must hold, as it was typed; null for any.',
    }),
  }),
});

export const RecipeWishesInputRef = builder.inputType('RecipeWishesInput', {
  description: 'What to ask of a recipe, beside what the household is like.',
  fields: (t) => ({
    maxMinutes: t.int({ description: 'Minutes in all, cooking included: 5 to 240.' }),
    forChildren: t.boolean({ description: 'One that children like.' }),
    lowBudget: t.boolean({ description: 'One that costs little.' }),
    ingredient: t.string({
      description:
        'A food that it must hold, 1 to 60 characters, trimmed. WISH_FORBIDDEN where the household does not eat it.',
    }),
  }),
});

/** The same as it comes, read and with its bounds. */
export const recipeWishes = z
  .object({
    maxMinutes: z.int().min(5).max(240).nullish(),
    forChildren: z.boolean().nullish(),
    lowBudget: z.boolean().nullish(),
    ingredient: lineInput(60).min(1).nullish(),
  })
  .nullish()
  .transform((wishes): RecipeWishes => ({
    maxMinutes: wishes?.maxMinutes ?? null,
    forChildren: wishes?.forChildren ?? false,
    lowBudget: wishes?.lowBudget ?? false,
    ingredient: wishes?.ingredient ?? null,
  }));
