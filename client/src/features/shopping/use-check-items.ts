import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import { problemOf } from '../../apollo/problem-of';
import { readChecks } from '../../entities/shopping/read-checks';
import { completedBy } from './completed-by';
import {
  useSetShoppingItemsCheckedMutation,
  type SetShoppingItemsCheckedMutation,
} from './set-shopping-items-checked.generated';

export interface CheckOutcome {
  problem: string | null;
  /** The lines of recipes that the tick completed: they left the list. */
  removedIds: readonly string[];
}

/** Ticks or unticks rows at once; a recipe that is complete leaves the list as the server will say. */
export function useCheckItems(): (ids: string[], checked: boolean) => Promise<CheckOutcome> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [set] = useSetShoppingItemsCheckedMutation({
    optimisticResponse: (
      { ids, checked },
      { IGNORE },
    ): SetShoppingItemsCheckedMutation | typeof IGNORE => {
      const asked = [...new Set(ids.map(String))];
      const viewer = expectItemsToBuy(cache, { ticked: { ids: asked, checked } });
      if (!viewer) return IGNORE;
      const checks = readChecks(cache);
      const gone = checked ? completedBy(checks, asked) : [];
      // One that somebody else has deleted meanwhile does not come back by a tick.
      const listed = new Set(checks.map(({ id }) => id));
      const __typename = 'ShoppingItem' as const;
      return {
        setShoppingItemsChecked: {
          __typename: 'SetShoppingItemsCheckedPayload',
          shoppingItems: asked
            .filter((id) => listed.has(id))
            .map((id) => ({ __typename, id, checked })),
          boughtItems: gone.map((id) => ({ __typename, id })),
          deletedShoppingItemIds: gone,
          viewer,
        },
      };
    },
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
