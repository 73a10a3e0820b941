import type * as prisma from '../../../generated/prisma/enums.js';
import { builder } from '../../../graphql/builder.js';
import { RefusalInterface } from '../../../graphql/refusal.graphql.js';
import { ProposalChangeRef } from './proposal-change.graphql.js';
import { readChanges } from './proposal-change.js';
import { ProposalClosedRefusal, ProposalStaleRefusal } from './proposal.errors.js';
import { statusAt } from './proposal-status.js';

const ProposalActionEnum = builder.enumType('ProposalAction', {
  description: 'What the assistant would do.',
  values: {
    ADD_TO_SHOPPING_LIST: { description: 'Add lines to the shopping list.' },
    PLAN_MEAL: { description: 'Plan a meal.' },
    MOVE_MEAL: { description: 'Move a planned meal to another day or time.' },
    ADD_TO_FRIDGE: { description: 'Put things in the fridge.' },
    REMOVE_FROM_FRIDGE: { description: 'Take things out of the fridge, or some of them.' },
    SAVE_RECIPE: { description: 'Keep a recipe among the person’s favourites.' },
    REMOVE_MEAL: { description: 'Take a meal off the plan.' },
    CHANGE_MEAL: { description: 'Change a planned meal’s dish, servings or time.' },
    REMOVE_FROM_SHOPPING_LIST: { description: 'Take lines off the shopping list.' },
    CHANGE_SHOPPING_AMOUNT: { description: 'Buy more or less of what is on the list.' },
    TICK_SHOPPING_ITEMS: { description: 'Tick lines of the list.' },
    NOTE_PREFERENCE: {
      description: 'Note a food among those that the person avoids or prefers; never an allergy.',
    },
    SEVERAL: { description: 'Several of the others at once, from one answer.' },
    PLAN_WEEK: {
      description:
        'Plan the meals of a week, and put on the list what the fridge lacks for them, and the staples to be checked where ProposedWeek.stockList says so.',
    },
  } satisfies Record<prisma.ProposalAction, object>,
});

const ProposalStatusEnum = builder.enumType('ProposalStatus', {
  description: 'How far a proposal has come.',
  values: {
    PENDING: { description: 'Waiting for the person; nothing is written.' },
    APPLIED: { description: 'Written; it can be undone while the rows stay as they are.' },
    UNDONE: { description: 'Written and taken back.' },
    EXPIRED: { description: 'Nobody decided within a day.' },
    STALE: { description: 'The rows changed so that it makes no sense any more.' },
  } satisfies Record<prisma.ProposalStatus, object>,
});

export const ProposalRef = builder.prismaObject('Proposal', {
  description:
    'What the assistant would change, or a week that was asked for; nothing of it is written before applyProposal.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The proposal’s id.' }),
    action: t.expose('action', {
      type: ProposalActionEnum,
      description: 'What applying the proposal would do.',
    }),
    status: t.field({
      type: ProposalStatusEnum,
      description: 'Whether the proposal is open, applied, taken back or expired.',
      resolve: (proposal, _args, { clock }) => statusAt(proposal, clock.now()),
    }),
    changes: t.field({
      type: [ProposalChangeRef],
      description:
        'Exactly what would change, a line for each row; 1 to 200; applied, what was chosen. PLAN_WEEK: the meals, 0 to 28; what is missing for them, and of a stock list, is found when it is applied.',
      resolve: ({ changes }) => readChanges(changes),
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when the proposal can be applied.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
  }),
});

builder.objectType(ProposalStaleRefusal, {
  name: 'ProposalStaleRefusal',
  description: 'The rows changed since; nothing was written.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    proposal: t.expose('proposal', {
      type: ProposalRef,
      description:
        'The proposal, with a fresh preview to decide on, or STALE where none can be made.',
    }),
  }),
});

builder.objectType(ProposalClosedRefusal, {
  name: 'ProposalClosedRefusal',
  description: 'There is nothing left to do: it was applied, undone, or has expired.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    proposal: t.expose('proposal', {
      type: ProposalRef,
      description: 'The proposal as it is stored.',
    }),
  }),
});
