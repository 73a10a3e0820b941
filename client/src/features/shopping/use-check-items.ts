import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import { problemOf } from '../../apollo/problem-of';
import { readItems } from '../../entities/shopping/read-items';
import { readChecks } from '../../entities/shopping/read-checks';
import { completedBy } from './completed-by';
import {
  useSetShoppingItemsCheckedMutation,
  type SetShoppingItemsCheckedMutation,
  type SetShoppingItemsCheckedMutationVariables,
} from './set-shopping-items-checked.generated';

export interface CheckOutcome {
  problem: string | null;
  /** The lines of recipes that the tick completed: they left the list. */
  removedIds: readonly string[];
}

/** What ticking rows is expected to answer: a recipe that is complete leaves the list. Null while the cache cannot know. */
export function expectCheckedItems(
  cache: ApolloCache,
  { ids, checked }: SetShoppingItemsCheckedMutationVariables,
): SetShoppingItemsCheckedMutation | null {
  const asked = [...new Set(ids.map(String))];
  const viewer = expectItemsToBuy(cache, { ticked: { ids: asked, checked } });
  if (!viewer) return null;
  const checks = readChecks(cache);
  const gone = checked ? completedBy(checks, asked) : [];
  // A staple that nobody has looked for leaves with its recipe, not bought.
  const bought = checks.filter(
    ({ id, toCheck }) => gone.includes(id) && (!toCheck || asked.includes(id)),
  );
  const __typename = 'ShoppingItem' as const;
  return {
    setShoppingItemsChecked: {
      __typename: 'SetShoppingItemsCheckedPayload',
      // One that somebody else has deleted meanwhile does not come back by a tick; a staple that is ticked is bought.
      shoppingItems: checks
        .filter(({ id }) => asked.includes(id))
        .map(({ id, toCheck }) => ({ __typename, id, checked, toCheck: toCheck && !checked })),
      boughtItems: readItems(
        cache,
        bought.map(({ id }) => id),
      ).map(({ id, product, recipeTitle }) => ({
        __typename,
        id,
        toCheck: false,
        product,
        recipeTitle,
      })),
      deletedShoppingItemIds: gone,
      viewer,
    },
  };
}

/** Ticks or unticks rows at once; a recipe that is complete leaves the list as the server will say. */
export function useCheckItems(): (ids: string[], checked: boolean) => Promise<CheckOutcome> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [set] = useSetShoppingItemsCheckedMutation({
    optimisticResponse: (variables, { IGNORE }) => expectCheckedItems(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return async (ids, checked) => {
    const answer = set({ variables: { ids, checked, changeId: crypto.randomUUID() } });
    const problem = await problemOf(t, 'setShoppingItemsChecked', answer);
    if (problem !== null) return { problem, removedIds: [] };
    const result = (await answer).data?.setShoppingItemsChecked;
    const removedIds = result && 'viewer' in result ? result.deletedShoppingItemIds : [];
    return { problem, removedIds };
  };
}
