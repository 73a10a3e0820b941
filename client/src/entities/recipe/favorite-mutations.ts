import type { ApolloCache } from '@apollo/client/cache';
import type { useMutation } from '@apollo/client/react';
import type { AddFavoriteMutation, AddFavoriteMutationVariables } from './add-favorite.generated';
import { adoptChange } from '../household/adopt-change';
import { FavoriteCountDocument } from './favorite-count.generated';
import type {
  RemoveFavoriteMutation,
  RemoveFavoriteMutationVariables,
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
    recipes: [{ __typename: 'Recipe', id: recipeId, isFavorite }],
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

type AddOptions = useMutation.Options<AddFavoriteMutation, AddFavoriteMutationVariables>;
type RemoveOptions = useMutation.Options<RemoveFavoriteMutation, RemoveFavoriteMutationVariables>;

/** How the cache answers before the server does, and what else than the recipe changes in it. */
export const addFavoriteOptions = (
  cache: ApolloCache,
): Pick<AddOptions, 'optimisticResponse' | 'update'> => ({
  optimisticResponse: ({ recipeId }, { IGNORE }): AddFavoriteMutation | typeof IGNORE => {
    const change = expectedChange(cache, String(recipeId), true);
    return change ? { addFavorite: { __typename: 'AddFavoritePayload', ...change } } : IGNORE;
  },
  update: adoptChange,
});

export const removeFavoriteOptions = (
  cache: ApolloCache,
): Pick<RemoveOptions, 'optimisticResponse' | 'update'> => ({
  optimisticResponse: ({ recipeId }, { IGNORE }): RemoveFavoriteMutation | typeof IGNORE => {
    const change = expectedChange(cache, String(recipeId), false);
    return change ? { removeFavorite: { __typename: 'RemoveFavoritePayload', ...change } } : IGNORE;
  },
  update: adoptChange,
});
