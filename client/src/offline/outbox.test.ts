import { describe, expect, it } from 'vitest';
import { seededRandom } from '../illustrations/seeded-random';
import type { Change, Verdict } from './change';
import { createOutbox, mostFailures, type OutboxStore } from './outbox';
import { modelServer } from './testkit/list-server';
import { playSequence } from './testkit/play-sequence';

const seeds = Array.from({ length: 500 }, (_, seed) => seed);

describe('two devices with networks that come and go', () => {
  it.each(seeds)('end equal, with nothing lost, doubled or unticked: sequence %i', async (seed) => {
    const random = seededRandom(`two devices ${seed}`);
    let count = 0;
    const newId = (): string => `${(count += 1)}`;
    const { server, made, deleted } = modelServer();
    const { devices, list, wrongs } = await playSequence(server, random, newId, 120);
    expect(wrongs).toEqual([]);
    for (const device of devices) {
      expect(device.waiting()).toEqual([]);
      expect(device.view()).toEqual(list);
    }
    expect([...made.values()].every((times) => times === 1)).toBe(true);
    expect([...list.keys()].filter((id) => deleted.has(id))).toEqual([]);
  });
});

function memoryStore(all: readonly Change[]): OutboxStore & { left: () => readonly Change[] } {
  let stored = all;
  return {
    left: () => stored,
    read: () => Promise.resolve(stored),
    update: (change) => {
      stored = change(stored);
      return Promise.resolve();
    },
  };
}

const change = (id: string, personId = 'p'): Change => ({
  id,
  personId,
  operation: 'AddShoppingItem',
  query: '',
  variables: {},
  rows: [id],
  name: id,
  failures: 0,
});

const answering =
  (verdicts: Readonly<Record<string, Verdict>>) =>
  ({ id }: Change): Promise<Verdict> =>
    Promise.resolve(verdicts[id] ?? { kind: 'done' });

describe('the queue', () => {
  it('drops what is refused, says which, and goes on', async () => {
    const store = memoryStore([change('a'), change('b'), change('c')]);
    const send = answering({ b: { kind: 'refused', code: 'NOT_FOUND' } });
    const delivery = await createOutbox(store).deliver('p', send);
    expect(delivery).toMatchObject({ sent: 2, stopped: null });
    expect(delivery.refused.map(({ name }) => name)).toEqual(['b']);
    expect(store.left()).toEqual([]);
  });

  it.each(['unreachable', 'held'] as const)('keeps all that is left when %s', async (kind) => {
    const store = memoryStore([change('a'), change('b'), change('c')]);
    const delivery = await createOutbox(store).deliver('p', answering({ b: { kind } }));
    expect(delivery).toEqual({ sent: 1, refused: [], stopped: kind });
    expect(store.left().map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('sends one person nothing of another', async () => {
    const store = memoryStore([change('a', 'other'), change('b')]);
    await createOutbox(store).deliver('p', answering({}));
    expect(store.left().map(({ id }) => id)).toEqual(['a']);
  });

  it('gives up a change at which the server fails again and again, so that the others get through', async () => {
    const store = memoryStore([change('a'), change('b')]);
    const outbox = createOutbox(store);
    const send = answering({ a: { kind: 'failed' } });
    for (let tries = 1; tries < mostFailures; tries += 1)
      expect(await outbox.deliver('p', send)).toMatchObject({ sent: 0, stopped: 'failed' });
    const last = await outbox.deliver('p', send);
    expect(last).toMatchObject({ sent: 1, stopped: null });
    expect(last.refused.map(({ id }) => id)).toEqual(['a']);
  });
});
