import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Logger } from './logger.js';
import { connectRedis, type RedisAddress } from './redis.js';

/** So many uses of a key in so many seconds. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

export interface RateLimits {
  /** Counts uses, one unless told; returns the whole seconds to wait when the limit is passed, null otherwise. */
  use(limit: Limit, key: string, uses?: number): Promise<number | null>;
  /** Takes one counted use back: it turned out to be harmless. */
  giveBack(limit: Limit, key: string): Promise<void>;
  forget(limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

const secondsUntil = (result: RateLimiterRes): number =>
  Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** Shared by all processes through Redis where there is one; while Redis is away each process counts alone. */
export function createRateLimits(address: RedisAddress | undefined, logger: Logger): RateLimits {
  const redis = address === undefined ? null : connectRedis(address, logger);
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (limit: Limit): RateLimiterAbstract => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    use: async (limit, key, uses = 1) => {
      try {
        await limiterOf(limit).consume(key, uses);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return secondsUntil(refused);
        throw refused;
      }
    },
    giveBack: async (limit, key) => void (await limiterOf(limit).reward(key)),
    forget: async (limit, key) => void (await limiterOf(limit).delete(key)),
    close: async () => redis?.disconnect(),
  };
}
