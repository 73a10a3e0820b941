import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReference, failureSentence } from '../../apollo/failure-sentence';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { useRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import type { KitchenAccessFragment } from '../../entities/subscription/kitchen-access.generated';
import { lazyPage } from '../../i18n/lazy-page';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { useInSteps } from '../../lib/use-in-steps';
import { ErrorState } from '../../ui/error-state';
import { DashboardSkeleton } from './dashboard-skeleton';
import { useDashboardQuery } from './dashboard.generated';
import { ExpiringSoon } from './expiring-soon';
import { Greeting } from './greeting';
import { LatestFavorites } from './latest-favorites';
import { QuickActions } from './quick-actions';
import { Stats } from './stats';
import { Tonight } from './tonight';

const KitchenRiskBanner = lazyPage(
  async () => (await import('./kitchen-risk-banner')).KitchenRiskBanner,
  'subscription',
);

// The first date brings the calendar's words with it. Apart, and before: with the page it would be a task too long.
setTimeout(todayInZurich);

/** Of a kitchen that is paid for and goes on being so there is nothing to fetch. */
const mayClose = ({ subscription }: KitchenAccessFragment): boolean =>
  subscription !== null && (subscription.status !== 'ACTIVE' || subscription.cancelAtPeriodEnd);

export function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { t: sentence } = useTranslation('errors');
  // What is known shows at once; others of the household may have changed it since.
  const { data, error, loading, refetch } = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { openRecipe, recipeDialog } = useRecipeDialog();
  const viewer = data?.viewer;
  const counts = viewer?.dashboard;
  const drawn = useInSteps(Boolean(counts));

  if (!viewer || !counts || !drawn) {
    if (loading || !error || counts) return <DashboardSkeleton />;
    const reference = errorReference(error);
    return (
      <ErrorState
        illustration={<SpiltPot />}
        title={t('loadFailed')}
        message={failureSentence(sentence, error)}
        reference={reference ? sentence('reference', { id: reference }) : undefined}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const access = viewer.kitchenAccess;
  return (
    <>
      <Greeting firstName={viewer.profile.firstName} />
      <Suspense fallback={null}>
        {access && mayClose(access) && <KitchenRiskBanner access={access} viewer={viewer} />}
      </Suspense>
      <div className="grid gap-3 sm:gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <Tonight meals={counts.tonightMeals} />
        <Stats counts={counts} />
      </div>
      <ExpiringSoon soon={counts.expiringSoon} />
      <QuickActions />
      <LatestFavorites count={counts.favoriteRecipes} onOpen={openRecipe} />
      {recipeDialog}
    </>
  );
}
