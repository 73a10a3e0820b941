import clsx from 'clsx';
import { ArrowDownToDot, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '../../entities/planned-meal/calendar-day';
import { Icon } from '../../ui/icon';
import { samePlace, type Place } from './meal-move';
import type { Meal } from './planning-cache';
import type { CarryMeal } from './use-carry-meal';
import { WeekMeal } from './week-meal';

interface WeekCellProps {
  place: Place;
  meals: readonly Meal[];
  /** On a phone, where the empty parts of a day stand side by side. */
  wholeRow: boolean;
  carry: CarryMeal;
  onAdd: (place: Place) => void;
  onOpen: (meal: Meal) => void;
}

/** A part of a day: its meals, room to drop one, and the way to add one. */
export function WeekCell({ place, meals, wholeRow, carry, onAdd, onOpen }: WeekCellProps) {
  const { t } = useTranslation('planning');
  const { day, moment } = place;
  const { carried } = carry;
  const isOver = carried !== null && samePlace(carried.over, place);
  const takesIn = carried !== null && carried.point === null;
  const name = { day: spokenDate(day), moment: t(`moment.${moment}`) };
  return (
    <div
      data-day={day}
      data-moment={moment}
      className={clsx(
        'flex min-w-0 flex-col gap-2 rounded-control p-1.5 transition-ui week-wide:col-auto week-wide:min-h-32',
        (meals.length > 0 || wholeRow) && 'col-span-3',
        isOver ? 'bg-herb-soft ring-2 ring-herb ring-inset' : carried && 'bg-sunken',
      )}
    >
      <button
        type="button"
        aria-label={t(takesIn ? 'dropAt' : 'addAt', name)}
        // The focus stays on the meal's handle, which lets go of the meal when it loses it.
        onMouseDown={takesIn ? (event) => event.preventDefault() : undefined}
        onClick={() => (takesIn ? carry.dropAt(place) : onAdd(place))}
        className="group/add flex min-h-touch items-center justify-between gap-1 rounded-sm px-2 text-sm text-muted hover:bg-herb-soft hover:text-herb week-wide:min-h-9"
      >
        <span aria-hidden>{name.moment}</span>
        <Icon
          of={takesIn ? ArrowDownToDot : Plus}
          size={18}
          className="text-muted group-hover/add:text-herb"
        />
      </button>
      {meals.length > 0 && (
        <ul className="flex flex-col gap-2">
          {meals.map((meal) => (
            <WeekMeal key={meal.id} meal={meal} carry={carry} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  );
}
