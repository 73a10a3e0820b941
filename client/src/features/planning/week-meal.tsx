import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '../../entities/planned-meal/calendar-day';
import { WaitingMark } from '../../entities/waiting/waiting-mark';
import { MealTypeIcon } from '../../illustrations/meal-type-icon';
import { Icon } from '../../ui/icon';
import type { Meal } from './planning-cache';
import type { CarryMeal } from './use-carry-meal';

/** By this a card's handle is found again after it was moved. */
export const handleId = (mealId: string): string => `move-${mealId}`;

export const moveHintId = 'move-hint';

interface WeekMealProps {
  meal: Meal;
  carry: CarryMeal;
  onOpen: (meal: Meal) => void;
}

/** A meal in the week: the card opens it, its handle moves it. */
export function WeekMeal({ meal, carry, onOpen }: WeekMealProps) {
  const { t } = useTranslation(['planning', 'recipes']);
  const { recipeTitle: title, time, servings, mealType } = meal;
  const isCarried = carry.carried?.meal.id === meal.id;
  const people = t('people', { count: servings });
  return (
    <li
      onPointerDown={(event) => carry.pressMeal(event, meal, false)}
      className={clsx(
        'group relative flex gap-2.5 rounded-control border bg-surface p-2.5 shadow-card transition-ui select-none [-webkit-touch-callout:none]',
        'week-wide:flex-col week-wide:gap-1.5',
        isCarried ? 'border-dashed border-herb ring-1 ring-herb' : 'border-line hover:shadow-lift',
      )}
    >
      <MealTypeIcon mealType={mealType} className="size-8 shrink-0 week-wide:size-7" />
      <div className="min-w-0 flex-1">
        <p aria-hidden className="hidden text-sm font-semibold tabular-nums week-wide:block">
          {time}
        </p>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('meal.open', {
            title,
            type: t(`recipes:mealType.${mealType}`),
            day: spokenDate(meal.date),
            time,
            people,
          })}
          onClick={() => onOpen(meal)}
          className="text-left leading-snug font-semibold after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus week-wide:text-sm"
        >
          <span className="line-clamp-3 [overflow-wrap:anywhere] hyphens-auto">{title}</span>
        </button>
        <p aria-hidden className="text-sm text-muted tabular-nums">
          <span className="week-wide:hidden">{t('at', { time, people })}</span>
          <span className="hidden week-wide:inline">{people}</span>
        </p>
      </div>
      <WaitingMark
        ids={[meal.id]}
        className="self-center week-wide:absolute week-wide:right-2 week-wide:bottom-2"
      />
      <button
        type="button"
        id={handleId(meal.id)}
        aria-label={t('meal.move', { title })}
        aria-describedby={moveHintId}
        aria-pressed={isCarried}
        onPointerDown={(event) => {
          event.stopPropagation();
          carry.pressMeal(event, meal, true);
        }}
        onKeyDown={(event) => carry.pressKey(event, meal)}
        onClick={() => carry.toggle(meal)}
        onBlur={() => {
          if (isCarried && carry.carried?.point === null) carry.letGo();
        }}
        className="relative z-1 -my-1 -mr-1 grid size-touch shrink-0 cursor-grab touch-none place-items-center self-center rounded-sm text-muted hover:bg-sunken week-wide:absolute week-wide:top-1 week-wide:right-1 week-wide:m-0 week-wide:h-9 week-wide:w-8 aria-pressed:bg-herb aria-pressed:text-on-herb"
      >
        <Icon of={GripVertical} size={18} />
      </button>
    </li>
  );
}
