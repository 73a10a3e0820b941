import { ArrowRight, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConflictList } from '../../entities/recipe/conflict-list';
import { Button } from '../../ui/button';
import type { ChatMessageFragment } from './chat-message.generated';
import type { TurnActions } from './turn-actions';
import { useContinueReply } from './use-continue-reply';
import { useInsteadSentences } from './use-instead-sentences';
import { useReasonSentence } from './use-reason-sentence';
import { useRetryReply } from './use-retry-reply';

interface ReplyEndProps extends Pick<TurnActions, 'onProblem' | 'onResumed'> {
  message: ChatMessageFragment;
  last: boolean;
}

/** Why a reply ends where it does, unless it is whole, and the ways on. */
export function ReplyEnd({ message, last, onProblem, onResumed }: ReplyEndProps) {
  const { t } = useTranslation(['chef', 'common', 'errors', 'recipes']);
  const { retry, retrying } = useRetryReply();
  const { goOn, goingOn } = useContinueReply();
  const reasonOf = useReasonSentence();
  const { id, status, refusal, content, proposals } = message;
  if (status !== 'STOPPED' && status !== 'INTERRUPTED' && status !== 'FAILED') return null;

  const act = async (done: Promise<string | null>): Promise<void> => {
    const problem = await done;
    if (problem === null) onResumed();
    else onProblem(problem);
  };
  const failed = status === 'FAILED';
  // Of nothing there is nothing to continue.
  const isBegun = content !== '' || proposals.length > 0;
  const reason = refusal && reasonOf(refusal);
  // Why the model went silent is no matter of whoever has half a reply: that it can go on is.
  const saysItself = refusal?.code === 'REPLY_TRUNCATED' || refusal?.code === 'INTERRUPTED';
  return (
    <div
      className={
        failed
          ? 'grid gap-3 rounded-card border border-tomato bg-tomato-soft px-4 py-3 sm:px-5'
          : 'grid gap-3 text-muted'
      }
    >
      {failed && (
        <p className="font-semibold">
          {t(refusal?.code === 'DIET_CONFLICT' ? 'recipes:failed.heading' : 'errors:chat.failed')}
        </p>
      )}
      {status === 'STOPPED' && <p>{t('end.stopped')}</p>}
      {status === 'INTERRUPTED' && !saysItself && <p>{t('end.interrupted')}</p>}
      {reason && (failed || saysItself) && <p>{reason}</p>}
      {refusal && refusal.conflicts.length > 0 && <Conflicts of={refusal} />}
      {last && (
        <div className="flex flex-wrap gap-2">
          {!failed && isBegun && (
            <Button
              variant="secondary"
              size="sm"
              iconEnd={ArrowRight}
              loading={goingOn}
              onClick={() => void act(goOn(id))}
            >
              {t('end.continue')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon={RotateCw}
            loading={retrying}
            onClick={() => void act(retry(id))}
          >
            {t(failed ? 'common:retry' : 'end.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

type Refusal = NonNullable<ChatMessageFragment['refusal']>;

function Conflicts({ of: refusal }: { of: Refusal }) {
  const sentencesOf = useInsteadSentences();
  return (
    <>
      <ConflictList conflicts={refusal.conflicts} />
      {sentencesOf(refusal).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
