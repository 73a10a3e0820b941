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
  // On a phone, a day without a meal is one row.
  const isEmpty = meals.length === 0 && !isToday;
  return (
    <section
      aria-label={longDate(day)}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'min-w-0 grid-cols-3 content-start gap-1 rounded-card border p-2 week-wide:row-span-4 week-wide:grid-cols-1 week-wide:grid-rows-subgrid week-wide:gap-1 week-wide:p-1',
        isToday ? 'border-herb bg-surface' : 'border-line bg-surface/60',
        isEmpty && 'max-sm:@min-[21rem]:grid-cols-[4.5rem_repeat(3,1fr)]',
        hiddenOnPhone ? 'hidden week-wide:grid' : 'grid',
      )}
    >
      <h3
        className={clsx(
          'col-span-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 px-2 pt-1 week-wide:col-auto week-wide:flex-col week-wide:items-center week-wide:gap-0 week-wide:px-0 week-wide:py-2',
          isEmpty &&
            'max-sm:@min-[21rem]:col-span-1 max-sm:@min-[21rem]:self-center max-sm:@min-[21rem]:pt-0',
        )}
      >
        <span className="sr-only">{longDate(day)}</span>
        <span aria-hidden className="contents week-wide:hidden">
          <span
            className={clsx(
              'inline-block text-lg first-letter:uppercase',
              isEmpty && 'max-sm:@min-[21rem]:hidden',
            )}
          >
            {spokenDate(day)}
          </span>
          {isEmpty && (
            <span className="hidden text-lg whitespace-nowrap first-letter:uppercase max-sm:@min-[21rem]:inline-block">
              {`${shortWeekday(day)} ${dayNumber(day)}`}
            </span>
          )}
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
