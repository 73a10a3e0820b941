import type { Locator, Page } from '@playwright/test';
import { becomeSubscriber, expect } from './journey';
import { send, writeRecipe } from './kitchen-kit';

export const quickAdd = (page: Page) => page.getByRole('combobox', { name: 'Ajouter à la liste' });

/** Waits for the answer, so that the lines are on the list in the order in which they are said. */
export async function addLine(page: Page, line: string): Promise<void> {
  await quickAdd(page).fill(line);
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('AddShoppingItem') === true,
    ),
    page.getByRole('button', { name: 'Ajouter', exact: true }).click(),
  ]);
  await expect(quickAdd(page)).toHaveValue('');
}

export async function openList(page: Page): Promise<void> {
  await becomeSubscriber(page);
  await page.goto('/dashboard/shopping');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
}

export const row = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name });

/** Presses a row as a finger does: its words, once they stand still. The box itself is only drawn. */
export const press = (box: Locator): Promise<void> => box.locator('xpath=..').click();

/** Ticks a line, and waits for the answer. */
export async function tick(page: Page, name: RegExp | string): Promise<void> {
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('SetShoppingItemsChecked') === true,
    ),
    press(row(page, name)),
  ]);
}

/** A list that holds a recipe's lines, all ticked but one; its title. */
export async function openAlmostDone(page: Page): Promise<string> {
  await openList(page);
  const recipe = await writeRecipe(page);
  const tick = `mutation ($ids: [ID!]!) { setShoppingItemsChecked(ids: $ids, checked: true) { __typename } }`;
  const add = `mutation ($recipeId: ID!) { addRecipeToShoppingList(recipeId: $recipeId) { __typename } }`;
  await send(page, add, { recipeId: recipe.id });
  const { viewer } = (await send(page, '{ viewer { shoppingItems { id } } }')) as {
    viewer: { shoppingItems: { id: string }[] };
  };
  const ids = viewer.shoppingItems.slice(1).map(({ id }) => id);
  await send(page, tick, { ids });
  await page.reload();
  await page.getByRole('button', { name: 'Par recette' }).click();
  const heading = page.getByRole('heading', { name: recipe.title });
  await expect(heading).toBeVisible();
  return recipe.title;
}
