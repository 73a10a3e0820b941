import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { builder } from '../../graphql/builder.js';
import { requestError } from '../../graphql/request-error.js';
import { viewerOf, type Context } from '../../graphql/context.js';
import { reloadViewer } from '../../graphql/reload-viewer.js';
import { MealTypeEnum } from '../../graphql/enums.graphql.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import { dayInput } from '../../graphql/text-input.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import './generation-refusal.graphql.js';
import type { GenerationState } from './generation-state.js';
import { readGeneration } from './read-generation.js';
import { RecipeWishesInputRef, recipeWishes, RecipeWishesRef } from './recipe-wishes.graphql.js';
import { GenerationRefusal, refusalValue } from './recipe.errors.js';
import { readableRecipes } from './recipe.policy.js';
import { startRecipeGeneration, type StartScope } from './start-recipe-generation.js';
import { stopRecipeGeneration } from './stop-recipe-generation.js';
import { watchGeneration } from './watch-generation.js';

const GenerationStageEnum = builder.enumType('GenerationStage', {
  description: 'How far a generation has come. DONE, FAILED and STOPPED are its ends.',
  values: {
    QUEUED: { description: 'The model has not begun to answer.' },
    WRITING: {
      description: 'The recipe is being written; what is shown has passed the diet gate.',
    },
    CHECKING: { description: 'All is written; the whole is being checked, steps included.' },
    RESTARTED: {
      description:
        'A conflict, a fault or a thought of the model: what was shown is void, the recipe begins anew.',
    },
    DONE: { description: 'The recipe is stored.' },
    FAILED: { description: 'No recipe was stored; refusal says why.' },
    STOPPED: { description: 'The person stopped it, or began another.' },
  } as const,
});

const RecipeGenerationRef = builder.objectRef<GenerationState>('RecipeGeneration').implement({
  description: 'A recipe being made. It goes on whether or not anybody watches.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id that the client chose for the generation.' }),
    mealType: t.expose('mealType', {
      type: MealTypeEnum,
      description: 'Which kind of dish was asked for.',
    }),
    fromInventory: t.exposeBoolean('fromInventory', {
      description: 'Whether it starts from what the fridge holds.',
    }),
    wishes: t.expose('wishes', {
      type: RecipeWishesRef,
      description: 'What was wished for beside the kind of dish.',
    }),
    seq: t.exposeInt('seq', { description: 'Grows with every change; pass it as afterSeq.' }),
    stage: t.expose('stage', {
      type: GenerationStageEnum,
      description: 'How far the generation has come.',
    }),
    attempt: t.exposeInt('attempt', { description: 'Calls to the model so far, 1 to 3.' }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'The title, once it has passed the diet gate; null before.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'The description, once it has passed the diet gate; null before.',
    }),
    ingredients: t.stringList({
      description: 'The lines that are certain; the list only grows, until RESTARTED.',
      resolve: ({ ingredients }) => [...ingredients],
    }),
    recipe: t.prismaField({
      type: 'Recipe',
      nullable: true,
      description: 'The stored recipe; null unless the stage is DONE.',
      resolve: (query, { recipeId }, _args, context) =>
        recipeId === null
          ? null
          : context.db.recipe.findFirst({
              ...query,
              where: { id: recipeId, ...readableRecipes(viewerOf(context)) },
            }),
    }),
    refusal: t.field({
      type: GenerationRefusal,
      nullable: true,
      description: 'Why there is no recipe; null unless the stage is FAILED.',
      resolve: (state) =>
        state.refusalCode === null ? null : refusalValue(state.refusalCode, state),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  recipeGeneration: t.field({
    type: RecipeGenerationRef,
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'A generation of this person, to resume after a reload; without an id the latest. Behind the subscription.',
    args: { id: t.arg.id({ description: 'The generation’s id.' }) },
    resolve: (viewer, { id }, { db }) => readGeneration({ db, viewer }, id ?? null),
  }),
}));

const StartInputRef = builder.inputType('StartRecipeGenerationInput', {
  description: 'What to make.',
  fields: (t) => ({
    id: t.id({
      description:
        'A UUID made by the client: the same id works once. Else the server makes one, each time another.',
    }),
    mealType: t.field({
      type: MealTypeEnum,
      required: true,
      description: 'Which kind of dish it is.',
    }),
    fromInventory: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Use what the fridge holds, what expires soonest first.',
    }),
    wishes: t.field({
      type: RecipeWishesInputRef,
      description:
        'What else to ask of it. A reply that takes longer, lacks the ingredient, or is planned around its day (today without one), is written anew; after three tries the refusal is WISHES_UNMET.',
    }),
    date: t.field({
      type: 'Date',
      description:
        'The day that it is planned for, 2000 to 2100: no title that is planned, or proposed in the person’s pending week, in the 14 days before and after is written again. None when left out.',
    }),
    fresh: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Never answer with a recipe of the last five minutes.',
    }),
  }),
});

const payload = (name: string, description: string) =>
  builder.objectRef<{ generation: GenerationState }>(name).implement({
    description,
    fields: (t) => ({
      generation: t.expose('generation', {
        type: RecipeGenerationRef,
        description: 'The generation as it is now.',
      }),
    }),
  });

const StartPayload = payload('StartRecipeGenerationPayload', 'The generation is under way.');
const StopPayload = payload('StopRecipeGenerationPayload', 'The generation is over.');

const startInput = z
  .object({ id: z.guid().nullish(), wishes: recipeWishes, date: dayInput.nullish() })
  .loose();

const startScope = (context: Context): StartScope => ({
  ...context,
  viewer: viewerOf(context),
  random: Math.random,
  temperatures: {
    inventory: context.config.OPENAI_TEMPERATURE_INVENTORY,
    otherwise: context.config.OPENAI_TEMPERATURE,
  },
});

builder.mutationField('startRecipeGeneration', (t) =>
  t.field({
    type: StartPayload,
    description:
      'Starts a generation and returns at once; stops the person’s former one. The same id again changes nothing. At most 60 an hour. Subscribers only.',
    authScopes: { subscribed: true },
    args: { input: t.arg({ type: StartInputRef, required: true }) },
    errors: {
      types: [InputRefusal, GenerationRefusal, RateLimitedRefusal],
      union: { name: 'StartRecipeGenerationResult' },
    },
    resolve: async (_root, { input }, context) => {
      const { wishes, date = null } = parseInput(startInput, input);
      const order = { ...input, id: input.id ?? randomUUID(), wishes, date };
      return { generation: await startRecipeGeneration(startScope(context), order) };
    },
  }),
);

builder.mutationField('stopRecipeGeneration', (t) =>
  t.field({
    type: StopPayload,
    description: 'Stops a generation; one that is over stays as it is. Subscribers only.',
    authScopes: { subscribed: true },
    args: { id: t.arg.id({ required: true, description: 'The generation’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'StopRecipeGenerationResult' } },
    resolve: async (_root, { id }, context) => {
      const { db, pubsub } = context;
      const scope = { db, pubsub, viewer: viewerOf(context) };
      return { generation: await stopRecipeGeneration(scope, id) };
    },
  }),
);

const EventRef = builder.objectRef<GenerationState>('RecipeGenerationEvent').implement({
  description: 'A change of a generation.',
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Pass the last one seen as afterSeq to resume.' }),
    generation: t.field({
      type: RecipeGenerationRef,
      description: 'The generation as it is after the change.',
      resolve: (state) => state,
    }),
  }),
});

builder.subscriptionField('recipeGeneration', (t) =>
  t.field({
    type: EventRef,
    description:
      'A generation as it goes: first as it stands, then each change, until it is over. Leaving does not stop it. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({
        description:
          'The generation’s id; an error NOT_FOUND if it is not the person’s. Without it, their latest.',
      }),
      afterSeq: t.arg.int({ description: 'Only changes after this one.' }),
    },
    subscribe: async (_root, { id, afterSeq }, context) => {
      const { db, pubsub } = context;
      const reload = reloadViewer(context);
      const scope = { db, pubsub, viewer: viewerOf(context), reload };
      const states = await watchGeneration(scope, id ?? null, afterSeq ?? null);
      if (states) return states;
      throw requestError('NOT_FOUND', 'There is no such generation.');
    },
    resolve: (state) => state,
  }),
);
