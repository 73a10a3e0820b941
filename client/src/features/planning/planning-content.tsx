import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failureSentence } from '../../apollo/failure-sentence';
import { paths } from '../../app/paths';
import { addDays } from '../../entities/planned-meal/calendar-day';
import { EmptyCalendar } from '../../illustrations/scenes/empty-calendar';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Loading, Skeleton, SkeletonRows } from '../../ui/skeleton';
import { CopyWeekButton } from './copy-week-button';
import { MealList } from './meal-list';
import type { Place } from './meal-move';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { ProposeWeekLink } from './propose-week-link';
import type { PlanningView } from './use-planning-view';
import { WeekView } from './week-view';

interface PlanningContentProps {
  view: PlanningView;
  monday: string;
  today: string;
  /** Null while they have not come. */
  meals: readonly Meal[] | null;
  error: unknown;
  onRetry: () => void;
  onAdd: (place?: Place) => void;
  onOpen: (meal: Meal) => void;
  onMove: (meal: Meal, place: Place) => void;
  onDelete: (meal: Meal) => void;
}

/** The meals, or why there are none. */
export function PlanningContent(props: PlanningContentProps) {
  const { view, monday, today, meals, error, onRetry, onAdd, onOpen, onMove, onDelete } = props;
  const { t } = useTranslation(['planning', 'common']);
  const { t: sentence } = useTranslation('errors');

  if (!meals && error !== undefined) {
    return (
      <ErrorState
        headingLevel={3}
        illustration={<EmptyCalendar />}
        title={sentence('planning.loadFailed')}
        message={failureSentence(sentence, error)}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
      />
    );
  }
  if (!meals) {
    return (
      <Loading label={t('common:loading')}>
        {view === 'list' ? (
          <SkeletonRows rows={6} />
        ) : (
          <div className="@container">
            <div className="grid gap-3 week-wide:grid-cols-7 week-wide:gap-2">
              {Array.from({ length: 7 }, (_, index) => (
                <Skeleton key={index} className="h-40 rounded-card week-wide:h-120" />
              ))}
            </div>
          </div>
        )}
      </Loading>
    );
  }
  const actions = (
    <>
      <Button onClick={() => onAdd()}>{t('add')}</Button>
      <Link to={paths.feed} className={buttonClass({ variant: 'secondary' })}>
        {t('suggestions')}
      </Link>
    </>
  );
  if (view === 'list') {
    return meals.length > 0 ? (
      <MealList meals={meals} today={today} onOpen={onOpen} onDelete={onDelete} />
    ) : (
      <EmptyState
        headingLevel={3}
        illustration={<EmptyCalendar />}
        title={t('empty')}
        action={actions}
      >
        {t('emptyText')}
      </EmptyState>
    );
  }
  const isOver = addDays(monday, 6) < today;
  return (
    <>
      {meals.length === 0 && (
        <EmptyState
          headingLevel={3}
          size="sm"
          illustration={<EmptyCalendar />}
          title={t('empty')}
          className="mb-4"
          action={
            <>
              {!isOver && <ProposeWeekLink monday={monday} today={today} />}
              <CopyWeekButton monday={monday} />
            </>
          }
        >
          {t(isOver ? 'emptyPastWeekText' : 'emptyWeekText')}
        </EmptyState>
      )}
      <WeekView
        key={monday}
        monday={monday}
        today={today}
        meals={meals}
        onAdd={onAdd}
        onOpen={onOpen}
        onMove={onMove}
      />
    </>
  );
}
