import { Pause, Play, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { timerWords, type RecipeStep } from './step-parts';
import { clockText, leftOf, stateOf, timerId } from './timers';
import { timerActions, useTimers } from './use-timers';

interface StepTimersProps {
  recipeId: string;
  /** From 1. */
  number: number;
  step: RecipeStep;
}

/** A button for each duration that the step names: it starts, rests and goes on. */
export function StepTimers({ recipeId, number, step }: StepTimersProps) {
  const { t } = useTranslation('cooking');
  const { timers, now } = useTimers();
  if (step.timers.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {step.timers.map(({ offset, length, seconds }) => {
        const id = timerId(recipeId, number, offset);
        const words = timerWords(step, { offset, length });
        const timer = timers.find((known) => known.id === id);
        const state = timer ? stateOf(timer, now) : null;
        if (!timer || state === 'over') {
          return (
            <Button
              key={id}
              size="lg"
              variant="secondary"
              icon={Timer}
              onClick={() => timerActions.start({ id, recipeId, step: number, words, seconds })}
            >
              {t('timer.start', { words })}
            </Button>
          );
        }
        return (
          <Button
            key={id}
            size="lg"
            variant="secondary"
            icon={state === 'running' ? Pause : Play}
            aria-label={t(state === 'running' ? 'timer.pause' : 'timer.resume', { words })}
            onClick={() => timerActions.toggle(id)}
          >
            <span className="tabular-nums">{clockText(leftOf(timer, now))}</span>
          </Button>
        );
      })}
    </div>
  );
}
