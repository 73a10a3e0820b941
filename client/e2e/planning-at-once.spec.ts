import { becomeSubscriber, expect, test } from './journey';
import { failLater, holdAnswer, planRecipe, send, withoutNews, writeRecipe } from './kitchen-kit';
import {
  addButton,
  addMeal,
  dialog,
  escaped,
  handle,
  meal,
  navigateTo,
  today,
} from './planning-kit';

const day = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

const plan = `mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }`;
const planned = (recipeTitle: string, date: string, time = '19:00') => ({
  input: { recipeTitle, date, time, servings: 2, mealType: 'MAIN' },
});

test('the plan shows each change before the answer, and goes back with a sentence if it fails', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/planning');
  await addMeal(page, 'Fondue');

  let fail = await failLater(page, 'DeletePlannedMeal');
  await meal(page, 'Fondue').click();
  await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(meal(page, 'Fondue')).toHaveCount(0);
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  fail();
  await expect(page.getByText('Impossible de supprimer le repas').first()).toBeVisible();
  await expect(meal(page, 'Fondue')).toBeVisible();

  fail = await failLater(page, 'UpdatePlannedMeal');
  await meal(page, 'Fondue').click();
  await dialog(page).getByRole('button', { name: 'Modifier' }).click();
  await dialog(page).getByLabel('Nom du repas').fill('Raclette');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Raclette').first()).toBeAttached();
  await expect(page.getByText('Fondue')).toHaveCount(0);
  fail();
  await expect(dialog(page).getByText('Impossible de modifier le repas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meal(page, 'Fondue')).toBeVisible();
  await expect(meal(page, 'Raclette')).toHaveCount(0);

  fail = await failLater(page, 'MovePlannedMeal');
  await handle(page, 'Fondue').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(meal(page, 'Fondue')).toHaveAccessibleName(/à 12:/);
  fail();
  await expect(page.getByText('Impossible de déplacer le repas').first()).toBeVisible();
  await expect(meal(page, 'Fondue')).toHaveAccessibleName(/à 19:00/);

  fail = await failLater(page, 'PlanMeal');
  await addButton(page).click();
  await dialog(page).getByLabel('Nom du repas').fill('Soupe');
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(page.getByText('Soupe').first()).toBeAttached();
  fail();
  await expect(dialog(page).getByText("Impossible d'ajouter le repas")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meal(page, 'Soupe')).toHaveCount(0);
});

test('a week that the page knows is copied, and taken back, before the answer', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await send(page, plan, planned('Gratin', day(today(), -7)));
  await send(page, plan, planned('Soupe', day(today(), -7), '12:15'));
  await page.goto(`/dashboard/planning?week=${day(today(), -7)}`);
  await expect(meal(page, 'Gratin')).toBeVisible();
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();

  const copy = page.getByRole('button', { name: 'Copier la semaine précédente' });
  let fail = await failLater(page, 'CopyWeek');
  await copy.click();
  await expect(meal(page, 'Gratin')).toBeVisible();
  await expect(meal(page, 'Soupe')).toHaveAccessibleName(/à 12:15/);
  fail();
  await expect(page.getByText('Impossible de copier la semaine').first()).toBeVisible();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await copy.click();
  await expect(page.getByText('2 repas copiés').first()).toBeVisible();
  await expect(meal(page, 'Gratin')).toHaveCount(1);
  fail = await failLater(page, 'DeletePlannedMeals');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  fail();
  await expect(page.getByText('Impossible de supprimer le repas').first()).toBeVisible();
  await expect(meal(page, 'Gratin')).toHaveCount(1);
  await expect(meal(page, 'Soupe')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(meal(page, 'Gratin')).toHaveCount(1);
  await expect(meal(page, 'Soupe')).toHaveCount(1);
});

test('a week that cannot go to the list leaves the list and its count as they were', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await withoutNews(page);
  await planRecipe(page, await writeRecipe(page), today());
  await send(page, 'mutation { addShoppingItem(input: { line: "savon" }) { __typename } }');
  await page.goto('/dashboard/shopping');
  await expect(page.getByText('0 sur 1 article · 0 %')).toBeVisible();
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  const toBuy = page.getByRole('link', { name: /^\d+\s*articles? à acheter$/ });
  await expect(toBuy).toHaveAccessibleName(/^1\s/);
  await navigateTo(page, 'Planning');

  // From here on nothing is read anew: what the other pages show is what the failure has left.
  await holdAnswer(page, 'ShoppingList');
  await holdAnswer(page, 'Dashboard');
  const fail = await failLater(page, 'AddWeekToShoppingList');
  await page.getByRole('button', { name: 'Mettre la semaine sur la liste' }).click();
  fail();
  await expect(page.getByText("Impossible d'ajouter à la liste de courses").first()).toBeVisible();
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await expect(toBuy).toHaveAccessibleName(/^1\s/);
  await navigateTo(page, /courses/i);
  await expect(page.getByText('0 sur 1 article · 0 %')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
});

test('a press too many plans one meal, and one that is put back is the same meal', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/planning');
  await addButton(page).click();
  await dialog(page).getByLabel('Nom du repas').fill('Soupe');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(meal(page, 'Soupe')).toHaveCount(1);

  const recipe = await writeRecipe(page);
  await planRecipe(page, recipe, today(), { servings: 7, time: '12:15' });
  const read = `query ($day: Date!) {
    viewer { plannedMeals(from: $day, to: $day) { id servings time recipe { id } } }
  }`;
  const readPlan = () => send(page, read, { day: today() });
  const before = await readPlan();
  expect(before).toMatchObject({
    viewer: { plannedMeals: [{ servings: 7, recipe: { id: recipe.id } }, { recipe: null }] },
  });
  await page.reload();
  await meal(page, escaped(recipe.title)).click();
  await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(meal(page, escaped(recipe.title))).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(meal(page, escaped(recipe.title))).toHaveCount(1);
  await expect.poll(readPlan).toEqual(before);
});

test('a meal is for one person at least', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/planning');
  await addButton(page).click();
  const servings = dialog(page).getByLabel('Nombre de personnes');
  await expect(servings).toHaveValue('2');
  const fewer = dialog(page).getByRole('button', { name: 'Une personne de moins' });
  await fewer.click();
  await expect(servings).toHaveValue('1');
  await expect(fewer).toBeDisabled();
  await dialog(page).getByLabel('Nom du repas').fill('Œuf à la coque');
  await servings.fill('0');
  await servings.blur();
  await expect(servings).toHaveValue('1');
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(meal(page, 'Œuf à la coque')).toHaveAccessibleName(/1 pers\./);
});

test('two tabs show one plan and one fridge', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/planning');
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/dashboard/planning');
  await expect(tab.getByText('Aucun repas planifié')).toBeVisible();
  await addMeal(page, 'Fondue');
  await expect(meal(tab, 'Fondue')).toBeVisible();
  await meal(tab, 'Fondue').click();
  await dialog(tab).getByRole('button', { name: 'Supprimer' }).click();
  await expect(meal(page, 'Fondue')).toHaveCount(0);

  await tab.goto('/dashboard/inventory');
  await expect(tab.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  await page.goto('/dashboard/inventory');
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  await dialog(page).getByLabel('Nom').fill('Beurre');
  await dialog(page).getByRole('button', { name: 'Ajouter au frigo' }).click();
  const amount = tab.getByRole('button', { name: /^Changer la quantité : Beurre/ });
  await expect(amount).toHaveText('1');
  await page.getByRole('button', { name: 'Ajouter 1 : Beurre' }).click();
  await expect(amount).toHaveText('2');
  await tab.getByRole('button', { name: 'Enlever 1 : Beurre' }).click();
  await expect(page.getByRole('button', { name: /^Changer la quantité : Beurre/ })).toHaveText('1');
  await page.getByRole('button', { name: 'Sortir du frigo : Beurre' }).click();
  await expect(tab.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
});
