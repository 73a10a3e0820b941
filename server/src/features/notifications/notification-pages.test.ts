import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const dayMs = 86_400_000;
const page = `query ($after: String) {
  viewer { notifications(first: 20, after: $after) {
    unreadCount pageInfo { hasNextPage endCursor } nodes { title readAt }
  } }
}`;

interface Page {
  unreadCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: { title: string; readAt: string | null }[];
}

it('the notifications go back as far as there are any, and all of them are read at once', async () => {
  const person = await server.signUp();
  const now = Date.now();
  await server.app.services.db.notification.createMany({
    data: Array.from({ length: 45 }, (_, age) => ({
      userId: person.id,
      key: `test:${age}`,
      title: `Nouvelle ${age}`,
      message: `Il y a ${age} jours.`,
      createdAt: new Date(now - age * dayMs),
    })),
  });
  const after = async (cursor: string | null): Promise<Page> => {
    const { data, errors } = await person.send(page, { after: cursor });
    expect(errors).toEqual([]);
    return at(data, 'viewer.notifications') as unknown as Page;
  };

  const first = await after(null);
  expect(first.unreadCount).toBe(45);
  const second = await after(first.pageInfo.endCursor);
  const last = await after(second.pageInfo.endCursor);
  expect([first, second, last].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([
    true,
    true,
    false,
  ]);
  expect([first, second, last].flatMap(({ nodes }) => nodes.map(({ title }) => title))).toEqual(
    Array.from({ length: 45 }, (_, age) => `Nouvelle ${age}`),
  );

  await person.send('mutation { markNotificationsRead { __typename } }');
  const read = await after(second.pageInfo.endCursor);
  expect(read.unreadCount).toBe(0);
  expect(read.nodes.filter(({ readAt }) => readAt === null)).toEqual([]);
});
