import type { ApolloCache } from '@apollo/client/cache';
import { RecipeToPlanFragmentDoc } from './recipe-to-plan.generated';

/** What a meal shows of its recipe, as the cache has it; null where it has none. */
export const knownDish = (cache: ApolloCache, recipeId: string) =>
  cache.readFragment({
    id: cache.identify({ __typename: 'Recipe', id: recipeId }),
    fragment: RecipeToPlanFragmentDoc,
    optimistic: true,
  });
