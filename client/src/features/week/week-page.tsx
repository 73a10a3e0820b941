import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { addDays } from '../../entities/planned-meal/calendar-day';
import { useRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import { EmptyCalendar } from '../../illustrations/scenes/empty-calendar';
import { ErrorState } from '../../ui/error-state';
import { Loading } from '../../ui/skeleton';
import { ChoicesView } from './choices-view';
import { mealId } from './menu-meal';
import { MenuSkeleton } from './menu-skeleton';
import { MenuView } from './menu-view';
import { PlannedView } from './planned-view';
import { useWeek } from './use-week';
import type { Week, WeekMeal } from './week';
import { WeekHead } from './week-head';

/** A whole week at one press: what it is to be like, the menu, and what planning it has done. */
export function WeekPage() {
  const { t } = useTranslation(['week', 'common']);
  const { t: sentence } = useTranslation('errors');
  const page = useWeek();
  const { openRecipe, recipeDialog } = useRecipeDialog();
  const { proposal, usual, choices } = page;
  const week = proposal?.week ?? null;
  const [decidedMeal, setDecidedMeal] = useState<string | null>(null);
  useFocusOnMeal(decidedMeal, week);
  const shown = viewOf();
  useTopAfterChange(shown);

  return (
    <>
      <p role="status" className="sr-only">
        {page.said}
      </p>
      {content()}
      {recipeDialog}
    </>
  );

  function viewOf() {
    if (!page.loaded) return page.error === undefined ? 'loading' : 'failed';
    if (page.proposing) return 'choosing';
    if (page.editing || !week) return 'choices';
    return proposal?.status === 'PENDING'
      ? 'menu'
      : proposal?.status === 'APPLIED'
        ? 'planned'
        : 'choices';
  }

  function content(): ReactNode {
    if (shown === 'loading')
      return (
        <Loading heading label={t('common:loading')}>
          <MenuSkeleton />
        </Loading>
      );
    if (shown === 'failed')
      return (
        <ErrorState
          headingLevel={1}
          illustration={<EmptyCalendar />}
          title={t('loadFailed')}
          message={failureSentence(sentence, page.error)}
          retryLabel={t('common:retry')}
          onRetry={page.reload}
        />
      );
    if (shown === 'choosing')
      return (
        <>
          <WeekHead kicker={t('menu.kicker')} title={t('title')} text={t('choosing')} />
          <Loading label={t('choosing')}>
            <MenuSkeleton />
          </Loading>
        </>
      );
    if (shown === 'menu' && proposal && week)
      return (
        <MenuView
          week={week}
          today={usual.today}
          time={usual.time}
          notice={page.notice}
          problem={page.problem}
          choosing={page.choosing}
          planning={page.planning}
          onOpen={openRecipe}
          onDecide={(meal: WeekMeal, decision) => {
            setDecidedMeal(meal.id);
            page.change(meal, decision);
          }}
          onChoices={page.edit}
          onNext={() => page.choose({ ...choices, from: addDays(week.to, 1) })}
          onPlan={() => page.plan(proposal)}
        />
      );
    if (shown === 'planned' && proposal && week)
      return (
        <PlannedView
          week={week}
          planned={page.planned}
          undoing={page.undoing}
          problem={page.problem}
          onOpen={openRecipe}
          onUndo={() => page.undo(proposal)}
          onUndoRest={page.isChanged ? () => page.undoRest(proposal) : null}
          onNext={page.edit}
        />
      );
    return (
      <ChoicesView
        usual={usual}
        choices={choices}
        notice={page.notice}
        problem={page.problem}
        onChange={page.setChoices}
        onPropose={() => page.choose(choices)}
        onBack={page.editing && proposal?.status === 'PENDING' ? page.stopEditing : null}
      />
    );
  }
}

/** A new view is read from its top, wherever the press that brought it was. */
function useTopAfterChange(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) window.scrollTo(0, 0);
    before.current = shown;
  }, [shown]);
}

/** Where the button that was pressed has gone with the dish, the meal takes the focus. */
function useFocusOnMeal(id: string | null, week: Week | null): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    const meal = week?.meals.find((each) => each.id === id);
    if (meal && isLost) document.getElementById(mealId(meal.id))?.focus({ preventScroll: true });
  }, [id, week]);
}
