import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dayNumber,
  longDate,
  shortWeekday,
  spokenDate,
  weekDays,
} from '../../entities/planned-meal/calendar-day';
import { inOrder } from './group-meals';
import { placeOf, samePlace, type Place } from './meal-move';
import { moments } from './moments';
import type { Meal } from './planning-cache';
import { useCarryMeal } from './use-carry-meal';
import { WeekCell } from './week-cell';
import { handleId, moveHintId } from './week-meal';

interface WeekViewProps {
  monday: string;
  today: string;
  meals: readonly Meal[];
  onAdd: (place: Place) => void;
  onOpen: (meal: Meal) => void;
  onMove: (meal: Meal, place: Place) => void;
}

/** Monday to Sunday: side by side where there is room, one below the other on a phone. */
export function WeekView({ monday, today, meals, onAdd, onOpen, onMove }: WeekViewProps) {
  const { t } = useTranslation('planning');
  const moved = useRef<{ id: string; place: Place } | null>(null);
  const carry = useCarryMeal(monday, (meal, place) => {
    moved.current = { id: meal.id, place };
    onMove(meal, place);
  });
  const ordered = inOrder(meals);

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
      <div
        className={clsx(
          'grid gap-3 lg:grid-cols-7 lg:grid-rows-[auto_repeat(3,auto)] lg:gap-x-2 lg:gap-y-0',
          carry.carried?.point && 'cursor-grabbing',
        )}
      >
        {weekDays(monday).map((day) => (
          <section
            key={day}
            aria-label={longDate(day)}
            aria-current={day === today ? 'date' : undefined}
            className={clsx(
              'grid min-w-0 grid-cols-3 content-start gap-1 rounded-card border p-2 lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-1 lg:p-1',
              day === today ? 'border-herb bg-surface' : 'border-line bg-surface/60',
            )}
          >
            <h3 className="col-span-3 flex items-baseline gap-2 px-2 pt-1 lg:col-auto lg:flex-col lg:items-center lg:gap-0 lg:px-0 lg:py-2">
              <span className="sr-only">{longDate(day)}</span>
              <span aria-hidden className="contents lg:hidden">
                <span className="inline-block text-lg first-letter:uppercase">
                  {spokenDate(day)}
                </span>
              </span>
              <span aria-hidden className="hidden text-sm text-muted lg:block font-text">
                {shortWeekday(day)}
              </span>
              <span
                aria-hidden
                className={clsx(
                  'hidden size-10 place-items-center rounded-full text-xl tabular-nums lg:grid',
                  day === today && 'bg-herb text-on-herb',
                )}
              >
                {dayNumber(day)}
              </span>
              {day === today && (
                <span className="rounded-full bg-herb-soft px-2.5 py-0.5 text-xs font-semibold text-herb font-text lg:sr-only">
                  {t('today')}
                </span>
              )}
            </h3>
            {moments.map((moment) => (
              <WeekCell
                key={moment}
                place={{ day, moment }}
                meals={ordered.filter((meal) => samePlace(placeOf(meal), { day, moment }))}
                carry={carry}
                onAdd={onAdd}
                onOpen={onOpen}
              />
            ))}
          </section>
        ))}
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
