import { Snowflake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useInventoryItemsQuery } from '../../entities/inventory/inventory-items.generated';
import { adoptChange } from '../../entities/household/adopt-change';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useToast } from '../../ui/use-toast';
import { dropToFreeze, type ItemToFreeze } from './freeze-store';
import { useFreezeInventoryItemsMutation } from './freeze-inventory-items.generated';

/** What was bought for a meal later than it keeps, and the press that says that it lies in the freezer. */
export function FreezeOffer({ items: offered }: { items: readonly ItemToFreeze[] }) {
  const { t } = useTranslation('list-settings');
  const { t: sentence } = useTranslation('errors');
  const [mutate, { loading: saving }] = useFreezeInventoryItemsMutation({ update: adoptChange });
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  // The press that put the food away has gone or is disabled; who is elsewhere already is not disturbed.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) heading.current?.focus();
  }, []);
  // What has been eaten or frozen since is asked for no more.
  const { data } = useInventoryItemsQuery({ fetchPolicy: 'cache-only' });
  const fridge = data?.viewer?.household.kitchen?.inventoryItems;
  const items = offered.filter(
    ({ id }) => fridge?.some((item) => item.id === id && item.place !== 'FREEZER') ?? true,
  );
  if (items.length === 0) return null;
  const ids = items.map(({ id }) => id);
  const leave = (): void => {
    document.getElementById('content')?.focus();
    // What was put away meanwhile is asked for by itself.
    dropToFreeze(offered.map(({ id }) => id));
  };
  const names = items.map(({ name }) => name).join(', ');
  const freeze = async (): Promise<void> => {
    const problem = await problemOf(
      sentence,
      'updateInventoryItem',
      mutate({ variables: { ids } }),
    );
    if (problem !== null) return toast({ tone: 'error', title: problem });
    leave();
    toast({ tone: 'success', title: t('freeze.done', { names }) });
  };
  return (
    <Card
      as="section"
      tone="herb"
      padding="sm"
      aria-labelledby="freeze-offer"
      className="flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 ref={heading} id="freeze-offer" tabIndex={-1} className="text-lg outline-none">
          {t('freeze.title')}
        </h2>
        <p className="wrap-break-word">{t('freeze.text', { names })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={Snowflake} loading={saving} onClick={() => void freeze()}>
          {t('freeze.action')}
        </Button>
        <Button variant="ghost" size="sm" disabled={saving} onClick={leave}>
          {t('freeze.leave')}
        </Button>
      </div>
    </Card>
  );
}
