import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { problemOf } from '../../apollo/problem-of';
import { announceChat } from './chat-channel';
import { ChatHistoryDocument } from './chat-history.generated';
import { useTakeOffWishMutation } from './take-off-wish.generated';

/** Takes off what was said for the conversation, at once; resolves to the sentence that says why not, or null. */
export function useTakeOffWish(): (id: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [takeOff] = useTakeOffWishMutation({
    onCompleted: announceChat,
    optimisticResponse: ({ id }, { IGNORE }) => {
      const viewer = cache.readQuery({ query: ChatHistoryDocument, optimistic: true })?.viewer;
      if (!viewer) return IGNORE;
      const chatWishes = (viewer.chatWishes ?? []).filter((wish) => wish.id !== id);
      return {
        takeOffChatWish: {
          __typename: 'TakeOffChatWishPayload',
          viewer: { __typename: 'Viewer', id: viewer.id, chatWishes },
        },
      };
    },
  });
  return (id) => problemOf(t, 'takeOffChatWish', takeOff({ variables: { id } }));
}
