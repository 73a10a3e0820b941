import { builder } from '../../../graphql/builder.js';
import { requestError } from '../../../graphql/request-error.js';
import { viewerOf } from '../../../graphql/context.js';
import { reloadViewer } from '../../../graphql/reload-viewer.js';
import { ChatMessageStatusEnum } from './chat-message.graphql.js';
import type { ReplyEvent } from './chat-events.js';
import { ChatRefusal, refusalValue } from './chat.errors.js';
import { ownWishes } from '../../kitchen/proposals/wish.policy.js';
import { isPending } from './chat-state.js';
import { ProposalRef } from '../../kitchen/proposals/proposal-types.graphql.js';
import { watchReply } from './watch-chat-reply.js';

const EventRef = builder.objectRef<ReplyEvent>('ChatReplyEvent').implement({
  description: 'What was added to a reply.',
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Pass the last one seen as afterSeq to resume.' }),
    messageId: t.exposeID('messageId', { description: 'The reply’s id.' }),
    delta: t.exposeString('delta', {
      description: 'Text to append to what was shown; empty when only something else changed.',
    }),
    replaces: t.exposeBoolean('replaces', {
      description: 'What was shown before is void: delta is the whole text.',
    }),
    status: t.expose('status', {
      type: ChatMessageStatusEnum,
      description: 'How far the reply has come.',
    }),
    card: t.prismaField({
      type: 'Recipe',
      nullable: true,
      description: 'The reply’s recipe, in the event that brings it.',
      resolve: (query, { recipeId }, _args, { db }) =>
        recipeId === null ? null : db.recipe.findUnique({ ...query, where: { id: recipeId } }),
    }),
    proposal: t.prismaField({
      type: ProposalRef,
      nullable: true,
      description: 'A proposal, in the event that brings it or further lines of it.',
      resolve: (query, { proposalId }, _args, { db }) =>
        proposalId === null
          ? null
          : db.proposal.findUnique({ ...query, where: { id: proposalId } }),
    }),
    cautions: t.field({
      type: ['DietConflict'],
      description: 'In the event that ends the reply: see ChatMessage.',
      resolve: ({ cautions }) => [...cautions],
    }),
    wishes: t.prismaField({
      type: ['ChatWish'],
      nullable: true,
      description:
        'In the event that ends the reply: all that holds for the conversation since, as in viewer.chatWishes.',
      resolve: (query, event, _args, context) =>
        isPending(event)
          ? null
          : context.db.chatWish.findMany({
              ...query,
              where: ownWishes(viewerOf(context)),
              orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
            }),
    }),
    refusal: t.field({
      type: ChatRefusal,
      nullable: true,
      description: 'Why the reply is not whole; null unless the status is FAILED or INTERRUPTED.',
      resolve: ({ failure }) => failure && refusalValue(failure),
    }),
  }),
});

builder.subscriptionField('chatReply', (t) =>
  t.field({
    type: EventRef,
    description:
      'A reply as it is written: first what came after `afterSeq`, then each addition, until it is over. Leaving does not stop it. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      messageId: t.arg.id({
        description:
          'The reply’s id; an error NOT_FOUND if it is not the person’s. Without it, their latest.',
      }),
      afterSeq: t.arg.int({
        description:
          'The sequence number of what is shown already; without it, all from the start.',
      }),
    },
    subscribe: async (_root, { messageId, afterSeq }, context) => {
      const { db, pubsub } = context;
      const reload = reloadViewer(context);
      const scope = { db, pubsub, viewer: viewerOf(context), reload };
      const events = await watchReply(scope, messageId ?? null, afterSeq ?? null);
      if (events) return events;
      throw requestError('NOT_FOUND', 'There is no such reply.');
    },
    resolve: (event) => event,
  }),
);
