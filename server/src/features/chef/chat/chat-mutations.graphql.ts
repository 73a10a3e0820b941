import { builder } from '../../../graphql/builder.js';
import { viewerOf, type Context } from '../../../graphql/context.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { RefusalInterface } from '../../../graphql/refusal.graphql.js';
import { InputRefusal, NotFoundRefusal, RateLimitedRefusal } from '../../../graphql/refusal.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import type { ChatMessage } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';
import { sendInput } from './chat-input.js';
import { ChatMessageRef } from './chat-message.graphql.js';
import { ChatBusyRefusal } from './chat.errors.js';
import { continueChatReply, retryChatReply } from './resume-chat-reply.js';
import { resetChat } from './reset-chat.js';
import { sendChatMessage, type ChatScope, type SentMessage } from './send-chat-message.js';
import { stopChatReply } from './stop-chat-reply.js';

const chatScope = (context: Context): ChatScope => ({
  ...context,
  viewer: viewerOf(context),
  random: Math.random,
  temperature: context.config.OPENAI_TEMPERATURE,
});

const viewerField = { type: ViewerRef, description: 'The viewer, to read the conversation from.' };

builder.objectType(ChatBusyRefusal, {
  name: 'ChatBusyRefusal',
  description: 'A reply is still being written: stop it, or wait.',
  interfaces: [RefusalInterface],
});

const SendPayload = builder
  .objectRef<SentMessage & { viewer: Viewer }>('SendChatMessagePayload')
  .implement({
    description: 'The message is stored, and the chef is at work.',
    fields: (t) => ({
      message: t.expose('message', {
        type: ChatMessageRef,
        description: 'The message as it was stored.',
      }),
      reply: t.expose('reply', {
        type: ChatMessageRef,
        description: 'The answer as it stands: watch it with chatReply.',
      }),
      viewer: t.expose('viewer', viewerField),
    }),
  });

builder.mutationField('sendChatMessage', (t) =>
  t.field({
    type: SendPayload,
    description:
      'Says something to the chef and returns at once. The same id again changes nothing. One reply at a time; at most 120 an hour. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({
        description:
          'A UUID made by the client: the same id works once. Else the server makes one.',
      }),
      replyId: t.arg.id({
        description: 'Another UUID, for the answer; else the server makes one.',
      }),
      content: t.arg.string({
        required: true,
        description: '1 to 4,000 characters once trimmed; plain text.',
      }),
    },
    errors: {
      types: [InputRefusal, RateLimitedRefusal, ChatBusyRefusal],
      union: { name: 'SendChatMessageResult' },
    },
    resolve: async (_root, args, context) => {
      const scope = chatScope(context);
      const sent = await sendChatMessage(scope, parseInput(sendInput, args));
      return { ...sent, viewer: scope.viewer };
    },
  }),
);

const messageArgument = 'The reply’s id.';

const replyPayload = (name: string, description: string) =>
  builder.objectRef<{ message: ChatMessage }>(name).implement({
    description,
    fields: (t) => ({
      message: t.expose('message', {
        type: ChatMessageRef,
        description: 'The reply as it is now.',
      }),
    }),
  });

builder.mutationField('stopChatReply', (t) =>
  t.field({
    type: replyPayload('StopChatReplyPayload', 'The reply is over.'),
    description:
      'Stops a reply, wherever it is being written; what has been written stays, and one that is over stays as it is. Subscribers only.',
    authScopes: { subscribed: true },
    args: { messageId: t.arg.id({ required: true, description: messageArgument }) },
    errors: { types: [NotFoundRefusal], union: { name: 'StopChatReplyResult' } },
    resolve: async (_root, { messageId }, context) => ({
      message: await stopChatReply(chatScope(context), messageId),
    }),
  }),
);

builder.mutationField('retryChatReply', (t) =>
  t.field({
    type: replyPayload('RetryChatReplyPayload', 'The reply is being written anew.'),
    description:
      'Has a reply written again from its beginning; for one that FAILED, was STOPPED or INTERRUPTED. Its text and its open proposals go. Counts as a message. Subscribers only.',
    authScopes: { subscribed: true },
    args: { messageId: t.arg.id({ required: true, description: messageArgument }) },
    errors: {
      types: [NotFoundRefusal, RateLimitedRefusal, ChatBusyRefusal],
      union: { name: 'RetryChatReplyResult' },
    },
    resolve: async (_root, { messageId }, context) => ({
      message: await retryChatReply(chatScope(context), messageId),
    }),
  }),
);

builder.mutationField('continueChatReply', (t) =>
  t.field({
    type: replyPayload('ContinueChatReplyPayload', 'The reply is being written on.'),
    description:
      'Has a reply that was STOPPED or INTERRUPTED written on from where it was cut. Counts as a message. Subscribers only.',
    authScopes: { subscribed: true },
    args: { messageId: t.arg.id({ required: true, description: messageArgument }) },
    errors: {
      types: [NotFoundRefusal, RateLimitedRefusal, ChatBusyRefusal],
      union: { name: 'ContinueChatReplyResult' },
    },
    resolve: async (_root, { messageId }, context) => ({
      message: await continueChatReply(chatScope(context), messageId),
    }),
  }),
);

const ResetPayload = builder.objectRef<{ viewer: Viewer }>('ResetChatPayload').implement({
  description: 'The conversation is empty.',
  fields: (t) => ({ viewer: t.expose('viewer', viewerField) }),
});

builder.mutationField('resetChat', (t) =>
  t.field({
    type: ResetPayload,
    description:
      'Deletes the person’s whole conversation, its proposals too, and ends a reply that is being written. What was applied or kept stays. Subscribers only.',
    authScopes: { subscribed: true },
    resolve: async (_root, _args, context) => {
      const scope = chatScope(context);
      await resetChat(scope);
      return { viewer: scope.viewer };
    },
  }),
);
