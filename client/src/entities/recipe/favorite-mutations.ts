import type { ApolloCache } from '@apollo/client/cache';
import type { AddFavoriteMutation, AddFavoriteMutationVariables } from './add-favorite.generated';
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

/** What keeping a recipe is expected to answer. Null while the cache cannot know. */
export function expectAddedFavorite(
  cache: ApolloCache,
  { recipeId }: AddFavoriteMutationVariables,
): AddFavoriteMutation | null {
  const change = expectedChange(cache, String(recipeId), true);
  return change && { addFavorite: { __typename: 'AddFavoritePayload', ...change } };
}

/** What letting a recipe go is expected to answer. Null while the cache cannot know. */
export function expectRemovedFavorite(
  cache: ApolloCache,
  { recipeId }: RemoveFavoriteMutationVariables,
): RemoveFavoriteMutation | null {
  const change = expectedChange(cache, String(recipeId), false);
  return change && { removeFavorite: { __typename: 'RemoveFavoritePayload', ...change } };
}
