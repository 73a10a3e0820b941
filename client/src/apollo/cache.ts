import { InMemoryCache, type Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { newestFirst } from './newest-first';
import { newestLast } from './newest-last';
import { possibleTypes } from './possible-types';

/** The one normalized cache: what a mutation returns is at once true wherever it is on screen. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Viewer: {
        fields: {
          notifications: newestFirst(),
          chatMessages: newestLast(),
          favoriteRecipes: relayStylePagination(['search', 'mealType']),
          recipes: relayStylePagination(['search', 'filter']),
          plannedMeals: { merge: false },
          // Not kept on the device: without a network nobody is asked anything.
          consentDue: { read: (existing: boolean | undefined = false) => existing },
          // What an older version kept on the device does not know of it.
          kitchenAccess: { read: (existing: Reference | null | undefined = null) => existing },
          // A recipe already in the cache opens without a request.
          recipe: {
            read: (existing: Reference | null | undefined, { args, toReference, canRead }) => {
              if (existing !== undefined) return existing;
              const known = toReference({ __typename: 'Recipe', id: args?.id as string });
              return canRead(known) ? known : undefined;
            },
          },
        },
      },
      // A plan that an older version kept on the device has none of these.
      PlannedMeal: {
        fields: {
          cookedAt: { read: (existing: string | null | undefined = null) => existing },
          inventoryItemId: { read: (existing: string | null | undefined = null) => existing },
          scaledIngredients: { read: (existing: unknown = []) => existing },
        },
      },
      // A dashboard that an older version kept on the device named one meal only.
      Dashboard: {
        fields: {
          tonightMeals: {
            merge: false,
            read: (existing: Reference[] | undefined = []) => existing,
          },
        },
      },
      // A line that an older version kept on the device is an article, of which nothing else is known.
      ShoppingItem: {
        fields: {
          toCheck: { read: (existing: boolean | undefined = false) => existing },
          packaging: { read: (existing: string | null | undefined = null) => existing },
        },
      },
      // Of what an older version kept on the device nobody knows for whom it was checked.
      Recipe: {
        fields: {
          checkedDietVersion: { read: (existing: string | undefined = '') => existing },
          checkedAllergens: { read: (existing: unknown = []) => existing },
          dietConflicts: { read: (existing: unknown = []) => existing },
        },
      },
      Household: {
        fields: { dietVersion: { read: (existing: string | undefined) => existing ?? null } },
      },
      Preferences: {
        fields: {
          householdSize: { merge: true },
          // What an older version kept on the device does not know for how many one cooks.
          servings: { read: (existing: number | undefined = 2) => existing },
        },
      },
    },
  });
}
