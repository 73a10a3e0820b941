import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { clockOf, failFor, holdAnswer } from './kitchen-kit';
import { keepTimedRecipe } from './timed-recipe';

/** « 4:05 », « 1:04:05 ». */
function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const units = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${units}:${two(seconds % 60)}`;
}
const cookMode = (page: Page) => page.getByRole('dialog');
const stepOf = (page: Page, step: number, total: number) =>
  cookMode(page).getByRole('heading', { name: `Étape ${step} sur ${total}` });

/** Counts what a page asks of the device, which a browser without one refuses. */
async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { locks: 0, releases: 0, tones: 0 };
    Object.assign(window, { asked });
    const request = () => {
      asked.locks += 1;
      return Promise.resolve({ release: () => Promise.resolve((asked.releases += 1)) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function tone() {
      asked.tones += 1;
      return make.call(this);
    };
  });
}
const asked = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { asked: Record<'locks' | 'releases' | 'tones', number> }).asked,
  );

test('from a favourite to the recipe’s own page: quantities, ticks, the list and the plan', async ({
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
  await expectAccessible(page);

  const ingredients = page.getByRole('region', { name: 'Ingrédients' });
  const lines = ingredients.getByRole('checkbox');
  await expect(lines).toHaveCount(recipe.ingredients.length);
  const people = ingredients.getByRole('spinbutton', { name: 'Pour combien de personnes ?' });
  await expect(people).toHaveValue(String(recipe.servings));
  const counted = recipe.ingredients.findIndex((line) => /^\d/.test(line));
  const before = await ingredients.getByRole('listitem').nth(counted).textContent();
  await ingredients.getByRole('button', { name: 'Une personne de plus' }).click();
  await expect(people).toHaveValue(String(recipe.servings + 1));
  await people.fill(String(recipe.servings * 2));
  await people.press('Enter');
  await expect(page).toHaveURL(`/dashboard/recipes/${recipe.id}?servings=${recipe.servings * 2}`);
  await expect(ingredients.getByRole('listitem').nth(counted)).not.toHaveText(before ?? '');
  await expect(
    page.getByText(`Quantités recalculées pour ${recipe.servings * 2} pers.`),
  ).toBeAttached();
  await people.fill('0');
  await people.press('Enter');
  await expect(people).toHaveValue('1');

  // Whoever has gone on to a line keeps it when the amounts come.
  const line = lines.nth(counted);
  const answer = await holdAnswer(page, 'RecipePage');
  await people.fill(String(recipe.servings * 3));
  await people.press('Enter');
  await line.focus();
  answer();
  await expect(
    page.getByText(`Quantités recalculées pour ${recipe.servings * 3} pers.`),
  ).toBeAttached();
  await expect(line).toBeFocused();
  await people.fill(String(recipe.servings * 2));
  await people.press('Enter');

  // A tick stays with its line, whatever the quantity, and after a reload.
  await lines.first().press(' ');
  await expect(lines.first()).toBeChecked();
  await page.reload();
  await expect(lines.first()).toBeChecked();
  await expect(people).toHaveValue(String(recipe.servings * 2));
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
      variables: { recipeId: recipe.id, servings: recipe.servings * 2 },
    },
  ]);
  await page.getByRole('button', { name: 'Ajouter au planning' }).click();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue(
    String(recipe.servings * 2),
  );
});

test('a message does not lie on the buttons of cook mode', async ({ page }) => {
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  await page.goto(`/dashboard/recipes/${recipe.id}`);
  const add = page.getByRole('button', { name: 'Ajouter à la liste' });
  await add.click();
  await expect(page.getByRole('button', { name: 'Ajouté à la liste' })).toBeVisible();
  await expect(add).toBeVisible();
  await add.click();
  const message = page.getByText('Ces articles sont déjà dans votre liste de courses');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Cuisiner pas à pas' }).click();
  const next = cookMode(page).getByRole('button', { name: 'Suivante' });
  await expect(next).toBeVisible();
  const below = await next.evaluate((button) => button.getBoundingClientRect().top);
  const end = await message.evaluate((text) => text.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(below);
});

test('cook mode by keyboard alone', async ({ page }) => {
  await watchDevice(page);
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  const total = recipe.steps.length;
  await page.goto(`/dashboard/recipes/${recipe.id}`);
  const start = page.getByRole('button', { name: 'Cuisiner pas à pas' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(stepOf(page, 1, total)).toBeVisible();
  await expect(cookMode(page).getByRole('group')).toBeFocused();
  await expect(page).toHaveURL(/\?step=1$/);
  await expectAccessible(page);
  expect(await asked(page)).toMatchObject({ locks: 1, releases: 0 });

  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page, 2, total)).toBeVisible();
  const said = cookMode(page).getByRole('status');
  await expect(said).toHaveText(`Étape 2 sur ${total}. ${recipe.steps[1]?.text}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(stepOf(page, 1, total)).toBeVisible();
  for (let step = 2; step <= total; step += 1) await page.keyboard.press(' ');
  await expect(stepOf(page, total, total)).toBeVisible();
  await expect(cookMode(page).getByRole('button', { name: 'Terminer' })).toBeVisible();

  // The screen that was put away and taken out again is kept awake anew.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await asked(page)).locks).toBe(2);

  await page.reload();
  await expect(stepOf(page, total, total)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cookMode(page)).toBeHidden();
  await expect(page).toHaveURL(`/dashboard/recipes/${recipe.id}`);
  await expect.poll(async () => (await asked(page)).releases).toBe(1);
  const resume = page.getByRole('button', { name: `Reprendre à l’étape ${total}` });
  await resume.click();
  await expect(stepOf(page, total, total)).toBeVisible();
  // Going back closes it, as a phone's own button does.
  await page.goBack();
  await expect(cookMode(page)).toBeHidden();
  await resume.click();
  await cookMode(page).getByRole('button', { name: 'Ingrédients' }).click();
  await cookMode(page).getByRole('checkbox').first().press(' ');
  await expectAccessible(page);
  await cookMode(page).getByRole('button', { name: 'Terminer' }).click();
  await expect(
    page.getByRole('region', { name: 'Ingrédients' }).getByRole('checkbox').first(),
  ).toBeChecked();
  await expect(start).toBeFocused();
});

test('timers run on between steps, reloads and pages, and say when they are over', async ({
  page,
}) => {
  await watchDevice(page);
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  const total = recipe.steps.length;
  const index = recipe.steps.findIndex(({ timers }) => timers.length > 0);
  const { text = '', timers = [] } = recipe.steps[index] ?? {};
  const { offset = 0, length = 0, seconds = 0 } = timers[0] ?? {};
  const words = text.slice(offset, offset + length);
  await page.clock.install();
  await page.goto(`/dashboard/recipes/${recipe.id}?step=${index + 1}`);
  await expect(stepOf(page, index + 1, total)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = cookMode(page).getByRole('button', { name: `Lancer ${words}` });
  await start.click();
  const list = cookMode(page).getByRole('list', { name: 'Minuteurs' });
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds));
  await page.clock.runFor(5_000);
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds - 5));

  await list.getByRole('button', { name: `Mettre en pause : ${words}` }).click();
  await page.clock.runFor(60_000);
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds - 5));
  await list.getByRole('button', { name: `Reprendre : ${words}` }).click();
  await list.getByRole('button', { name: `Une minute de plus : ${words}` }).click();
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds + 55));
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('timer')).toBeVisible();

  await page.reload();
  await expect(list.getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Tableau de bord|Accueil/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL('/dashboard');
  const everywhere = page.getByRole('complementary', { name: 'Minuteurs' });
  await expect(everywhere.getByRole('timer')).toBeVisible();
  expect((await asked(page)).tones).toBe(0);

  // Nothing of where one writes to the chef lies under it.
  await page.goto('/dashboard/chat');
  const field = page.getByRole('textbox', { name: 'Votre message au chef' });
  await expect(everywhere.getByRole('timer')).toBeVisible();
  await expect
    .poll(async () => {
      const [below, written] = [await everywhere.boundingBox(), await field.boundingBox()];
      if (!below || !written) return false;
      return below.y > written.y + written.height || below.x + below.width < written.x;
    })
    .toBe(true);

  await page.clock.fastForward((seconds + 60) * 1000);
  await expect(everywhere.getByText('C’est l’heure')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    `Minuteur terminé : ${words}, étape ${index + 1}`,
  );
  await expect.poll(async () => (await asked(page)).tones).toBeGreaterThan(0);
  await expectAccessible(page);
  await everywhere.getByRole('button', { name: `Arrêter le minuteur : ${words}` }).click();
  await expect(everywhere).toBeHidden();
});

test('a recipe that is gone, one that cannot be had, and one on paper', async ({ page }) => {
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  await page.goto('/dashboard/recipes/01a1fd39-0000-7000-8000-d4a04130256e');
  await expect(
    page.getByRole('heading', { name: 'Cette recette n’existe plus' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demander une autre recette' })).toBeVisible();
  await expectAccessible(page);

  await failFor(page, 'RecipePage');
  await page.goto(`/dashboard/recipes/${recipe.id}?servings=999`);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(recipe.steps[0]?.text ?? '-', { exact: true })).toBeVisible();
});

test('a planned meal and the dashboard lead to the recipe for those who eat', async ({ page }) => {
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  await page.goto(`/dashboard/recipes/${recipe.id}?servings=7`);
  await page.getByRole('button', { name: 'Ajouter au planning' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(form).toBeHidden();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Voir la recette' }).click();
  await expect(page).toHaveURL(`/dashboard/recipes/${recipe.id}?servings=7`);
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/dashboard');
});
