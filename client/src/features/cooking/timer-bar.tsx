import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ring } from './alarm';
import { TimerRow } from './timer-row';
import { stateOf } from './timers';
import { useTimers } from './use-timers';

/** Every timer of the device, with what can be done about it. Rings when one is over. */
export function TimerBar({ className }: { className?: string }) {
  const { t } = useTranslation('cooking');
  const { timers, now } = useTimers();
  const over = timers.filter((timer) => stateOf(timer, now) === 'over');
  const overCount = over.length;

  // Each that ends rings anew.
  useEffect(() => (overCount > 0 ? ring() : undefined), [overCount]);

  return (
    <div className={className}>
      <p role="alert" className="sr-only">
        {over.map(({ words, step }) => t('timer.ended', { words, step })).join('. ')}
      </p>
      {timers.length > 0 && (
        <ul aria-label={t('timer.list')} className="grid gap-2">
          {timers.map((timer) => (
            <li key={timer.id}>
              <TimerRow timer={timer} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
