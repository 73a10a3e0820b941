import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatMessageFragment, type ChatMessageFragment } from './chat-message.generated';
import { isPending } from './reply-state';
import { useReasonSentence } from './use-reason-sentence';

/** The words without the signs that shape them. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ');

/** Tells a screen reader that the chef writes, then what was written, once: never word by word. */
export function ReplyAnnouncer({ newestId }: { newestId: string | null }) {
  const { t } = useTranslation(['chef', 'errors']);
  const reasonOf = useReasonSentence();
  const { data, complete } = useChatMessageFragment(
    newestId === null ? null : { __typename: 'ChatMessage', id: newestId },
  );
  const reply = complete && data.role === 'ASSISTANT' ? data : null;
  // A conversation that was over when the page was opened is read, not announced.
  const [heard, setHeard] = useState<string | null>(null);
  if (reply && isPending(reply.status) && heard !== reply.id) setHeard(reply.id);
  return (
    <p role="status" className="sr-only">
      {reply && reply.id === heard && words(reply)}
    </p>
  );

  function words({ status, content, card, proposals, refusal }: ChatMessageFragment): string {
    if (status === 'CHECKING') return t('checking');
    if (isPending(status)) return t('writing');
    if (status === 'STOPPED') return t('end.stopped');
    if (status === 'INTERRUPTED') return t('end.interrupted');
    if (status === 'FAILED')
      return [t('errors:chat.failed'), refusal && reasonOf(refusal)].filter(Boolean).join('. ');
    return [
      content && t('answered', { text: plain(content) }),
      card && t('answeredRecipe'),
      proposals.length > 0 && t('answeredProposal', { count: proposals.length }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}
