import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { itemInput } from '../../entities/inventory/item-input';
import { expectedChange } from '../../entities/planned-meal/planning-cache';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import { readItems } from '../../entities/shopping/read-items';
import { useUndoCookedMutation, type UndoCookedMutation } from './undo-cooked.generated';
import type { CookedMeal } from './use-cooked-meal';
import { expectedPutBack } from './use-put-back-items';

/** Takes back that a meal was cooked, with all that went with it, by one request; resolves to why not, or null. */
export function useUndoCooked(): (
  meal: CookedMeal,
  items: readonly FridgeItem[],
  leftoversId: string | null,
) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [undo] = useUndoCookedMutation({
    update: adoptChange,
  });
  return (meal, items, leftoversId) => {
    const hasLines = meal.unlistedIds.length > 0;
    const hasTaken = items.length > 0 || leftoversId !== null;
    const expected = (): UndoCookedMutation | null => {
      const change = expectedChange(cache, meal.id, { cookedAt: null });
      const lines = readItems(cache, meal.unlistedIds);
      const viewer = expectItemsToBuy(cache, { added: lines });
      const fridge = expectedPutBack(cache, items, leftoversId);
      if (!change || !viewer || (hasTaken && !fridge)) return null;
      return {
        setPlannedMealCooked: {
          __typename: 'SetPlannedMealCookedPayload',
          ...change,
        },
        ...(hasLines && {
          restoreShoppingItems: {
            __typename: 'RestoreShoppingItemsPayload',
            ...nothingChanged,
            shoppingItems: lines,
            viewer,
          },
        }),
        ...(hasTaken && fridge && { putBackInventoryItems: fridge }),
      };
    };
    const variables = {
      id: meal.id,
      ids: [...meal.unlistedIds],
      hasLines,
      items: items.map(itemInput),
      leftoversId,
      hasTaken,
    };
    const answer = undo({
      variables,
      optimisticResponse: (_, { IGNORE }) => expected() ?? IGNORE,
    });
    return problemOf(t, 'setPlannedMealCooked', answer);
  };
}
