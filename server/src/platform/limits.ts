import type { Config } from './config.js';
import type { RedisAddress } from './redis.js';

/** How long each thing may be waited for, in milliseconds, and how many connections there are. */
export interface DatabaseLimits {
  poolSize: number;
  connectMs: number;
  statementMs: number;
  lockMs: number;
  idleTransactionMs: number;
  migrationMs: number;
}

const ms = (seconds: number): number => Math.round(seconds * 1000);

export const databaseLimits = (config: Config): DatabaseLimits => ({
  poolSize: config.DATABASE_POOL_SIZE,
  connectMs: ms(config.DATABASE_CONNECT_SECONDS),
  statementMs: ms(config.DATABASE_STATEMENT_SECONDS),
  lockMs: ms(config.DATABASE_LOCK_SECONDS),
  idleTransactionMs: ms(config.DATABASE_IDLE_TRANSACTION_SECONDS),
  migrationMs: ms(config.DATABASE_MIGRATION_SECONDS),
});

export const redisAddress = (config: Config): RedisAddress | undefined =>
  config.REDIS_URL === undefined
    ? undefined
    : { url: config.REDIS_URL, commandMs: ms(config.REDIS_COMMAND_SECONDS) };

export const requestMs = (config: Config): number => ms(config.REQUEST_SECONDS);
