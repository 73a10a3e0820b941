import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { MealType } from '../../graphql.generated';
import { matchesSearch } from '../../lib/matches-search';

interface Edge {
  __typename: 'RecipeEdge';
  cursor: string;
  node: Reference;
}

/** A list of favourites as the cache stores it: the edges of all pages read so far. */
interface StoredList {
  edges: readonly Edge[];
  pageInfo: { endCursor?: string | null };
}

interface Filter {
  search?: string | null;
  mealType?: MealType | null;
}

// The cache writes the arguments that tell lists apart behind the field's name.
function filterOf(storeFieldName: string): Filter {
  const start = storeFieldName.indexOf('{');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start)) as Filter);
}

function without(list: StoredList, isIt: (edge: Edge) => boolean): StoredList {
  const edges = list.edges.filter((edge) => !isIt(edge));
  if (edges.length === list.edges.length) return list;
  // The server cannot go on after a row that is gone: the next page begins after the last one left.
  const endCursor = edges.findLast(({ cursor }) => cursor !== '')?.cursor ?? '';
  return { ...list, edges, pageInfo: { ...list.pageInfo, endCursor } };
}

/**
 * Makes every cached list of the viewer's favourites say what one change made true: a new favourite
 * comes first where the list's filter lets it in, a former one is gone from all.
 */
export function placeFavorite(
  cache: ApolloCache,
  viewerId: string,
  recipeId: string,
  favorite: boolean,
): void {
  const recipe = cache.identify({ __typename: 'Recipe', id: recipeId });
  cache.modify<{ favoriteRecipes: StoredList }>({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: {
      favoriteRecipes: (stored, { storeFieldName, readField, toReference }) => {
        const list = stored as StoredList;
        const isIt = ({ node }: Edge): boolean => node.__ref === recipe;
        if (!favorite) return without(list, isIt);
        const node = recipe === undefined ? undefined : toReference(recipe);
        if (!node || list.edges.some(isIt)) return list;
        const { search, mealType } = filterOf(storeFieldName);
        if (mealType && readField('mealType', node) !== mealType) return list;
        const texts = [
          readField<string>('title', node) ?? '',
          ...(readField<readonly string[]>('ingredients', node) ?? []),
        ];
        if (search && !matchesSearch(texts, search)) return list;
        // Only the server knows the cursor; the list goes on from its end, which keeps its own.
        const edge: Edge = { __typename: 'RecipeEdge', cursor: '', node };
        return { ...list, edges: [edge, ...list.edges] };
      },
    },
  });
}
