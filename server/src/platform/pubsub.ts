import { EventEmitter } from 'node:events';
import type { Logger } from './logger.js';
import { connectListener, connectRedis, type RedisAddress } from './redis.js';

/** Messages between processes: delivered at most once, never stored. What must not be lost lies in the database. */
export interface PubSub {
  publish(topic: string, message: unknown): void;
  /**
   * The returned function releases the listener. `missed` is called when messages may have been lost, and from then on
   * they arrive again.
   */
  subscribe(topic: string, listener: (message: unknown) => void, missed?: () => void): () => void;
  /** Listeners held now, over all topics. */
  listenerCount(): number;
  ping(): Promise<void>;
  close(): Promise<void>;
}

function createLocal(): PubSub & { emitter: EventEmitter } {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    emitter,
    publish: (topic, message) => void emitter.emit(topic, message),
    subscribe: (topic, listener) => {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    listenerCount: () =>
      emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function createRedis(address: RedisAddress, logger: Logger): PubSub {
  const publisher = connectRedis(address, logger);
  const subscriber = connectListener(address, logger);
  const local = createLocal();
  const report = (error: Error) => logger.warn({ err: error }, 'redis');
  const missing = new Set<() => void>();
  subscriber.on('message', (topic: string, text: string) =>
    local.emitter.emit(topic, JSON.parse(text)),
  );
  subscriber.on('ready', () => {
    const topics = local.emitter.eventNames().map(String);
    if (topics.length === 0) return;
    // Asked for once more, for the answer: what was published before it may have reached nobody here.
    subscriber
      .subscribe(...topics)
      .then(() => missing.forEach((tell) => tell()))
      .catch(report);
  });
  return {
    publish: (topic, message) => {
      publisher.publish(topic, JSON.stringify(message)).catch(report);
    },
    subscribe: (topic, listener, missed) => {
      if (local.emitter.listenerCount(topic) === 0) subscriber.subscribe(topic).catch(report);
      const release = local.subscribe(topic, listener);
      // One function a listener: the same one may listen to several topics.
      const tell = (): void => missed?.();
      missing.add(tell);
      return () => {
        missing.delete(tell);
        release();
        if (local.emitter.listenerCount(topic) === 0) subscriber.unsubscribe(topic).catch(report);
      };
    },
    listenerCount: local.listenerCount,
    ping: async () => void (await publisher.ping()),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Redis where an address is given, this process alone otherwise. */
export function createPubSub(redis: RedisAddress | undefined, logger: Logger): PubSub {
  return redis === undefined ? createLocal() : createRedis(redis, logger);
}
