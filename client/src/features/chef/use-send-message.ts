import type { Unmasked } from '@apollo/client';
import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { appendTurns } from './chat-cache';
import { announceChat } from './chat-channel';
import { ChatHistoryDocument } from './chat-history.generated';
import type { ChatMessageFragment } from './chat-message.generated';
import {
  useSendChatMessageMutation,
  type SendChatMessageMutation,
  type SendChatMessageMutationVariables,
} from './send-chat-message.generated';

type Turn = Unmasked<ChatMessageFragment>;

/** Both turns as the server will answer them: the question, and a reply that is not begun. */
function expectedTurns(
  variables: SendChatMessageMutationVariables,
): Record<'message' | 'reply', Turn> {
  const both = {
    __typename: 'ChatMessage' as const,
    seq: 0,
    createdAt: new Date().toISOString(),
    card: null,
    cardAt: null,
    refusal: null,
    proposals: [],
    cautions: [],
  };
  const { id, replyId, content } = variables;
  return {
    message: { ...both, id: String(id), role: 'USER', status: 'DONE', content },
    reply: { ...both, id: String(replyId), role: 'ASSISTANT', status: 'WAITING', content: '' },
  };
}

interface SendMessage {
  /** Resolves to the sentence that says why not, or null when it is sent. */
  send: (content: string) => Promise<string | null>;
  /** The reply that is only expected: the server does not know of it yet. */
  expectedReply: string | null;
}

/** Says something to the chef, on screen at once. The same words sent again after a failure are one message. */
export function useSendMessage(): SendMessage {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const unsent = useRef<SendChatMessageMutationVariables>(undefined);
  const [expectedReply, setExpectedReply] = useState<string | null>(null);
  const [mutate] = useSendChatMessageMutation({
    onCompleted: announceChat,
    optimisticResponse: (
      variables,
      { IGNORE },
    ): Unmasked<SendChatMessageMutation> | typeof IGNORE => {
      const known = cache.readQuery({ query: ChatHistoryDocument, optimistic: true })?.viewer;
      if (!known) return IGNORE;
      const viewer = { __typename: 'Viewer' as const, id: known.id };
      return {
        sendChatMessage: {
          __typename: 'SendChatMessagePayload',
          ...expectedTurns(variables),
          viewer,
        },
      };
    },
    update: (updated, { data }, { variables }) => {
      const result = data?.sendChatMessage;
      if (result?.__typename !== 'SendChatMessagePayload' || !variables) return;
      appendTurns(updated, result.viewer.id, [String(variables.id), String(variables.replyId)]);
    },
  });

  return {
    expectedReply,
    send: async (content) => {
      if (unsent.current?.content !== content) {
        unsent.current = { id: crypto.randomUUID(), replyId: crypto.randomUUID(), content };
      }
      const variables = unsent.current;
      setExpectedReply(String(variables.replyId));
      const problem = await problemOf(t, 'sendChatMessage', mutate({ variables }));
      setExpectedReply(null);
      if (problem === null) unsent.current = undefined;
      return problem;
    },
  };
}
