import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';
import { recordRequests } from './kitchen-kit';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the book: looked through, filtered, kept, put on the list and planned, and left as it was found', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/favorites');
  await page.getByRole('link', { name: 'Livre', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le livre de recettes');
  await expect(page.getByText('À la une')).toBeVisible();

  // Without gluten, as the household eats, until one asks for all.
  await page.getByLabel('Chercher dans le livre').fill('TARTE');
  await expect(page).toHaveURL('/dashboard/book?q=TARTE');
  await expect(page.getByText('À la une')).toHaveCount(0);
  await chip(page, 'Pour nous').click();
  await expect(cards(page).getByRole('heading', { name: /tarte/i }).first()).toBeVisible();
  await expect(page.getByText('Ne va pas à toute la table').first()).toBeVisible();
  await chip(page, 'Pour nous').click();
  await expect(page.getByText('Ne va pas à toute la table')).toHaveCount(0);

  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await chip(page, 'Plat principal').click();
  await chip(page, '30 min ou moins').click();
  await expect(page).toHaveURL('/dashboard/book?type=MAIN&minutes=30');
  await expect(page.getByText('Dessert', { exact: true })).toHaveCount(1);
  const keep = page.getByRole('button', { name: /^Ajouter aux favoris/ }).first();
  const label = (await keep.getAttribute('aria-label')) ?? '';
  const title = label.slice(label.indexOf(':') + 2);
  const sent = recordRequests(page);
  await keep.click();
  const letGo = page.getByRole('button', { name: `Retirer des favoris : ${title}` });
  await expect(letGo).toBeVisible();
  await page.getByRole('button', { name: `Ajouter à la liste : ${title}` }).click();
  await expect(page.getByRole('status').getByText('Ajouté à la liste')).toBeAttached();
  expect(sent).toEqual(['AddFavorite', 'AddRecipeToShoppingList']);

  // The favourites have it without being asked again, and the way back leads to the same page of the book.
  await page.getByRole('link', { name: 'Favoris', exact: true }).click();
  await expect(cards(page).getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/book?type=MAIN&minutes=30');
  await expect(letGo).toBeVisible();
  await page.getByRole('button', { name: `Voir la recette complète : ${title}` }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Ajouter au planning : ${title}` }).click();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog').getByLabel('Nom du repas')).toHaveValue(title);
});

test('the book: what it finds nothing for leads on, and the end of a page to the next', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/book?q=licorne&maison=1');
  await expect(
    page.getByRole('heading', { name: 'Rien dans le livre pour « licorne »' }),
  ).toBeVisible();
  // What is found is said by one element that stays, and no press leaves the focus nowhere.
  const said = page.getByRole('main').locator('p[role=status]');
  await expect(said).toHaveText('Rien dans le livre pour « licorne »');
  const stays = await said.elementHandle();
  await page.getByRole('button', { name: 'Enlever les filtres' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/book?q=licorne');
  await expect(page.getByRole('region', { name: 'Recettes' })).toBeFocused();
  await page.getByRole('button', { name: 'Enlever « licorne »' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/book');
  await expect(page.getByLabel('Chercher dans le livre')).toBeFocused();
  await expect(said).toHaveText(/^\d+ recettes affichées$/);
  expect(await said.evaluate((element, before) => element === before, stays)).toBe(true);
  await expect(page.getByLabel('Chercher dans le livre')).toHaveValue('');
  await expect(page.getByText('À la une')).toBeVisible();
  // The fridge is empty.
  await chip(page, 'Avec ce que j’ai').click();
  await expect(page.getByRole('link', { name: 'Ouvrir le frigo' })).toBeVisible();
  await chip(page, 'Avec ce que j’ai').click();
  await expect(page.getByText('À la une')).toBeVisible();
  const first = await cards(page).count();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
});
