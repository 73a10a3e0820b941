import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessageFragment } from './chat-message.generated';
import { Cautions } from './cautions';
import { ChatRecipe } from './chat-recipe';
import { CopyReply } from './copy-reply';
import type { TurnActions } from './turn-actions';
import { ProposalCard } from './proposal-card';
import { ReplyEnd } from './reply-end';
import { isPending } from './reply-state';
import { Typing } from './typing';

const loadMarkdown = () => import('./markdown');
// On its way as soon as the page is, for the first reply to be shown as it should.
void loadMarkdown();
const Markdown = lazy(async () => ({ default: (await loadMarkdown()).Markdown }));

interface ReplyProps extends TurnActions {
  message: ChatMessageFragment;
  last: boolean;
}

/** What the chef says, as far as it has come, and what can be done with it. */
export function Reply({ message, last, onOpenRecipe, ...actions }: ReplyProps) {
  const { t } = useTranslation('chef');
  const { content, status, card, cardAt, proposals, cautions } = message;
  const waiting = status === 'WAITING' || (status === 'WRITING' && content === '');
  const below = card ? (cardAt ?? content.length) : content.length;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] justify-items-start gap-3 *:max-w-full">
      <Said text={content.slice(0, below)} />
      {card && <ChatRecipe from={card} onOpen={onOpenRecipe} />}
      <Said text={content.slice(below)} />
      {content !== '' && !isPending(status) && <CopyReply text={content} />}
      {cautions.length > 0 && <Cautions of={cautions} />}
      {waiting && <Typing label={t('writing')} />}
      {status === 'CHECKING' && <Typing label={t('checking')} />}
      {proposals.map((proposal, at) => (
        <ProposalCard
          key={proposal.id}
          from={proposal}
          messageId={message.id}
          isRest={proposals[at - 1]?.status === 'APPLIED'}
          onOpenRecipe={onOpenRecipe}
        />
      ))}
      <ReplyEnd message={message} last={last} {...actions} />
    </div>
  );
}

function Said({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div className="rounded-card rounded-bl-xs border border-line bg-surface px-4 py-3 sm:px-5 sm:py-4">
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
}
