import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatMessageFragment, type ChatMessageFragment } from './chat-message.generated';
import { plainText } from './plain-text';
import { isPending } from './reply-state';
import { useCautionSentence } from './use-caution-sentence';
import { useInsteadSentences } from './use-instead-sentences';
import { useReasonSentence } from './use-reason-sentence';

/** The words without the signs that shape them, in one line. */
const spoken = (markdown: string): string =>
  plainText(markdown)
    .replaceAll(/^\s*[-+]\s+/gm, '')
    .replaceAll(/\s+/g, ' ');

/** Tells a screen reader that the chef writes, then what was written, once: never word by word. */
export function ReplyAnnouncer({ newestId }: { newestId: string | null }) {
  const { t } = useTranslation(['chef', 'errors', 'recipes']);
  const reasonOf = useReasonSentence();
  const cautionsOf = useCautionSentence();
  const insteadOf = useInsteadSentences();
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

  function words(message: ChatMessageFragment): string {
    const { status, cautions } = message;
    if (status === 'CHECKING') return t('checking');
    if (isPending(status)) return t('writing');
    return [
      ...ending(message),
      cautions.length > 0 && `${t('caution.heading')} ${cautionsOf(cautions)}`,
    ]
      .filter(Boolean)
      .join(' ');
  }

  function ending({ status, content, card, proposals, refusal }: ChatMessageFragment) {
    if (status === 'STOPPED') return [t('end.stopped')];
    if (status === 'INTERRUPTED') return [t('end.interrupted')];
    if (status === 'FAILED') return failure(refusal);
    return [
      content && t('answered', { text: spoken(content) }),
      card && t('answeredRecipe'),
      proposals.length > 0 && t('answeredProposal', { count: proposals.length }),
    ];
  }

  function failure(refusal: ChatMessageFragment['refusal']) {
    const reason = refusal && reasonOf(refusal);
    if (refusal?.code !== 'DIET_CONFLICT') return [`${t('errors:chat.failed')}.`, reason];
    const named = new Set(
      refusal.conflicts.map(({ word, reason: why }) =>
        t('recipes:failed.conflict', { word, reason: why }),
      ),
    );
    return [
      `${t('recipes:failed.heading')}.`,
      reason,
      named.size > 0 && `${t('recipes:failed.conflicts')} ${[...named].join(', ')}.`,
      ...insteadOf(refusal),
    ];
  }
}
