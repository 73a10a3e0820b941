import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { failFor, recordRequests } from './kitchen-kit';
import { readyToKeep } from './offline-kit';

const tileOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const amountOf = (page: Page, name: string) =>
  tileOf(page, name).getByRole('button', { name: new RegExp(`^Changer la quantité : ${name}`) });

/** A fridge with three of something in it. */
async function openFridgeWith(page: Page, name: string): Promise<void> {
  await becomeSubscriber(page);
  await page.goto('/dashboard/inventory');
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nom').fill(name);
  await form.getByLabel('Quantité').fill('3');
  await form.getByRole('button', { name: 'Ajouter au frigo' }).click();
  await expect(form).toBeHidden();
  await expect(amountOf(page, name)).toHaveText('3');
}

test('the fridge: an amount is typed where it stands', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/inventory');
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  const form = page.getByRole('dialog');
  // The form's defaults.
  await expect(form.getByLabel('Nom')).toBeFocused();
  await expect(form.getByLabel('Nom')).toHaveValue('');
  await expect(form.getByLabel('Quantité')).toHaveValue('1');
  await expect(form.getByRole('combobox', { name: 'Unité' })).toContainText('unité');
  await expect(form.getByRole('combobox', { name: 'Catégorie' })).toContainText('Autre');
  await expect(form.getByLabel('Date d’expiration')).toHaveValue('');
  await form.getByLabel('Nom').fill('Beurre');
  await form.getByLabel('Quantité').fill('0');
  await form.getByRole('button', { name: 'Ajouter au frigo' }).click();
  await expect(form).toBeHidden();

  const fridge = page.getByRole('region', { name: 'Mon Frigo' });
  await expect(fridge.getByRole('heading', { name: /^Étagère [1-5] sur 5$/ })).toHaveCount(5);
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

  const tile = page.getByRole('listitem').filter({ hasText: 'Beurre' });
  const amount = tile.getByRole('button', { name: /^Changer la quantité : Beurre/ });
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
  await form.getByRole('combobox', { name: 'Unité' }).click();
  await page.getByRole('option', { name: 'kg', exact: true }).click();
  await form.getByLabel('Quantité').fill('1,5');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(amount).toHaveText(/^1\s500 g$/);
  await page.reload();
  await expect(amount).toHaveText(/^1\s500 g$/);
});

test('the fridge: whatever fails says so, and the fridge is as it was', async ({ page }) => {
  await openFridgeWith(page, 'Lait');
  const add = page.getByRole('button', { name: 'Ajouter un article' }).first();
  const form = page.getByRole('dialog');
  const [tile, amount] = [tileOf(page, 'Lait'), amountOf(page, 'Lait')];

  await failFor(page, 'UpdateInventoryItem');
  await tile.getByRole('button', { name: 'Ajouter 1 : Lait' }).click();
  await expect(page.getByText("Impossible de mettre à jour l'article").first()).toBeVisible();
  await expect(amount).toHaveText('3');
  await tile.getByRole('button', { name: 'Modifier : Lait' }).click();
  // What was said leaves the form's buttons free.
  await expect(page.getByText("Impossible de mettre à jour l'article").first()).toBeVisible();
  await form.getByRole('button', { name: 'Enregistrer' }).click({ trial: true, timeout: 2000 });
  await form.getByLabel('Nom').fill('Lait entier');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText("Impossible de mettre à jour l'article")).toBeVisible();
  await expect(form.getByLabel('Nom')).toHaveValue('Lait entier');

  await failFor(page, 'DeleteInventoryItem');
  await form.getByRole('button', { name: 'Sortir du frigo' }).click();
  await expect(page.getByText("Impossible de supprimer l'article").first()).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Modifier : Lait', exact: true })).toBeVisible();

  await failFor(page, 'AddInventoryItem');
  await add.click();
  await form.getByLabel('Nom').fill('Miel');
  await form.getByRole('button', { name: 'Ajouter au frigo' }).click();
  await expect(form.getByText("Impossible d'ajouter l'article")).toBeVisible();
  await expect(form.getByLabel('Nom')).toHaveValue('Miel');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Miel', { exact: true })).toHaveCount(0);

  await failFor(page, 'StartRecipeGeneration');
  await page.getByRole('button', { name: 'Générer une recette' }).first().click();
  await form.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(form.getByRole('heading', { name: 'Erreur lors de la génération' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Fermer' }).last().click();

  await failFor(page, 'InventoryItems');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: "Erreur lors du chargement de l'inventaire" }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(form.getByText("Impossible de récupérer l'inventaire")).toBeVisible();
  await form.getByRole('button', { name: 'Fermer' }).last().click();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(amount).toHaveText('3');
});

test('the fridge: an amount typed in place and a putting back that fail say so', async ({
  page,
}) => {
  await openFridgeWith(page, 'Crème');
  const [tile, amount] = [tileOf(page, 'Crème'), amountOf(page, 'Crème')];
  await failFor(page, 'UpdateInventoryItem');
  await amount.click();
  await tile.getByRole('textbox', { name: /^Quantité\s: Crème/ }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText("Impossible de mettre à jour l'article").first()).toBeVisible();
  await expect(amount).toHaveText('3');

  await failFor(page, 'AddInventoryItem');
  await tile.getByRole('button', { name: 'Modifier : Crème' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sortir du frigo' }).click();
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText("Impossible d'ajouter l'article").first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
});

test('the fridge: without a network changes wait, and are made when it is back', async ({
  page,
}) => {
  await openFridgeWith(page, 'Beurre');
  const [tile, amount] = [tileOf(page, 'Beurre'), amountOf(page, 'Beurre')];
  const waiting = page.getByRole('img', { name: 'En attente d’envoi' });
  await readyToKeep(page);
  await page.context().setOffline(true);
  await tile.getByRole('button', { name: 'Ajouter 1 : Beurre' }).click();
  await expect(amount).toHaveText('4');
  await expect(waiting).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(amount).toHaveText('4');
});
