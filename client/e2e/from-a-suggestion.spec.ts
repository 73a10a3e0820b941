import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';

const toList = (page: Page) => page.getByRole('button', { name: 'Ajouter à la liste' });

async function askForMain(page: Page): Promise<string> {
  await page.goto('/dashboard/feed');
  await page.getByRole('button', { name: /Plat principal/ }).click();
  await expect(toList(page)).toBeVisible({ timeout: 60_000 });
  return (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
}

test('a suggestion goes to the list once, by one request, and then to the plan', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const title = await askForMain(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    sent.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await toList(page).click();
  await expect(page.getByRole('button', { name: 'Ajouté à la liste' })).toBeVisible();
  await expect(toList(page)).toBeVisible();
  expect(sent).toEqual(['AddRecipeToShoppingList']);
  await toList(page).click();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ajouter au planning' }).click();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator(`input[value="${title}"]`)).toBeVisible();
});

test('a list that cannot be reached says so', async ({ page }) => {
  await becomeSubscriber(page);
  await askForMain(page);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AddRecipeToShoppingList')
      ? route.fulfill({ status: 500, json: { errors: [{ message: 'no' }] } })
      : route.continue(),
  );
  await toList(page).click();
  await expect(page.getByText("Impossible d'ajouter à la liste de courses").first()).toBeVisible();
  await expect(toList(page)).toBeVisible();
});

test('the dialog and the favourites offer the same', async ({ page }) => {
  await becomeSubscriber(page);
  const title = await askForMain(page);
  await page.getByRole('button', { name: /^Ajouter aux favoris/ }).click();
  await page.getByRole('button', { name: /^Voir la recette complète/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Ajouter à la liste' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ajouter au planning' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/favorites');
  await page.getByRole('button', { name: `Ajouter à la liste : ${title}` }).click();
  await expect(page.getByRole('status').getByText('Ajouté à la liste')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Ajouter au planning : ${title}` }).click();
  await expect(page).toHaveURL('/dashboard/planning');
});
