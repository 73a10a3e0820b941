import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { announceChat } from './chat-channel';
import { useContinueChatReplyMutation } from './continue-chat-reply.generated';

interface ContinueReply {
  /** Resolves to the sentence that says why not, or null when the chef writes on. */
  goOn: (messageId: string) => Promise<string | null>;
  goingOn: boolean;
}

export function useContinueReply(): ContinueReply {
  const { t } = useTranslation('errors');
  const [goOn, { loading }] = useContinueChatReplyMutation({ onCompleted: announceChat });
  return {
    goingOn: loading,
    goOn: (messageId) => problemOf(t, 'continueChatReply', goOn({ variables: { messageId } })),
  };
}
