import { CalendarDays, RotateCcw, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { planningOf } from '../../entities/planned-meal/planning-of';
import { useLeftOut } from '../../entities/recipe/use-left-out';
import { DishPicture } from '../../illustrations/dish-picture';
import { useAddedWords } from '../../entities/shopping/use-added-words';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { DayKicker } from './day-kicker';
import { mealDay } from './day-words';
import type { Planned } from './use-plan-week';
import { dishesOf, mealsWords, type Dish, type Week } from './week';
import { WeekHead } from './week-head';

interface PlannedViewProps {
  week: Week;
  /** Null where it was planned before this visit. */
  planned: Planned | null;
  undoing: boolean;
  problem: string | null;
  onOpen: (recipeId: string) => void;
  onUndo: () => void;
  /** Takes back what has not changed since; null where nothing was refused for that. */
  onUndoRest: (() => void) | null;
  onNext: () => void;
}

/** What planning the week has done, the ways to it, and the way back. */
export function PlannedView(props: PlannedViewProps) {
  const { week, planned, undoing, problem, onOpen, onUndo, onUndoRest, onNext } = props;
  const { t } = useTranslation('week');
  const addedWords = useAddedWords();
  const done = [
    t('planned.meals', { count: dishesOf(week).length, meals: mealsWords(t, week) }),
    ...(planned ? [addedWords(planned) ?? t('planned.nothing')] : []),
  ];
  return (
    <div className="mx-auto max-w-3xl">
      <WeekHead kicker={t('planned.kicker')} title={t('planned.heading')} text={done.join(' · ')} />
      <div className="mb-6 flex flex-wrap gap-3">
        <Link to={paths.shopping} className={buttonClass({ className: 'grow sm:grow-0' })}>
          <Icon of={ShoppingBasket} />
          {t('planned.list')}
        </Link>
        <Link
          to={planningOf(week.meals.flatMap(({ date, recipe }) => (recipe ? [date] : [])))}
          className={buttonClass({ variant: 'secondary', className: 'grow sm:grow-0' })}
        >
          <Icon of={CalendarDays} />
          {t('planned.planning')}
        </Link>
        <Button
          variant="secondary"
          icon={RotateCcw}
          loading={undoing}
          aria-label={t('planned.undoLabel')}
          onClick={onUndo}
          className="grow sm:grow-0"
        >
          {t('planned.undo')}
        </Button>
      </div>
      {problem !== null && (
        <Banner
          className="mb-5"
          action={
            onUndoRest && (
              <Button variant="secondary" size="sm" loading={undoing} onClick={onUndoRest}>
                {t('planned.undoRest')}
              </Button>
            )
          }
        >
          {problem}
        </Banner>
      )}
      {planned && <AtHome planned={planned} />}
      <ul className="divide-y divide-line border-y border-line">
        {week.meals.map((meal) =>
          meal.recipe ? (
            <PlannedMeal
              key={meal.id}
              day={mealDay(t, week, meal)}
              dish={meal.recipe}
              onOpen={onOpen}
            />
          ) : null,
        )}
      </ul>
      <Button variant="ghost" className="mt-6" onClick={onNext}>
        {t('planned.next')}
      </Button>
    </div>
  );
}

/** What is not to be bought because it is at home, or probably is, and the press that buys what the fridge has all the same. */
function AtHome({ planned }: { planned: Planned }) {
  const say = useLeftOut();
  const [bought, setBought] = useState(false);
  const said = say(planned.leftOut, planned.items);
  if (!said) return null;
  const { description, action } = said;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-herb-soft px-5 py-4">
      <p className="min-w-0 flex-1 basis-64 wrap-break-word">{description}</p>
      {action && !bought && (
        <Button
          variant="ghost"
          size="sm"
          className="-mx-3.5"
          onClick={() => {
            setBought(true);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

interface PlannedMealProps {
  day: string;
  dish: Dish;
  onOpen: (recipeId: string) => void;
}

function PlannedMeal({ day, dish, onOpen }: PlannedMealProps) {
  const { t } = useTranslation('week');
  return (
    <li className="relative flex items-center gap-4 py-3">
      <DishPicture
        recipeId={dish.id}
        mealType={dish.mealType}
        picture={dish.picture}
        className="size-16 shrink-0 rounded-control sm:size-20"
      />
      <div className="grid min-w-0 gap-0.5">
        <DayKicker>{day}</DayKicker>
        <h2 className="text-lg leading-snug">
          <button
            type="button"
            aria-label={t('menu.open', { title: dish.title })}
            aria-haspopup="dialog"
            onClick={() => onOpen(dish.id)}
            className="text-left wrap-break-word after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {dish.title}
          </button>
        </h2>
      </div>
    </li>
  );
}
