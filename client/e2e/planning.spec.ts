import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import { failFor, failLater, openAnswered, recordRequests, send } from './kitchen-kit';
import {
  addButton,
  addDays,
  dialog,
  escaped,
  handle,
  longDate,
  meal,
  navigateTo,
  planTitled,
  today,
} from './planning-kit';

const mealTypes = ['Boisson', 'Entrée', 'Plat principal', 'Dessert', 'Amuse-bouche', 'Apéritif'];
const markup = '<script>alert(1)</script>';

test('a meal is planned with the form’s defaults, changed, listed by long date, taken off and put back', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await page.goto('/dashboard/planning');
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  await addButton(page).click();
  const form = dialog(page);
  const [name, date, time, people] = [
    form.getByLabel('Nom du repas'),
    form.getByLabel('Date'),
    form.getByLabel('Heure'),
    form.getByLabel('Nombre de personnes'),
  ];
  await expect(date).toHaveValue(today());
  await expect(time).toHaveValue('19:00');
  await expect(people).toHaveValue('2');
  await expect(form.getByLabel('Type')).toContainText('Plat principal');

  // It asks for a name, a day, a time and at least one person, and leads to the first that is missing.
  const submit = form.getByRole('button', { name: 'Ajouter un repas' });
  await date.fill('');
  await time.fill('');
  await people.fill('0');
  await submit.click();
  await expect(form.getByText('Ce champ est requis')).toHaveCount(3);
  await expect(name).toBeFocused();
  await expect(people).toHaveValue('1');
  await expect(form.getByRole('button', { name: 'Une personne de moins' })).toBeDisabled();
  await name.fill(markup);
  await submit.click();
  await expect(date).toBeFocused();
  await date.fill(today());
  await time.fill('19:00');
  await expect(form.getByText('Ce champ est requis')).toHaveCount(0);
  await form.getByLabel('Type').click();
  await expect(page.getByRole('option')).toHaveText(mealTypes);
  await page.getByRole('option', { name: 'Apéritif' }).click();

  // A press too many plans one meal.
  const sent = recordRequests(page);
  await name.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(meal(page, '<script>')).toHaveAccessibleName(/Apéritif, .*19:00, 1\spers\./);
  await expect(page.getByText('Aucun repas planifié')).toBeHidden();
  await expect.poll(() => sent).toContain('PlanMeal');
  const read =
    'query ($day: Date!) { viewer { household { kitchen { plannedMeals(from: $day, to: $day) { id } } } } }';
  await expect
    .poll(() => send(page, read, { day: today() }))
    .toMatchObject({ viewer: { household: { kitchen: { plannedMeals: [{}] } } } });

  await meal(page, '<script>').click();
  await expect(dialog(page).getByText('1 pers.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Modifier' }).click();
  await dialog(page).getByRole('button', { name: 'Une personne de plus' }).click();
  await time.fill('20:15');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(meal(page, '<script>')).toHaveAccessibleName(/20:15, 2\spers\./);

  await page.getByText('Liste', { exact: true }).click();
  // Alone: on a Monday, the week's own heading ends with the same words.
  await expect(page.getByRole('heading', { name: longDate(today()), exact: true })).toBeVisible();
  await expect(page.getByText('20:15 · 2 pers. · Apéritif')).toBeVisible();
  sent.length = 0;
  await page.getByRole('button', { name: /^Supprimer : / }).click();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  // The message before it, which undoes that the meal was planned, may still be on its way out.
  const deleted = page.getByRole('group').filter({ hasText: 'n’est plus au planning' });
  await deleted.getByRole('button', { name: 'Annuler' }).click();
  await expect(meal(page, '<script>')).toBeVisible();
  await expect.poll(() => sent).toEqual(['DeletePlannedMeal', 'PlanMeal']);

  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await expect(page.getByRole('main').getByRole('heading', { name: markup })).toBeVisible();
  await expect(page.getByRole('link', { name: /1.*repas prévu cette semaine/ })).toBeVisible();
});

test('each change of the plan shows before its answer, and goes back with a sentence if it fails', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await planTitled(page, 'Fondue');
  await openAnswered(page, '/dashboard/planning', 'PlannedMeals');
  await expect(meal(page, 'Fondue')).toBeVisible();

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
  await expect(dialog(page).getByLabel('Nom du repas')).toHaveValue('Raclette');
  await page.keyboard.press('Escape');
  await expect(meal(page, 'Fondue')).toBeVisible();
  await expect(meal(page, 'Raclette')).toHaveCount(0);

  fail = await failLater(page, 'MovePlannedMeal');
  // The form gives the focus back as it closes.
  await expect(dialog(page)).toHaveCount(0);
  await handle(page, 'Fondue').focus();
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(meal(page, 'Fondue')).toHaveAccessibleName(/à 16:00/);
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
  await expect(dialog(page).getByLabel('Nom du repas')).toHaveValue('Soupe');
  await page.keyboard.press('Escape');
  await expect(meal(page, 'Soupe')).toHaveCount(0);

  await failFor(page, 'PlannedMeals');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Impossible de charger les repas' }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  // Unless the page has asked again by itself, as its stream is back.
  const again = page.getByRole('button', { name: 'Réessayer' });
  await again.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(meal(page, 'Fondue')).toBeVisible();
});

test('a recipe brought along fills the form in, once, and the form comes back if it cannot be planned', async ({
  page,
}) => {
  await prepareSubscriber(page);
  // Any page of this address, in whose history the recipe is put.
  await page.goto('/privacy');
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
  const form = dialog(page);
  await expect(form.getByLabel('Nom du repas')).toHaveValue('Rösti');
  await expect(form.getByLabel('Date')).toHaveValue(today());
  await expect(form.getByLabel('Heure')).toHaveValue('19:00');
  await expect(form.getByLabel('Nombre de personnes')).toHaveValue('6');
  await expect(form.getByLabel('Type')).toContainText('Entrée');
  const state = () => page.evaluate(() => (history.state as { usr: unknown } | null)?.usr ?? null);
  await expect.poll(state).toBeNull();

  // The recipe is nobody's: the meal goes, the form comes back with what was typed.
  await form.getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(form.getByText("Impossible d'ajouter au planning")).toBeVisible();
  await expect(form.getByLabel('Nom du repas')).toHaveValue('Rösti');
  await expect(meal(page, 'Rösti')).toBeHidden();

  await page.reload();
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  await expect(form).toBeHidden();

  // A moment offers what the household can eat, for as many as it is, and tomorrow is one press away.
  await page
    .getByRole('button', { name: /^Ajouter un repas, .*, Goûter$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(form.getByText('Vous n’avez pas encore de favori')).toBeVisible();
  await form.getByRole('radio', { name: 'Livre' }).check({ force: true });
  await form.getByRole('list', { name: 'Livre' }).getByRole('button').first().click();
  await expect(form.getByLabel('Nom du repas')).not.toHaveValue('');
  await expect(form.getByLabel('Type')).toContainText('Dessert');
  await form.getByRole('button', { name: 'Demain' }).click();
  await expect(form.getByLabel('Date')).toHaveValue(addDays(today(), 1));
  const title = await form.getByLabel('Nom du repas').inputValue();
  const sent = recordRequests(page);
  await form.getByRole('button', { name: 'Ajouter un repas' }).click();
  await page.getByText('Liste', { exact: true }).click();
  await expect(meal(page, escaped(title))).toHaveAccessibleName(/Dessert, .*\sà\s16:00, 4\spers\./);
  await expect.poll(() => sent.filter((name) => name !== 'PlannedMeals')).toEqual(['PlanMeal']);

  // An idea is planned now, and its recipe written and put into the meal by one press later.
  await addButton(page).click();
  await form.getByRole('radio', { name: 'Idée du chef' }).check({ force: true });
  await form.getByRole('button', { name: 'Décider plus tard' }).click();
  await form.getByRole('button', { name: 'Ajouter un repas' }).click();
  await meal(page, 'Idée du chef').click();
  await expectAccessible(page);
  sent.length = 0;
  // It is there before the server has answered; refused, it goes, and is not to be written again.
  const refuse = await failLater(page, 'SetPlannedMealRecipe');
  const write = form.getByRole('button', { name: 'Écrire la recette' });
  await write.click();
  await expect(form.getByRole('checkbox').first()).toBeVisible();
  refuse();
  await expect(write).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(form.getByRole('checkbox').first()).toBeVisible();
  await expect(form.getByText('2 pers.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meal(page, 'Idée du chef')).toHaveCount(0);
  expect(sent.filter((name) => name === 'StartRecipeGeneration')).toHaveLength(1);
  expect(sent.filter((name) => name === 'SetPlannedMealRecipe')).toHaveLength(2);
});

test('a calendar reads the meals by a secret address until it is taken back', async ({
  page,
  playwright,
}) => {
  await prepareSubscriber(page);
  await planTitled(page, 'Papet vaudois');
  await openAnswered(page, '/dashboard/planning', 'PlannedMeals');
  await page.getByRole('button', { name: 'Calendrier' }).click();
  const create = dialog(page).getByRole('button', { name: 'Créer une adresse' });
  await failFor(page, 'ResetCalendarFeed');
  await create.click();
  await expect(
    page.getByText('Impossible de changer l’adresse du calendrier').first(),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await create.click();
  const address = await dialog(page).getByLabel('Adresse à donner à votre calendrier').inputValue();
  await expectAccessible(page);
  const stranger = await playwright.request.newContext();
  const answer = await stranger.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('SUMMARY:Papet vaudois');
  await dialog(page).getByRole('button', { name: 'Ne plus partager' }).click();
  await expect(create).toBeVisible();
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});
