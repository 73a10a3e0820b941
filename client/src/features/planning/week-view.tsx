import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { weekDays } from '../../entities/planned-meal/calendar-day';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { inOrder } from './group-meals';
import type { Place } from './meal-move';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { useCarryMeal } from './use-carry-meal';
import { WeekDay } from './week-day';
import { handleId, moveHintId, type Tense } from './week-meal';

interface WeekViewProps {
  monday: string;
  today: string;
  meals: readonly Meal[];
  onAdd: (place: Place) => void;
  onOpen: (meal: Meal) => void;
  onMove: (meal: Meal, place: Place) => void;
}

/** Side by side, today has the most room. */
const widths: Readonly<Record<Tense, string>> = {
  past: 'minmax(0,0.9fr)',
  today: 'minmax(0,1.3fr)',
  ahead: 'minmax(0,1fr)',
};

/** Monday to Sunday: side by side where there is room, one below the other on a phone. */
export function WeekView({ monday, today, meals, onAdd, onOpen, onMove }: WeekViewProps) {
  const { t } = useTranslation('planning');
  const [unfolded, setUnfolded] = useState(false);
  const moved = useRef<{ id: string; place: Place } | null>(null);
  const week = useRef<HTMLDivElement>(null);
  const carry = useCarryMeal(monday, week, (meal, place) => {
    moved.current = { id: meal.id, place };
    if (place.day < today) setUnfolded(true);
    onMove(meal, place);
  });
  const ordered = inOrder(meals);
  const days = weekDays(monday);
  const tenseOf = (day: string): Tense =>
    day === today ? 'today' : day < today ? 'past' : 'ahead';
  // On a phone what is over is folded away, so that today comes first.
  const foldable = days.includes(today) ? days.filter((day) => day < today) : [];

  // Once the card stands in its new cell, the focus goes there with it.
  useEffect(() => {
    if (moved.current === null) return;
    const { id, place } = moved.current;
    const handle = document.getElementById(handleId(id));
    const cell = handle?.closest<HTMLElement>('[data-day]')?.dataset;
    if (cell?.day !== place.day || cell.moment !== place.moment) return;
    moved.current = null;
    handle?.focus({ preventScroll: true });
  });

  return (
    <>
      <p id={moveHintId} hidden>
        {t('meal.moveHint')}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {carry.announcement}
      </p>
      <div className="@container">
        <div
          ref={week}
          style={{ '--days': days.map((day) => widths[tenseOf(day)]).join(' ') } as CSSProperties}
          className={clsx(
            'grid gap-3 week-wide:grid-cols-(--days) week-wide:gap-2',
            carry.carried?.point && 'cursor-grabbing',
          )}
        >
          {foldable.length > 0 && (
            <button
              type="button"
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
              className={buttonClass({
                variant: 'ghost',
                size: 'sm',
                className: 'week-wide:hidden',
              })}
            >
              <Icon of={unfolded ? ChevronUp : ChevronDown} />
              {unfolded ? t('hidePastDays') : t('pastDays', { count: foldable.length })}
            </button>
          )}
          {days.map((day) => (
            <WeekDay
              key={day}
              day={day}
              tense={tenseOf(day)}
              hiddenOnPhone={!unfolded && foldable.includes(day) && carry.carried?.over.day !== day}
              meals={ordered}
              carry={carry}
              onAdd={onAdd}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
      {carry.carried?.point && (
        <div
          aria-hidden
          style={{ left: carry.carried.point.x + 8, top: carry.carried.point.y + 8 }}
          className="pointer-events-none fixed z-50 max-w-48 rotate-2 rounded-control border border-herb bg-surface px-3 py-2 text-sm font-semibold shadow-float"
        >
          {carry.carried.meal.recipeTitle}
        </div>
      )}
    </>
  );
}
