import clsx from 'clsx';
import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReference, failureSentence } from '../../apollo/failure-sentence';
import { expired, expiringSoon, stillToEat } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { useInventoryItemsQuery } from '../../entities/inventory/inventory-items.generated';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import type { InventoryCategory } from '../../graphql.generated';
import { EmptyFridge } from '../../illustrations/scenes/empty-fridge';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { ExpiringItems } from './expiring-items';
import { Fridge } from './fridge';
import { filterItems } from './fridge-filter';
import { FridgeButtons } from './fridge-buttons';
import { FridgeFilters } from './fridge-filters';
import { FridgeSkeleton } from './fridge-skeleton';
import { emptyItem, typedItem } from './item-draft';
import { useChefVisit } from './use-chef-visit';
import { useFridgeActions } from './use-fridge-actions';

const loadItemDialog = () => import('./item-dialog');
const ItemDialog = lazy(async () => ({ default: (await loadItemDialog()).ItemDialog }));
const loadRecipeDialog = () => import('./fridge-recipe-dialog');
const FridgeRecipeDialog = lazy(async () => ({
  default: (await loadRecipeDialog()).FridgeRecipeDialog,
}));

/** The form that is open; its key makes a fresh one each time. */
interface Form {
  key: string;
  item: FridgeItem | null;
}

export function InventoryPage() {
  const { t } = useTranslation(['inventory', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { data, error, refetch } = useInventoryItemsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { add, update, setAmount, takeOut } = useFridgeActions();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<InventoryCategory | null>(null);
  const [form, setForm] = useState<Form | null>(null);
  const [formOpen, setFormOpen] = useState(false);
  const chef = useChefVisit();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = todayInZurich();
  const items = data?.viewer?.inventoryItems ?? null;
  const soon = items ? expiringSoon(items, today) : [];
  const eatable = stillToEat(soon, today).length;
  const gone = expired(soon, today).length;
  const counts = items
    ? [
        t('count', { count: items.length }),
        ...(eatable > 0 ? [t('soonCount', { count: eatable })] : []),
        ...(gone > 0 ? [t('expiredCount', { count: gone })] : []),
      ]
    : [];

  const openForm = (item: FridgeItem | null): void => {
    setForm({ key: crypto.randomUUID(), item });
    setFormOpen(true);
  };
  const remove = (item: FridgeItem): void => {
    setFormOpen(false);
    takeOut(item);
    heading.current?.focus({ preventScroll: true });
  };
  const resetFilters = (): void => {
    setSearch('');
    setCategory(null);
  };

  return (
    <div className="grid gap-4 *:min-w-0 sm:gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
            {t('heading')}
          </h2>
          {counts.length > 0 && (
            // The dot of what begins a line lies outside, where it is cut off.
            <p className="mt-1.5 overflow-x-clip text-lg text-muted tabular-nums">
              {counts.map((count, index) => (
                <Fragment key={count}>
                  {index > 0 && ' '}
                  <span
                    className={clsx(
                      'inline-block',
                      index > 0 && 'relative -ml-2 pl-2',
                      index < counts.length - 1 && 'pr-2',
                    )}
                  >
                    {index > 0 && <span className="absolute left-0 whitespace-pre">· </span>}
                    {count}
                  </span>
                </Fragment>
              ))}
            </p>
          )}
        </div>
        {items?.length !== 0 && buttons('max-sm:w-full')}
      </header>
      {content()}
      <Suspense fallback={null}>
        {form && (
          <ItemDialog
            key={form.key}
            open={formOpen}
            initial={form.item ? typedItem(form.item) : emptyItem}
            onClose={() => setFormOpen(false)}
            onDelete={form.item ? () => form.item && remove(form.item) : undefined}
            onSave={(item, newId) =>
              form.item ? update(form.item.id, item) : add({ id: newId, ...item })
            }
          />
        )}
        {chef.number > 0 && (
          <FridgeRecipeDialog key={chef.number} open={chef.open} items={items} onClose={chef.end} />
        )}
      </Suspense>
    </div>
  );

  function buttons(className: string) {
    return (
      <FridgeButtons
        onAdd={() => openForm(null)}
        onPrepareToAdd={() => void loadItemDialog()}
        onCook={chef.begin}
        onPrepareToCook={() => void loadRecipeDialog()}
        className={className}
      />
    );
  }

  function content() {
    if (!items) {
      if (!error) return <FridgeSkeleton />;
      const reference = errorReference(error);
      return (
        <ErrorState
          headingLevel={3}
          illustration={<SpiltPot />}
          title={sentence('inventory.loadFailed')}
          message={failureSentence(sentence, error)}
          reference={reference ? sentence('reference', { id: reference }) : undefined}
          retryLabel={t('common:retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      );
    }
    if (items.length === 0) {
      return (
        <EmptyState
          headingLevel={3}
          illustration={<EmptyFridge />}
          title={t('empty')}
          action={buttons('-mx-6 justify-center')}
        >
          {t('emptyText')}
        </EmptyState>
      );
    }
    const shown = filterItems(items, { search, category });
    const filtered = search.trim() !== '' || category !== null;
    return (
      <>
        {!filtered && (
          <ExpiringItems items={soon} today={today} onEdit={openForm} onCook={chef.begin} />
        )}
        <FridgeFilters
          search={search}
          category={category}
          onSearch={setSearch}
          onCategory={setCategory}
        />
        <p role="status" className="sr-only">
          {filtered ? t('shown', { count: shown.length }) : ''}
        </p>
        {shown.length === 0 ? (
          <EmptyState
            headingLevel={3}
            illustration={<EmptyFridge />}
            title={t('nothingFound')}
            action={
              <Button variant="secondary" onClick={resetFilters}>
                {t('resetFilters')}
              </Button>
            }
          >
            {t('nothingFoundText')}
          </EmptyState>
        ) : (
          <Fridge
            items={shown}
            today={today}
            onEdit={openForm}
            onAmount={setAmount}
            onTakeOut={remove}
          />
        )}
      </>
    );
  }
}
