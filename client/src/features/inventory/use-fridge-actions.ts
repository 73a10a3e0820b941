import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { expiryInWords } from '../../entities/inventory/item-words';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import type { InventoryPlace } from '../../graphql.generated';
import { useToast } from '../../ui/use-toast';
import { itemInput } from '../../entities/inventory/item-input';
import type { Problem } from '../../entities/inventory/answer-of';
import { moveTo } from './move-item';
import { useAddInventoryItem } from './use-add-inventory-item';
import { useDeleteInventoryItem } from './use-delete-inventory-item';
import { useUpdateInventoryItem } from './use-update-inventory-item';

interface FridgeActions {
  add: ReturnType<typeof useAddInventoryItem>;
  update: ReturnType<typeof useUpdateInventoryItem>;
  setAmount: (item: FridgeItem, amount: Pick<FridgeItem, 'quantity' | 'unit'>) => void;
  /** Moves it at once, with the date that it then has, and offers to undo that. */
  move: (item: FridgeItem, place: InventoryPlace) => void;
  /** Takes it out at once, and offers to put it back. */
  takeOut: (item: FridgeItem) => void;
}

export function useFridgeActions(): FridgeActions {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const add = useAddInventoryItem();
  const update = useUpdateInventoryItem();
  const remove = useDeleteInventoryItem();

  const say = useCallback(
    (problem: Problem | null): boolean => {
      if (problem) toast({ tone: 'error', title: problem.sentence });
      return problem === null;
    },
    [toast],
  );
  const putBack = async (item: FridgeItem) => {
    say(await add(itemInput(item)));
  };
  const takeOut = async (item: FridgeItem): Promise<void> => {
    if (!say(await remove(item.id))) return;
    toast({
      tone: 'success',
      title: t(`takenOut.${item.place}`, { name: item.name }),
      action: { label: t('undo'), onAction: () => void putBack(item) },
    });
  };
  const moveBack = async ({ id, place, expirationDate, expirationEstimate }: FridgeItem) => {
    say(await update(id, { place, expirationDate, expirationEstimate }));
  };
  const move = async (item: FridgeItem, place: InventoryPlace): Promise<void> => {
    const today = todayInZurich();
    const changes = moveTo(item, place, today);
    if (!say(await update(item.id, changes))) return;
    const moved = t(`movedTo.${place}`, { name: item.name });
    const expiry = expiryInWords(t, { ...item, ...changes }, today);
    toast({
      tone: 'success',
      title: changes.expirationDate ? t('movedUntil', { moved, expiry }) : moved,
      action: { label: t('undo'), onAction: () => void moveBack(item) },
    });
  };
  return {
    add,
    update,
    setAmount: ({ id, unit }, amount) => {
      const { quantity } = amount;
      void update(id, amount.unit === unit ? { quantity } : amount).then(say);
    },
    move: (item, place) => void move(item, place),
    takeOut: (item) => void takeOut(item),
  };
}
