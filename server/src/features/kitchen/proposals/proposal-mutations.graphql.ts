import type { ShoppingItem } from '../../../generated/prisma/client.js';
import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf, type Context } from '../../../graphql/context.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import { countNewArticles } from '../shopping/count-new-articles.js';
import { applyProposal, undoProposal, type Applied, type Decided } from './proposal-apply.js';
import { ProposalClosedRefusal, ProposalStaleRefusal } from './proposal.errors.js';
import { ProposalRef } from './proposal-types.graphql.js';

function decidedPayload(name: string, description: string) {
  const payload = kitchenPayload<Decided & Partial<Applied>>(name, description);
  builder.objectFields(payload, (t) => ({
    proposal: t.expose('proposal', {
      type: ProposalRef,
      description: 'The proposal as it is now.',
    }),
    noted: t.field({
      type: ViewerRef,
      nullable: true,
      description:
        'The viewer, with the preferences as they are now, where the proposal noted one; null where they are as they were.',
      resolve: ({ settingsChanged, viewer }) => (settingsChanged ? viewer : null),
    }),
  }));
  return payload;
}

const ApplyProposalPayload = decidedPayload('ApplyProposalPayload', 'The proposal is written.');
builder.objectFields(ApplyProposalPayload, (t) => ({
  rest: t.field({
    type: ProposalRef,
    nullable: true,
    description:
      'The lines that were not chosen, as a proposal of the same message that waits on, with an undo of its own; null where all were.',
    resolve: ({ rest }) => rest,
  }),
  inFridge: t.stringList({
    description:
      'PLAN_WEEK, and ADD_TO_SHOPPING_LIST of a recipe: names of the lines that were left off the list whole because the fridge has them.',
    resolve: ({ leftOut, proposal, shoppingItems }) => {
      const bought = new Set(shoppingItems.map(({ product }) => product));
      const isWhole =
        proposal.action === 'PLAN_WEEK'
          ? ({ position }: ShoppingItem) => position !== null
          : ({ product }: ShoppingItem) => !bought.has(product);
      return [...new Set(leftOut.filter(isWhole).map(({ name }) => name))];
    },
  }),
  leftOut: t.prismaField({
    type: ['ShoppingItem'],
    description:
      'PLAN_WEEK, and ADD_TO_SHOPPING_LIST of a recipe: lines, or parts of them, that are not on the list because the fridge has them: restoreShoppingItems puts them there, for a day. At most 500.',
    resolve: (_query, { leftOut }) => [...leftOut],
  }),
  newArticles: t.int({
    description:
      'PLAN_WEEK and ADD_TO_SHOPPING_LIST: by how many the articles to buy have grown, each product once, and not where it was to be bought already, nor where it is only to be checked. 0 otherwise.',
    resolve: ({ shoppingItems, proposal: { action } }, _args, context) =>
      action === 'PLAN_WEEK' || action === 'ADD_TO_SHOPPING_LIST'
        ? countNewArticles({ db: context.db, viewer: viewerOf(context) }, shoppingItems)
        : 0,
  }),
}));
const UndoProposalPayload = decidedPayload(
  'UndoProposalPayload',
  'Every row is as it was before the proposal was applied.',
);

const refusals = [NotFoundRefusal, ProposalStaleRefusal, ProposalClosedRefusal];

const scopeOf = (context: Context) => ({
  db: context.db,
  viewer: viewerOf(context),
  clock: context.clock,
  logger: context.logger,
});

builder.mutationFields((t) => ({
  applyProposal: t.field({
    type: ApplyProposalPayload,
    description:
      'Writes what a pending proposal’s preview says, once, or the chosen lines of it, which are then all that it is of, the others waiting on as rest; refused with a fresh preview when the rows changed since, and with NOT_FOUND where a line is not there. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The proposal’s id.' }),
      lines: t.arg.idList({
        description:
          'The lines of its changes to be applied, 1 to 200; all when left out. None for PLAN_WEEK: changeProposedWeek removes its meals.',
      }),
    },
    errors: { types: refusals, union: { name: 'ApplyProposalResult' } },
    resolve: async (_root, { id, lines }, context) =>
      answerChange(context, await applyProposal(scopeOf(context), id, lines ?? null)),
  }),
  undoProposal: t.field({
    type: UndoProposalPayload,
    description:
      'Restores every row of an applied proposal exactly as it was; refused when one changed since. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The proposal’s id.' }),
      keepChanged: t.arg.boolean({
        defaultValue: false,
        description:
          'Whether what changed since stays, instead of refusing the undo: the meals of a week that nobody has moved, changed or cooked go, and of their lines those that are not ticked. Of other proposals it changes nothing.',
      }),
    },
    errors: { types: refusals, union: { name: 'UndoProposalResult' } },
    resolve: async (_root, { id, keepChanged }, context) =>
      answerChange(context, await undoProposal(scopeOf(context), id, keepChanged ?? false)),
  }),
}));
