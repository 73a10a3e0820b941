import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { useToast } from '../../ui/use-toast';
import { listItems } from '../shopping/list-cache';
import { useAddRecipeToShoppingListMutation } from './add-recipe-to-shopping-list.generated';

/** How long the check mark stands, in milliseconds. */
const doneForMs = 2000;

export type AddToListStatus = 'idle' | 'adding' | 'added';

interface AddRecipeToList {
  /** « adding » asks for a spinner, « added » for a check mark; a press while adding does nothing. */
  status: AddToListStatus;
  /**
   * Adds the recipe's ingredients, for its own or the planned meal's servings unless others are
   * given. Says why not in a toast. Resolves to whether they are on the list now.
   */
  addToList: (recipeId: string, options?: AddToListOptions) => Promise<boolean>;
}

interface AddToListOptions {
  servings?: number;
  plannedMealId?: string;
}

/** One mutation; the list and the counts follow from its reply wherever they are on screen. */
export function useAddRecipeToList(): AddRecipeToList {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const [status, setStatus] = useState<AddToListStatus>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [add] = useAddRecipeToShoppingListMutation({
    update: (cache, { data }) => {
      const result = data?.addRecipeToShoppingList;
      if (result?.__typename !== 'AddRecipeToShoppingListPayload') return;
      listItems(cache, result.viewer.id, result.items);
    },
  });

  const send = async (recipeId: string, options: AddToListOptions): Promise<string | null> => {
    try {
      const { data } = await add({ variables: { recipeId, ...options } });
      const result = data?.addRecipeToShoppingList;
      if (!result) return t('shopping.addRecipeFailed');
      return 'code' in result ? refusalSentence(t, 'addRecipeToShoppingList', result) : null;
    } catch (error) {
      return failureSentence(t, error, 'addRecipeToShoppingList');
    }
  };

  return {
    status,
    addToList: async (recipeId, options = {}) => {
      if (status === 'adding') return false;
      clearTimeout(timer.current);
      setStatus('adding');
      const problem = await send(recipeId, options);
      setStatus(problem === null ? 'added' : 'idle');
      if (problem === null) timer.current = setTimeout(() => setStatus('idle'), doneForMs);
      else toast({ tone: 'error', title: problem });
      return problem === null;
    },
  };
}
