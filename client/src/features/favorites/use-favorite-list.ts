import {
  useFavoriteRecipesQuery,
  type FavoriteRecipesQuery,
} from '../../entities/recipe/favorite-recipes.generated';
import type { MealType } from '../../graphql.generated';
import { useNextPage, type NextPage } from '../../lib/use-next-page';

type Favorites = NonNullable<NonNullable<FavoriteRecipesQuery['viewer']>['favoriteRecipes']>;
export type Favorite = Favorites['edges'][number]['node'];

export interface FavoriteList extends NextPage {
  /** The list is of the former filter, the new one's is on its way. */
  pending: boolean;
  /** Null while the first page has not come. */
  favorites: readonly Favorite[] | null;
  error: unknown;
  retry: () => void;
}

/** The favourites that a filter lets in, page after page. */
export function useFavoriteList(search: string, mealType: MealType | null): FavoriteList {
  // Left out, so that the unfiltered list is the one of the dashboard.
  const filter = { ...(search && { search }), ...(mealType && { mealType }) };
  const { data, previousData, error, refetch, fetchMore } = useFavoriteRecipesQuery({
    variables: filter,
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.viewer?.favoriteRecipes;
  const next = useNextPage(list?.pageInfo, (after) =>
    fetchMore({ variables: { ...filter, after } }),
  );

  return {
    favorites: list?.edges.map(({ node }) => node) ?? null,
    pending: data === undefined && list !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
    ...next,
  };
}
