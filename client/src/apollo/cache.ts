import { InMemoryCache, type Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { newestFirst } from './newest-first';
import { possibleTypes } from './possible-types';

/** For a field of which the cache may know nothing, such as what an older version kept on the device. */
const otherwise = <Value>(value: Value) => ({
  read: (existing: Value | undefined = value) => existing,
});

/** The one normalized cache: what a mutation returns is at once true wherever it is on screen. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Viewer: {
        fields: {
          notifications: newestFirst(),
          favoriteRecipes: relayStylePagination(['search', 'mealType']),
          recipes: relayStylePagination(['search', 'filter']),
          // Not kept on the device: without a network nobody is asked anything.
          consentDue: otherwise(false),
          // What an older version kept on the device does not know of it.
          kitchenAccess: otherwise(null),
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
          cookedAt: otherwise(null),
          inventoryItemId: otherwise(null),
          scaledIngredients: otherwise([]),
          picture: otherwise(null),
        },
      },
      // A dashboard that an older version kept on the device named one meal only.
      Dashboard: {
        fields: {
          tonightMeals: { merge: false, ...otherwise([]) },
        },
      },
      // A line that an older version kept on the device is an article, of which nothing else is known.
      ShoppingItem: {
        fields: {
          toCheck: otherwise(false),
          packaging: otherwise(null),
          boughtAs: otherwise(null),
        },
      },
      // Of what an older version kept on the device nobody knows for whom it was checked, nor how it is drawn.
      Recipe: {
        fields: {
          picture: otherwise(''),
          checkedDietVersion: otherwise(''),
          checkedAllergens: otherwise([]),
          dietConflicts: otherwise([]),
        },
      },
      // The chat reads less of a week than its own page does.
      ProposedWeek: { merge: true },
      InventoryItem: {
        fields: { pictureKey: otherwise(null) },
      },
      Kitchen: {
        fields: { plannedMeals: { merge: false }, staples: { merge: false } },
      },
      Household: {
        fields: { dietVersion: otherwise(null) },
      },
      Preferences: {
        fields: {
          householdSize: { merge: true },
          // What an older version kept on the device does not know for how many one cooks.
          servings: otherwise(2),
        },
      },
    },
  });
}
