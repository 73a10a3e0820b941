import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { loadRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import { WhyLine } from '../../entities/recipe/why-line';
import { DishPicture } from '../../illustrations/dish-picture';
import { DayKicker } from './day-kicker';
import type { Decision } from './expect-week';
import { MealActions } from './meal-actions';
import { MissingMeal } from './missing-meal';
import type { WeekMeal } from './week';

/** By this a meal is found again after its card has been drawn anew. */
export const mealId = (id: string): string => `meal-${id}`;

interface MenuMealProps {
  meal: WeekMeal;
  /** The meal's, in words. */
  day: string;
  today: string;
  busy: boolean;
  onOpen: (recipeId: string) => void;
  onDecide: (decision: Decision) => void;
  onExchange: () => void;
  /** How many columns it takes where there are two, and three. */
  className?: string;
}

/** A meal of the menu: its day, its dish, and why. The card opens the recipe. */
export function MenuMeal({
  meal,
  day,
  today,
  busy,
  onOpen,
  onDecide,
  onExchange,
  className,
}: MenuMealProps) {
  const { t } = useTranslation('week');
  const { id, recipe: dish, reasons, held } = meal;
  return (
    <li className={clsx('@container flex min-w-0', className)}>
      <article
        id={mealId(id)}
        tabIndex={-1}
        aria-label={dish ? `${day}, ${dish.title}` : day}
        aria-busy={busy || undefined}
        className={clsx(
          'relative flex w-full min-w-0 flex-col overflow-hidden rounded-card border bg-surface shadow-card outline-none focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus',
          held ? 'border-herb ring-1 ring-herb' : 'border-line',
        )}
      >
        {dish ? (
          <>
            <div
              key={dish.id}
              className="relative flex flex-1 animate-rise flex-col max-sm:@min-[19rem]:flex-row sm:@min-[34rem]:flex-row"
            >
              <div
                className={clsx(
                  'relative aspect-[16/10] w-full max-sm:@min-[19rem]:aspect-auto max-sm:@min-[19rem]:min-h-36 max-sm:@min-[19rem]:w-2/5',
                  'sm:@min-[34rem]:aspect-auto sm:@min-[34rem]:min-h-80 sm:@min-[34rem]:w-3/5',
                  busy && 'opacity-50',
                )}
              >
                <DishPicture
                  recipeId={dish.id}
                  mealType={dish.mealType}
                  picture={dish.picture}
                  // A picture has a height of its own, and would not follow that of the card.
                  className="absolute inset-0 size-full"
                />
              </div>
              <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 sm:p-5 sm:@min-[34rem]:justify-center sm:@min-[34rem]:gap-3 sm:@min-[34rem]:p-8">
                <DayKicker>{day}</DayKicker>
                <h2 className="text-lg leading-snug sm:text-xl sm:@min-[34rem]:text-3xl">
                  <button
                    type="button"
                    aria-label={t('menu.open', { title: dish.title })}
                    aria-haspopup="dialog"
                    onPointerEnter={() => void loadRecipeDialog()}
                    onClick={() => onOpen(dish.id)}
                    className="text-left wrap-break-word hyphens-auto after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
                  >
                    {dish.title}
                  </button>
                </h2>
                <div className="mt-auto pt-1 sm:@min-[34rem]:mt-0">
                  <WhyLine minutes={dish.preparationMinutes} reasons={reasons} today={today} />
                </div>
              </div>
            </div>
            <MealActions
              meal={meal}
              day={day}
              dish={dish}
              busy={busy}
              onDecide={onDecide}
              onExchange={onExchange}
            />
          </>
        ) : (
          <MissingMeal
            meal={meal}
            day={day}
            busy={busy}
            onDecide={onDecide}
            onExchange={onExchange}
          />
        )}
      </article>
    </li>
  );
}
