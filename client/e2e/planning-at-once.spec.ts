import { becomeSubscriber, expect, test } from './journey';
import { failLater, send } from './kitchen-kit';
import { addButton, addMeal, dialog, handle, meal, today } from './planning-kit';

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
