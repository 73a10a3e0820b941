import { afterEach, beforeEach, vi } from 'vitest';
import { follow, newStorage, serverOf, visit, type Server, type Storage } from './visit';

// One device for each test that imports this, with a clock that only the test turns.
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

export let storage: Storage;
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

export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A visit with a good network, after which the device keeps what it saw. */
export async function keepVisit(id = 'camille'): Promise<void> {
  const { client } = await visit(storage, serverOf(id));
  const pages = (['guard', 'list', 'favorites'] as const).map((page) => follow(client, page));
  await pass(5000);
  for (const page of pages) page.leave();
  client.stop();
}

/** Who is there, as a page asks it: the list, only once somebody is. */
export async function open(server: Server, page: 'list' | 'favorites' = 'list') {
  const { client, readOffline } = await visit(storage, server);
  const guard = follow(client, 'guard');
  let asked: ReturnType<typeof follow> | undefined;
  const shown = (): string => {
    if (!['…', '!', 'nobody'].includes(guard.shown())) asked ??= follow(client, page);
    return asked?.shown() ?? guard.shown();
  };
  return { client, readOffline, guard, shown };
}
