import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import {
  dayNumber,
  longDate,
  shortWeekday,
  spokenDate,
} from '../../entities/planned-meal/calendar-day';
import { placeOf, samePlace, type Place } from './meal-move';
import { moments } from './moments';
import type { Meal } from './planning-cache';
import type { CarryMeal } from './use-carry-meal';
import { WeekCell } from './week-cell';

interface WeekDayProps {
  day: string;
  isToday: boolean;
  /** On a phone, where days stand one below the other. */
  hiddenOnPhone: boolean;
  /** Of the week, in order. */
  meals: readonly Meal[];
  carry: CarryMeal;
  onAdd: (place: Place) => void;
  onOpen: (meal: Meal) => void;
}

/** A day with its three parts: a column, or on a phone a card. */
export function WeekDay(props: WeekDayProps) {
  const { day, isToday, hiddenOnPhone, meals, carry, onAdd, onOpen } = props;
  const { t } = useTranslation('planning');
  const cells = moments.map((moment) => ({
    moment,
    meals: meals.filter((meal) => samePlace(placeOf(meal), { day, moment })),
  }));
  return (
    <section
      aria-label={longDate(day)}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'min-w-0 grid-cols-3 content-start gap-1 rounded-card border p-2 week-wide:row-span-4 week-wide:grid-cols-1 week-wide:grid-rows-subgrid week-wide:gap-1 week-wide:p-1',
        isToday ? 'border-herb bg-surface' : 'border-line bg-surface/60',
        hiddenOnPhone ? 'hidden week-wide:grid' : 'grid',
      )}
    >
      <h3 className="col-span-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 px-2 pt-1 week-wide:col-auto week-wide:flex-col week-wide:items-center week-wide:gap-0 week-wide:px-0 week-wide:py-2">
        <span className="sr-only">{longDate(day)}</span>
        <span aria-hidden className="contents week-wide:hidden">
          <span className="inline-block text-lg first-letter:uppercase">{spokenDate(day)}</span>
        </span>
        <span aria-hidden className="hidden text-sm text-muted week-wide:block font-text">
          {shortWeekday(day)}
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
      {cells.map(({ moment, meals: planned }, place) => (
        <WeekCell
          key={moment}
          place={{ day, moment }}
          meals={planned}
          // Between meals, an empty part has no neighbour to share its row with.
          wholeRow={[cells[place - 1], cells[place + 1]].every((cell) => cell?.meals.length !== 0)}
          carry={carry}
          onAdd={onAdd}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}
