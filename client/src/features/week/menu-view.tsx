import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { EmptyCalendar } from '../../illustrations/scenes/empty-calendar';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { AlreadyPlanned } from './already-planned';
import { daysWords, mealDay } from './day-words';
import type { Decision } from './expect-week';
import { MenuMeal } from './menu-meal';
import { PlanBar } from './plan-bar';
import { dishesOf, mealsWords, type Week, type WeekMeal } from './week';
import { WeekHead } from './week-head';

const ExchangeDialog = lazy(async () => ({
  default: (await import('./exchange-dialog')).ExchangeDialog,
}));

interface MenuViewProps {
  week: Week;
  today: string;
  /** HH:MM where the household lives. */
  time: string;
  /** What has happened to it since it was last looked at. */
  notice: string | null;
  choosing: ReadonlySet<string>;
  planning: boolean;
  problem: string | null;
  onOpen: (recipeId: string) => void;
  onDecide: (meal: WeekMeal, decision: Decision) => void;
  onChoices: () => void;
  onNext: () => void;
  onPlan: () => void;
}

/** The first dish leads: over as many columns as leave no gap behind the last one. */
const leadClass = (meals: number): string =>
  clsx(
    meals % 2 === 1 && 'sm:col-span-2',
    ['xl:col-span-1', 'xl:col-span-3', 'xl:col-span-2'][meals % 3],
  );

/** The week as it would be: every meal can be changed, and one press plans them all. */
export function MenuView(props: MenuViewProps) {
  const { week, today, time, notice, choosing, planning, problem } = props;
  const { onOpen, onDecide, onChoices, onNext, onPlan } = props;
  const { t } = useTranslation('week');
  // The meal as it was asked about: what is offered stays in place, and keeps the focus, until the dialog has gone.
  const [exchange, setExchange] = useState<{ meal: WeekMeal; open: boolean } | null>(null);
  const hasDishes = dishesOf(week).length > 0;
  const isBare = week.meals.every(({ recipe, removed }) => recipe === null && !removed);
  const change = (
    <Button
      variant="ghost"
      size="sm"
      icon={SlidersHorizontal}
      aria-label={t('menu.change')}
      className="-mx-3.5"
      onClick={onChoices}
    >
      {t('menu.changeShort')}
    </Button>
  );
  const people = t('choices.people', { count: week.servings });
  const summary = t('menu.summary', { meals: mealsWords(t, week), people });

  return (
    <>
      <WeekHead
        kicker={t('menu.kicker')}
        title={daysWords(t, week)}
        text={
          <span className="flex flex-wrap items-center gap-x-5 max-sm:justify-between">
            {summary}
            {change}
          </span>
        }
      />
      {notice !== null && (
        <p role="alert" className="mb-5 rounded-control bg-saffron-soft px-4 py-3 text-saffron-ink">
          {notice}
        </p>
      )}
      <AlreadyPlanned week={week} today={today} time={time} />
      {content()}
      <Suspense fallback={null}>
        {exchange && (
          <ExchangeDialog
            week={week}
            meal={exchange.meal}
            open={exchange.open}
            onClose={() => setExchange({ ...exchange, open: false })}
            onDecide={(decision) => onDecide(exchange.meal, decision)}
          />
        )}
      </Suspense>
    </>
  );

  function content(): ReactNode {
    if (week.meals.length === 0)
      return (
        <EmptyState
          illustration={<EmptyCalendar />}
          title={t('empty.title')}
          action={
            <>
              <Button onClick={onNext}>{t('empty.next')}</Button>
              <Link to={paths.planning} className={buttonClass({ variant: 'secondary' })}>
                {t('empty.planning')}
              </Link>
            </>
          }
        >
          {t('empty.text')}
        </EmptyState>
      );
    if (isBare)
      return (
        <EmptyState
          illustration={<EmptyPlate />}
          title={t('none.title')}
          action={
            <>
              <Button onClick={onChoices}>{t('menu.change')}</Button>
              <Link to={paths.feed} className={buttonClass({ variant: 'secondary' })}>
                {t('menu.chef')}
              </Link>
            </>
          }
        >
          {t('none.text')}
        </EmptyState>
      );
    return (
      <>
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
          {week.meals.map((meal, place) => (
            <MenuMeal
              key={meal.id}
              meal={meal}
              day={mealDay(t, week, meal)}
              today={today}
              busy={choosing.has(meal.id)}
              onOpen={onOpen}
              onDecide={(decision) => onDecide(meal, decision)}
              className={place === 0 ? leadClass(week.meals.length) : undefined}
              onExchange={() => setExchange({ meal, open: true })}
            />
          ))}
        </ul>
        {hasDishes && (
          <PlanBar
            summary={summary}
            stockList={week.stockList}
            planning={planning}
            problem={problem}
            onPlan={onPlan}
          />
        )}
      </>
    );
  }
}
