import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import { failLater, openAnswered, recordRequests } from './kitchen-kit';
import {
  addDays,
  addMeal,
  dialog,
  handle,
  meal,
  navigateTo,
  planTitled,
  today,
} from './planning-kit';

test('the week before is copied, and taken back by one request, each before its answer', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const lastWeek = addDays(today(), -7);
  await planTitled(page, 'Gratin', lastWeek);
  await planTitled(page, 'Soupe', lastWeek, '12:15');
  await planTitled(page, 'Déjà là', today(), '12:30');
  await openAnswered(page, `/dashboard/planning?week=${lastWeek}`, 'PlannedMeals');
  await expect(meal(page, 'Gratin')).toBeVisible();
  const nextWeek = page.getByRole('button', { name: 'Semaine suivante' });
  await nextWeek.click();
  await expect(meal(page, 'Déjà là')).toBeVisible();
  await nextWeek.click();
  await expect(meal(page, 'Déjà là')).toHaveCount(0);
  await page.getByRole('button', { name: 'Aujourd’hui', exact: true }).click();
  await expect(meal(page, 'Déjà là')).toBeVisible();

  const copy = page.getByRole('button', { name: 'Copier la semaine précédente' });
  const undo = page.getByRole('button', { name: 'Annuler' });
  let fail = await failLater(page, 'CopyWeek');
  await copy.click();
  await expect(meal(page, 'Gratin')).toBeVisible();
  await expect(meal(page, 'Soupe')).toHaveAccessibleName(/à 12:15/);
  fail();
  await expect(page.getByText('Impossible de copier la semaine').first()).toBeVisible();
  await expect(meal(page, 'Gratin')).toHaveCount(0);
  await expect(meal(page, 'Déjà là')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  const sent = recordRequests(page);
  await copy.click();
  await expect(page.getByText('2 repas copiés').first()).toBeVisible();
  await expect(meal(page, 'Gratin')).toHaveCount(1);
  await undo.click();
  await expect(meal(page, 'Gratin')).toHaveCount(0);
  await expect(meal(page, 'Soupe')).toHaveCount(0);
  await expect(meal(page, 'Déjà là')).toBeVisible();
  await expect.poll(() => sent).toEqual(['CopyWeek', 'DeletePlannedMeals']);
  // The next press is on the next message's button, not on that of one which closes.
  await expect(undo).toBeHidden();

  // What cannot be taken back says so, and stays.
  await copy.click();
  await expect(meal(page, 'Gratin')).toHaveCount(1);
  fail = await failLater(page, 'DeletePlannedMeals');
  await undo.click();
  await expect(meal(page, 'Gratin')).toHaveCount(0);
  fail();
  await expect(page.getByText('Impossible de supprimer le repas').first()).toBeVisible();
  await expect(meal(page, 'Gratin')).toHaveCount(1);
  await expect(meal(page, 'Soupe')).toHaveCount(1);
  await expect(undo).toBeHidden();
});

test('in the week a meal is moved by keys, announced with the focus on it, and dragged', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await planTitled(page, 'Soupe');
  await page.goto('/dashboard/planning');
  const grip = handle(page, 'Soupe');
  await grip.focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: /Soupe|, Goûter|, Soir/ });
  await expect(said).toContainText('Soupe est pris');
  await page.keyboard.press('ArrowUp');
  await expect(said).toContainText('Goûter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(said).toContainText('Soupe reste à sa place');
  await expect(grip).toBeFocused();

  const sent = recordRequests(page);
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(said).toContainText('Soupe est posé');
  await expect(meal(page, 'Soupe')).toHaveAccessibleName(/16:00/);
  await expect(grip).toBeFocused();
  await expect.poll(() => sent).toEqual(['MovePlannedMeal']);

  const cell = page.locator(`[data-day="${today()}"][data-moment="morning"]`);
  await cell.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await grip.boundingBox();
  const to = await cell.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(cell.getByRole('button', { name: /^Ouvrir Soupe/ })).toHaveAccessibleName(/08:00/);
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(meal(page, 'Soupe')).toHaveAccessibleName(/08:00/);
});

test('two tabs show one plan and one fridge', async ({ page }) => {
  await prepareSubscriber(page);
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

  for (const each of [tab, page]) {
    await navigateTo(each, 'Frigidaire');
    await expect(each.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  }
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
