import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { announceChat } from './chat-channel';
import { useRetryChatReplyMutation } from './retry-chat-reply.generated';

interface RetryReply {
  /** Resolves to the sentence that says why not, or null when the chef begins anew. */
  retry: (messageId: string) => Promise<string | null>;
  retrying: boolean;
}

export function useRetryReply(): RetryReply {
  const { t } = useTranslation('errors');
  const [retry, { loading }] = useRetryChatReplyMutation({ onCompleted: announceChat });
  return {
    retrying: loading,
    retry: (messageId) => problemOf(t, 'retryChatReply', retry({ variables: { messageId } })),
  };
}
