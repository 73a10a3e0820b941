import { useTranslation } from 'react-i18next';
import { errorReference, failureSentence } from '../../apollo/failure-sentence';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import '../../ui/print.css';
import { Loading, Skeleton, SkeletonRows } from '../../ui/skeleton';
import { ShoppingList } from './shopping-list';
import { useLoadedList } from './use-loaded-list';

/** The household's shopping list. */
export function ShoppingPage() {
  const { t } = useTranslation(['errors', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { viewer, answered, loading, error, load } = useLoadedList();
  const kitchen = viewer?.household.kitchen;
  if (kitchen) {
    return (
      <ShoppingList
        items={kitchen.shoppingItems}
        bought={kitchen.boughtItems}
        aisles={kitchen.aisles}
        answered={answered}
      />
    );
  }
  if (error !== null && !loading) {
    const reference = errorReference(error);
    return (
      <ErrorState
        illustration={<SpiltPot />}
        title={t('shopping.loadFailed')}
        message={failureSentence(sentence, error)}
        retryLabel={t('common:retry')}
        onRetry={load}
        reference={reference === null ? undefined : t('reference', { id: reference })}
      />
    );
  }
  return (
    <Loading label={t('common:loading')}>
      <Skeleton className="mb-6 h-12 w-full rounded-control" />
      <Skeleton className="mb-8 h-2.5 w-full rounded-full" />
      <Card padding="sm">
        <SkeletonRows rows={7} />
      </Card>
    </Loading>
  );
}
