import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, recipePath } from '../../app/paths';
import { CookedMark } from '../../entities/planned-meal/cooked-mark';
import { MealPicture } from '../../entities/planned-meal/meal-picture';
import type { PlannedMealFragment } from '../../entities/planned-meal/planned-meal.generated';
import { isOfEvening } from '../../entities/planned-meal/tonight-of';
import { MealTypePicture } from '../../illustrations/meal-type-picture';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';

type Meal = Omit<PlannedMealFragment, ' $fragmentName'>;

const pathOf = ({ id, recipe, servings }: Meal): string =>
  recipe ? recipePath(recipe.id, servings, id) : `${paths.planning}?meal=${id}`;

/** Tonight's meals, or the way to one. */
export function Tonight({ meals: [meal, ...others] }: { meals: readonly Meal[] }) {
  return meal ? <PlannedTonight meal={meal} others={others} /> : <NothingPlanned />;
}

function PlannedTonight({ meal, others }: { meal: Meal; others: readonly Meal[] }) {
  const { t } = useTranslation('dashboard');
  const { recipe, time, servings: count } = meal;
  const pictureClass =
    'order-first aspect-[5/2] w-full sm:order-none sm:aspect-auto sm:h-full sm:min-h-72';
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="tonight"
      className="overflow-hidden sm:grid sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <p className="text-xs font-semibold tracking-[0.09em] text-tomato uppercase">
          {t(isOfEvening(meal) ? 'tonight.kicker' : 'tonight.kickerToday')}
        </p>
        <h3 id="tonight" className="text-3xl [overflow-wrap:anywhere]">
          {meal.recipeTitle}
        </h3>
        <p className="text-lg text-muted tabular-nums">{t('tonight.at', { time, count })}</p>
        {meal.cookedAt && <CookedMark />}
        <div className="mt-2 flex w-full flex-wrap gap-3">
          <Link to={pathOf(meal)} className={buttonClass({ className: 'grow sm:grow-0' })}>
            {t(recipe ? 'tonight.open' : 'tonight.openPlan')}
          </Link>
          <WeekLink />
        </div>
        {others.map((other) => (
          <OtherDish key={other.id} meal={other} />
        ))}
      </div>
      <MealPicture meal={meal} className={pictureClass} />
    </Card>
  );
}

function WeekLink() {
  const { t } = useTranslation('dashboard');
  return (
    <Link
      to={paths.week}
      className={buttonClass({ variant: 'secondary', className: 'grow sm:grow-0' })}
    >
      {t('tonight.week')}
    </Link>
  );
}

/** What there is besides, in one line. */
function OtherDish({ meal }: { meal: Meal }) {
  const { t } = useTranslation('dashboard');
  return (
    <Link
      to={pathOf(meal)}
      className="flex min-h-touch w-full flex-wrap items-center gap-x-4 border-t border-line pt-3 no-underline"
    >
      <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">{meal.recipeTitle}</span>
      {meal.cookedAt ? (
        <CookedMark className="shrink-0" />
      ) : (
        <span className="shrink-0 font-semibold text-herb">
          {t(meal.recipe ? 'tonight.cook' : 'tonight.openPlan')}
        </span>
      )}
    </Link>
  );
}

function NothingPlanned() {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="tonight"
      className="overflow-hidden sm:grid sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <p className="text-xs font-semibold tracking-[0.09em] text-tomato uppercase">
          {t('tonight.kicker')}
        </p>
        <h3 id="tonight" className="text-3xl">
          {t('tonight.heading')}
        </h3>
        <p className="text-lg text-muted">{t('tonight.text')}</p>
        <div className="mt-2 flex w-full flex-wrap gap-3">
          <Link to={paths.feed} className={buttonClass({ className: 'grow sm:grow-0' })}>
            {t('tonight.action')}
          </Link>
          <WeekLink />
        </div>
      </div>
      <MealTypePicture
        mealType="MAIN"
        className="order-first aspect-[5/2] w-full sm:order-none sm:aspect-auto sm:h-full sm:min-h-72"
      />
    </Card>
  );
}
