import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import { failFor, failLater, holdAnswer, openAnswered, recordRequests, send } from './kitchen-kit';

const put = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { __typename }
}`;
const dialog = (page: Page) => page.getByRole('dialog');
const tileOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const amountOf = (page: Page, name: string) =>
  tileOf(page, name).getByRole('button', { name: new RegExp(`^Changer la quantité : ${name}`) });
const openFridge = (page: Page) => openAnswered(page, '/dashboard/inventory', 'InventoryItems');

/** FNV-1a in 32 bits, modulo five: the shelf that an id stands on, from 1. */
const shelfOf = (id: string): number =>
  1 +
  (([...id].reduce(
    (state, letter) => Math.imul(state ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  ) >>>
    0) %
    5);

test('the fridge: an amount is typed where it stands, and a press too many counts once', async ({
  page,
}) => {
  await prepareSubscriber(page);
  // Side by side: the one that follows moves under the pointer.
  const ids: string[] = [];
  while (ids.length < 3) {
    const id = randomUUID();
    if (shelfOf(id) === 2) ids.push(id);
  }
  for (const [n, id] of ids.entries()) await send(page, put, { input: { id, name: `Pot ${n}` } });
  await openFridge(page);
  const fridge = page.getByRole('region', { name: 'Mon Frigo' });
  await expect(fridge.getByRole('heading', { name: /^Étagère [1-5] sur 5$/ })).toHaveCount(5);
  const shelf = page.getByRole('region', { name: 'Étagère 2 sur 5' });
  await expect(shelf.getByRole('listitem')).toHaveCount(3);
  await expect(
    page.getByRole('group', { name: 'Filtrer par catégorie' }).getByRole('button'),
  ).toHaveText([
    'Tous',
    'Fruits et Légumes',
    'Viandes et Poissons',
    'Produits Laitiers',
    'Épicerie',
    'Boissons',
    'Autre',
  ]);
  const takeOut = page.getByRole('button', { name: /^Sortir du frigo : / });
  await takeOut.first().dblclick();
  await expect(takeOut).toHaveCount(2);

  const answer = await holdAnswer(page, 'AddInventoryItem');
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  await dialog(page).getByLabel('Quantité').fill('0');
  await dialog(page).getByLabel('Nom').fill('Beurre');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answer();
  await expect(dialog(page)).toBeHidden();
  await expect(takeOut).toHaveCount(3);

  const [tile, amount] = [tileOf(page, 'Beurre'), amountOf(page, 'Beurre')];
  await expect(amount).toHaveText('1');
  await expect(tile).toContainText('Sans date');
  const sent = recordRequests(page);
  await amount.click();
  const field = tile.getByRole('textbox', { name: /^Quantité\s: Beurre, en unité$/ });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('12');
  await page.keyboard.press('Escape');
  await expect(amount).toHaveText('1');
  await expect(amount).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('12');
  await page.keyboard.press('Enter');
  await expect(amount).toHaveText('12');
  await expect.poll(() => sent).toEqual(['UpdateInventoryItem']);
  // A kilo and a half is not rounded away.
  await tile.getByRole('button', { name: 'Modifier : Beurre' }).click();
  await dialog(page).getByRole('combobox', { name: 'Unité' }).click();
  await page.getByRole('option', { name: 'kg', exact: true }).click();
  await dialog(page).getByLabel('Quantité').fill('1,5');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(amount).toHaveText(/^1\s500 g$/);
  await expect.poll(() => sent.filter((name) => name === 'UpdateInventoryItem')).toHaveLength(2);
  await page.reload();
  await expect(amount).toHaveText(/^1\s500 g$/);
  await expect(page.getByRole('button', { name: /^Modifier : / })).toHaveCount(3);
});

test('the fridge: each change shows before its answer, and goes back with a sentence if it fails', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await send(page, put, { input: { name: 'Lait', quantity: 3 } });
  await openFridge(page);
  const form = dialog(page);
  const [tile, amount] = [tileOf(page, 'Lait'), amountOf(page, 'Lait')];
  const empty = page.getByRole('heading', { name: 'Votre frigo est vide' });
  await expect(amount).toHaveText('3');

  let fail = await failLater(page, 'UpdateInventoryItem');
  await tile.getByRole('button', { name: 'Ajouter 1 : Lait' }).click();
  await expect(amount).toHaveText('4');
  fail();
  const changeFailed = page.getByText("Impossible de mettre à jour l'article").first();
  await expect(changeFailed).toBeVisible();
  await expect(amount).toHaveText('3');
  await tile.getByRole('button', { name: 'Modifier : Lait' }).click();
  // What was said leaves the form's buttons free: it is still there once one of them can be pressed.
  await form.getByRole('button', { name: 'Enregistrer' }).click({ trial: true });
  await expect(changeFailed).toBeVisible();
  await form.getByLabel('Nom').fill('Lait entier');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText("Impossible de mettre à jour l'article")).toBeVisible();
  await expect(form.getByLabel('Nom')).toHaveValue('Lait entier');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await amount.click();
  await tile.getByRole('textbox', { name: /^Quantité\s: Lait/ }).fill('12');
  await page.keyboard.press('Enter');
  await expect(changeFailed).toBeVisible();
  await expect(amount).toHaveText('3');

  fail = await failLater(page, 'DeleteInventoryItem');
  await tile.getByRole('button', { name: 'Modifier : Lait' }).click();
  await form.getByRole('button', { name: 'Sortir du frigo' }).click();
  await expect(empty).toBeVisible();
  fail();
  await expect(page.getByText("Impossible de supprimer l'article").first()).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Modifier : Lait', exact: true })).toBeVisible();

  fail = await failLater(page, 'AddInventoryItem');
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  await form.getByLabel('Nom').fill('Miel');
  await form.getByRole('button', { name: 'Ajouter au frigo' }).click();
  await expect(page.getByText('2 articles', { exact: true })).toBeAttached();
  fail();
  await expect(form.getByText("Impossible d'ajouter l'article")).toBeVisible();
  await expect(form.getByLabel('Nom')).toHaveValue('Miel');
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 article', { exact: true })).toBeVisible();
  await expect(page.getByText('Miel', { exact: true })).toHaveCount(0);

  const mend = await failFor(page, 'StartRecipeGeneration');
  const loseDishes = await failFor(page, 'FridgeDishes');
  await page.getByRole('button', { name: 'Générer une recette' }).first().click();
  await expect(form.getByRole('alert')).toHaveText(/^Une erreur est survenue/);
  await loseDishes();
  await form.getByRole('button', { name: 'Demander une idée au chef' }).click();
  await form.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(form.getByRole('heading', { name: 'Erreur lors de la génération' })).toBeVisible();
  await mend();
  await form.getByRole('button', { name: 'Réessayer' }).click();
  await expect(form.getByRole('button', { name: 'Regénérer' })).toBeVisible();
  await form.getByRole('button', { name: 'Fermer' }).last().click();

  await failFor(page, 'InventoryItems');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: "Erreur lors du chargement de l'inventaire" }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(form.getByText("Impossible de récupérer l'inventaire")).toBeVisible();
  await form.getByRole('button', { name: 'Fermer' }).last().click();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(amount).toHaveText('3');

  // What cannot be put back says so.
  await failFor(page, 'AddInventoryItem');
  await tile.getByRole('button', { name: 'Modifier : Lait' }).click();
  await form.getByRole('button', { name: 'Sortir du frigo' }).click();
  await expect(empty).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText("Impossible d'ajouter l'article").first()).toBeVisible();
  await expect(empty).toBeVisible();
});
