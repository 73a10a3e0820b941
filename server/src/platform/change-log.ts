import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from './logger.js';
import type { PubSub } from './pubsub.js';
import { connectRedis, type RedisAddress } from './redis.js';

/** What came after a cursor, and the cursor to go on from. */
export interface LoggedSince {
  readonly cursor: string;
  readonly entries: readonly unknown[];
}

/**
 * What changed lately, topic by topic, for those who watch and for those who come back soon: the newest entries are
 * kept for a while. Cursors are opaque.
 */
export interface ChangeLog {
  /** Never rejects: what could not be noted becomes a gap, which whoever watches is told of. */
  append(topic: string, entry: unknown): Promise<void>;
  /** Where a topic stands now. */
  head(topic: string): Promise<string>;
  /** Null when entries after the cursor are no longer kept, or nothing is known of it. */
  since(topic: string, cursor: string): Promise<LoggedSince | null>;
  /** Calls back when there may be news; the returned function releases the listener. */
  listen(topic: string, listener: () => void): () => void;
  /** Calls everybody who listens, and from then on says that nothing follows: the process is about to stop. */
  end(): void;
  readonly ended: boolean;
  close(): Promise<void>;
}

type Store = Pick<ChangeLog, 'head' | 'since' | 'close'> & {
  append(topic: string, entry: unknown): Promise<unknown>;
};

const keptEntries = 200;
const keptTopics = 2_000;
const keptSeconds = 86_400;

interface Topic {
  /** Entries up to this number are gone, or never were. */
  base: number;
  entries: { at: number; entry: unknown }[];
}

/** In this process alone; a cursor of another process, or of an earlier life of this one, is unknown. */
export function createMemoryStore(topicsKept = keptTopics, entriesKept = keptEntries): Store {
  const life = randomUUID().slice(0, 8);
  const topics = new Map<string, Topic>();
  let last = 0;
  let forgotten = 0;
  const cursorAt = (at: number): string => `${life}-${at}`;
  const forgetOldest = (): void => {
    for (const [name, { entries }] of topics) {
      if (topics.size <= topicsKept) return;
      forgotten = Math.max(forgotten, entries.at(-1)?.at ?? 0);
      topics.delete(name);
    }
  };
  return {
    append: (topic, entry) => {
      const known = topics.get(topic) ?? { base: forgotten, entries: [] };
      // At the end again: the topics that changed last are forgotten last.
      topics.delete(topic);
      topics.set(topic, known);
      known.entries.push({ at: (last += 1), entry });
      if (known.entries.length > entriesKept) known.base = known.entries.shift()?.at ?? known.base;
      forgetOldest();
      return Promise.resolve();
    },
    head: () => Promise.resolve(cursorAt(last)),
    since: (topic, cursor) => {
      const at = cursor.startsWith(`${life}-`) ? Number(cursor.slice(life.length + 1)) : NaN;
      const { base, entries } = topics.get(topic) ?? { base: forgotten, entries: [] };
      if (!(at >= base)) return Promise.resolve(null);
      const news = entries.filter((entry) => entry.at > at);
      return Promise.resolve({
        cursor: cursorAt(news.at(-1)?.at ?? at),
        entries: news.map(({ entry }) => entry),
      });
    },
    close: () => Promise.resolve(),
  };
}

const keyOf = (topic: string): string => `changes:${topic}`;

/** A stream per topic, which all processes share: its ids are the cursors. */
function createRedisStore(redis: Redis): Store {
  const append = async (topic: string, entry: unknown): Promise<string> => {
    const key = keyOf(topic);
    const text = JSON.stringify(entry);
    const id = await redis.xadd(key, 'MAXLEN', '~', keptEntries, '*', 'entry', text);
    await redis.expire(key, keptSeconds);
    return id ?? '';
  };
  return {
    append,
    head: async (topic) => {
      const [newest] = await redis.xrevrange(keyOf(topic), '+', '-', 'COUNT', 1);
      return newest?.[0] ?? append(topic, null);
    },
    since: async (topic, cursor) => {
      if (!/^\d{1,19}-\d{1,19}$/.test(cursor)) return null;
      const [known, ...news] = await redis.xrange(keyOf(topic), cursor, '+');
      if (known?.[0] !== cursor) return null;
      const entries = news.map(([, fields]) => JSON.parse(fields[1] ?? 'null') as unknown);
      return { cursor: news.at(-1)?.[0] ?? cursor, entries: entries.filter((e) => e !== null) };
    },
    close: async () => redis.disconnect(),
  };
}

interface ChangeLogOptions {
  redis: RedisAddress | undefined;
  pubsub: PubSub;
  logger: Logger;
  /** The entry that stands for those that could not be noted. */
  gap: unknown;
}

/** In Redis where an address is given, in this process otherwise; the bell is rung through `pubsub`. */
export function createChangeLog(options: ChangeLogOptions): ChangeLog {
  const { redis: address, pubsub, logger, gap } = options;
  const redis = address === undefined ? null : connectRedis(address, logger);
  const store = redis ? createRedisStore(redis) : createMemoryStore();
  const listening = new Set<() => void>();
  const unnoted = new Set<string>();

  const append = async (topic: string, entry: unknown): Promise<void> => {
    try {
      await store.append(topic, entry);
    } catch (error) {
      logger.warn({ err: error }, 'a change was not noted');
      unnoted.add(topic);
    }
    pubsub.publish(keyOf(topic), null);
  };

  redis?.on('ready', () => {
    const missed = [...unnoted];
    unnoted.clear();
    for (const topic of missed) void append(topic, gap);
    // What Redis itself lost shows only when somebody looks.
    for (const ring of listening) ring();
  });

  let ended = false;

  return {
    append,
    end: () => {
      ended = true;
      for (const ring of listening) ring();
    },
    get ended() {
      return ended;
    },
    head: store.head,
    since: store.since,
    listen: (topic, listener) => {
      // One function a listener: the same one may listen to several topics.
      const ring = (): void => listener();
      listening.add(ring);
      const release = pubsub.subscribe(keyOf(topic), ring, ring);
      return () => {
        listening.delete(ring);
        release();
      };
    },
    close: store.close,
  };
}
