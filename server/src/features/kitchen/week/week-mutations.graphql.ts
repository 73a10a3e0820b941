import type { Proposal } from '../../../generated/prisma/client.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf, type Context } from '../../../graphql/context.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ProposalClosedRefusal } from '../proposals/proposal.errors.js';
import { changeProposedWeek } from './change-proposed-week.js';
import { proposeWeek } from './propose-week.js';
import { WeekMomentEnum } from './proposed-week.graphql.js';
import { changeWeekInput } from './week-changes.js';
import { proposeWeekInput } from './week-settings.js';

const ProposeWeekInputRef = builder.inputType('ProposeWeekInput', {
  description:
    'Which days, which meals, for whom. What is left out is as the household usually does.',
  fields: (t) => ({
    id: t.id({
      description:
        'A fresh UUID for the proposal; sent again it answers the same. Made when left out.',
    }),
    from: t.field({
      type: 'Date',
      description:
        'The first day, at most 31 days ahead; today in Europe/Zurich when left out. Days that are over have no meals.',
    }),
    days: t.int({
      description:
        'How many days, 1 to 14; by how often the person shops when left out: DAILY 2, WEEKLY and MONTHLY 7.',
    }),
    moments: t.field({
      type: [WeekMomentEnum],
      description: 'Which meals of each day, one or both; DINNER when left out.',
    }),
    servings: t.int({
      description: 'For how many, 1 to 50; as the household usually cooks when left out.',
    }),
    weekdayMinutes: t.int({
      description:
        'The longest a dish may take from Monday to Friday, 1 to 1440 minutes; no limit when left out.',
    }),
    weekendMinutes: t.int({
      description:
        'The longest a dish may take on Saturday and Sunday, 1 to 1440 minutes; no limit when left out.',
    }),
    lowBudget: t.boolean({ description: 'Prefers what costs little; false when left out.' }),
    useUpFridge: t.boolean({
      description:
        'Prefers what empties the fridge, beyond what would expire; false when left out.',
    }),
    stockList: t.boolean({
      description:
        'Whether planning the week also lists the household’s staples that are neither at home nor on the list and that all its members eat, to be checked; when left out, whether the person shops MONTHLY.',
    }),
  }),
});

const ProposeWeekPayload = builder
  .objectRef<{ proposal: Proposal; viewer: Viewer }>('ProposeWeekPayload')
  .implement({
    description: 'The week is proposed; nothing is planned.',
    fields: (t) => ({
      proposal: t.prismaField({
        type: 'Proposal',
        description: 'The proposal, with its week.',
        resolve: (_query, { proposal }) => proposal,
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the proposed week.',
      }),
    }),
  });

const ChangeProposedMealInputRef = builder.inputType('ChangeProposedMealInput', {
  description: 'What is decided about one meal of a proposed week; what is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The proposed meal’s id.' }),
    held: t.boolean({ description: 'Whether its dish stays while the rest is chosen anew.' }),
    removed: t.boolean({
      description:
        'Whether nothing is wanted for this meal; false takes it back, with a dish chosen anew.',
    }),
    recipeId: t.id({
      description:
        'A dish to have instead, which is then held: one of its alternatives, or any dish of its course that the person may read and the household eats. What was there is not chosen for this meal again.',
    }),
    another: t.boolean({
      description:
        'Chooses another dish for this meal than what is there and its alternatives, unless nothing else is left; none of them is chosen for it again.',
    }),
  }),
});

const ChangeProposedWeekInputRef = builder.inputType('ChangeProposedWeekInput', {
  description: 'What is decided about the meals of a proposed week.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The proposal’s id.' }),
    meals: t.field({
      type: [ChangeProposedMealInputRef],
      required: true,
      description: '1 to 28 meals, none of them twice.',
    }),
  }),
});

const ChangeProposedWeekPayload = builder
  .objectRef<{ proposal: Proposal }>('ChangeProposedWeekPayload')
  .implement({
    description: 'The rest of the week is chosen anew; nothing is planned.',
    fields: (t) => ({
      proposal: t.prismaField({
        type: 'Proposal',
        description: 'The proposal, with its week as it is now.',
        resolve: (_query, { proposal }) => proposal,
      }),
    }),
  });

const scopeOf = (context: Context) => ({
  db: context.db,
  viewer: viewerOf(context),
  clock: context.clock,
  logger: context.logger,
});

builder.mutationFields((t) => ({
  proposeWeek: t.field({
    type: ProposeWeekPayload,
    description:
      'Proposes a dish for each meal of these days that is still to come and for which no main course is planned, from the household’s recipes, its favourites and the book: only what all its members eat; and a dessert where one uses what would expire and no main course does. It replaces the person’s pending week; applyProposal plans it and puts on the list what the fridge lacks. Refused with REQUIRED, OUT_OF_RANGE, INVALID, or NOT_FOUND where the id is somebody else’s. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      input: t.arg({
        type: ProposeWeekInputRef,
        required: true,
        description: 'Which days and meals, for how many, and what matters.',
      }),
    },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'ProposeWeekResult' } },
    resolve: async (_root, { input }, context) => {
      const scope = scopeOf(context);
      const asked = parseInput(proposeWeekInput, input);
      return { proposal: await proposeWeek(scope, asked), viewer: scope.viewer };
    },
  }),
  changeProposedWeek: t.field({
    type: ChangeProposedWeekPayload,
    description:
      'Holds, exchanges or removes meals of a pending week, and chooses the rest anew at once. Refused with NOT_FOUND where the proposal, a meal or a recipe is not the person’s, INVALID where a recipe is no such course or not eaten in the household, PROPOSAL_CLOSED once the week is applied, undone or expired. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      input: t.arg({
        type: ChangeProposedWeekInputRef,
        required: true,
        description: 'What is to change in the proposed meals.',
      }),
    },
    errors: {
      types: [InputRefusal, NotFoundRefusal, ProposalClosedRefusal],
      union: { name: 'ChangeProposedWeekResult' },
    },
    resolve: async (_root, { input }, context) => {
      const scope = scopeOf(context);
      return { proposal: await changeProposedWeek(scope, parseInput(changeWeekInput, input)) };
    },
  }),
}));
