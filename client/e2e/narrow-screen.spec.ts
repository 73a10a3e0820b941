import type { Locator, Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';
import { keepRecipe, writeRecipe } from './kitchen-kit';
import { planTitled } from './planning-kit';
import { addLine, openList, press, row } from './shopping-kit';

// What 1280 px are at 400 %, and the smallest phone.
test.use({ viewport: { width: 320, height: 640 } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not on screen.`);
  return { ...box, bottom: box.y + box.height };
}

/** On how many rows some controls stand. */
async function rowsOf(controls: Locator): Promise<number> {
  const boxes = await Promise.all((await controls.all()).map(boxOf));
  expect(boxes.length).toBeGreaterThan(1);
  return new Set(boxes.map(({ y }) => Math.round(y))).size;
}

/** A timer that runs for an hour from now, started in another page. */
const startTimer = (page: Page) =>
  page.evaluate(() => {
    const leftMs = 3_600_000;
    const timer = { id: 'a', recipeId: 'b', step: 1, words: '12 minutes', leftMs };
    localStorage.setItem(
      'kitchen-timers',
      JSON.stringify([{ ...timer, endsAt: Date.now() + leftMs }]),
    );
  });

test('320 px: over a running timer the chef’s field and a message stay free', async ({ page }) => {
  await becomeSubscriber(page);
  await startTimer(page);
  await page.goto('/dashboard/chat');
  const timers = page.getByRole('complementary', { name: 'Minuteurs' });
  const field = page.getByPlaceholder('Écrivez au chef');
  await expect(timers).toBeVisible();
  await expect(field).toBeVisible();
  const top = async () => (await boxOf(timers)).y;
  await expect.poll(async () => (await boxOf(field)).bottom - (await top())).toBeLessThanOrEqual(0);

  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  const message = page.getByText('Profil mis à jour avec succès');
  await expect(message).toBeVisible();
  await expect
    .poll(async () => (await boxOf(message)).bottom - (await top()))
    .toBeLessThanOrEqual(0);
});

test('320 px: what can be done with a recipe, or with the list, takes two rows', async ({
  page,
}) => {
  await openList(page);
  await addLine(page, 'lait');
  expect(await rowsOf(page.getByRole('group', { name: 'Affichage' }).getByRole('button'))).toBe(1);
  expect(await rowsOf(page.getByRole('group', { name: 'Actions' }).getByRole('button'))).toBe(1);

  const recipe = await writeRecipe(page);
  await keepRecipe(page, recipe);
  await page.goto('/dashboard/favorites');
  await page.getByRole('button', { name: recipe.title }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Cuisiner' })).toBeVisible();
  const keep = dialog.getByRole('button', { name: /aux favoris|des favoris/ });
  const cook = dialog.getByRole('link', { name: 'Cuisiner' });
  expect((await boxOf(cook)).bottom - (await boxOf(keep)).y).toBeLessThan(120);
});

test('a message, or the list’s last change, leaves free what a page ends with', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeSubscriber(page);
  const end = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await planTitled(page, 'Papet');
  await page.goto('/dashboard/planning');
  const list = page.getByRole('button', { name: 'Mettre sur la liste', exact: true });
  await list.click();
  const message = page.getByRole('group').filter({ hasText: /aucune recette|Aucun repas/ });
  await expect(message).toBeVisible();
  await end();
  await expect
    .poll(async () => (await boxOf(message)).bottom - (await boxOf(list)).y)
    .toBeLessThanOrEqual(0);

  await page.goto('/dashboard/shopping');
  for (const line of 'savon pain riz lait thé café miel vin eau ail persil'.split(' '))
    await addLine(page, line);
  const undo = page.getByRole('status').filter({ hasText: 'dans le panier' });
  await end();
  await press(row(page, 'savon'));
  await expect(undo).toBeVisible();
  const settings = page.getByRole('button', { name: 'Modifier le fond de placard' });
  expect((await boxOf(settings)).bottom).toBeLessThanOrEqual((await boxOf(undo)).y);
});
