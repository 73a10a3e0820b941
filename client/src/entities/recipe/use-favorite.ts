import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { useAddFavoriteMutation } from './add-favorite.generated';
import { adoptChange } from '../household/adopt-change';
import { expectAddedFavorite, expectRemovedFavorite } from './favorite-mutations';
import { useRemoveFavoriteMutation } from './remove-favorite.generated';

interface SetFavorite {
  /** Resolves to the sentence that says why not, or null when it is done. */
  setFavorite: (recipeId: string, favorite: boolean) => Promise<string | null>;
  saving: boolean;
}

/**
 * Keeps a recipe or lets it go. The heart, the dashboard's count and every cached list change at
 * once, from the one request, and change back if it fails.
 */
export function useFavorite(): SetFavorite {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();

  const [add, adding] = useAddFavoriteMutation({
    optimisticResponse: (variables, { IGNORE }) => expectAddedFavorite(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  const [remove, removing] = useRemoveFavoriteMutation({
    optimisticResponse: (variables, { IGNORE }) =>
      expectRemovedFavorite(cache, variables) ?? IGNORE,
    update: adoptChange,
  });

  return {
    saving: adding.loading || removing.loading,
    setFavorite: async (recipeId, favorite) => {
      const operation = favorite ? 'addFavorite' : 'removeFavorite';
      try {
        const { data } = favorite
          ? await add({ variables: { recipeId } })
          : await remove({ variables: { recipeId } });
        const result = data && ('addFavorite' in data ? data.addFavorite : data.removeFavorite);
        if (!result) return t('favorites.changeFailed');
        return 'code' in result ? refusalSentence(t, operation, result) : null;
      } catch (error) {
        return operationFailure(t, error, operation);
      }
    },
  };
}
