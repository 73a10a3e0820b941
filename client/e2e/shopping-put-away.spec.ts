import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey';
import { failFor, holdAnswer, recordRequests, send, withoutNews } from './kitchen-kit';
import { addLine, openAlmostDone, openList, press, row, tick } from './shopping-kit';

const empty = (page: Page) => page.getByRole('heading', { name: 'Votre liste est vide' });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'la recette quitte' });
const card = (page: Page) => page.getByRole('region', { name: 'Recettes achetées' });
const putAll = (page: Page) => page.getByRole('button', { name: 'Tout ranger au frigo' });

async function buyTheLast(page: Page): Promise<void> {
  await press(page.getByRole('checkbox', { checked: false }));
  await expect(empty(page)).toBeVisible();
}

/** How many things lie in the fridge. */
async function stored(page: Page): Promise<number> {
  const { viewer } = (await send(page, '{ viewer { inventoryItems { id } } }')) as {
    viewer: { inventoryItems: { id: string }[] };
  };
  return viewer.inventoryItems.length;
}

test('shopping: what a completed recipe took off the list goes into the fridge at once', async ({
  page,
}) => {
  await withoutNews(page);
  const title = await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  await buyTheLast(page);
  await expect(card(page)).toContainText(`${title} : ${lines} articles sont encore à ranger.`);
  await expectAccessible(page);
  const sent = recordRequests(page);
  await bar(page).getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(page.getByText(`${lines} articles rangés au frigo`)).toBeVisible();
  expect(sent).toEqual(['PutAwayShoppingItems']);
  // What lies in the fridge is not taken back onto the list.
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
  await expect(empty(page)).toBeVisible();
  expect(await stored(page)).toBe(lines);
  await page.reload();
  await expect(empty(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('shopping: a recipe bought at the shop is put away at home, once, also after an undo', async ({
  page,
}) => {
  await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  await buyTheLast(page);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(lines);
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox')).toHaveCount(lines);
  await expect(card(page)).toHaveCount(0);

  await buyTheLast(page);
  await page.reload();
  await expect(empty(page)).toBeVisible();
  await failFor(page, 'PutAwayShoppingItems');
  await putAll(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de ranger les articles dans le frigo',
  );
  await expect(card(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await putAll(page).click();
  await expect(page.getByText(`${lines} articles rangés au frigo`)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(await stored(page)).toBe(lines);
});

test('shopping: what was bought need not go into the fridge', async ({ page }) => {
  await openAlmostDone(page);
  await buyTheLast(page);
  await page.getByRole('button', { name: 'Ne pas ranger' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(empty(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(await stored(page)).toBe(0);
});

test('shopping: ticked lines leave before the fridge has answered, and come back if it cannot', async ({
  page,
}) => {
  await openList(page);
  for (const line of ['1 l de lait', 'savon']) await addLine(page, line);
  await tick(page, /lait/);
  await failFor(page, 'PutAwayShoppingItems');
  const answer = await holdAnswer(page, 'PutAwayShoppingItems');
  await page.getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(row(page, /lait/)).toHaveCount(0);
  await expect(page.getByText('0 sur 1 article · 0 %')).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de ranger les articles dans le frigo',
  );
  await expect(row(page, /lait/)).toBeChecked();
  await expect(page.getByText('1 sur 2 articles · 50 %')).toBeVisible();
});
