import type { Page } from '@playwright/test';
import { openQuietly } from './account-kit';
import { expect, newVisitor, test } from './journey';
import { failFor, recordRequests } from './kitchen-kit';
import { subscribeByApi } from './subscribe-by-api';

const pageSize = 20;
const viewerQuery = { query: '{ viewer { __typename id email } }' };

/** The bell has so many notifications, unread until they are marked, whatever the server has. */
async function tellNotifications(page: Page, count: number): Promise<void> {
  let readAt: string | null = null;
  const notificationsFrom = (start: number, size: number) => {
    const end = Math.min(start + size, count);
    const edges = Array.from({ length: end - start }, (_, index) => ({
      __typename: 'NotificationEdge',
      cursor: String(start + index),
      node: {
        __typename: 'Notification',
        id: `news-${start + index}`,
        title: `Nouvelle ${start + index}`,
        message: 'Du nouveau.',
        type: 'SYSTEM',
        invitationId: null,
        createdAt: new Date(Date.UTC(2026, 0, 31) - (start + index) * 86_400_000).toISOString(),
        readAt,
      },
    }));
    return {
      __typename: 'NotificationConnection',
      unreadCount: readAt === null ? count : 0,
      pageInfo: { __typename: 'PageInfo', hasNextPage: end < count, endCursor: String(end - 1) },
      edges,
    };
  };
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as {
      operationName?: string;
      variables?: { after?: string; shown?: number };
    } | null;
    const isMark = body?.operationName === 'MarkNotificationsRead';
    if (!isMark && body?.operationName !== 'Notifications') return route.fallback();
    if (isMark) readAt = new Date().toISOString();
    // The server knows neither these notifications nor their cursors: it says who is there, and no more.
    const answer = await route.fetch({ postData: JSON.stringify(viewerQuery) });
    const { data } = (await answer.json()) as { data: { viewer: object } };
    const after = body?.variables?.after;
    const start = after === undefined ? 0 : Number(after) + 1;
    const viewer = {
      ...data.viewer,
      // No answer names more than the server gives at once.
      notifications: notificationsFrom(start, isMark ? 50 : pageSize),
    };
    const payload = { __typename: 'MarkNotificationsReadPayload', viewer };
    const json = { data: isMark ? { markNotificationsRead: payload } : { viewer } };
    await route.fulfill({ response: answer, json });
  });
}

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
