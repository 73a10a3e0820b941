import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { forgetTurns } from './chat-cache';
import { announceChat } from './chat-channel';
import { useResetChatMutation } from './reset-chat.generated';

interface ResetChat {
  /** Resolves to the sentence that says why not, or null when the conversation is empty. */
  reset: () => Promise<string | null>;
  resetting: boolean;
}

export function useResetChat(): ResetChat {
  const { t } = useTranslation('errors');
  const [reset, { loading }] = useResetChatMutation({
    onCompleted: announceChat,
    update: (cache, { data }) => {
      if (data) forgetTurns(cache, data.resetChat.viewer.id);
    },
  });
  return { resetting: loading, reset: () => problemOf(t, 'resetChat', reset()) };
}
