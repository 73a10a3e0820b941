import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { failFor, recordRequests } from './kitchen-kit';
import { readyToKeep } from './offline-kit';
import { addButton, addMeal, dialog, handle, longDate, meal, today } from './planning-kit';

test.beforeEach(async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/planning');
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
});

test('a meal is added with the form’s defaults, listed by long date, taken off and put back', async ({
  page,
}) => {
  await expectAccessible(page);
  await addButton(page).click();
  const form = dialog(page);
  await expect(form.getByLabel('Date')).toHaveValue(today());
  await expect(form.getByLabel('Heure')).toHaveValue('19:00');
  await expect(form.getByLabel('Nombre de personnes')).toHaveValue('2');
  await expect(form.getByLabel('Type')).toContainText('Plat principal');
  await form.getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(form.getByText('Ce champ est requis')).toBeVisible();
  await expectAccessible(page);

  const sent = recordRequests(page);
  await form.getByLabel('Nom du repas').fill('<script>alert(1)</script>');
  await form.getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByText('Aucun repas planifié')).toBeHidden();
  await expect.poll(() => sent).toEqual(['PlanMeal']);
  await expectAccessible(page);

  await page.getByText('Liste', { exact: true }).click();
  // Alone: on a Monday, the week's own heading ends with the same words.
  await expect(page.getByRole('heading', { name: longDate(today()), exact: true })).toBeVisible();
  await expect(page.getByText('19:00 · 2 pers. · Plat principal')).toBeVisible();
  await expectAccessible(page);
  sent.length = 0;
  await page.getByRole('button', { name: /^Supprimer : / }).click();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(meal(page, '<script>')).toBeVisible();
  await expect.poll(() => sent).toEqual(['DeletePlannedMeal', 'PlanMeal']);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible();
  await expect(page.getByRole('link', { name: /1.*repas prévu cette semaine/ })).toBeVisible();
});

test('a recipe brought along fills the form in, once', async ({ page }) => {
  await page.evaluate(() => {
    const recipeToPlan = {
      id: crypto.randomUUID(),
      title: 'Rösti',
      servings: 6,
      mealType: 'STARTER',
    };
    history.replaceState({ usr: { recipeToPlan }, key: 'brought' }, '', '/dashboard/planning');
  });
  await page.reload();
  await expect(dialog(page).getByLabel('Nom du repas')).toHaveValue('Rösti');
  await expect(dialog(page).getByLabel('Date')).toHaveValue(today());
  await expect(dialog(page).getByLabel('Heure')).toHaveValue('19:00');
  await expect(dialog(page).getByLabel('Nombre de personnes')).toHaveValue('6');
  await expect(dialog(page).getByLabel('Type')).toContainText('Entrée');
  const state = () => page.evaluate(() => (history.state as { usr: unknown } | null)?.usr ?? null);
  await expect.poll(state).toBeNull();

  // The recipe is nobody's: the meal goes, the form comes back with what was typed.
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(dialog(page).getByText("Impossible d'ajouter au planning")).toBeVisible();
  await expect(dialog(page).getByLabel('Nom du repas')).toHaveValue('Rösti');
  await expect(meal(page, 'Rösti')).toBeHidden();

  await page.reload();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a meal is moved by keyboard, announced, and the focus goes with it', async ({ page }) => {
  await addMeal(page, 'Soupe');
  const grip = handle(page, 'Soupe');
  await grip.focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: /Soupe|, Midi|, Soir/ });
  await expect(said).toContainText('Soupe est pris');
  await page.keyboard.press('ArrowUp');
  await expect(said).toContainText('Midi');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(said).toContainText('Soupe reste à sa place');
  await expect(grip).toBeFocused();

  const sent = recordRequests(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Soupe est posé');
  await expect(meal(page, 'Soupe')).toHaveAccessibleName(/12:30/);
  await expect(grip).toBeFocused();
  expect(sent).toEqual(['MovePlannedMeal']);
  await page.reload();
  await expect(meal(page, 'Soupe')).toHaveAccessibleName(/12:30/);
});

test('a meal is dragged to another part of the day', async ({ page }) => {
  await addMeal(page, 'Gratin');
  const cell = page.locator(`[data-day="${today()}"][data-moment="noon"]`);
  await cell.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await handle(page, 'Gratin').boundingBox();
  const to = await cell.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(cell.getByRole('button', { name: /^Ouvrir Gratin/ })).toHaveAccessibleName(/12:30/);
  await expect(dialog(page)).toBeHidden();
});

test('a planned meal opens, is changed and goes; other weeks are a press away', async ({
  page,
}) => {
  await addMeal(page, 'Lasagnes');
  await meal(page, 'Lasagnes').click();
  await expect(dialog(page).getByText('2 pers.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Modifier' }).click();
  await dialog(page).getByRole('button', { name: 'Une personne de plus' }).click();
  await dialog(page).getByLabel('Heure').fill('20:15');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(meal(page, 'Lasagnes')).toHaveAccessibleName(/20:15, 3 pers\./);

  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  const sent = recordRequests(page);
  await page.getByRole('button', { name: 'Copier la semaine précédente' }).click();
  await expect(page.getByText('1 repas copié')).toBeVisible();
  await expect(meal(page, 'Lasagnes')).toHaveAccessibleName(/20:15, 3 pers\./);
  expect(sent).toEqual(['CopyWeek']);
  await page.getByRole('button', { name: 'Aujourd’hui' }).click();
  await meal(page, 'Lasagnes').click();
  await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
});

test('what fails says so, and is as it was before', async ({ page }) => {
  await addMeal(page, 'Polenta');
  await failFor(page, 'MovePlannedMeal');
  await handle(page, 'Polenta').focus();
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Impossible de déplacer le repas')).toBeVisible();
  await expect(meal(page, 'Polenta')).toHaveAccessibleName(/19:00/);

  await failFor(page, 'DeletePlannedMeal');
  await page.getByText('Liste', { exact: true }).click();
  await page.getByRole('button', { name: 'Supprimer : Polenta' }).click();
  await expect(page.getByText('Impossible de supprimer le repas')).toBeVisible();
  await expect(meal(page, 'Polenta')).toBeVisible();

  await failFor(page, 'PlanMeal');
  await addButton(page).click();
  await dialog(page).getByLabel('Nom du repas').fill('Fondue');
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(dialog(page).getByText("Impossible d'ajouter le repas")).toBeVisible();
  await expect(dialog(page).getByLabel('Nom du repas')).toHaveValue('Fondue');
  await page.keyboard.press('Escape');

  await failFor(page, 'PlannedMeals');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Impossible de charger les repas' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(meal(page, 'Polenta')).toBeVisible();
});

test('without a network changes wait, and what needs one says so', async ({ page }) => {
  await addMeal(page, 'Papet');
  const waiting = page.getByRole('img', { name: 'En attente d’envoi' });
  await readyToKeep(page);
  await page.context().setOffline(true);
  await handle(page, 'Papet').focus();
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(meal(page, 'Papet')).not.toHaveAccessibleName(/19:00/);
  await addButton(page).click();
  await dialog(page).getByLabel('Nom du repas').fill('Fondue');
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(meal(page, 'Fondue')).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await expect(
    page.getByText('Pas de connexion Internet. Veuillez vérifier votre connexion et réessayer.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Semaine précédente', exact: true }).click();
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(meal(page, 'Fondue')).toBeVisible();
  await expect(meal(page, 'Papet')).not.toHaveAccessibleName(/19:00/);
});

test('a calendar reads the meals by a secret address until it is taken back', async ({
  page,
  playwright,
}) => {
  await addMeal(page, 'Papet vaudois');
  await page.getByRole('button', { name: 'Calendrier' }).click();
  await dialog(page).getByRole('button', { name: 'Créer une adresse' }).click();
  const address = await dialog(page).getByLabel('Adresse à donner à votre calendrier').inputValue();
  await expectAccessible(page);
  const stranger = await playwright.request.newContext();
  const answer = await stranger.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('SUMMARY:Papet vaudois');
  await dialog(page).getByRole('button', { name: 'Ne plus partager' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Créer une adresse' })).toBeVisible();
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});

const mealTypes = ['Boisson', 'Entrée', 'Plat principal', 'Dessert', 'Amuse-bouche', 'Apéritif'];

test('the form asks for a name, a day, a time and at least one person', async ({ page }) => {
  await addButton(page).click();
  const form = dialog(page);
  const submit = form.getByRole('button', { name: 'Ajouter un repas' });
  await form.getByLabel('Date').fill('');
  await form.getByLabel('Heure').fill('');
  await form.getByLabel('Nombre de personnes').fill('0');
  await submit.click();
  await expect(form.getByText('Ce champ est requis')).toHaveCount(3);
  await expect(form.getByLabel('Nom du repas')).toBeFocused();
  await form.getByLabel('Nom du repas').fill('Raclette');
  await submit.click();
  await expect(form.getByLabel('Date')).toBeFocused();
  await form.getByLabel('Date').fill(today());
  await form.getByLabel('Heure').fill('12:00');
  await expect(form.getByText('Ce champ est requis')).toHaveCount(0);
  await form.getByLabel('Nombre de personnes').fill('1');
  await form.getByLabel('Type').click();
  await expect(page.getByRole('option')).toHaveText(mealTypes);
  await page.getByRole('option', { name: 'Apéritif' }).click();
  await submit.click();
  await expect(meal(page, 'Raclette')).toHaveAccessibleName(/Apéritif, .*12:00, 1 pers\./);
});
