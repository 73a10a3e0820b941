import { becomeSubscriber, expect, test } from './journey';
import {
  clockOf,
  failFor,
  keepRecipe,
  openAnswered,
  planRecipe,
  recordRequests,
  send,
  withoutNews,
  writeRecipe,
} from './kitchen-kit';
import { dialog, escaped, meal, navigateTo, today } from './planning-kit';

test.beforeEach(async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/planning');
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
});

test('a meal’s ingredients and the whole week’s go to the list, each in one request', async ({
  page,
}) => {
  const clock = await clockOf(page);
  // What the list shows then comes from each mutation's own answer, not from the news of the household.
  await withoutNews(page);
  await page.goto('/dashboard/shopping');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  const recipe = await writeRecipe(page);
  await planRecipe(page, recipe, today(), { servings: recipe.servings * 2 });
  await planRecipe(page, recipe, today(), { time: '12:30' });
  await navigateTo(page, 'Planning');
  await expect(meal(page, escaped(recipe.title))).toHaveCount(2);

  await meal(page, escaped(recipe.title)).last().click();
  const details = dialog(page);
  const toList = details.getByRole('button', { name: 'Ajouter à la liste' });
  await expect(details.getByRole('checkbox').first()).toBeVisible();
  const sent = recordRequests(page);
  await clock.stop();
  await toList.click();
  // The check mark stands for two seconds.
  const added = details.getByRole('button', { name: 'Ajouté' });
  await expect(added).toBeVisible();
  await clock.pass(1999);
  await expect(added).toBeVisible();
  await clock.pass(1);
  await expect(toList).toBeVisible();
  await clock.goOn();
  await toList.click();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();
  expect(sent).toEqual(['AddRecipeToShoppingList', 'AddRecipeToShoppingList']);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  // Not every ingredient is bought: water is not.
  const { viewer } = (await send(page, '{ viewer { shoppingItems { id } } }')) as {
    viewer: { shoppingItems: unknown[] };
  };
  const lines = viewer.shoppingItems.length;
  // The list that was empty is right without being asked for while it is looked at.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"ShoppingList"')
      ? route.abort()
      : route.fallback(),
  );
  sent.length = 0;
  const week = page.getByRole('button', { name: 'Mettre la semaine sur la liste' });
  await week.click();
  await expect(
    page.getByText(`${lines} article${lines > 1 ? 's' : ''} ajouté`).first(),
  ).toBeVisible();
  expect(sent).toEqual(['AddWeekToShoppingList']);
  await page.getByRole('button', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^0 sur ${2 * lines} articles`),
  );
  await page.getByRole('button', { name: 'Par recette' }).click();
  await expect(page.getByRole('heading', { name: recipe.title })).toBeVisible();

  await navigateTo(page, 'Planning');
  await week.click();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();
});

test('every change that fails says so in its own words', async ({ page }) => {
  const recipe = await writeRecipe(page);
  await planRecipe(page, recipe, today());
  await page.reload();
  const title = escaped(recipe.title);
  await expect(meal(page, title)).toBeVisible();

  for (const operation of [
    'UpdatePlannedMeal',
    'CopyWeek',
    'AddWeekToShoppingList',
    'AddRecipeToShoppingList',
    'ResetCalendarFeed',
    'PlanMeal',
  ])
    await failFor(page, operation);
  await meal(page, title).click();
  await dialog(page).getByRole('button', { name: 'Modifier' }).click();
  await dialog(page).getByLabel('Heure').fill('20:15');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog(page).getByText('Impossible de modifier le repas')).toBeVisible();
  await expect(dialog(page).getByLabel('Heure')).toHaveValue('20:15');
  await page.keyboard.press('Escape');
  await expect(meal(page, title)).toHaveAccessibleName(/19:00/);

  await meal(page, title).click();
  await dialog(page).getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText("Impossible d'ajouter à la liste de courses").first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Copier la semaine précédente' }).click();
  await expect(page.getByText('Impossible de copier la semaine').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mettre la semaine sur la liste' }).click();
  await expect(page.getByText("Impossible d'ajouter à la liste de courses").first()).toBeVisible();
  await page.getByRole('button', { name: 'Calendrier' }).click();
  await dialog(page).getByRole('button', { name: 'Créer une adresse' }).click();
  await expect(
    page.getByText('Impossible de changer l’adresse du calendrier').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await keepRecipe(page, recipe);
  await openAnswered(page, '/dashboard/favorites', 'FavoriteRecipes');
  await page.getByRole('button', { name: `Ajouter au planning : ${recipe.title}` }).click();
  await expect(dialog(page).getByLabel('Nom du repas')).toHaveValue(recipe.title);
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(dialog(page).getByText("Impossible d'ajouter au planning")).toBeVisible();
  await expect(dialog(page).getByLabel('Nom du repas')).toHaveValue(recipe.title);
});
