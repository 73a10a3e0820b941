import { prismaConnectionHelpers, queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../../graphql/builder.js';
import type { Context } from '../../../graphql/context.js';
import { RefusalInterface } from '../../../graphql/refusal.graphql.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import { ChatRefusal, refusalValue } from './chat.errors.js';
import { ownMessages } from './chat.policy.js';
import { cardOffset, cautionsOfRow, failureOfRow } from './chat-state.js';

const ChatRoleEnum = builder.enumType('ChatRole', {
  description: 'Who wrote the message.',
  values: {
    USER: { description: 'The person.' },
    ASSISTANT: { description: 'The chef.' },
  } as const,
});

export const ChatMessageStatusEnum = builder.enumType('ChatMessageStatus', {
  description:
    'How far a message has come. A person’s message is DONE; DONE, STOPPED, INTERRUPTED and FAILED are a reply’s ends.',
  values: {
    WAITING: { description: 'The model has not begun to answer.' },
    WRITING: { description: 'The reply is being written.' },
    CHECKING: {
      description: 'A recipe is written and held back until it has passed the diet gate.',
    },
    DONE: { description: 'The message is whole.' },
    STOPPED: { description: 'The person stopped it; it may be continued.' },
    INTERRUPTED: { description: 'It was cut short, refusal says by what; it may be continued.' },
    FAILED: { description: 'No reply; refusal says why. It may be retried.' },
  } as const,
});

const ChatSubstituteRef = builder
  .objectRef<{ word: string; instead: readonly string[] }>('ChatSubstitute')
  .implement({
    description: 'What may stand for a food that the household does not eat.',
    fields: (t) => ({
      word: t.exposeString('word', { description: 'The food, as the refused recipe named it.' }),
      instead: t.exposeStringList('instead', {
        description: 'Foods that this household eats, the nearest first; 1 or 2.',
      }),
    }),
  });

builder.objectType(ChatRefusal, {
  name: 'ChatRefusal',
  description: 'Why a reply failed or was cut short.',
  interfaces: [RefusalInterface],
  // As a field's value it is no Error, which GraphQL would throw.
  isTypeOf: (value) =>
    typeof value === 'object' &&
    value !== null &&
    'conflicts' in value &&
    'retryAfterSeconds' in value,
  fields: (t) => ({
    conflicts: t.field({
      type: ['DietConflict'],
      description: 'With DIET_CONFLICT: what the last try named; otherwise empty.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
    substitutes: t.field({
      type: [ChatSubstituteRef],
      description: 'With DIET_CONFLICT: what may replace the foods in question, where it is known.',
      resolve: ({ conflicts }) => {
        const known = conflicts.flatMap(({ word, instead }) =>
          instead ? [{ word, instead }] : [],
        );
        return [...new Map(known.map((each) => [each.word.toLowerCase(), each])).values()];
      },
    }),
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description:
        'After how many seconds the model asked to be called again; null when it did not.',
    }),
  }),
});

export const ChatMessageRef = builder.prismaObject('ChatMessage', {
  description: 'One turn of a person’s conversation with the chef.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id that the client chose for the message.' }),
    role: t.expose('role', { type: ChatRoleEnum, description: 'Who wrote the message.' }),
    content: t.exposeString('content', {
      description:
        'The person’s plain text, 1 to 4,000 characters; or the reply so far in simple markdown, at most 100,000, to be shown with links and images inert.',
    }),
    status: t.expose('status', {
      type: ChatMessageStatusEnum,
      description: 'How far the message has come.',
    }),
    seq: t.exposeInt('seq', {
      description: 'Of the last event contained here: pass it to chatReply as afterSeq.',
    }),
    replyTo: t.exposeID('replyToId', {
      nullable: true,
      description: 'A reply’s question; null for a person’s message.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the message was sent or, for a reply, asked for.',
    }),
    card: t.relation('recipe', {
      nullable: true,
      description: 'The recipe of this reply, once the diet gate has passed it and it is stored.',
    }),
    cardAt: t.int({
      nullable: true,
      select: { marks: true, recipeId: true, content: true },
      description:
        'After how many UTF-16 units of the content the card was dealt: what comes after stands below it. Null without a card.',
      resolve: (row) => cardOffset(row),
    }),
    refusal: t.field({
      type: ChatRefusal,
      nullable: true,
      select: { refusalCode: true, refusalConflicts: true, retryAfterSeconds: true },
      description: 'Why it FAILED, or what cut an INTERRUPTED one short.',
      resolve: (row) => {
        const failure = failureOfRow(row);
        return failure && refusalValue(failure);
      },
    }),
    cautions: t.field({
      type: ['DietConflict'],
      select: { cautions: true },
      description:
        'What a finished reply tells of that the household does not eat, beyond doubt, at most 6. What it would have the household eat of it is never shown.',
      resolve: (row) => [...cautionsOfRow(row)],
    }),
    proposals: t.relation('proposals', {
      query: { orderBy: { position: 'asc' } },
      description:
        'What the chef would change, for the person to decide: all that waits as one, a week beside it, and what was left out of one that is applied after it; at most 200.',
    }),
  }),
});

const connection = prismaConnectionHelpers(builder, 'ChatMessage', { cursor: 'id', maxSize: 100 });

const ConnectionRef = builder.connectionObject(
  { type: ChatMessageRef, name: 'ChatMessageConnection' },
  { name: 'ChatMessageEdge' },
);

/** What the request asks of each message, whether by edges or by nodes. */
const messageQuery = (context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, typeName: 'ChatMessage', paths: [['edges', 'node'], ['nodes']] });

const page = 30;

builder.objectFields(ViewerRef, (t) => ({
  chatMessages: t.field({
    type: ConnectionRef,
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'The person’s conversation, the oldest first: its last messages, or those before a cursor. Behind the subscription.',
    args: {
      last: t.arg.int({ description: 'How many, at most 100; 30 unless asked otherwise.' }),
      before: t.arg.string({ description: 'A cursor: the messages that come before it.' }),
    },
    resolve: async (viewer, { last, before }, context, info) => {
      // Read from the newest on, then turned round: from its end, a page would take a statement per relation.
      const args = { first: last ?? page, after: before };
      const messages = await context.db.chatMessage.findMany({
        ...connection.getQuery(args, context, () => messageQuery(context, info)),
        where: ownMessages(viewer),
        orderBy: { position: 'desc' },
      });
      const { edges, pageInfo } = connection.resolve(messages, args, context);
      return {
        edges: edges.toReversed(),
        pageInfo: {
          startCursor: pageInfo.endCursor,
          endCursor: pageInfo.startCursor,
          hasPreviousPage: pageInfo.hasNextPage,
          hasNextPage: pageInfo.hasPreviousPage,
        },
      };
    },
  }),
}));
