import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { clockOf, recordRequests, send } from './kitchen-kit';

const toList = (page: Page) => page.getByRole('button', { name: 'Ajouter à la liste' });

interface Card {
  ingredients: string[];
  preparationMinutes: number;
  servings: number;
}

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
  const clock = await clockOf(page);
  const title = await askForMain(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    sent.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await clock.stop();
  await toList(page).click();
  await expect(page.getByRole('button', { name: 'Ajouté à la liste' })).toBeVisible();
  await clock.pass(2000);
  await expect(toList(page)).toBeVisible();
  await clock.goOn();
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
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Ajouter un repas' }),
  ).toBeFocused();
});

test('six types to choose from, a card that shows three ingredients, and a list that cannot be reached', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/feed');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /^Boisson.{10}/,
    /^Entrée.{10}/,
    /^Plat principal.{10}/,
    /^Dessert.{10}/,
    /^Amuse-bouche.{10}/,
    /^Apéritif.{10}/,
  ]);
  await askForMain(page);
  const { viewer } = (await send(
    page,
    '{ viewer { recipeGeneration { recipe { ingredients preparationMinutes servings } } } }',
  )) as { viewer: { recipeGeneration: { recipe: Card } } };
  const { ingredients, preparationMinutes, servings } = viewer.recipeGeneration.recipe;
  const card = page.getByRole('article').first();
  for (const line of ingredients.slice(0, 3)) await expect(card).toContainText(line);
  const others = ingredients.length - 3;
  expect(others).toBeGreaterThan(0);
  await expect(card).toContainText(
    others === 1 ? '+ 1 autre ingrédient...' : `+ ${others} autres ingrédients...`,
  );
  await expect(card).toContainText(`${preparationMinutes} min`);
  await expect(card).toContainText(`${servings} pers.`);
  await expect(card).toContainText('Plat principal');
  for (const name of ['Changer de type', 'Ajouter aux favoris', 'Ajouter au planning', 'Regénérer'])
    await expect(page.getByRole('button', { name }).first()).toBeVisible();

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

  const clock = await clockOf(page);
  await page.goto('/dashboard/favorites');
  await expect(page.getByRole('button', { name: `Ajouter à la liste : ${title}` })).toBeVisible();
  await clock.stop();
  await page.getByRole('button', { name: `Ajouter à la liste : ${title}` }).click();
  await expect(page.getByRole('status').getByText('Ajouté à la liste')).toBeAttached();
  await clock.goOn();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Ajouter au planning : ${title}` }).click();
  await expect(page).toHaveURL('/dashboard/planning');
});

test('a suggestion says what it takes from the fridge, and so do its dialog and its page', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await askForMain(page);
  const used = page.getByRole('region', { name: 'Utilise de votre frigo' });
  await expect(used).toHaveCount(0);
  const { viewer } = (await send(
    page,
    '{ viewer { recipeGeneration { recipe { ingredientProducts } } } }',
  )) as { viewer: { recipeGeneration: { recipe: { ingredientProducts: string[] } } } };
  const name = viewer.recipeGeneration.recipe.ingredientProducts.find((product) => product !== '');
  const zurich = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });
  const tomorrow = zurich.format(new Date(Date.now() + 86_400_000));
  await send(
    page,
    'mutation ($input: AddInventoryItemInput!) { addInventoryItem(input: $input) { __typename } }',
    { input: { name, expirationDate: tomorrow } },
  );
  await page.reload();
  await expect(used).toContainText(`${name} (expire bientôt)`);
  await expectAccessible(page);
  const sent = recordRequests(page);
  await page.getByRole('button', { name: /^Voir la recette complète/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Utilise de votre frigo' })).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('link', { name: /^Cuisiner/ }).click();
  await expect(page.getByRole('button', { name: 'Cuisiner pas à pas' })).toBeVisible();
  await expect(used).toBeVisible();
  expect(sent).toEqual(['RecipePage']);
});
