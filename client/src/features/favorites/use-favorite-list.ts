import { useState } from 'react';
import {
  useFavoriteRecipesQuery,
  type FavoriteRecipesQuery,
} from '../../entities/recipe/favorite-recipes.generated';
import type { MealType } from '../../graphql.generated';

type Favorites = NonNullable<NonNullable<FavoriteRecipesQuery['viewer']>['favoriteRecipes']>;
export type Favorite = Favorites['edges'][number]['node'];

export interface FavoriteList {
  /** The list is of the former filter, the new one's is on its way. */
  pending: boolean;
  /** Null while the first page has not come. */
  favorites: readonly Favorite[] | null;
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the last page asked for did not come: what has come stays. */
  moreError: unknown;
  loadMore: () => void;
}

/** The favourites that a filter lets in, page after page. */
export function useFavoriteList(search: string, mealType: MealType | null): FavoriteList {
  // Left out, so that the unfiltered list is the one of the dashboard.
  const filter = { ...(search && { search }), ...(mealType && { mealType }) };
  const { data, previousData, error, refetch, fetchMore } = useFavoriteRecipesQuery({
    variables: filter,
    notifyOnNetworkStatusChange: true,
  });
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>(null);
  const list = (data ?? previousData)?.viewer?.favoriteRecipes;

  const loadMore = async (): Promise<void> => {
    if (loadingMore || !list?.pageInfo.hasNextPage) return;
    setLoadingMore(true);
    setMoreError(null);
    try {
      const after = list.pageInfo.endCursor || undefined;
      await fetchMore({ variables: { ...filter, after } });
    } catch (failure) {
      setMoreError(failure);
    }
    setLoadingMore(false);
  };

  return {
    favorites: list?.edges.map(({ node }) => node) ?? null,
    pending: data === undefined && list !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
    hasMore: list?.pageInfo.hasNextPage ?? false,
    loadingMore,
    moreError,
    loadMore: () => void loadMore(),
  };
}
