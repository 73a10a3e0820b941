import { useBookRecipesQuery } from '../../entities/recipe/book-recipes.generated';
import { useFavoriteRecipesQuery } from '../../entities/recipe/favorite-recipes.generated';
import type { MealType } from '../../graphql.generated';

/** A recipe that could be the meal. */
export interface Offered {
  id: string;
  title: string;
  mealType: MealType;
  picture: string;
}

export interface Offers {
  /** Null while they have not come. */
  dishes: readonly Offered[] | null;
  error: unknown;
  retry: () => void;
}

/** So many are enough to choose from: a search finds the others. */
const most = 12;

interface Answer {
  nodes: readonly Offered[] | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

const offersOf = ({ nodes, error, refetch }: Answer): Offers => ({
  dishes: nodes?.slice(0, most) ?? null,
  error,
  retry: () => void refetch().catch(() => undefined),
});

/** The favourites that a text finds, those of the meal's type first. */
export function useOfferedFavorites(search: string, mealType: MealType): Offers {
  // Without a search it is the list of the favourites' own page, which is often there already.
  const { data, previousData, error, refetch } = useFavoriteRecipesQuery({
    variables: search === '' ? {} : { search },
  });
  const edges = (data ?? previousData)?.viewer?.favoriteRecipes?.edges;
  const nodes = edges
    ?.map(({ node }) => node)
    .toSorted((a, b) => Number(b.mealType === mealType) - Number(a.mealType === mealType));
  return offersOf({
    nodes,
    error,
    refetch,
  });
}

/** What the book has of the meal's type that the whole household can eat. */
export function useOfferedBook(search: string, mealType: MealType): Offers {
  const { data, previousData, error, refetch } = useBookRecipesQuery({
    variables: {
      ...(search !== '' && { search }),
      filter: { source: 'BOOK', mealType, fitsHousehold: true },
      atHome: false,
    },
  });
  const edges = (data ?? previousData)?.viewer?.recipes?.edges;
  return offersOf({ nodes: edges?.map(({ node }) => node), error, refetch });
}
