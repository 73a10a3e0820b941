import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import { expectedItem } from '../../entities/inventory/expected-item';
import {
  expectFridge,
  knownItems,
  readFridge,
  type FridgeItem,
} from '../../entities/inventory/fridge-cache';
import type { AddInventoryItemInput } from '../../graphql.generated';
import {
  useTakeFromInventoryMutation,
  type TakeFromInventoryMutation,
  type TakeFromInventoryMutationVariables,
} from './take-from-inventory.generated';
import type { Use } from './use-cooked-meal';

export type Taking = NonNullable<Use>['takings'][number];

type Asked = TakeFromInventoryMutationVariables['items'];

const inputOf = ({ item, left }: Taking) => ({
  id: item.id,
  quantity: item.quantity,
  unit: item.unit,
  left: left?.quantity,
  leftUnit: left?.unit,
});

/** What is kept of a dish, as the server is told. */
export type Leftovers = AddInventoryItemInput & { id: string };

/** The fridge once so much is out of it. */
function without(fridge: readonly FridgeItem[], asked: Asked): FridgeItem[] {
  const takings = new Map([asked].flat().map((taking) => [String(taking.id), taking]));
  return fridge.flatMap((item) => {
    const taking = takings.get(item.id);
    if (!taking) return [item];
    const { left, leftUnit } = taking;
    return left ? [{ ...item, quantity: left, unit: leftUnit ?? item.unit }] : [];
  });
}

/** What taking what was cooked out of the fridge is expected to answer. Null while the cache cannot know. */
export function expectTaken(
  cache: ApolloCache,
  { items, leftovers }: TakeFromInventoryMutationVariables,
): TakeFromInventoryMutation | null {
  const kept = leftovers ? [expectedItem(leftovers)] : [];
  const fridge = readFridge(cache);
  const viewer = expectFridge(cache, fridge && [...kept, ...without(fridge, items)]);
  if (!viewer) return null;
  const ids = [items].flat().map(({ id }) => String(id));
  const left = without(knownItems(cache, ids), items);
  return {
    takeFromInventory: {
      ...nothingChanged,
      __typename: 'TakeFromInventoryPayload',
      inventoryItems: [...left, ...kept],
      deletedInventoryItemIds: ids.filter((id) => !left.some((item) => item.id === id)),
      viewer,
    },
  };
}

interface Answer {
  problem: Problem | null;
  /** As they were before they were taken. */
  taken: FridgeItem[];
  /** The id of the leftovers that are in the fridge now. */
  leftoversId: string | null;
  /** Which held another amount by then, so that nothing was taken from them. */
  kept: FridgeItem[];
}

/** Takes what the recipe used out of the fridge at once, by one request. */
export function useTakeFromInventory(
  recipeId: string,
): (takings: readonly Taking[], leftovers: Leftovers | null) => Promise<Answer> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [take] = useTakeFromInventoryMutation({
    optimisticResponse: (variables, { IGNORE }) => expectTaken(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return async (takings, leftovers) => {
    const asked = takings.map(({ item }) => item);
    let items: readonly FridgeItem[] = [];
    const variables = { items: takings.map(inputOf), recipeId, leftovers };
    const answer = take({ variables });
    const problem = await problemOf(t, 'takeFromInventory', answer, ({ takeFromInventory }) => {
      if (takeFromInventory.__typename === 'TakeFromInventoryPayload') {
        items = takeFromInventory.inventoryItems;
      }
      return takeFromInventory;
    });
    if (problem) return { problem, taken: [], leftoversId: null, kept: [] };
    const now = new Map(items.map((item) => [item.id, item]));
    const isKept = ({ item, left }: Taking): boolean => {
      const found = now.get(item.id);
      return (
        found !== undefined && !(found.quantity === left?.quantity && found.unit === left.unit)
      );
    };
    const kept = new Set(takings.filter(isKept).map(({ item }) => item.id));
    return {
      problem: null,
      leftoversId: leftovers?.id ?? null,
      taken: asked.filter(({ id }) => !kept.has(id)),
      kept: asked.filter(({ id }) => kept.has(id)),
    };
  };
}
