import { CalendarSync } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../entities/planned-meal/calendar-day';
import { useOnDemand } from '../../lib/use-on-demand';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/use-toast';
import { CopyWeekButton } from './copy-week-button';
import type { Place } from './meal-move';
import { timeAt } from './moments';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { PlanningContent } from './planning-content';
import { usePlannedMealsQuery } from './planned-meals.generated';
import { useDeleteMeal } from './use-delete-meal';
import { useMealForm } from './use-meal-form';
import { useMoveMeal } from './use-move-meal';
import { usePlanningView } from './use-planning-view';
import { WeekActions } from './week-actions';
import { WeekBar } from './week-bar';

const MealFormDialog = lazy(async () => ({
  default: (await import('./meal-form-dialog')).MealFormDialog,
}));
const MealDialog = lazy(async () => ({ default: (await import('./meal-dialog')).MealDialog }));
const CalendarDialog = lazy(async () => ({
  default: (await import('./calendar-dialog')).CalendarDialog,
}));

/** Where nobody has said for how many they cook. */
const usualPeople = 2;

/** The household's meals, by week or by date. */
export function PlanningPage() {
  const { t } = useTranslation('planning');
  const { today, monday, view, isThisWeek, span, mealId, showWeek, showView, showMeal } =
    usePlanningView();
  // What is known shows at once; others of the household may have changed it since.
  const { data, error, refetch } = usePlannedMealsQuery({
    variables: span,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const meals = data?.viewer?.household.kitchen?.plannedMeals;
  const people = data?.viewer?.preferences?.servings ?? usualPeople;
  const { form, add, edit, close, submit } = useMealForm(people, span);
  // The dialog keeps its content while it fades away.
  const [shownId, setShownId] = useState(mealId);
  if (mealId !== null && mealId !== shownId) setShownId(mealId);
  const calendar = useOnDemand();
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteMeal = useDeleteMeal();
  const moveMeal = useMoveMeal();
  const toast = useToast();
  const isEmpty = view === 'week' && meals?.length === 0;
  const opened = meals?.find(({ id }) => id === shownId);

  const move = async (meal: Meal, { day, moment }: Place): Promise<void> => {
    const problem = await moveMeal(meal.id, day, timeAt(meal.time, moment));
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  const remove = (meal: Meal): void => {
    showMeal(null);
    deleteMeal(meal);
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className="flex flex-col">
      <WeekBar
        heading={heading}
        monday={monday}
        today={today}
        isThisWeek={isThisWeek}
        view={view}
        onWeek={showWeek}
        onView={showView}
      />
      <WeekActions
        monday={monday}
        sunday={addDays(monday, 6)}
        today={today}
        empty={isEmpty}
        cooks={meals?.some(({ recipe }) => recipe !== null) ?? true}
        onAdd={() => add()}
      />
      {meals && (
        <p role="status" className="sr-only">
          {t('week.meals', { count: meals.length })}
        </p>
      )}
      <PlanningContent
        view={view}
        monday={monday}
        today={today}
        meals={meals ?? null}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        onAdd={add}
        onOpen={({ id }) => showMeal(id)}
        onMove={(meal, place) => void move(meal, place)}
        onDelete={remove}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        {!isEmpty && <CopyWeekButton monday={monday} />}
        <Button
          variant="secondary"
          size="sm"
          icon={CalendarSync}
          aria-haspopup="dialog"
          onClick={calendar.show}
        >
          {t('calendar.open')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {opened && (
          <MealDialog
            meal={opened}
            open={mealId !== null}
            onClose={() => showMeal(null)}
            onDelete={remove}
            onEdit={(meal) => {
              showMeal(null);
              edit(meal);
            }}
          />
        )}
        {form && (
          <MealFormDialog
            {...form}
            people={people}
            key={form.key}
            heading={heading}
            onClose={close}
            onSubmit={submit}
          />
        )}
        {calendar.wanted && <CalendarDialog open={calendar.open} onClose={calendar.hide} />}
      </Suspense>
    </div>
  );
}
