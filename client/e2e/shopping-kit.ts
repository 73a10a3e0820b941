import type { Locator, Page } from '@playwright/test';
import { expect, prepareSubscriber, type Visitor } from './journey';
import { openAnswered, send, writeRecipe } from './kitchen-kit';

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

/** On a phone the list's controls lie behind one button, which the device remembers as pressed. */
async function keepToolsOpen(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('shopping-tools', 'open'));
}

/** Deletes a line, on a phone by its details. */
export async function removeLine(page: Page, name: string): Promise<void> {
  const bin = page.getByRole('button', { name: new RegExp(`^Supprimer\\s:\\s${name}$`) });
  const details = page.getByRole('button', { name: new RegExp(`^Détails\\s:\\s${name}$`) });
  await expect(details).toBeVisible();
  if (await bin.isVisible()) return bin.click();
  await details.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
}

export async function openList(page: Page): Promise<void> {
  await keepToolsOpen(page);
  await prepareSubscriber(page);
  await openAnswered(page, '/dashboard/shopping', 'ShoppingList');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
}

const addItem = `mutation ($line: String!) { addShoppingItem(input: { line: $line }) { __typename } }`;

/** A list that holds these lines, the last of them at its top. */
export async function openListWith(page: Page, lines: readonly string[]): Promise<Visitor> {
  await keepToolsOpen(page);
  const visitor = await prepareSubscriber(page);
  for (const line of lines) await send(page, addItem, { line });
  await openAnswered(page, '/dashboard/shopping', 'ShoppingList');
  await expect(page.getByRole('checkbox')).toHaveCount(lines.length);
  return visitor;
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

const addRecipe = `mutation ($recipeId: ID!) { addRecipeToShoppingList(recipeId: $recipeId) { __typename } }`;
const tickAll = `mutation ($ids: [ID!]!) { setShoppingItemsChecked(ids: $ids, checked: true) { __typename } }`;

/** Puts a recipe's lines on a list that is empty, and ticks them, or all but so many. */
export async function buyRecipe(page: Page, recipeId: string, left = 0): Promise<void> {
  await send(page, addRecipe, { recipeId });
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { shoppingItems { id } } } } }',
  )) as {
    viewer: { household: { kitchen: { shoppingItems: { id: string }[] } } };
  };
  const ids = viewer.household.kitchen.shoppingItems.slice(left).map(({ id }) => id);
  await send(page, tickAll, { ids });
}

/** A list that holds a recipe's lines, all ticked but one; its title. */
export async function openAlmostDone(page: Page): Promise<string> {
  await keepToolsOpen(page);
  await prepareSubscriber(page);
  const recipe = await writeRecipe(page);
  await buyRecipe(page, recipe.id, 1);
  await openAnswered(page, '/dashboard/shopping', 'ShoppingList');
  await page.getByRole('button', { name: 'Par recette' }).click();
  await expect(page.getByRole('heading', { name: recipe.title })).toBeVisible();
  return recipe.title;
}
