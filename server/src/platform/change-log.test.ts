import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './change-log.js';

describe('the log of changes within the process', () => {
  it('tells what came after a cursor, in order, of one topic alone', async () => {
    const log = createMemoryStore();
    const start = await log.head('a');
    await log.append('a', 1);
    await log.append('b', 2);
    await log.append('a', 3);
    const news = await log.since('a', start);
    expect(news?.entries).toEqual([1, 3]);
    expect(await log.since('a', news?.cursor ?? '')).toEqual({ cursor: news?.cursor, entries: [] });
  });

  it('knows no cursor whose entries are not kept any more', async () => {
    const log = createMemoryStore(10, 2);
    const start = await log.head('a');
    await log.append('a', 1);
    const second = await log.head('a');
    await log.append('a', 2);
    expect((await log.since('a', start))?.entries).toEqual([1, 2]);
    await log.append('a', 3);
    expect(await log.since('a', start)).toBeNull();
    expect((await log.since('a', second))?.entries).toEqual([2, 3]);
  });

  it('forgets the topics that changed longest ago, and says so', async () => {
    const log = createMemoryStore(2);
    const start = await log.head('a');
    await log.append('a', 1);
    const cursor = await log.head('a');
    await log.append('b', 2);
    await log.append('c', 3);
    expect(await log.since('a', start)).toBeNull();
    expect((await log.since('a', cursor))?.entries).toEqual([]);
    await log.append('a', 4);
    expect((await log.since('a', cursor))?.entries).toEqual([4]);
  });

  it.each(['', 'a', '-1', '00000000-1', 'x-1', '1-1'])(
    'knows nothing of « %s »',
    async (cursor) => {
      const log = createMemoryStore();
      await log.append('a', 1);
      expect(await log.since('a', cursor)).toBeNull();
    },
  );

  it('knows no cursor of another life', async () => {
    const cursor = await createMemoryStore().head('a');
    expect(await createMemoryStore().since('a', cursor)).toBeNull();
  });
});
