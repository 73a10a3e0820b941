import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { InventoryItemsDocument } from '../../entities/inventory/inventory-items.generated';
import { addDays, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { FavoriteRecipesDocument } from '../../entities/recipe/favorite-recipes.generated';
import { ItemMealFragmentDoc } from '../../entities/shopping/item-meal.generated';
import { readItems } from '../../entities/shopping/read-items';
import { DashboardDocument } from '../../features/dashboard/dashboard.generated';
import { PlannedMealsDocument } from '../../features/planning/planned-meals.generated';
import { ListedItemsDocument } from '../../features/shopping/listed-items.generated';
import { ShoppingListDocument } from '../../features/shopping/shopping-list.generated';
import { StaplesDocument } from '../../features/shopping/staples.generated';

export const today = todayInZurich();
const days = { from: addDays(today, -14), to: addDays(today, 14) };

/** Reads all that the pages of the kitchen show, anew. */
export async function open(client: ApolloClient): Promise<void> {
  await client.resetStore();
  const pages = [
    ShoppingListDocument,
    InventoryItemsDocument,
    DashboardDocument,
    FavoriteRecipesDocument,
  ];
  await Promise.all([
    ...pages.map((query) => client.query<unknown>({ query })),
    client.query({ query: PlannedMealsDocument, variables: days }),
  ]);
}

/** The meal of the plan that a line is for; what was for one that is off it is for none. */
function mealOf(cache: ApolloCache, itemId: string, meals: readonly { id: string }[]) {
  const id = cache.identify({ __typename: 'ShoppingItem', id: itemId });
  const mealId = cache.readFragment({ id, fragment: ItemMealFragmentDoc })?.plannedMealId;
  return meals.find((meal) => meal.id === mealId)?.id ?? null;
}

/** What a person sees of a kitchen, by what the cache holds. */
export function seenIn(cache: ApolloCache) {
  const list = cache.readQuery({ query: ListedItemsDocument })?.viewer?.household.kitchen;
  const staples = cache.readQuery({ query: StaplesDocument })?.viewer?.household.kitchen?.staples;
  const plan = cache.readQuery({ query: PlannedMealsDocument, variables: days })?.viewer;
  const fridge = cache.readQuery({ query: InventoryItemsDocument })?.viewer?.household.kitchen;
  const favorites = cache.readQuery({ query: FavoriteRecipesDocument })?.viewer?.favoriteRecipes;
  const dashboard = cache.readQuery({ query: DashboardDocument })?.viewer?.dashboard;
  const meals = plan?.household.kitchen?.plannedMeals;
  if (!list || !staples || !meals || !fridge || !favorites)
    throw new Error('The cache has lost a page.');
  if (!dashboard) throw new Error('The cache has lost the dashboard.');
  return {
    list: readItems(
      cache,
      list.shoppingItems.map(({ id }) => id),
    ).map((row) => ({ ...row, mealId: mealOf(cache, row.id, meals) })),
    bought: list.boughtItems.map(({ id }) => id).toSorted(),
    toBuy: dashboard.itemsToBuy,
    aisles: list.aisles,
    staples: staples.map(({ name }) => name),
    // Pages sort them.
    plan: meals
      .map(({ id, recipeTitle, date, time, servings, mealType, cookedAt, ...more }) => {
        const when = { date, time, servings, mealType };
        const { inventoryItemId, recipe } = more;
        const what = { recipeTitle, recipeId: recipe?.id ?? null, inventoryItemId };
        return { id, ...what, ...when, cooked: cookedAt !== null };
      })
      .toSorted((one, other) => one.id.localeCompare(other.id)),
    fridge: fridge.inventoryItems,
    plannedThisWeek: dashboard.plannedMealsThisWeek,
    expiring: dashboard.expiringSoon,
    tonight: dashboard.tonightMeals.map(({ id }) => id),
    favorites: favorites.edges.map(({ node }) => node.id),
    favoriteCount: dashboard.favoriteRecipes,
  };
}

export type Seen = ReturnType<typeof seenIn>;
