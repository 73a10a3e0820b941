import type { Browser, Page } from '@playwright/test';
import { expect, test } from './journey';
import { send } from './kitchen-kit';
import { keptOnDevice, offlineBanner, readDevice } from './offline-kit';
import { openAlmostDone, press } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

const card = (page: Page) => page.getByRole('region', { name: 'Recettes achetées' });
const putAll = (page: Page) => card(page).getByRole('button', { name: 'Tout ranger au frigo' });
const empty = (page: Page) => page.getByRole('heading', { name: 'Votre liste est vide' });

/** The same person's other device, with the list open. */
async function openElsewhere(page: Page, browser: Browser): Promise<Page> {
  const storageState = await page.context().storageState();
  const { origin: baseURL } = new URL(page.url());
  const device = await browser.newContext({ baseURL, storageState });
  const other = await device.newPage();
  await other.goto('/dashboard/shopping');
  await expect(other.getByRole('checkbox').first()).toBeVisible();
  return other;
}

async function buyTheLast(page: Page): Promise<void> {
  await press(page.getByRole('checkbox', { checked: false }));
  await expect(empty(page)).toBeVisible();
}

async function inFridge(page: Page): Promise<number> {
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { inventoryItems { id } } } } }',
  )) as {
    viewer: { household: { kitchen: { inventoryItems: object[] } } };
  };
  return viewer.household.kitchen.inventoryItems.length;
}

test('shopping: what was ticked at the shop is put away on the device at home, once, and then not taken back', async ({
  page,
  browser,
}) => {
  const title = await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  const home = await openElsewhere(page, browser);
  await buyTheLast(page);
  const undo = page.getByRole('button', { name: 'Annuler' });
  // Who is about to press it is not hurried.
  await undo.focus();
  // Without a word of either: it is told.
  await expect(card(home)).toContainText(`${title} : ${lines} articles sont encore à ranger.`);
  await putAll(home).click();
  await expect(home.getByText(`${lines} articles rangés à leur place`)).toBeVisible();
  for (const each of [home, page]) await expect(card(each)).toHaveCount(0);
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('ces articles sont déjà au frigo');
  for (const each of [page, home]) await expect(empty(each)).toBeVisible();
  await page.reload();
  await expect(empty(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(await inFridge(page)).toBe(lines);
  await home.context().close();
});

test('shopping: what is bought without a network is declined there, and then nowhere asked', async ({
  page,
  browser,
}) => {
  await openAlmostDone(page);
  await keptOnDevice(page, 'shoppingItems');
  const home = await openElsewhere(page, browser);
  await page.context().setOffline(true);
  await buyTheLast(page);
  await expect(offlineBanner(page)).toBeVisible();
  await expect(card(page)).toBeVisible();
  await expect.poll(() => readDevice(page)).toContain('boughtItems');
  await page.reload();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Ne pas ranger' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(empty(home)).toBeVisible();
  await expect(card(home)).toHaveCount(0);
  await expect(offlineBanner(page)).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
  expect(await inFridge(page)).toBe(0);
  await home.context().close();
});
