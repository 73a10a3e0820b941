import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useOnline } from '../../lib/use-online';
import { ChatMessageFragmentDoc } from './chat-message.generated';
import { useChatReplySubscription } from './chat-reply.generated';
import { writeReply, writeWishes } from './chat-cache';
import { createLiveReply, type LiveText } from './live-reply';

const nothingYet: LiveText = { seq: 0, content: '', status: 'WAITING' };

export interface ReplyFeed {
  online: boolean;
  /** The stream broke for good, and nothing comes until it is resumed. */
  lost: boolean;
  resume: () => void;
}

/**
 * Streams what is written of a reply into the cache, where its bubble reads it. Mount it while the
 * reply is being written: a stream over for another reason counts as lost. It goes on after the last
 * thing seen, however often the connection breaks.
 */
export function useReplyFeed(messageId: string): ReplyFeed {
  const { cache } = useApolloClient();
  const [lost, setLost] = useState(false);
  const [live] = useState(() => {
    const shown = cache.readFragment({
      from: { __typename: 'ChatMessage', id: messageId },
      fragment: ChatMessageFragmentDoc,
      fragmentName: 'ChatMessage',
    });
    return createLiveReply(shown ?? nothingYet, (text, event) =>
      writeReply(cache, messageId, text, event),
    );
  });
  useEffect(() => live.flush, [live]);
  // Frozen: another value would open another stream. A later connection asks for what came since.
  const [afterSeq] = useState(live.seq);
  const { restart } = useChatReplySubscription({
    variables: { messageId, afterSeq },
    context: { resume: () => ({ afterSeq: live.seq() }) },
    ignoreResults: true,
    onData: ({ data }) => {
      const event = data.data?.chatReply;
      if (!event) return;
      live.take(event);
      if (event.wishes) writeWishes(cache, event.wishes);
    },
    onError: () => setLost(true),
    onComplete: () => setLost(true),
  });
  const resume = (): void => {
    setLost(false);
    restart();
  };
  return { online: useOnline(resume), lost, resume };
}
