import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { useToast } from '../../ui/use-toast';
import { itemInput } from '../../entities/inventory/item-input';
import type { Problem } from '../../entities/inventory/answer-of';
import { useAddInventoryItem } from './use-add-inventory-item';
import { useDeleteInventoryItem } from './use-delete-inventory-item';
import { useUpdateInventoryItem } from './use-update-inventory-item';

interface FridgeActions {
  add: ReturnType<typeof useAddInventoryItem>;
  update: ReturnType<typeof useUpdateInventoryItem>;
  setAmount: (item: FridgeItem, amount: Pick<FridgeItem, 'quantity' | 'unit'>) => void;
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
      title: t('takenOut', { name: item.name }),
      action: { label: t('undo'), onAction: () => void putBack(item) },
    });
  };
  return {
    add,
    update,
    setAmount: ({ id, unit }, amount) => {
      const { quantity } = amount;
      void update(id, amount.unit === unit ? { quantity } : amount).then(say);
    },
    takeOut: (item) => void takeOut(item),
  };
}
