import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Check, ListChecks } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCookingProgress } from '../../entities/recipe/cooking-progress';
import { IngredientChecklist } from '../../entities/recipe/ingredient-checklist';
import { Button } from '../../ui/button';
import { FullScreen } from '../../ui/full-screen';
import { stepByKey } from './step-key';
import type { Recipe, RecipeStep } from './step-parts';
import { StepProgress } from './step-progress';
import { StepText } from './step-text';
import { StepTimers } from './step-timers';
import { TimerBar } from './timer-bar';
import { useSwipe } from './use-swipe';
import { useWakeLock } from './use-wake-lock';

export interface CookModeProps {
  recipe: { id: string; title: string };
  steps: readonly RecipeStep[];
  ingredients: Recipe['ingredientsFor'];
  servings: number;
  /** From 1; null while it is closed. */
  number: number | null;
  onStep: (number: number) => void;
  onClose: () => void;
  /** The last step is done; it is closed, too. */
  onFinish: () => void;
}

/** One step at a time, for somebody whose hands are busy two metres from the screen. */
export function CookMode(props: CookModeProps) {
  const { recipe, steps, ingredients, servings, number, onStep, onClose, onFinish } = props;
  const { t } = useTranslation('cooking');
  const view = useRef<HTMLDivElement>(null);
  const [showIngredients, setShowIngredients] = useState(false);
  const { noteStep } = useCookingProgress(recipe.id);
  // Keeps its content while it fades away.
  const [shown, setShown] = useState(number ?? 1);
  if (number !== null && number !== shown) setShown(number);
  const step = steps[shown - 1];
  const total = steps.length;
  const isLast = shown === total;
  useWakeLock(number !== null);
  useNotedStep(number, noteStep);

  const move = useMove(number, total, onStep);
  const next = (): void => move(1);
  const previous = (): void => move(-1);
  const swipe = useSwipe(next, previous);
  const finish = (): void => {
    noteStep(1);
    onClose();
    onFinish();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const onControl = (event.target as Element).closest('button, a, input') !== null;
    const direction = stepByKey(event, onControl);
    if (!direction) return;
    event.preventDefault();
    if (direction === 'next') next();
    else previous();
  };

  if (!step) return null;
  const place = { step: shown, total };
  return (
    <FullScreen
      open={number !== null}
      onClose={onClose}
      title={recipe.title}
      closeLabel={t('cook.close')}
      initialFocus={view}
      onKeyDown={onKeyDown}
      progress={<StepProgress number={shown} total={total} />}
      footer={
        <div className="mx-auto grid w-full max-w-4xl gap-3">
          <TimerBar className="max-h-[30dvh] overflow-y-auto" />
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              size="lg"
              variant="secondary"
              icon={ArrowLeft}
              // Not disabled: it keeps the focus that a press gave it.
              aria-disabled={shown === 1 || undefined}
              className={clsx('max-sm:px-4', shown === 1 && 'opacity-75')}
              onClick={previous}
            >
              <span className="max-sm:sr-only">{t('cook.previous')}</span>
            </Button>
            <Button
              size="lg"
              variant="ghost"
              icon={ListChecks}
              aria-expanded={showIngredients}
              aria-controls="cook-ingredients"
              className="max-sm:px-3"
              onClick={() => setShowIngredients(!showIngredients)}
            >
              {t('cook.ingredients')}
            </Button>
            <Button
              size="lg"
              icon={isLast ? Check : undefined}
              iconEnd={isLast ? undefined : ArrowRight}
              className="min-w-34 max-sm:flex-1"
              onClick={isLast ? finish : next}
            >
              {t(isLast ? 'cook.finish' : 'cook.next')}
            </Button>
          </div>
        </div>
      }
    >
      <p role="status" className="sr-only">
        {t('cook.spoken', { ...place, text: step.text })}
      </p>
      {/* A swipe turns the step over the open ingredients, too: on a phone they fill the page. */}
      <div {...swipe} className="flex flex-1 touch-pan-y touch-pinch-zoom flex-col">
        <section
          id="cook-ingredients"
          aria-label={t('cook.ingredientsFor', { count: servings })}
          hidden={!showIngredients}
          className="mx-auto mt-4 w-full max-w-4xl rounded-card border border-line bg-surface p-4 sm:p-6"
        >
          <h3 className="text-xl">{t('cook.ingredientsFor', { count: servings })}</h3>
          <IngredientChecklist
            recipeId={recipe.id}
            lines={ingredients}
            className="mt-2 grid gap-x-8 sm:grid-cols-2"
          />
        </section>
        <div
          ref={view}
          role="group"
          tabIndex={-1}
          aria-labelledby="cook-step cook-text"
          aria-describedby="cook-keys"
          className="mx-auto flex w-full max-w-4xl flex-1 flex-col justify-center gap-6 py-8 outline-none"
        >
          <h3 id="cook-step" className="text-xl text-herb">
            {t('cook.step', place)}
          </h3>
          <p
            id="cook-text"
            key={shown}
            className="animate-rise text-3xl leading-snug [overflow-wrap:anywhere] sm:text-4xl sm:leading-snug"
          >
            <StepText step={step} />
          </p>
          <StepTimers recipeId={recipe.id} number={shown} step={step} />
          <p id="cook-keys" className="hidden text-sm text-muted [@media(hover:hover)]:block">
            {t('cook.keys')}
          </p>
        </div>
      </div>
    </FullScreen>
  );
}

/** Goes on or back. Counts from the step asked for last: the one in sight may be behind quick presses. */
function useMove(number: number | null, total: number, onStep: (number: number) => void) {
  const asked = useRef(number ?? 1);
  const isOpen = number !== null;
  const begin = useEffectEvent(() => {
    asked.current = number ?? 1;
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  return (by: number): void => {
    const next = asked.current + by;
    if (next < 1 || next > total) return;
    asked.current = next;
    onStep(next);
  };
}

/** Remembers the step in sight, so that the page can offer to go on from it. */
function useNotedStep(number: number | null, noteStep: (number: number) => void): void {
  const note = useEffectEvent(noteStep);
  useEffect(() => {
    if (number !== null) note(number);
  }, [number]);
}
