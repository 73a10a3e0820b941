import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { clockOf, failFor, holdAnswer, send, writeRecipe } from './kitchen-kit';
import { keepTimedRecipe } from './timed-recipe';

const avoid = `mutation ($avoidedFoods: [String!]!) {
  savePreferences(input: {
    householdSize: { adults: 2, children: 0 }, dietaryRestrictions: [], preferredFoods: [],
    avoidedFoods: $avoidedFoods, shoppingFrequency: WEEKLY
  }) { __typename }
}`;

test('from a favourite to the recipe’s own page: quantities, ticks, the list and the plan, and back from there', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  const clock = await clockOf(page);
  await page.goto('/dashboard/favorites');
  await page.getByRole('link', { name: `Cuisiner : ${recipe.title}` }).click();
  await expect(page).toHaveURL(`/dashboard/recipes/${recipe.id}`);
  const title = page.getByRole('heading', { level: 1, name: recipe.title });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(`${recipe.title} · Popote`);

  const ingredients = page.getByRole('region', { name: 'Ingrédients' });
  const lines = ingredients.getByRole('checkbox');
  await expect(lines).toHaveCount(recipe.ingredients.length);
  const people = ingredients.getByRole('spinbutton', { name: 'Pour combien de personnes ?' });
  await expect(people).toHaveValue(String(recipe.servings));
  const counted = recipe.ingredients.findIndex((line) => /^\d/.test(line));
  const before = await ingredients.getByRole('listitem').nth(counted).textContent();
  await ingredients.getByRole('button', { name: 'Une personne de plus' }).click();
  await expect(people).toHaveValue(String(recipe.servings + 1));
  await people.fill('0');
  await people.press('Enter');
  await expect(people).toHaveValue('1');

  // Whoever has gone on to a line keeps it when the amounts come.
  const double = recipe.servings * 2;
  const line = lines.nth(counted);
  const answer = await holdAnswer(page, 'RecipePage');
  await people.fill(String(double));
  await people.press('Enter');
  await line.focus();
  answer();
  await expect(page.getByText(`Quantités recalculées pour ${double} pers.`)).toBeAttached();
  await expect(line).toBeFocused();
  await expect(page).toHaveURL(`/dashboard/recipes/${recipe.id}?servings=${double}`);
  await expect(ingredients.getByRole('listitem').nth(counted)).not.toHaveText(before ?? '');

  // A tick stays with its line, whatever the quantity, and after a reload.
  await lines.first().press(' ');
  await expect(lines.first()).toBeChecked();
  await page.reload();
  await expect(lines.first()).toBeChecked();
  await expect(people).toHaveValue(String(double));
  await ingredients.getByRole('button', { name: 'Tout décocher' }).click();
  await expect(lines.first()).not.toBeChecked();

  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON());
  });
  await clock.stop();
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByRole('button', { name: 'Ajouté à la liste' })).toBeVisible();
  await clock.goOn();
  expect(sent).toMatchObject([
    {
      operationName: 'AddRecipeToShoppingList',
      variables: { recipeId: recipe.id, servings: double },
    },
  ]);
  await page.getByRole('button', { name: 'Ajouter au planning' }).click();
  await expect(page).toHaveURL('/dashboard/planning');
  const form = page.getByRole('dialog');
  await expect(form.getByRole('spinbutton')).toHaveValue(String(double));
  await form.getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(form).toBeHidden();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Tableau de bord|Accueil/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Voir la recette' }).click();
  // And of which meal it is: cooked, that one is done.
  await expect(page).toHaveURL(new RegExp(`/${recipe.id}\\?servings=${double}&meal=[-0-9a-f]+$`));
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an open recipe: had at the second try, warns of what one has stopped eating meanwhile, and is printed alone', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const { id, title } = await writeRecipe(page);
  await failFor(page, 'RecipePage');
  await page.goto(`/dashboard/recipes/${id}?servings=999`);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await page.unroute('**/graphql');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const fits = page.getByRole('heading', { name: 'Pourquoi elle vous va' });
  await expect(fits).toBeVisible();
  await send(page, avoid, { avoidedFoods: [title] });
  const warning = page.getByRole('status').filter({ hasText: 'Cette recette ne convient pas' });
  await expect(warning).toContainText('figure parmi les aliments à éviter');
  await expect(fits).toHaveCount(0);
  await expectAccessible(page);
  await send(page, avoid, { avoidedFoods: ['coriandre'] });
  await expect(fits).toBeVisible();
  await expect(page.getByText('sans coriandre')).toBeVisible();
  await expect(warning).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(
    page
      .getByRole('region', { name: /^Préparation/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});
