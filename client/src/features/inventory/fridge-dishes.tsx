import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { Banner } from '../../ui/banner';
import { EmptyState } from '../../ui/empty-state';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton';
import { FridgeDishCard } from './fridge-dish-card';
import { useFridgeDishesQuery } from './fridge-dishes.generated';

/** What the household can cook with its fridge, without anybody writing anything. */
export function FridgeDishes({ today }: { today: string }) {
  const { t } = useTranslation('inventory');
  const { t: sentence } = useTranslation('errors');
  const { data, error } = useFridgeDishesQuery({
    // The fridge changes, and with it what comes first.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const dishes = data?.viewer?.household.kitchen?.fridgeDishes ?? null;
  if (error) return <Banner tone="error">{failureSentence(sentence, error)}</Banner>;
  const intro = <p className="text-muted">{t('dishes.text')}</p>;
  if (!dishes) {
    return (
      <Loading label={t('dishes.loading')}>
        {intro}
        <ul className="mt-4 grid gap-4 sm:grid-cols-2">
          {[1, 2, 3, 4].map((each) => (
            <li key={each} className="flex gap-3.5 rounded-card border border-line p-3.5">
              <Skeleton className="size-24 shrink-0 rounded-control" />
              <SkeletonText lines={4} className="flex-1 pt-1" />
            </li>
          ))}
        </ul>
      </Loading>
    );
  }
  if (dishes.length === 0) {
    return (
      <EmptyState headingLevel={3} size="sm" illustration={<EmptyPlate />} title={t('dishes.none')}>
        {t('dishes.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {intro}
      <ul className="grid gap-4 sm:grid-cols-2">
        {dishes.map((dish) => (
          <li key={dish.recipe.id} className="flex min-w-0">
            <FridgeDishCard dish={dish} today={today} />
          </li>
        ))}
      </ul>
    </div>
  );
}
