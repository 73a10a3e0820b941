import { useEffect, useEffectEvent } from 'react';
import { useHouseholdDietQuery } from '../../entities/recipe/household-diet.generated';
import { useNextPage, type NextPage } from '../../lib/use-next-page';
import {
  useBookRecipesQuery,
  type BookRecipesQuery,
} from '../../entities/recipe/book-recipes.generated';
import { askedFor, type BookFilter } from './use-book-filter';

type Recipes = NonNullable<NonNullable<BookRecipesQuery['viewer']>['recipes']>;
export type BookRecipe = Recipes['edges'][number]['node'];

export interface BookList extends NextPage {
  /** The list is of the former filter, the new one's is on its way. */
  pending: boolean;
  /** Null while the first page has not come. */
  recipes: readonly BookRecipe[] | null;
  error: unknown;
  retry: () => void;
}

/** The recipes of the book that a filter lets in, page after page. */
export function useBookList(filter: BookFilter): BookList {
  const atHome = filter.on.has('maison');
  const asked = {
    ...(filter.search && { search: filter.search }),
    filter: askedFor(filter),
    atHome,
  };
  const { data, previousData, error, refetch, fetchMore } = useBookRecipesQuery({
    variables: asked,
    notifyOnNetworkStatusChange: true,
    // What is at home may be another thing than at the last visit.
    fetchPolicy: atHome ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
  });
  const list = (data ?? previousData)?.viewer?.recipes;
  const { data: diet } = useHouseholdDietQuery();
  const version = diet?.viewer?.household.dietVersion;
  // Chosen for what the household ate before: it is asked for anew, and shows nothing until.
  const outdated =
    typeof version === 'string' &&
    (list?.edges.some(({ node }) => node.checkedDietVersion !== version) ?? false);
  const askAnew = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (outdated) askAnew();
  }, [outdated]);
  const next = useNextPage(list?.pageInfo, (after) =>
    fetchMore({ variables: { ...asked, after } }),
  );
  return {
    recipes: outdated ? null : (list?.edges.map(({ node }) => node) ?? null),
    pending: data === undefined && list !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
    ...next,
  };
}
