import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  ChatHistoryDocument,
  useChatHistoryQuery,
  type ChatHistoryQuery,
} from './chat-history.generated';
import { onChatElsewhere, onChatReturn } from './chat-channel';
import { joinConversation } from './newest-last';
import { OlderChatMessagesDocument } from './older-chat-messages.generated';
import { isPending } from './reply-state';

type Conversation = NonNullable<NonNullable<ChatHistoryQuery['viewer']>['chatMessages']>;
export type Turn = Conversation['edges'][number]['node'];

export interface ChatHistory {
  /** The oldest first; null while the first page has not come. */
  turns: readonly Turn[] | null;
  /** First questions that fit the moment. */
  suggestions: readonly string[];
  /** What holds for the conversation. */
  wishes: NonNullable<NonNullable<ChatHistoryQuery['viewer']>['chatWishes']>;
  error: unknown;
  retry: () => void;
  hasOlder: boolean;
  loadingOlder: boolean;
  olderError: unknown;
  loadOlder: () => void;
}

/** The person's conversation, read upwards a page at a time. */
export function useChatHistory(): ChatHistory {
  const client = useApolloClient();
  useState(() => joinConversation(client.cache));
  // What is known shows at once; another device may have gone on with it since.
  const { data, error, refetch, fetchMore } = useChatHistoryQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Read again, the newest page joins what was read further up.
    refetchWritePolicy: 'merge',
  });
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<unknown>(null);
  const conversation = data?.viewer?.chatMessages;
  const readAgain = (): void => void refetch().catch(() => undefined);
  const look = (): void => {
    // Not joined to the same question that is under way: its answer may be from before the change.
    const context = { queryDeduplication: false };
    const question = { query: ChatHistoryDocument, fetchPolicy: 'network-only', context } as const;
    void client.query(question).catch(() => undefined);
  };
  const onElsewhere = useEffectEvent(look);
  useEffect(() => onChatElsewhere(() => onElsewhere()), []);
  const newest = conversation?.edges.at(-1)?.node;
  const onReturn = useEffectEvent((): void => {
    // What is being written is followed already.
    if (!newest || !isPending(newest.status)) look();
  });
  useEffect(() => onChatReturn(() => onReturn()), []);

  const loadOlder = async (): Promise<void> => {
    const before = conversation?.pageInfo.startCursor;
    if (loadingOlder || !before) return;
    setLoadingOlder(true);
    setOlderError(null);
    try {
      await fetchMore({ query: OlderChatMessagesDocument, variables: { before } });
    } catch (failure) {
      setOlderError(failure);
    }
    setLoadingOlder(false);
  };

  return {
    turns: conversation?.edges.map(({ node }) => node) ?? null,
    suggestions: data?.viewer?.chatSuggestions ?? [],
    wishes: data?.viewer?.chatWishes ?? [],
    error: conversation ? null : error,
    retry: readAgain,
    hasOlder: conversation?.pageInfo.hasPreviousPage ?? false,
    loadingOlder,
    olderError,
    loadOlder: () => void loadOlder(),
  };
}
