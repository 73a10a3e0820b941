import { wholeServings } from '../../diet/ingredients/made-whole.js';
import { scaleLine } from '../../diet/ingredients/scale.js';
import { scaleSteps } from '../../diet/ingredients/scale-steps.js';
import { builder } from '../../graphql/builder.js';
import { requestError } from '../../graphql/request-error.js';
import { findStepTimers, type StepTimer } from './step-timers.js';

const most = 50;

const StepTimerRef = builder.objectRef<StepTimer>('StepTimer').implement({
  description: 'A duration named in a step, to be timed while cooking.',
  fields: (t) => ({
    offset: t.exposeInt('offset', {
      description: 'Where its words begin in the step’s text, in UTF-16 code units.',
    }),
    length: t.exposeInt('length', { description: 'How many UTF-16 code units its words take.' }),
    seconds: t.exposeInt('seconds', {
      description: 'How long, 1 to 86400; the lesser end of a range.',
    }),
    maxSeconds: t.exposeInt('maxSeconds', {
      nullable: true,
      description: 'The greater end of a range, up to 86400; null without one.',
    }),
  }),
});

const RecipeStepRef = builder.objectRef<{ text: string }>('RecipeStep').implement({
  description: 'One of a recipe’s instructions.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Plain text.' }),
    timers: t.field({
      type: [StepTimerRef],
      description: 'The durations found in the text, in their order; at most ten.',
      resolve: ({ text }) => findStepTimers(text),
    }),
  }),
});

/** @throws GraphQLError that names the argument. */
function servingsAsked(servings: number | null | undefined, own: number): number {
  if (servings === null || servings === undefined) return own;
  if (servings >= 1 && servings <= most) return servings;
  throw requestError('OUT_OF_RANGE', `servings must be 1 to ${most}.`, {
    argument: 'servings',
    min: 1,
    max: most,
  });
}

const ScaledIngredientRef = builder.objectType('ScaledIngredient', {
  description: 'An ingredient line for another number of people.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The line, its amount rounded as a cook would: whole eggs, ½ citron, 1,5 kg.',
    }),
    exact: t.exposeString('exact', {
      nullable: true,
      description:
        'The amount that arithmetic gives, where the rounded one is more than 5 % from it: « 4 ½ ».',
    }),
  }),
});

const forHowMany = `For how many, 1 to ${most}; the recipe’s own number when left out.`;

builder.prismaObjectFields('Recipe', (t) => ({
  ingredientsFor: t.field({
    type: [ScaledIngredientRef],
    description:
      'The ingredients in the same order, with the quantities for so many. Out of bounds the field fails with code OUT_OF_RANGE.',
    select: { ingredients: true, servings: true },
    args: {
      servings: t.arg.int({ description: forHowMany }),
    },
    resolve: ({ ingredients, servings: own }, { servings }) => {
      const factor = servingsAsked(servings, own) / own;
      return ingredients.map((line) => scaleLine(line, factor));
    },
  }),
  wholeServings: t.int({
    nullable: true,
    description:
      'For how many a dish that fills one mould is made when it is asked for so many: a multiple of its own number. Null where that is what was asked for, and of every other dish. Out of bounds the field fails with code OUT_OF_RANGE.',
    select: { instructions: true, servings: true },
    args: {
      servings: t.arg.int({ description: forHowMany }),
    },
    resolve: ({ instructions, servings: own }, { servings }) =>
      wholeServings(instructions, own, servingsAsked(servings, own)),
  }),
  steps: t.field({
    type: [RecipeStepRef],
    description:
      'The instructions, each with the durations that it names, and its amounts for so many: what it measures, and what it counts of the ingredients; a size and a dose for each piece stay. Out of bounds the field fails with code OUT_OF_RANGE.',
    select: { instructions: true, ingredients: true, servings: true },
    args: {
      servings: t.arg.int({ description: forHowMany }),
    },
    resolve: ({ instructions, ingredients, servings: own }, { servings }) => {
      const factor = servingsAsked(servings, own) / own;
      return scaleSteps(instructions, factor, ingredients).map((text) => ({ text }));
    },
  }),
}));
