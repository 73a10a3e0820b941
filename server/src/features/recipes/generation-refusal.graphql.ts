import { builder } from '../../graphql/builder.js';
import { DietaryRestrictionEnum } from '../../graphql/enums.graphql.js';
import { RefusalInterface } from '../../graphql/refusal.graphql.js';
import { GenerationRefusal } from './recipe.errors.js';

export const DietConflictRef = builder.objectType('DietConflict', {
  description: 'Something that the household does not eat, as it was found in a reply.',
  fields: (t) => ({
    line: t.exposeString('line', { description: 'The line or sentence that names it.' }),
    word: t.exposeString('word', { description: 'The word found.' }),
    restriction: t.field({
      type: DietaryRestrictionEnum,
      nullable: true,
      description: 'What it breaks; null for an avoided food.',
      resolve: ({ restriction }) => (restriction === 'AVOIDED_FOOD' ? null : restriction),
    }),
    avoidedFood: t.string({
      nullable: true,
      description: 'The avoided food, as the reply spells it; null for a restriction.',
      resolve: ({ restriction, word }) => (restriction === 'AVOIDED_FOOD' ? word : null),
    }),
    reason: t.exposeString('reason', {
      description: 'Why, as a French phrase to follow the word.',
    }),
  }),
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
      description: 'With DIET_CONFLICT: what the last try named; otherwise empty.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
  }),
});
