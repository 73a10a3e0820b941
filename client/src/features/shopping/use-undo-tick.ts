import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import { readChecks } from '../../entities/shopping/read-checks';
import { readItems } from '../../entities/shopping/read-items';
import { restoreProblem } from '../../entities/shopping/restore-problem';
import {
  useUndoTickMutation,
  type UndoTickMutation,
  type UndoTickMutationVariables,
} from './undo-tick.generated';

interface Tick {
  tickedIds: string[];
  /** What the tick took off the list; not empty, otherwise unticking is enough. */
  removedIds: string[];
}

/** What bringing a completed recipe back is expected to answer. Null while the cache cannot know. */
export function expectUndoneTick(
  cache: ApolloCache,
  { removedIds, tickedIds }: UndoTickMutationVariables,
): UndoTickMutation | null {
  const unticking = new Set(tickedIds.map(String));
  const items = readItems(cache, removedIds.map(String));
  const viewer = expectItemsToBuy(cache, {
    ticked: { ids: [...unticking], checked: false },
    added: items.map((item) =>
      unticking.has(item.id) ? { ...item, checked: false, toCheck: false } : item,
    ),
  });
  if (!viewer) return null;
  // One that has been deleted since does not come back.
  const known = new Set([...readChecks(cache), ...items].map(({ id }) => id));
  const unticked = [...unticking].flatMap((id) =>
    known.has(id)
      ? { __typename: 'ShoppingItem' as const, id, checked: false, toCheck: false }
      : [],
  );
  return {
    restoreShoppingItems: {
      __typename: 'RestoreShoppingItemsPayload',
      ...nothingChanged,
      shoppingItems: items,
      viewer,
    },
    setShoppingItemsChecked: {
      __typename: 'SetShoppingItemsCheckedPayload',
      shoppingItems: unticked,
      viewer,
    },
  };
}

/** Brings a completed recipe back and unticks its last lines, in one request. */
export function useUndoTick(): (tick: Tick) => Promise<string | null> {
  const { t } = useTranslation('shopping');
  const { t: tErrors } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [undo] = useUndoTickMutation({
    optimisticResponse: (variables, { IGNORE }) => expectUndoneTick(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (tick) => {
    const variables = { ...tick, changeId: crypto.randomUUID() };
    return restoreProblem(tErrors, undo({ variables }), t('undo.nothingLeft'));
  };
}
