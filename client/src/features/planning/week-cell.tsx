import clsx from 'clsx';
import { ArrowDownToDot, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '../../entities/planned-meal/calendar-day';
import { Icon } from '../../ui/icon';
import { samePlace, type Place } from './meal-move';
import type { Meal } from '../../entities/planned-meal/known-meal';
import type { CarryMeal } from './use-carry-meal';
import { WeekMeal, type Tense } from './week-meal';

interface WeekCellProps {
  place: Place;
  meals: readonly Meal[];
  tense: Tense;
  carry: CarryMeal;
  onAdd: (place: Place) => void;
  onOpen: (meal: Meal) => void;
}

/**
 * A part of a day: its meals, room to drop one, and the way to add one, which is all there is of an empty one. Of a
 * day that is over nobody plans a meal: the button at the page's head takes one down.
 */
export function WeekCell({ place, meals, tense, carry, onAdd, onOpen }: WeekCellProps) {
  const { t } = useTranslation('planning');
  const { day, moment } = place;
  const { carried } = carry;
  const isEmpty = meals.length === 0;
  const isOver = carried !== null && samePlace(carried.over, place);
  const takesIn = carried !== null && carried.point === null;
  const name = { day: spokenDate(day), moment: t(`moment.${moment}`) };
  return (
    <div
      data-day={day}
      data-moment={moment}
      className={clsx(
        'flex flex-col gap-1.5 rounded-control transition-ui',
        // The empty parts share a line: of a column below its meals, of a phone's card above them.
        isEmpty
          ? 'order-1 min-w-fit week-wide:order-2'
          : 'order-2 min-w-0 basis-full week-wide:order-1',
        isEmpty && carried && 'week-wide:basis-full',
        isOver ? 'bg-herb-soft ring-2 ring-herb ring-inset' : carried && 'bg-sunken',
      )}
    >
      <button
        type="button"
        aria-label={t(takesIn ? 'dropAt' : 'addAt', name)}
        // The focus stays on the meal's handle, which lets go of the meal when it loses it.
        onMouseDown={takesIn ? (event) => event.preventDefault() : undefined}
        onClick={() => (takesIn ? carry.dropAt(place) : onAdd(place))}
        className={clsx(
          'group/add min-h-touch items-center justify-between gap-0.5 rounded-control px-1 text-sm text-muted hover:bg-herb-soft hover:text-herb week-wide:min-h-9 week-wide:text-xs',
          takesIn || (isEmpty && (tense !== 'past' || carried !== null)) ? 'flex' : 'hidden',
        )}
      >
        <span aria-hidden>{name.moment}</span>
        <Icon
          of={takesIn ? ArrowDownToDot : Plus}
          size={16}
          className="text-muted group-hover/add:text-herb"
        />
      </button>
      {!isEmpty && (
        <ul className="flex flex-col gap-2">
          {meals.map((meal) => (
            <WeekMeal key={meal.id} meal={meal} tense={tense} carry={carry} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  );
}
