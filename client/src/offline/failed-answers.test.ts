import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  follow,
  newStorage,
  serverOf,
  textOf,
  visit,
  type Server,
  type Storage,
} from './testkit/visit';

const device = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => Promise.resolve(structuredClone(device.kept.get(key))),
  set: async (key: string, value: unknown) => void device.kept.set(key, structuredClone(value)),
  del: async (key: string) => void device.kept.delete(key),
  clear: async () => device.kept.clear(),
  update: async (key: string, change: (value: unknown) => unknown) =>
    void device.kept.set(key, structuredClone(change(device.kept.get(key)))),
}));

let storage: Storage;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  device.kept.clear();
  storage = { ...newStorage(), kept: device.kept };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A visit with a good network, after which the device keeps what it saw. */
async function keepVisit(id = 'camille'): Promise<void> {
  const { client } = await visit(storage, serverOf(id));
  const pages = (['guard', 'list', 'favorites'] as const).map((page) => follow(client, page));
  await pass(5000);
  for (const page of pages) page.leave();
  client.stop();
}

/** Who is there, as a page asks it: the list, only once somebody is. */
async function open(server: Server, page: 'list' | 'favorites' = 'list') {
  const { client, readOffline } = await visit(storage, server);
  const guard = follow(client, 'guard');
  let asked: ReturnType<typeof follow> | undefined;
  const shown = (): string => {
    if (!['…', '!', 'nobody'].includes(guard.shown())) asked ??= follow(client, page);
    return asked?.shown() ?? guard.shown();
  };
  return { client, readOffline, guard, shown };
}

it('leaves to the page what the API itself says of a failure', async () => {
  await keepVisit();
  const { shown, readOffline } = await open(
    serverOf('camille', { FavoriteRecipes: 500 }),
    'favorites',
  );
  await pass(100);
  shown();
  await pass(100);
  expect(shown()).toBe('!');
  expect(readOffline().away).toBeNull();
});

it('takes no answer in which something failed for the end of a session', async () => {
  await keepVisit();
  const failed = { data: { viewer: null }, errors: [{ message: 'the household timed out' }] };
  const first = await open(serverOf('camille', { Guard: failed }));
  await pass(3000);
  expect(textOf(storage)).toContain('camille-milk');
  first.client.stop();
  const again = await open(serverOf('camille', { all: 'cut' }));
  await pass(3000);
  expect(again.shown()).toContain('camille-milk');
});
