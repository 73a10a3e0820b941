import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { useAddFavoriteMutation, type AddFavoriteMutation } from './add-favorite.generated';
import { placeFavorite } from './favorite-cache';
import { FavoriteCountDocument } from './favorite-count.generated';
import {
  useRemoveFavoriteMutation,
  type RemoveFavoriteMutation,
} from './remove-favorite.generated';

type Payload = Extract<AddFavoriteMutation['addFavorite'], { __typename: 'AddFavoritePayload' }>;

/** What the server will answer, as far as the cache can know; null where it cannot. */
function expectedChange(
  cache: ApolloCache,
  recipeId: string,
  isFavorite: boolean,
): Omit<Payload, '__typename'> | null {
  const known = cache.readQuery({
    query: FavoriteCountDocument,
    optimistic: true,
    returnPartialData: true,
  })?.viewer;
  if (!known?.id) return null;
  const { dashboard } = known;
  return {
    recipe: { __typename: 'Recipe', id: recipeId, isFavorite },
    viewer: {
      __typename: 'Viewer',
      id: known.id,
      dashboard:
        dashboard?.id !== undefined && dashboard.favoriteRecipes !== undefined
          ? {
              __typename: 'Dashboard',
              id: dashboard.id,
              favoriteRecipes: Math.max(0, dashboard.favoriteRecipes + (isFavorite ? 1 : -1)),
            }
          : null,
    },
  };
}

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
    optimisticResponse: ({ recipeId }, { IGNORE }): AddFavoriteMutation | typeof IGNORE => {
      const change = expectedChange(cache, String(recipeId), true);
      return change ? { addFavorite: { __typename: 'AddFavoritePayload', ...change } } : IGNORE;
    },
    update: (updated, { data }) => {
      const result = data?.addFavorite;
      if (result?.__typename !== 'AddFavoritePayload') return;
      placeFavorite(updated, result.viewer.id, result.recipe.id, true);
    },
  });
  const [remove, removing] = useRemoveFavoriteMutation({
    optimisticResponse: ({ recipeId }, { IGNORE }): RemoveFavoriteMutation | typeof IGNORE => {
      const change = expectedChange(cache, String(recipeId), false);
      return change
        ? { removeFavorite: { __typename: 'RemoveFavoritePayload', ...change } }
        : IGNORE;
    },
    update: (updated, { data }) => {
      const result = data?.removeFavorite;
      if (result?.__typename !== 'RemoveFavoritePayload') return;
      placeFavorite(updated, result.viewer.id, result.recipe.id, false);
    },
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
        return failureSentence(t, error, operation);
      }
    },
  };
}
