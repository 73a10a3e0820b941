import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import { readItems } from '../../entities/shopping/read-items';
import { restoreProblem } from '../../entities/shopping/restore-problem';
import { useUndoTickMutation, type UndoTickMutation } from './undo-tick.generated';

interface Tick {
  tickedIds: string[];
  /** What the tick took off the list; not empty, otherwise unticking is enough. */
  removedIds: string[];
}

/** Brings a completed recipe back and unticks its last lines, in one request. */
export function useUndoTick(): (tick: Tick) => Promise<string | null> {
  const { t } = useTranslation('shopping');
  const { t: tErrors } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [undo] = useUndoTickMutation({
    optimisticResponse: (
      { removedIds, tickedIds },
      { IGNORE },
    ): UndoTickMutation | typeof IGNORE => {
      const unticking = new Set(tickedIds.map(String));
      const items = readItems(cache, removedIds.map(String));
      const viewer = expectItemsToBuy(cache, {
        added: items.map((item) => (unticking.has(item.id) ? { ...item, checked: false } : item)),
      });
      if (!viewer) return IGNORE;
      const unticked = tickedIds.map((id) => ({
        __typename: 'ShoppingItem' as const,
        id: String(id),
        checked: false,
      }));
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
    },
    update: adoptChange,
  });
  return (tick) => {
    const variables = { ...tick, changeId: crypto.randomUUID() };
    return restoreProblem(tErrors, undo({ variables }), t('undo.nothingLeft'));
  };
}
