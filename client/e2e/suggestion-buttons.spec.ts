import type { Locator, Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { holdAnswer, recordRequests } from './kitchen-kit';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name }).first();
const title = (page: Page) => page.getByRole('article').first().getByRole('heading').first();

async function askForMain(page: Page): Promise<void> {
  await page.goto('/dashboard/feed');
  await button(page, 'Plat principal').click();
  await expect(button(page, 'Ajouter à la liste')).toBeVisible({ timeout: 60_000 });
}

test('a suggestion is waited for, asked for anew, and left for another type', async ({ page }) => {
  await becomeSubscriber(page);
  let answer = await holdAnswer(page, 'StartRecipeGeneration');
  await page.goto('/dashboard/feed');
  await button(page, 'Plat principal').click();
  const waiting = page.getByRole('heading', { name: 'Génération en cours...' });
  await expect(waiting).toBeVisible();
  await expect(
    page.getByText('Notre chef virtuel concocte une délicieuse suggestion pour vous'),
  ).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(button(page, 'Regénérer')).toBeVisible({ timeout: 60_000 });
  await expect(waiting).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });

  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { input: { mealType: string; fresh: boolean } };
    };
    if (operationName === 'StartRecipeGeneration')
      asked.push([variables.input.mealType, variables.input.fresh]);
  });
  answer = await holdAnswer(page, 'StartRecipeGeneration');
  await button(page, 'Regénérer').click();
  await expect(waiting).toBeVisible();
  answer();
  await expect(button(page, 'Regénérer')).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual([['MAIN', true]]);

  await button(page, 'Changer de type').click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect(button(page, 'Regénérer')).toHaveCount(0);
  await button(page, 'Dessert').click();
  await expect(button(page, 'Regénérer')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('article').first()).toContainText('Dessert');
  expect(asked.at(-1)).toEqual(['DESSERT', false]);
});

test('the buttons spin until what they do is done, and do it once', async ({ page }) => {
  await becomeSubscriber(page);
  let loadPlan = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (loadPlan = resolve));
  await page.route(/\/assets\/planning-page-.*\.js$/, async (route) => {
    await wanted;
    await route.fallback();
  });
  await askForMain(page);
  const named = (await title(page).textContent()) ?? '';
  const sent = recordRequests(page);
  const answer = await holdAnswer(page, 'AddRecipeToShoppingList');
  const toList = button(page, 'Ajouter à la liste');
  await toList.click();
  await expect(toList).toHaveAttribute('aria-busy', 'true');
  await toList.click({ force: true });
  answer();
  await expect(button(page, 'Ajouté à la liste')).toBeVisible();
  expect(sent.filter((name) => name === 'AddRecipeToShoppingList')).toHaveLength(1);

  const toPlan = button(page, 'Ajouter au planning');
  await toPlan.click();
  await expect(toPlan).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/dashboard/feed');
  loadPlan();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog').getByLabel('Nom du repas')).toHaveValue(named);
});

test('the whole recipe’s buttons do what the card’s do', async ({ page }) => {
  await becomeSubscriber(page);
  await askForMain(page);
  const named = (await title(page).textContent()) ?? '';
  await page.getByRole('button', { name: /^Voir la recette complète/ }).click();
  const recipe = page.getByRole('dialog');
  const sent = recordRequests(page);
  await button(recipe, 'Ajouter à la liste').click();
  await expect(button(recipe, 'Ajouté à la liste')).toBeVisible();
  await expect(button(recipe, 'Ajouter à la liste')).toBeVisible();
  await button(recipe, 'Ajouter à la liste').click();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();
  expect(sent).toEqual(['AddRecipeToShoppingList', 'AddRecipeToShoppingList']);
  // The message lies on no button.
  const message = await page
    .getByRole('group')
    .filter({ hasText: 'Ces articles sont déjà' })
    .boundingBox();
  const last = await recipe.getByRole('link', { name: /^Cuisiner/ }).boundingBox();
  if (!message || !last) throw new Error('Nothing to measure.');
  expect(message.y + message.height < last.y || message.x > last.x + last.width).toBe(true);
  // Nor on the cross, which stays while the recipe is scrolled.
  await recipe.getByRole('listitem').last().scrollIntoViewIfNeeded();
  const cross = await recipe.getByRole('button', { name: 'Fermer' }).boundingBox();
  if (!cross) throw new Error('Nothing to measure.');
  expect(message.y + message.height < cross.y || message.x + message.width < cross.x).toBe(true);
  // However many lines a message takes on a phone.
  const size = page.viewportSize();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const narrow = await page
      .getByRole('group')
      .filter({ hasText: 'Ces articles sont déjà' })
      .boundingBox();
    const corner = await recipe.getByRole('button', { name: 'Fermer' }).boundingBox();
    if (!narrow || !corner) throw new Error('Nothing to measure.');
    expect(narrow.x + narrow.width).toBeLessThanOrEqual(corner.x);
  }
  if (size) await page.setViewportSize(size);
  // Said again, it stands there once.
  const messages = page.getByRole('group').filter({ hasText: 'Ces articles sont déjà' });
  await messages.evaluate((element) => element.setAttribute('data-first', ''));
  await button(recipe, 'Ajouter à la liste').click();
  await expect(messages.and(page.locator(':not([data-first])'))).toBeVisible();
  await expect(messages).toHaveCount(1, { timeout: 4000 });
  await button(recipe, 'Ajouter au planning').click();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog').getByLabel('Nom du repas')).toHaveValue(named);
});
