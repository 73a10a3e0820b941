import { useTranslation } from 'react-i18next';
import { errorReference, failureSentence } from '../../apollo/failure-sentence';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { Loading, Skeleton, SkeletonRows } from '../../ui/skeleton';
import './print.css';
import { ShoppingList } from './shopping-list';
import { useShoppingListQuery } from './shopping-list.generated';

/** The household's shopping list. */
export function ShoppingPage() {
  const { t } = useTranslation(['errors', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { data, error, refetch, loading } = useShoppingListQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  if (viewer?.shoppingItems) {
    return (
      <ShoppingList
        viewerId={viewer.id}
        items={viewer.shoppingItems}
        aisles={viewer.aisles ?? []}
      />
    );
  }
  if (error && !loading) {
    const reference = errorReference(error);
    return (
      <ErrorState
        illustration={<SpiltPot />}
        title={t('shopping.loadFailed')}
        message={failureSentence(sentence, error)}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch().catch(() => undefined)}
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
