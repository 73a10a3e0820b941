import { useRecipesOnListQuery } from './recipes-on-list.generated';

/** Whether something of a recipe is on the shopping list and still to be bought; asked of the server once. */
export function useIsOnList(recipeId: string): boolean {
  const { data } = useRecipesOnListQuery();
  const items = data?.viewer?.household.kitchen?.shoppingItems ?? [];
  return items.some((item) => item.recipeId === recipeId && !item.checked && !item.toCheck);
}
