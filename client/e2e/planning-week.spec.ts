import type { Locator } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { failFor, planRecipe, recordRequests, send, writeRecipe } from './kitchen-kit';
import { dialog, escaped, meal, navigateTo, today } from './planning-kit';

const day = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
const mealTypes = ['DRINK', 'STARTER', 'MAIN', 'DESSERT', 'AMUSE_BOUCHE', 'APERITIF'];
const servings = 2;

test('a week that was copied, or put on the list, by mistake is taken back by one request', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const recipe = await writeRecipe(page);
  const lastWeek = day(today(), -7);
  await planRecipe(page, recipe, lastWeek);
  await planRecipe(page, { ...recipe, title: 'Goûter' }, lastWeek, { time: '09:00' });
  await planRecipe(page, { ...recipe, title: 'Déjà là' }, today(), { time: '12:30' });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /1.*repas prévu cette semaine/ })).toBeVisible();
  await navigateTo(page, 'Planning');
  await expect(meal(page, 'Déjà là')).toBeVisible();

  const sent = recordRequests(page);
  const undo = page.getByRole('button', { name: 'Annuler' });
  await page.getByRole('button', { name: 'Copier la semaine précédente' }).click();
  await expect(page.getByText('2 repas copiés').first()).toBeVisible();
  await expect(meal(page, 'Goûter')).toBeVisible();
  await undo.click();
  await expect(meal(page, 'Goûter')).toBeHidden();
  await expect(meal(page, escaped(recipe.title))).toBeHidden();
  await expect(meal(page, 'Déjà là')).toBeVisible();
  expect(sent).toEqual(['CopyWeek', 'DeletePlannedMeals']);

  sent.length = 0;
  await page.getByRole('button', { name: 'Mettre la semaine sur la liste' }).click();
  await expect(page.getByRole('button', { name: 'Voir la liste' })).toBeVisible();
  await expectAccessible(page);
  await undo.click();
  await expect(undo).toBeHidden();
  await expect.poll(() => sent).toEqual(['AddWeekToShoppingList', 'DeleteShoppingItems']);
  // Nothing was asked again: what the other pages show follows from the two answers.
  await navigateTo(page, /courses/i);
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /1.*repas prévu cette semaine/ })).toBeVisible();

  // What cannot be taken back says so, and stays.
  await navigateTo(page, 'Planning');
  await failFor(page, 'DeletePlannedMeals');
  await failFor(page, 'DeleteShoppingItems');
  await page.getByRole('button', { name: 'Copier la semaine précédente' }).click();
  await undo.click();
  await expect(page.getByText('Impossible de supprimer le repas').first()).toBeVisible();
  await expect(meal(page, 'Goûter')).toBeVisible();
  await expect(undo).toBeHidden();
  await page.getByRole('button', { name: 'Mettre la semaine sur la liste' }).click();
  await undo.click();
  await expect(page.getByText("Impossible de supprimer l'article").first()).toBeVisible();

  // What a week that is over needed is bought only once that was asked.
  sent.length = 0;
  await page.getByRole('button', { name: 'Semaine précédente', exact: true }).click();
  const lastWeekToList = page.getByRole('button', { name: 'Mettre la semaine sur la liste' });
  const question = page.getByRole('alertdialog', { name: 'Cette semaine est passée' });
  await lastWeekToList.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  expect(sent).not.toContain('AddWeekToShoppingList');
  await lastWeekToList.click();
  await question.getByRole('button', { name: 'Mettre sur la liste quand même' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/articles? ajoutés? à votre liste/).last()).toBeVisible();
  expect(sent.filter((name) => name === 'AddWeekToShoppingList')).toHaveLength(1);

  // Of a week that is over and had no meal there is nothing to ask.
  await page.getByRole('button', { name: 'Semaine précédente', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Aucun repas planifié' })).toBeVisible();
  await lastWeekToList.click();
  await expect(page.getByText('Aucun repas de cette semaine n’a de recette')).toBeVisible();
  await expect(question).toBeHidden();
});

test('each type of meal has an icon of its own, in the week and in the list', async ({ page }) => {
  await becomeSubscriber(page);
  for (const [hour, mealType] of [...mealTypes, 'MAIN'].entries())
    await send(
      page,
      'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }',
      {
        input: {
          recipeTitle: `Repas ${hour}`,
          date: today(),
          time: `1${hour}:00`,
          servings,
          mealType,
        },
      },
    );
  const iconOf = (title: string): Locator =>
    page
      .getByRole('listitem')
      .filter({ has: meal(page, title) })
      .last()
      .locator('svg')
      .first();
  for (const view of ['week', 'list']) {
    await page.goto(`/dashboard/planning?view=${view}`);
    await expect(meal(page, 'Repas 6')).toBeVisible();
    const icons = await Promise.all(
      [...mealTypes, 'MAIN'].map((_type, n) => iconOf(`Repas ${n}`).innerHTML()),
    );
    expect(new Set(icons).size).toBe(mealTypes.length);
    expect(icons[6]).toBe(icons[2]);
  }
});

interface Scaled {
  viewer: { recipe: { ingredientsFor: { text: string; exact: string | null }[] } };
}

test('a planned meal says where an amount was rounded far, and so does the recipe’s page', async ({
  page,
}) => {
  await becomeSubscriber(page);
  /** A recipe, for how many, and the line that a cook rounds far for so many. */
  const roundedLine = async () => {
    const recipe = await writeRecipe(page);
    for (const people of [1, 3, 5, 7, 9]) {
      const answer = await send(
        page,
        `query ($id: ID!, $servings: Int) {
          viewer { recipe(id: $id) { ingredientsFor(servings: $servings) { text exact } } }
        }`,
        { id: recipe.id, servings: people },
      );
      const { ingredientsFor } = (answer as Scaled).viewer.recipe;
      const line = ingredientsFor.find(({ exact }) => exact !== null);
      if (line) return { recipe, people, line };
    }
    return null;
  };
  let found = await roundedLine();
  while (!found) found = await roundedLine();
  const { recipe, people, line } = found;
  const said = `arrondi : le calcul donne ${line.exact}`;

  await planRecipe(page, recipe, today(), { servings: people });
  await page.goto('/dashboard/planning');
  await meal(page, escaped(recipe.title)).click();
  const lineOf = (place: Locator): Locator =>
    place.getByRole('listitem').filter({ hasText: line.text }).first();
  await expect(lineOf(dialog(page))).toContainText(said);
  await expectAccessible(page);

  await page.goto(`/dashboard/recipes/${recipe.id}?servings=${people}`);
  await expect(lineOf(page.getByRole('region', { name: 'Ingrédients' }))).toContainText(said);
  await page.goto(`/dashboard/recipes/${recipe.id}`);
  await expect(page.getByRole('region', { name: 'Ingrédients' })).toBeVisible();
  await expect(page.getByText(said)).toHaveCount(0);
});
