import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { adoptChange } from '../household/adopt-change';
import type { LeftOutItem } from './use-left-out';
import { useAddWeekToShoppingListMutation } from './add-week-to-shopping-list.generated';

type AddedWeek =
  | {
      added: readonly { id: string; name: string; product: string; toCheck: boolean }[];
      newArticles: number;
      leftOut: readonly LeftOutItem[];
    }
  | { problem: string }
  | { isPast: true };

interface AddWeekToList {
  /**
   * Resolves to the lines that were added (none when no meal has a recipe) and to those that the fridge has, to why
   * not, or to that all is past,
   * which is asked about before it is bought for.
   */
  addWeekToList: (
    from: string,
    to: string,
    options?: { includePast: boolean },
  ) => Promise<AddedWeek>;
  adding: boolean;
}

/** Adds what the meals of these days need from today on (YYYY-MM-DD, both included), each meal once. */
export function useAddWeekToList(): AddWeekToList {
  const { t } = useTranslation('errors');
  const [add, { loading }] = useAddWeekToShoppingListMutation({
    update: adoptChange,
  });
  return {
    adding: loading,
    addWeekToList: async (from, to, options) => {
      try {
        const { data } = await add({ variables: { from, to, ...options } });
        const result = data?.addWeekToShoppingList;
        if (!result) return { problem: t('shopping.addRecipeFailed') };
        if ('code' in result && result.code === 'DAYS_PAST') return { isPast: true };
        return 'code' in result
          ? { problem: refusalSentence(t, 'addWeekToShoppingList', result) }
          : {
              added: result.shoppingItems,
              newArticles: result.newArticles,
              leftOut: result.leftOut,
            };
      } catch (error) {
        return { problem: operationFailure(t, error, 'addWeekToShoppingList') };
      }
    },
  };
}
