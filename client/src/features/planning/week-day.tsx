import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import {
  dayNumber,
  longDate,
  shortDay,
  shortWeekday,
  spokenDate,
} from '../../entities/planned-meal/calendar-day';
import { placeOf, samePlace, type Place } from './meal-move';
import { moments } from './moments';
import type { Meal } from '../../entities/planned-meal/known-meal';
import type { CarryMeal } from './use-carry-meal';
import { WeekCell } from './week-cell';
import type { Tense } from './week-meal';

interface WeekDayProps {
  day: string;
  tense: Tense;
  /** On a phone, where days stand one below the other. */
  hiddenOnPhone: boolean;
  /** Of the week, in order. */
  meals: readonly Meal[];
  carry: CarryMeal;
  onAdd: (place: Place) => void;
  onOpen: (meal: Meal) => void;
}

/** A day with its parts: a column, or on a phone a card. */
export function WeekDay(props: WeekDayProps) {
  const { day, tense, hiddenOnPhone, meals, carry, onAdd, onOpen } = props;
  const { t } = useTranslation('planning');
  const isToday = tense === 'today';
  return (
    <section
      data-day={day}
      aria-label={longDate(day)}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'min-w-0 flex-wrap content-start items-center gap-y-2 week-wide:gap-x-1 rounded-card border p-2 week-wide:p-1.5',
        isToday && 'border-herb bg-surface shadow-card',
        tense === 'past' && 'border-transparent',
        tense === 'ahead' && 'border-line bg-surface/60',
        hiddenOnPhone ? 'hidden week-wide:flex' : 'flex',
      )}
    >
      <h3
        className={clsx(
          'mr-auto flex flex-wrap items-baseline gap-x-2 px-1 week-wide:m-0 week-wide:basis-full week-wide:flex-col week-wide:items-center week-wide:px-0 week-wide:pt-1 week-wide:pb-2',
          isToday && 'basis-full',
          tense === 'past' && 'text-muted',
        )}
      >
        <span className="sr-only">{longDate(day)}</span>
        <span
          aria-hidden
          className={clsx(
            'inline-block text-lg first-letter:uppercase week-wide:hidden',
            !isToday && 'whitespace-nowrap',
          )}
        >
          {isToday ? spokenDate(day) : shortDay(day)}
        </span>
        <span
          aria-hidden
          className={clsx(
            'hidden text-sm font-text week-wide:block',
            isToday ? 'font-semibold text-herb' : 'text-muted',
          )}
        >
          {isToday ? t('today') : shortWeekday(day)}
        </span>
        <span
          aria-hidden
          className={clsx(
            'hidden size-10 place-items-center rounded-full text-xl tabular-nums week-wide:grid',
            isToday && 'bg-herb text-on-herb',
          )}
        >
          {dayNumber(day)}
        </span>
        {isToday && (
          <span className="shrink-0 rounded-full bg-herb-soft px-2.5 py-0.5 text-xs whitespace-nowrap font-semibold text-herb font-text week-wide:sr-only">
            {t('today')}
          </span>
        )}
      </h3>
      {moments.map((moment) => (
        <WeekCell
          key={moment}
          place={{ day, moment }}
          meals={meals.filter((meal) => samePlace(placeOf(meal), { day, moment }))}
          tense={tense}
          carry={carry}
          onAdd={onAdd}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}
