import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { useToast } from '../../ui/use-toast';
import { adoptChange } from '../household/adopt-change';
import { useAddedWords } from '../shopping/use-added-words';
import { useLeftOut, type LeftOutItem } from './use-left-out';
import { useAddRecipeToShoppingListMutation } from './add-recipe-to-shopping-list.generated';

/** How long the check mark stands, in milliseconds. */
const doneForMs = 2000;

export type AddToListStatus = 'idle' | 'adding' | 'added';

interface AddRecipeToList {
  /** « adding » asks for a spinner, « added » for a check mark; a press while adding does nothing. */
  status: AddToListStatus;
  /**
   * Adds what the fridge lacks of the recipe's ingredients, for its own or the planned meal's servings unless others
   * are given. Says in a toast what it has, or why not. Resolves to whether all that is lacking is on the list now.
   */
  addToList: (recipeId: string, options?: AddToListOptions) => Promise<boolean>;
}

interface AddToListOptions {
  servings?: number;
  plannedMealId?: string;
}

/** What came of it: why not, or what was added and what the fridge has. */
type Outcome =
  | { problem: string }
  | {
      added: readonly { name: string; product: string; toCheck: boolean }[];
      newArticles: number;
      leftOut: readonly LeftOutItem[];
    };

/** One mutation; the list and the counts follow from its reply wherever they are on screen. */
export function useAddRecipeToList(): AddRecipeToList {
  const { t } = useTranslation(['errors', 'recipes']);
  const { t: sentence } = useTranslation('errors');
  const toast = useToast();
  const leftOut = useLeftOut();
  const addedWords = useAddedWords();
  const [status, setStatus] = useState<AddToListStatus>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [add] = useAddRecipeToShoppingListMutation({
    update: adoptChange,
  });

  const send = async (recipeId: string, options: AddToListOptions): Promise<Outcome> => {
    try {
      const { data } = await add({ variables: { recipeId, ...options } });
      const result = data?.addRecipeToShoppingList;
      if (!result) return { problem: t('shopping.addRecipeFailed') };
      return 'code' in result
        ? { problem: refusalSentence(sentence, 'addRecipeToShoppingList', result) }
        : { added: result.shoppingItems, newArticles: result.newArticles, leftOut: result.leftOut };
    } catch (error) {
      return { problem: operationFailure(sentence, error, 'addRecipeToShoppingList') };
    }
  };
  const sayWhatIsThere = (outcome: Extract<Outcome, { added: unknown }>): void => {
    const { added, newArticles, leftOut: items } = outcome;
    const said = leftOut(items, added);
    if (!said) return;
    const listed = addedWords({ items: added, newArticles });
    const isAllThere = added.length === 0;
    toast({
      tone: listed === null ? 'info' : 'success',
      title: listed ?? t(isAllThere ? 'recipes:toList.allInFridge' : 'recipes:toList.nothingToBuy'),
      ...said,
    });
  };

  return {
    status,
    addToList: async (recipeId, options = {}) => {
      if (status === 'adding') return false;
      clearTimeout(timer.current);
      setStatus('adding');
      const outcome = await send(recipeId, options);
      if ('problem' in outcome) {
        setStatus('idle');
        toast({ tone: 'error', title: outcome.problem });
        return false;
      }
      sayWhatIsThere(outcome);
      // A check mark would say that something was added.
      if (outcome.added.length === 0) {
        setStatus('idle');
        return true;
      }
      setStatus('added');
      timer.current = setTimeout(() => setStatus('idle'), doneForMs);
      return true;
    },
  };
}
