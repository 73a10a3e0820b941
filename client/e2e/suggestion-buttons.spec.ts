import type { Locator, Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';
import { holdAnswer, recordRequests } from './kitchen-kit';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name }).first();

test('a suggestion is waited for, asked for anew, left for another type; its buttons do things once, and no message lies on them', async ({
  page,
}) => {
  await becomeSubscriber(page);
  let loadPlan = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (loadPlan = resolve));
  await page.route(/\/assets\/planning-page-.*\.js$/, async (route) => {
    await wanted;
    await route.fallback();
  });
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
  const waiting = page.getByRole('heading', { name: 'Génération en cours...' });
  const again = button(page, 'Regénérer');
  let answer = await holdAnswer(page, 'StartRecipeGeneration');
  await page.goto('/dashboard/feed');
  await button(page, 'Plat principal').click();
  await expect(waiting).toBeVisible();
  await expect(
    page.getByText('Notre chef virtuel concocte une délicieuse suggestion pour vous'),
  ).toBeVisible();
  answer();
  await expect(again).toBeVisible();
  await expect(waiting).toHaveCount(0);
  answer = await holdAnswer(page, 'StartRecipeGeneration');
  await again.click();
  await expect(waiting).toBeVisible();
  answer();
  await expect(again).toBeVisible();
  await button(page, 'Changer de type').click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect(again).toHaveCount(0);
  await button(page, 'Dessert').click();
  await expect(again).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Dessert');
  expect(asked).toEqual([
    ['MAIN', false],
    ['MAIN', true],
    ['DESSERT', false],
  ]);

  const title = page.getByRole('article').first().getByRole('heading').first();
  const named = (await title.textContent()) ?? '';
  const sent = recordRequests(page);
  answer = await holdAnswer(page, 'AddRecipeToShoppingList');
  const toList = button(page, 'Ajouter à la liste');
  await toList.click();
  await expect(toList).toHaveAttribute('aria-busy', 'true');
  await toList.click({ force: true });
  answer();
  await expect(button(page, 'Ajouté à la liste')).toBeVisible();
  expect(sent).toEqual(['AddRecipeToShoppingList']);
  const toPlan = button(page, 'Ajouter au planning');
  await toPlan.click();
  await expect(toPlan).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/dashboard/feed');
  loadPlan();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog').getByLabel('Nom du repas')).toHaveValue(named);

  // The whole recipe's buttons do what the card's do.
  await page.goBack();
  await page.getByRole('button', { name: /^Voir la recette complète/ }).click();
  const recipe = page.getByRole('dialog');
  await button(recipe, 'Ajouter à la liste').click();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();
  expect(sent.filter((name) => name === 'AddRecipeToShoppingList')).toHaveLength(2);
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
  expect(await messages.count()).toBe(1);
  await button(recipe, 'Ajouter au planning').click();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog').getByLabel('Nom du repas')).toHaveValue(named);
});

test('what matters today is told to the chef, shown with the recipe, kept for the next order, and refused where nobody may eat it', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { input: object };
    };
    if (operationName === 'StartRecipeGeneration') asked.push(variables.input);
  });
  await page.goto('/dashboard/feed');
  const chip = (name: string) => page.getByRole('button', { name });
  await chip('Pour les enfants').click();
  await chip('Avec un ingrédient').click();
  await expect(page.getByLabel(/^Quel ingrédient/)).toBeFocused();
  await page.keyboard.type('pommes de terre');
  await page.getByRole('button', { name: /^Un dîner pour (ce|demain) soir$/ }).click();
  const card = page.getByRole('article').first();
  await expect(button(page, 'Regénérer')).toBeVisible();
  const met = card.getByRole('group', { name: 'Comme demandé' });
  for (const said of ['45 min au plus', 'Écrite pour les enfants', 'Avec pommes de terre'])
    await expect(met.getByText(said, { exact: true })).toBeVisible();
  await expect(card.getByText(/budget/)).toHaveCount(0);
  const wishes = { maxMinutes: 45, forChildren: true, lowBudget: false };
  expect(asked).toMatchObject([
    { mealType: 'MAIN', wishes: { ...wishes, ingredient: 'pommes de terre' } },
  ]);

  // Somebody comes back after a reload, and asks for something that the household does not eat.
  await page.reload();
  await expect(button(page, 'Regénérer')).toBeVisible();
  await button(page, 'Changer de type').click();
  await expect(chip('Pour les enfants')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel(/^Quel ingrédient/).fill('pâtes');
  await button(page, 'Plat principal').click();
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('ne mange pas cet aliment');

  // What stands in the way is named, and left out by one press; the rest is asked again.
  await chip('Changer de type').click();
  await chip('45 min au plus').click();
  await page.getByLabel(/^Quel ingrédient/).fill('sangliers');
  await button(page, 'Plat principal').click();
  await expect(refused).toContainText('ne respectaient pas « Avec sangliers »');
  await chip('Enlever « Avec sangliers » et réessayer').click();
  await expect(button(page, 'Regénérer')).toBeVisible();
  await expect(met.getByText('Écrite pour les enfants', { exact: true })).toBeVisible();
  await expect(met.getByText(/^Avec/)).toHaveCount(0);
  const rest = { ...wishes, maxMinutes: null, ingredient: null };
  expect(asked.at(-1)).toMatchObject({ mealType: 'MAIN', wishes: rest });
});
