import type { Page } from '@playwright/test';

const pageSize = 20;
const viewerQuery = { query: '{ viewer { __typename id email } }' };

/** The bell has so many notifications, unread until they are marked, whatever the server has. */
export async function tellNotifications(page: Page, count: number): Promise<void> {
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
