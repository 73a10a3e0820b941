import { Redis } from 'ioredis';
import type { Logger } from './logger.js';

export interface RedisAddress {
  url: string;
  commandMs: number;
}

/** A connection whose every command ends in time; one on which Redis has fallen silent is made anew. */
export function connectRedis({ url, commandMs }: RedisAddress, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: commandMs,
    commandTimeout: commandMs,
    socketTimeout: 2 * commandMs,
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis'));
  return redis;
}

/** A connection that listens: what it asks for is asked again until Redis has heard it. */
export function connectListener({ url, commandMs }: RedisAddress, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: commandMs,
    socketTimeout: 2 * commandMs,
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis'));
  return redis;
}
