import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReference, failureSentence } from '../../apollo/failure-sentence';
import { expiringSoon } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { useInventoryItemsQuery } from '../../entities/inventory/inventory-items.generated';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import type { InventoryPlace } from '../../graphql.generated';
import { EmptyFridge } from '../../illustrations/scenes/empty-fridge';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { ThumbBar } from '../../ui/thumb-bar';
import { FridgeButtons } from './fridge-buttons';
import { FridgeHeading } from './fridge-heading';
import { FridgeSkeleton } from './fridge-skeleton';
import { emptyItem, typedItem } from './item-draft';
import { typedMove } from './move-item';
import { StockView } from './stock-view';
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
  const { add, update, setAmount, move, takeOut } = useFridgeActions();
  const [place, setPlace] = useState<InventoryPlace>('FRIDGE');
  const [form, setForm] = useState<Form | null>(null);
  const [formOpen, setFormOpen] = useState(false);
  const chef = useChefVisit();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = todayInZurich();
  const items = data?.viewer?.household.kitchen?.inventoryItems ?? null;

  const openForm = (item: FridgeItem | null): void => {
    setForm({ key: crypto.randomUUID(), item });
    setFormOpen(true);
  };
  const putIn = async (item: Parameters<typeof add>[0]) => {
    const problem = await add(item);
    if (!problem) setPlace(item.place);
    return problem;
  };
  const remove = (item: FridgeItem): void => {
    setFormOpen(false);
    takeOut(item);
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className="flex flex-col gap-4 *:min-w-0 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-x-8 sm:gap-y-4">
      <FridgeHeading items={items} today={today} ref={heading} />
      {items?.length !== 0 && (
        <ThumbBar className="order-last sm:static sm:order-none sm:mt-0 lg:bottom-auto">
          {buttons('')}
        </ThumbBar>
      )}
      <div className="grid gap-4 *:min-w-0 sm:col-span-2 lg:gap-3">{content()}</div>
      <Suspense fallback={null}>
        {form && (
          <ItemDialog
            key={form.key}
            open={formOpen}
            known={form.item}
            initial={form.item ? typedItem(form.item) : { ...emptyItem, place }}
            moved={(to) => (form.item ? typedMove(form.item, to, today) : {})}
            onClose={() => setFormOpen(false)}
            onDelete={form.item ? () => form.item && remove(form.item) : undefined}
            onSave={(item, newId) =>
              form.item ? update(form.item.id, item) : putIn({ id: newId, ...item })
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
    return (
      <StockView
        items={items}
        soon={expiringSoon(items, today)}
        today={today}
        place={place}
        onPlace={setPlace}
        onCook={chef.begin}
        onEdit={openForm}
        onAmount={setAmount}
        onMove={move}
        onTakeOut={remove}
      />
    );
  }
}
