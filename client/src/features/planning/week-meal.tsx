import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '../../entities/planned-meal/calendar-day';
import { CookedMark } from '../../entities/planned-meal/cooked-mark';
import { MealPicture } from '../../entities/planned-meal/meal-picture';
import { WaitingMark } from '../../entities/waiting/waiting-mark';
import { MealTypeIcon } from '../../illustrations/meal-type-icon';
import { Icon } from '../../ui/icon';
import type { Meal } from '../../entities/planned-meal/known-meal';
import type { CarryMeal } from './use-carry-meal';

/** By this a card's handle is found again after it was moved. */
export const handleId = (mealId: string): string => `move-${mealId}`;

export const moveHintId = 'move-hint';

/** Where a day lies: today stands in front, what is over is quiet. */
export type Tense = 'past' | 'today' | 'ahead';

interface WeekMealProps {
  meal: Meal;
  tense: Tense;
  carry: CarryMeal;
  onOpen: (meal: Meal) => void;
}

/** A meal in the week, under its dish: the card opens it, its handle moves it. */
export function WeekMeal({ meal, tense, carry, onOpen }: WeekMealProps) {
  const { t } = useTranslation(['planning', 'recipes', 'common']);
  const { recipeTitle: title, time, servings, mealType, cookedAt } = meal;
  const isCarried = carry.carried?.meal.id === meal.id;
  const isToday = tense === 'today';
  const people = t('people', { count: servings });
  return (
    <li
      onPointerDown={(event) => carry.pressMeal(event, meal, false)}
      className={clsx(
        'group relative flex overflow-hidden rounded-control border transition-ui select-none [-webkit-touch-callout:none]',
        // Where letters are large there is no room beside the picture.
        isToday ? 'flex-col' : 'flex-col max-lg:@min-[17rem]:flex-row',
        tense === 'past' ? 'bg-transparent' : 'bg-surface shadow-card',
        isCarried ? 'border-dashed border-herb ring-1 ring-herb' : 'border-line hover:shadow-lift',
      )}
    >
      <MealPicture
        meal={meal}
        className={clsx(
          'shrink-0',
          isToday
            ? 'aspect-[5/2] max-h-44 w-full week-wide:aspect-auto week-wide:h-28'
            : 'h-24 w-full max-lg:@min-[17rem]:h-auto max-lg:@min-[17rem]:w-1/3 max-lg:@min-[17rem]:max-w-36 week-wide:h-20',
          tense === 'past' && 'opacity-60 saturate-50',
        )}
      />
      <div className="flex min-w-0 flex-1 items-center">
        <div className="min-w-0 flex-1 px-3 py-2.5 week-wide:px-2 week-wide:pb-2">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('meal.open', {
              title,
              type: t(`recipes:mealType.${mealType}`),
              day: spokenDate(meal.date),
              time,
              people: cookedAt ? `${people}, ${t('common:cooked')}` : people,
            })}
            onClick={() => onOpen(meal)}
            className={clsx(
              'text-left font-title leading-snug font-[560] after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus',
              isToday
                ? 'text-xl week-wide:text-lg'
                : 'text-lg week-wide:text-sm week-wide:@min-[60rem]:text-base',
              'week-wide:leading-tight',
              tense === 'past' && 'text-muted',
            )}
          >
            <span className="line-clamp-3 [overflow-wrap:anywhere] hyphens-auto">{title}</span>
          </button>
          <p
            aria-hidden
            className="mt-1 flex items-center gap-1.5 text-sm text-muted tabular-nums week-wide:text-xs"
          >
            <MealTypeIcon mealType={mealType} className="size-5 shrink-0" />
            {t('at', { time, people })}
          </p>
          {cookedAt && <CookedMark className="mt-1.5" />}
        </div>
        <WaitingMark
          ids={[meal.id]}
          className="week-wide:absolute week-wide:right-2 week-wide:bottom-2"
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
          className="relative z-1 mr-1 grid size-touch shrink-0 cursor-grab touch-none place-items-center rounded-sm text-muted hover:bg-sunken aria-pressed:bg-herb aria-pressed:text-on-herb week-wide:absolute week-wide:top-1.5 week-wide:right-1.5 week-wide:m-0 week-wide:size-8 week-wide:rounded-full week-wide:bg-surface week-wide:shadow-card week-wide:pointer-fine:not-group-hover:not-focus-visible:not-aria-pressed:opacity-0"
        >
          <Icon of={GripVertical} size={18} />
        </button>
      </div>
    </li>
  );
}
