import { builder } from '../../graphql/builder.js';
import { isAllergen } from '../../diet/restrictions.js';
import { AllergenEnum, DietaryRestrictionEnum } from '../../graphql/enums.graphql.js';
import { RefusalInterface } from '../../graphql/refusal.graphql.js';
import type { UnmetWish } from '../../recipe-writing/unmet-wishes.js';
import { GenerationRefusal } from './recipe.errors.js';

export const DietConflictRef = builder.objectType('DietConflict', {
  description: 'Something that the household does not eat, as it was found in a reply.',
  fields: (t) => ({
    line: t.exposeString('line', { description: 'The line or sentence that names it.' }),
    word: t.exposeString('word', { description: 'The word found.' }),
    restriction: t.field({
      type: DietaryRestrictionEnum,
      nullable: true,
      description: 'The diet that it breaks; null for an allergen and for an avoided food.',
      resolve: ({ restriction }) =>
        restriction === 'AVOIDED_FOOD' || isAllergen(restriction) ? null : restriction,
    }),
    allergen: t.field({
      type: AllergenEnum,
      nullable: true,
      description: 'The allergen that it is or may hold; null for a diet and for an avoided food.',
      resolve: ({ restriction }) => (isAllergen(restriction) ? restriction : null),
    }),
    avoidedFood: t.string({
      nullable: true,
      description: 'The avoided food, as the reply spells it; null for a diet and for an allergen.',
      resolve: ({ restriction, word }) => (restriction === 'AVOIDED_FOOD' ? word : null),
    }),
    reason: t.exposeString('reason', {
      description: 'Why, as a French phrase to follow the word.',
    }),
  }),
});

const UnmetWishEnum = builder.enumType('UnmetWish', {
  description: 'What was asked of a recipe and is not in it.',
  values: {
    TIME: { description: 'It takes longer than asked, or does not say how long.' },
    INGREDIENT: { description: 'The ingredient asked for is not in it.' },
    ANOTHER_DISH: {
      description:
        'Its title is planned or proposed around its day, today for one that is for none.',
    },
  } satisfies Record<UnmetWish, object>,
});

builder.objectType(GenerationRefusal, {
  name: 'GenerationRefusal',
  description: 'No recipe was made.',
  interfaces: [RefusalInterface],
  // As a field's value it is no Error, which GraphQL would throw.
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'conflicts' in value,
  fields: (t) => ({
    conflicts: t.field({
      type: [DietConflictRef],
      description:
        'With DIET_CONFLICT: what the last try named; with WISH_FORBIDDEN: what was asked for; otherwise empty.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
    unmetWishes: t.field({
      type: [UnmetWishEnum],
      description: 'With WISHES_UNMET: what the last try left out; otherwise empty.',
      resolve: ({ unmetWishes }) => [...unmetWishes],
    }),
    modelWords: t.exposeString('modelWords', {
      nullable: true,
      description:
        'What the model said instead of a recipe, as it said it: plain text of at most 300 characters, which nobody has checked. Null where it wrote a recipe, or nothing.',
    }),
  }),
});
