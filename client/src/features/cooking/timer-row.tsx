import { clsx } from 'clsx';
import { AlarmClock, Pause, Play, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { clockText, leftOf, stateOf, type KitchenTimer } from './timers';
import { timerActions } from './use-timers';

/** One timer: what it is for, what is left, and its buttons. */
export function TimerRow({ timer, now }: { timer: KitchenTimer; now: number }) {
  const { t } = useTranslation('cooking');
  const { id, step, words } = timer;
  const state = stateOf(timer, now);
  const isOver = state === 'over';
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border px-2.5 py-1.5',
        isOver ? 'border-transparent bg-tomato text-on-tomato' : 'border-line bg-surface',
      )}
    >
      <Icon of={AlarmClock} size={22} className="max-[22.5rem]:hidden" />
      <p className="flex-1 leading-tight">
        {/* A duration stays on one line. */}
        <span className="block text-sm">
          {t('timer.name', { step, words: words.replaceAll(' ', '\u00a0') })}
        </span>
        <span className="text-lg font-semibold tabular-nums" role="timer">
          {isOver ? t('timer.over') : clockText(leftOf(timer, now))}
        </span>
        {state === 'paused' && <span className="ml-2 text-sm">{t('timer.paused')}</span>}
      </p>
      <span className="ml-auto flex items-center gap-1">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('timer.addMinute', { words })}
          onClick={() => timerActions.addMinute(id)}
        >
          {t('timer.oneMinute')}
        </Button>
        {isOver ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('timer.stopOne', { words })}
            onClick={() => timerActions.remove(id)}
          >
            {t('timer.stop')}
          </Button>
        ) : (
          <>
            <IconButton
              icon={state === 'running' ? Pause : Play}
              label={t(state === 'running' ? 'timer.pause' : 'timer.resume', { words })}
              onClick={() => timerActions.toggle(id)}
            />
            <IconButton
              icon={X}
              label={t('timer.remove', { words })}
              onClick={() => timerActions.remove(id)}
            />
          </>
        )}
      </span>
    </div>
  );
}
