import type { Page } from '@playwright/test';
import { expect, prepareSubscriber, test, unhurried } from './journey';
import { clockOf, failFor, holdAnswer, recordRequests, send } from './kitchen-kit';

const toList = (page: Page) => page.getByRole('button', { name: 'Ajouter à la liste' });
const keep = (page: Page) => page.getByRole('button', { name: /^Ajouter aux favoris/ }).first();
const letGo = (page: Page) => page.getByRole('button', { name: /^Retirer des favoris/ }).first();
const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();

interface Card {
  ingredients: string[];
  preparationMinutes: number;
  servings: number;
}

async function askForMain(page: Page): Promise<string> {
  await page.goto('/dashboard/feed');
  await page.getByRole('button', { name: /Plat principal/ }).click();
  await expect(toList(page)).toBeVisible();
  return (await title(page).textContent()) ?? '';
}

test.describe('while the chef writes', () => {
  test.use(unhurried);

  test('a suggestion of one of six types is stopped, survives a reload, and gives way to another', async ({
    page,
  }) => {
    await prepareSubscriber(page);
    await page.goto('/dashboard/feed');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /^Boisson.{10}/,
      /^Entrée.{10}/,
      /^Plat principal.{10}/,
      /^Dessert.{10}/,
      /^Amuse-bouche.{10}/,
      /^Apéritif.{10}/,
    ]);
    await page.getByRole('button', { name: /Plat principal/ }).click();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await expect(page.getByText('Le chef a posé sa cuillère')).toBeVisible();
    await page.getByRole('button', { name: 'Changer de type' }).first().click();
    // The chef does not begin before it has been seen that the page waits for it.
    let begin = await holdAnswer(page, 'StartRecipeGeneration');
    await page.getByRole('button', { name: /^Dessert/ }).click();
    const writing = page.getByRole('heading', { name: 'Génération en cours...', exact: true });
    await expect(writing).toBeVisible();
    const begun = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('StartRecipeGeneration')),
    );
    begin();
    await begun;
    await page.reload();
    await expect(keep(page)).toBeVisible();
    const first = await title(page).textContent();
    begin = await holdAnswer(page, 'StartRecipeGeneration');
    await page.getByRole('button', { name: 'Regénérer' }).first().click();
    await expect(writing).toBeVisible();
    begin();
    await expect(keep(page)).toBeVisible();
    expect(await title(page).textContent()).not.toBe(first);
  });
});

test('a suggestion’s card shows three ingredients, is kept, goes to the list once, by one request, and then to the plan', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const clock = await clockOf(page);
  const named = await askForMain(page);
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
  for (const name of ['Changer de type', 'Regénérer'])
    await expect(page.getByRole('button', { name }).first()).toBeVisible();

  // What fails says so, and can be tried again.
  const mendFavorites = await failFor(page, 'AddFavorite');
  await keep(page).click();
  await expect(page.getByText('Impossible de gérer les favoris').first()).toBeVisible();
  await expect(keep(page)).toBeVisible();
  await mendFavorites();
  const sent = recordRequests(page);
  await keep(page).click();
  await letGo(page).click();
  await expect(keep(page)).toBeVisible();
  await expect.poll(() => sent).toEqual(['AddFavorite', 'RemoveFavorite']);
  await keep(page).click();
  await expect(letGo(page)).toBeVisible();
  await expect.poll(() => sent).toHaveLength(3);
  const mendList = await failFor(page, 'AddRecipeToShoppingList');
  await toList(page).click();
  await expect(page.getByText("Impossible d'ajouter à la liste de courses").first()).toBeVisible();
  await expect(toList(page)).toBeVisible();
  await mendList();

  sent.length = 0;
  await clock.stop();
  await toList(page).click();
  // The check mark stands for two seconds.
  const added = page.getByRole('button', { name: 'Ajouté à la liste' });
  await expect(added).toBeVisible();
  await clock.pass(1999);
  await expect(added).toBeVisible();
  await clock.pass(1);
  await expect(toList(page)).toBeVisible();
  await clock.goOn();
  expect(sent).toEqual(['AddRecipeToShoppingList']);
  await toList(page).click();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Ajouter au planning' }).click();
  await expect(page).toHaveURL('/dashboard/planning');
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Nom du repas')).toHaveValue(named);
  await expect(form.getByRole('button', { name: 'Ajouter un repas' })).toBeFocused();
});

interface Planned {
  recipeTitle: string;
  date: string;
  time: string;
  servings: number;
}

test('a dinner for tonight is written and planned by one press each, for the household, at a time that is still to come', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const dinnerOf = async (date: string): Promise<Planned[]> => {
    const { viewer } = (await send(
      page,
      `{ viewer { preferences { servings } household { kitchen {
        plannedMeals(from: "${date}", to: "${date}") { recipeTitle date time servings } } } } }`,
    )) as {
      viewer: {
        preferences: { servings: number };
        household: { kitchen: { plannedMeals: Planned[] } };
      };
    };
    const { preferences, household } = viewer;
    for (const { servings } of household.kitchen.plannedMeals)
      expect(servings).toBe(preferences.servings);
    return household.kitchen.plannedMeals;
  };
  const planned = page.getByRole('button', { name: /^Prévu/ });

  await page.clock.setFixedTime('2030-06-03T17:10:00Z');
  await page.goto('/dashboard/feed');
  await page.getByRole('button', { name: 'Un dîner pour ce soir' }).click();
  await page.getByRole('button', { name: 'Planifier pour ce soir' }).click();
  await expect(planned).toHaveText('Prévu ce soir');
  const first = (await title(page).textContent()) ?? '';
  await expect(page.getByText('est au planning, aujourd’hui à 19:30').first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard/feed');
  await planned.click({ force: true });
  // Opened again it says so still, and is not planned a second time.
  await page.reload();
  await expect(planned).toHaveText('Prévu ce soir');
  await planned.click({ force: true });
  expect(await dinnerOf('2030-06-03')).toMatchObject([{ recipeTitle: first, time: '19:30' }]);
  const sent = recordRequests(page);
  await page.getByRole('link', { name: 'Voir le planning' }).click();
  await expect(page).toHaveURL('/dashboard/planning?week=2030-06-03');
  await expect(page.getByText(first).first()).toBeVisible();
  // What the planning knows by then is not asked for again.
  await page.goBack();
  await expect(planned).toHaveText('Prévu ce soir');
  expect(sent.filter((name) => name === 'DinnerPlan')).toEqual([]);

  // The time goes on while the card stands there, the day does not.
  await page.getByRole('button', { name: 'Regénérer' }).click();
  const plan = page.getByRole('button', { name: 'Planifier pour ce soir' });
  await expect(plan).toBeVisible();
  await page.clock.setFixedTime('2030-06-03T17:40:00Z');
  await plan.click();
  await expect(planned).toHaveText('Prévu ce soir');
  expect((await dinnerOf('2030-06-03')).map(({ time }) => time)).toEqual(['19:30', '20:00']);

  // Late, the next dinner is tomorrow's, and says so.
  await page.clock.setFixedTime('2030-06-03T19:30:00Z');
  await page.getByRole('button', { name: 'Changer de type' }).click();
  await page.getByRole('button', { name: 'Un dîner pour demain soir' }).click();
  await page.getByRole('button', { name: 'Planifier pour demain soir' }).click();
  await expect(planned).toHaveText('Prévu demain soir');
  expect(await dinnerOf('2030-06-04')).toMatchObject([{ time: '19:00' }]);
});

test('a suggestion says what it takes from the fridge, and so do its dialog, opened by keyboard, and its page', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const named = await askForMain(page);
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

  const open = page.getByRole('button', { name: /^Voir la recette complète/ });
  const dialog = page.getByRole('dialog');
  const sent = recordRequests(page);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Utilise de votre frigo' })).toBeVisible();
  for (const offered of ['Ajouter à la liste', 'Ajouter au planning'])
    await expect(dialog.getByRole('button', { name: offered })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  expect(sent).toEqual([]);
  await keep(page).click();
  await expect(letGo(page)).toBeVisible();
  await open.click();
  await dialog.getByRole('link', { name: /^Cuisiner/ }).click();
  await expect(page.getByRole('button', { name: 'Cuisiner pas à pas' })).toBeVisible();
  await expect(used).toBeVisible();
  expect(sent).toEqual(['AddFavorite', 'RecipePage']);

  // Its favourite offers the same.
  const clock = await clockOf(page);
  await page.goto('/dashboard/favorites');
  const listOne = page.getByRole('button', { name: `Ajouter à la liste : ${named}` });
  await expect(listOne).toBeVisible();
  await clock.stop();
  await listOne.click();
  await expect(page.getByRole('status').getByText('Ajouté à la liste')).toBeAttached();
  await clock.goOn();
  await page.getByRole('button', { name: `Ajouter au planning : ${named}` }).click();
  await expect(page).toHaveURL('/dashboard/planning');
});

test('what a page shows is asked while its code is on its way, and only once', async ({ page }) => {
  await prepareSubscriber(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const sent = recordRequests(page);
  await page.goto('/dashboard/shopping', { waitUntil: 'commit' });
  await expect.poll(() => sent).toEqual(['Guard', 'ShoppingList']);
  release();
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  expect(sent).toEqual(['Guard', 'ShoppingList']);

  // Answers that never came are asked for again.
  await page.route('**/graphql', (route) => route.abort(), { times: 2 });
  await page.goto('/dashboard/inventory');
  await expect(page.getByText('Votre frigo est vide').first()).toBeVisible();
});
