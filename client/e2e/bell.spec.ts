import { openQuietly } from './account-kit';
import { tellNotifications } from './bell-kit';
import { expect, newVisitor, test } from './journey';
import { failFor, recordRequests } from './kitchen-kit';
import { subscribeByApi } from './subscribe-by-api';

test('the bell’s list goes back as far as there is anything to read, with the focus on what came', async ({
  page,
}) => {
  await subscribeByApi(page, newVisitor());
  await tellNotifications(page, 65);
  await openQuietly(page, '/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  const rows = sheet.getByRole('listitem');
  const more = sheet.getByRole('button', { name: 'Afficher les précédentes' });
  await expect(rows).toHaveCount(20);
  await failFor(page, 'Notifications');
  await more.press('Enter');
  await expect(sheet.getByText('Impossible de charger les notifications')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await page.unrouteAll({ behavior: 'wait' });
  await tellNotifications(page, 65);
  await more.press('Enter');
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20)).toBeFocused();
  await expect(sheet.getByText('Impossible de charger les notifications')).toHaveCount(0);
  await expect(rows.nth(39)).toContainText('Nouvelle 39');
  await more.press('Enter');
  await expect(rows).toHaveCount(60);

  // More than any reply names: none of them is unread.
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
  await expect(rows.last()).toContainText('Nouvelle 64');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});
