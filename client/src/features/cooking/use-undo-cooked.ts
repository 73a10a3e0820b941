import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { itemInput } from '../../entities/inventory/item-input';
import { expectedChange } from '../../entities/planned-meal/planning-cache';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectRestoredItems } from '../../entities/shopping/use-restore-items';
import {
  useUndoCookedMutation,
  type UndoCookedMutation,
  type UndoCookedMutationVariables,
} from './undo-cooked.generated';
import type { CookedMeal } from './use-cooked-meal';
import { expectPutBack } from './use-put-back-items';

/** What taking a cooked meal back is expected to answer. Null while the cache cannot know. */
export function expectUndoneCooked(
  cache: ApolloCache,
  { id, hasLines, hasTaken, ...gone }: UndoCookedMutationVariables,
): UndoCookedMutation | null {
  const change = expectedChange(cache, String(id), { cookedAt: null });
  const lines = hasLines ? expectRestoredItems(cache, gone) : {};
  const fridge = hasTaken ? expectPutBack(cache, gone) : {};
  if (!change || !lines || !fridge) return null;
  const __typename = 'SetPlannedMealCookedPayload' as const;
  return { setPlannedMealCooked: { __typename, ...change }, ...lines, ...fridge };
}

/** Takes back that a meal was cooked, with all that went with it, by one request; resolves to why not, or null. */
export function useUndoCooked(): (
  meal: CookedMeal,
  items: readonly FridgeItem[],
  leftoversId: string | null,
) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [undo] = useUndoCookedMutation({
    optimisticResponse: (variables, { IGNORE }) => expectUndoneCooked(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (meal, items, leftoversId) => {
    const variables = {
      id: meal.id,
      ids: [...meal.unlistedIds],
      hasLines: meal.unlistedIds.length > 0,
      items: items.map(itemInput),
      leftoversId,
      hasTaken: items.length > 0 || leftoversId !== null,
    };
    return problemOf(t, 'setPlannedMealCooked', undo({ variables }));
  };
}
