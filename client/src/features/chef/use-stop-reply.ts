import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useStopChatReplyMutation } from './stop-chat-reply.generated';

interface StopReply {
  /** Resolves to the sentence that says why not, or null when it is stopped. */
  stop: (messageId: string) => Promise<string | null>;
  stopping: boolean;
}

export function useStopReply(): StopReply {
  const { t } = useTranslation('errors');
  const [stop, { loading }] = useStopChatReplyMutation();
  return {
    stopping: loading,
    stop: (messageId) => problemOf(t, 'stopChatReply', stop({ variables: { messageId } })),
  };
}
