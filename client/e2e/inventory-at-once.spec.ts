import { randomUUID } from 'node:crypto';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { failLater, holdAnswer, send } from './kitchen-kit';
import { dialog } from './planning-kit';

const units = ['unité', 'g', 'kg', 'ml', 'l', 'càs', 'càc', 'pincée'];
const put = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { __typename }
}`;

/** FNV-1a in 32 bits, modulo five: the shelf that an id stands on, from 1. */
const shelfOf = (id: string): number =>
  1 +
  (([...id].reduce(
    (state, letter) => Math.imul(state ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  ) >>>
    0) %
    5);

test('the fridge shows what is put in and taken out before the answer, and goes back if it fails', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/inventory');
  const empty = page.getByRole('heading', { name: 'Votre frigo est vide' });
  await expect(empty).toBeVisible();
  const tile = page.getByRole('listitem').filter({ hasText: 'Beurre' });
  const put = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
    await dialog(page).getByLabel('Nom').fill('Beurre');
    await dialog(page).getByRole('button', { name: 'Ajouter au frigo' }).click();
  };
  let fail = await failLater(page, 'AddInventoryItem');
  await put();
  await expect(page.getByText('1 article', { exact: true })).toBeAttached();
  await expect(page.getByText('Votre frigo est vide')).toHaveCount(0);
  fail();
  await expect(dialog(page).getByText("Impossible d'ajouter l'article")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(empty).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await put();
  await expect(tile).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  fail = await failLater(page, 'DeleteInventoryItem');
  await tile.getByRole('button', { name: 'Sortir du frigo : Beurre' }).click();
  await expect(empty).toBeVisible();
  fail();
  await expect(page.getByText("Impossible de supprimer l'article").first()).toBeVisible();
  await expect(tile).toBeVisible();
});

test('the fridge offers the eight units, and has each thing on the shelf of its id', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const ids = Array.from({ length: 12 }, () => randomUUID());
  for (const [n, id] of ids.entries()) await send(page, put, { input: { id, name: `Pot ${n}.` } });
  await page.goto('/dashboard/inventory');
  for (const [n, id] of ids.entries()) {
    const shelf = page.getByRole('region', { name: `Étagère ${shelfOf(id)} sur 5` });
    await expect(shelf.getByRole('listitem').filter({ hasText: `Pot ${n}.` })).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  await dialog(page).getByRole('combobox', { name: 'Unité' }).click();
  await expect(page.getByRole('option')).toHaveText(units);
});

test('a recipe from the fridge says what it takes from there', async ({ page }) => {
  await becomeSubscriber(page);
  const names = ['Œufs', 'Riz', 'Oignons', 'Tomates', 'Pommes de terre', 'Carottes'];
  for (const name of names) await send(page, put, { input: { name, quantity: 9 } });
  await page.goto('/dashboard/inventory');
  await page.getByRole('button', { name: 'Générer une recette' }).first().click();
  await dialog(page).getByRole('button', { name: 'Générer une recette' }).click();
  const used = dialog(page).getByRole('region', { name: 'Utilise de votre frigo' });
  await expect(used).toContainText(new RegExp(names.join('|')));
  await expectAccessible(page);
});

test('a press too many puts nothing in the fridge twice, and takes out one thing alone', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const ids: string[] = [];
  while (ids.length < 3) {
    const id = randomUUID();
    if (shelfOf(id) === 2) ids.push(id);
  }
  for (const [n, id] of ids.entries()) await send(page, put, { input: { id, name: `Pot ${n}` } });
  await page.goto('/dashboard/inventory');
  const takeOut = page.getByRole('button', { name: /^Sortir du frigo : / });
  await expect(takeOut).toHaveCount(3);
  await takeOut.first().dblclick();
  await expect(takeOut).toHaveCount(2);

  const answer = await holdAnswer(page, 'AddInventoryItem');
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  await dialog(page).getByLabel('Nom').fill('Beurre');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answer();
  await expect(dialog(page)).toBeHidden();
  await expect(takeOut).toHaveCount(3);
  await page.reload();
  await expect(takeOut).toHaveCount(3);
});
