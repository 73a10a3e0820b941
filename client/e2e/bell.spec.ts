import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { fillBell } from './fill-bell.mjs';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { failFor, recordRequests } from './kitchen-kit';

test('the bell’s list goes back as far as there is anything to read', async ({ browser }) => {
  // The product starts twice.
  test.slow();
  const folder = { DATA_DIR: mkdtempSync(join(tmpdir(), 'popote-bell-')), LOG_LEVEL: 'error' };
  let product = await serveProduct(folder);
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    const { email } = await becomeSubscriber(page);
    await product.stop();
    await fillBell(folder.DATA_DIR, email, 64);
    product = await serveProduct({ ...folder, PORT: new URL(product.url).port });

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Notifications, 65 non lues' }).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    const rows = sheet.getByRole('listitem');
    const more = sheet.getByRole('button', { name: 'Afficher les précédentes' });
    await expect(rows).toHaveCount(20);
    await expectAccessible(page);
    await failFor(page, 'Notifications');
    await more.press('Enter');
    await expect(sheet.getByText('Impossible de charger les notifications')).toBeVisible();
    await expect(rows).toHaveCount(20);
    await page.unrouteAll({ behavior: 'wait' });
    await more.press('Enter');
    await expect(rows).toHaveCount(40);
    await expect(rows.nth(20)).toBeFocused();
    await expect(sheet.getByText('Impossible de charger les notifications')).toHaveCount(0);
    await expect(rows.nth(39)).toContainText('Nouvelle 39');
    await more.press('Enter');
    await expect(rows).toHaveCount(60);

    // More than any reply names: none of them is unread, and what follows is read as well.
    const sent = recordRequests(page);
    await sheet.getByRole('button', { name: 'Tout marquer comme lu' }).press('Enter');
    await expect(sheet.getByText('Non lue')).toHaveCount(0);
    await expect(sheet.getByRole('list', { name: 'Notifications' })).toBeFocused();
    await expect(rows).toHaveCount(60);
    expect(sent).toEqual(['MarkNotificationsRead']);
    await more.press('Enter');
    await expect(rows).toHaveCount(65);
    await expect(rows.nth(60)).toBeFocused();
    await expect(more).toHaveCount(0);
    await expect(sheet.getByText('Non lue')).toHaveCount(0);
    await expect(rows.last()).toContainText('Nouvelle 64');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  } finally {
    await context.close();
    await product.stop();
    rmSync(folder.DATA_DIR, { recursive: true, force: true });
  }
});

test('the bell tells the time of Zurich wherever the browser is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  await becomeSubscriber(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const time = page.getByRole('dialog', { name: 'Notifications' }).getByRole('time').first();
  const moment = new Date((await time.getAttribute('datetime')) ?? '');
  const hour = new Intl.DateTimeFormat('fr-CH', {
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  }).format(moment);
  await expect(time).toContainText(hour);
  await context.close();
});
