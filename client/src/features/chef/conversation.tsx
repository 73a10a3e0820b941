import clsx from 'clsx';
import { ArrowDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { Button } from '../../ui/button';
import { ChatTurn } from './chat-turn';
import { DayMark } from './day-mark';
import { LoadOlder } from './load-older';
import { isPending } from './reply-state';
import type { TurnActions } from './turn-actions';
import type { ChatHistory, Turn } from './use-chat-history';
import { useStickToBottom } from './use-stick-to-bottom';

interface ConversationProps extends TurnActions {
  turns: readonly Turn[];
  history: ChatHistory;
}

/** What scrolls must be reached by keyboard, to be scrolled by its keys. */
const reachable = 0;

const dayOf = (turn: Turn | undefined): string | null =>
  turn ? todayInZurich(new Date(turn.createdAt)) : null;

/** Everything said, the oldest first; the newest stays in sight unless one reads further up. */
export function Conversation({ turns, history, ...actions }: ConversationProps) {
  const { t } = useTranslation('chef');
  const newest = turns.at(-1);
  const { scroller, following, toBottom } = useStickToBottom(
    newest?.id,
    newest?.card ? newest.id : undefined,
  );
  // The button keeps its room until something new is said: a card must not move from under the finger that reached it.
  const [leftAt, setLeftAt] = useState<string>();
  if (!following && leftAt !== newest?.id) setLeftAt(newest?.id);
  const { hasOlder, loadingOlder, olderError, loadOlder } = history;
  return (
    <div className="relative flex min-h-[160px] flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        // Read as it grows, it would say every word twice over: what matters is announced elsewhere.
        aria-live="off"
        aria-label={t('conversation')}
        aria-busy={newest !== undefined && isPending(newest.status)}
        tabIndex={reachable}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full max-w-3xl flex-col justify-end gap-5 px-0.5 py-4">
          {hasOlder && (
            <LoadOlder
              root={scroller}
              loading={loadingOlder}
              failed={olderError !== null}
              onLoad={loadOlder}
            />
          )}
          {turns.map((turn, index) => {
            const day = dayOf(turn);
            return (
              <Fragment key={turn.id}>
                {day !== null && day !== dayOf(turns[index - 1]) && <DayMark day={day} />}
                <ChatTurn id={turn.id} last={turn === newest} {...actions} />
              </Fragment>
            );
          })}
        </div>
      </div>
      {newest !== undefined && leftAt === newest.id && (
        <Button
          variant="secondary"
          size="sm"
          icon={ArrowDown}
          onClick={() => {
            toBottom();
            scroller.current?.focus();
          }}
          // Beside what is read, never over it: a card's buttons may lie there.
          className={clsx('mt-2 self-center', following ? 'invisible' : 'animate-rise')}
        >
          {t('toBottom')}
        </Button>
      )}
    </div>
  );
}
