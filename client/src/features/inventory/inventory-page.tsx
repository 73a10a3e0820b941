import { Plus, Sparkles } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReference, failureSentence } from '../../apollo/failure-sentence';
import { expiringSoon } from '../../entities/inventory/freshness';
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
import { FridgeFilters } from './fridge-filters';
import { FridgeSkeleton } from './fridge-skeleton';
import { emptyItem, typedItem } from './item-draft';
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
  const { add, update, setQuantity, takeOut } = useFridgeActions();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<InventoryCategory | null>(null);
  const [form, setForm] = useState<Form | null>(null);
  const [formOpen, setFormOpen] = useState(false);
  const [cooking, setCooking] = useState<{ open: boolean; visit: number }>({
    open: false,
    visit: 0,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const today = todayInZurich();
  const items = data?.viewer?.inventoryItems ?? null;
  const soon = items ? expiringSoon(items, today) : [];

  const openForm = (item: FridgeItem | null): void => {
    setForm({ key: crypto.randomUUID(), item });
    setFormOpen(true);
  };
  const remove = (item: FridgeItem): void => {
    setFormOpen(false);
    takeOut(item);
    heading.current?.focus({ preventScroll: true });
  };
  const cook = (): void => setCooking(({ visit }) => ({ open: true, visit: visit + 1 }));
  const resetFilters = (): void => {
    setSearch('');
    setCategory(null);
  };

  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-4xl outline-none">
            {t('heading')}
          </h2>
          {items && (
            <p className="mt-1.5 text-lg text-muted tabular-nums">
              {t('count', { count: items.length })}
              {soon.length > 0 && ` · ${t('soonCount', { count: soon.length })}`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={Plus}
            aria-haspopup="dialog"
            onPointerEnter={() => void loadItemDialog()}
            onClick={() => openForm(null)}
          >
            {t('add')}
          </Button>
          <Button
            variant="secondary"
            icon={Sparkles}
            aria-haspopup="dialog"
            onPointerEnter={() => void loadRecipeDialog()}
            onClick={cook}
          >
            {t('generate')}
          </Button>
        </div>
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
            onSave={(item) =>
              form.item ? update(form.item.id, item) : add({ id: form.key, ...item })
            }
          />
        )}
        {cooking.visit > 0 && (
          <FridgeRecipeDialog
            key={cooking.visit}
            open={cooking.open}
            items={items}
            onClose={() => setCooking(({ visit }) => ({ open: false, visit }))}
          />
        )}
      </Suspense>
    </div>
  );

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
          action={<Button onClick={() => openForm(null)}>{t('add')}</Button>}
        >
          {t('emptyText')}
        </EmptyState>
      );
    }
    const shown = filterItems(items, { search, category });
    const filtered = search.trim() !== '' || category !== null;
    return (
      <>
        {!filtered && <ExpiringItems items={soon} today={today} onEdit={openForm} onCook={cook} />}
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
            onQuantity={setQuantity}
            onTakeOut={remove}
          />
        )}
      </>
    );
  }
}
