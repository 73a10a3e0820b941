import type { Browser, Page } from '@playwright/test';
import { becomeSubscriber, expect, expectLanding, newVisitor, test } from './journey';
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
  const { viewer } = (await send(page, '{ viewer { inventoryItems { id } } }')) as {
    viewer: { inventoryItems: object[] };
  };
  return viewer.inventoryItems.length;
}

test('shopping: what was ticked at the shop is put away on the device at home, once', async ({
  page,
  browser,
}) => {
  const title = await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  const home = await openElsewhere(page, browser);
  await buyTheLast(page);
  // Without a word of either: it is told.
  await expect(card(home)).toContainText(`${title} : ${lines} articles sont encore à ranger.`);
  await putAll(home).click();
  await expect(home.getByText(`${lines} articles rangés au frigo`)).toBeVisible();
  await expect(card(home)).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
  expect(await inFridge(page)).toBe(lines);
  for (const each of [page, home]) {
    await each.reload();
    await expect(empty(each)).toBeVisible();
    await expect(card(each)).toHaveCount(0);
  }
  await home.context().close();
});

test('shopping: what was put away at home is not taken back at the shop', async ({
  page,
  browser,
}) => {
  await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  const home = await openElsewhere(page, browser);
  await buyTheLast(page);
  const undo = page.getByRole('button', { name: 'Annuler' });
  // Who is about to press it is not hurried.
  await undo.focus();
  await putAll(home).click();
  await expect(home.getByText(`${lines} articles rangés au frigo`)).toBeVisible();
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('ces articles sont déjà au frigo');
  for (const each of [page, home]) await expect(empty(each)).toBeVisible();
  await page.reload();
  await expect(empty(page)).toBeVisible();
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

test('shopping: the next person on a device sees nothing of what the last one bought', async ({
  page,
}) => {
  const title = await openAlmostDone(page);
  await buyTheLast(page);
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu de Camille' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expectLanding(page);
  expect(await readDevice(page)).not.toContain(title);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(title);
  await becomeSubscriber(page, newVisitor('Dominique'));
  await page.goto('/dashboard/shopping');
  await expect(empty(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});
