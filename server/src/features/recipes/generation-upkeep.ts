import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Upkeep } from '../../platform/live-upkeep.js';
import type { Logger } from '../../platform/logger.js';
import type { PubSub } from '../../platform/pubsub.js';
import { endGenerations } from './end-generations.js';
import { runningGenerations } from './running-generations.js';

interface Scope {
  db: Db;
  pubsub: PubSub;
  clock: Clock;
  logger: Logger;
}

/** Ends generations whose process has died: no heartbeat since `stale`, or, with null, whatever is unfinished. */
export async function reapGenerations(scope: Scope, stale: Date | null): Promise<number> {
  const running = [...runningGenerations(scope.db).ids];
  const ended = await endGenerations(
    scope,
    { id: { notIn: running }, ...(stale ? { heartbeatAt: { lt: stale } } : {}) },
    'FAILED',
  );
  if (ended.length > 0) scope.logger.warn({ count: ended.length }, 'generations interrupted');
  return ended.length;
}

export const generationUpkeep = (scope: Scope): Upkeep => ({
  reap: (stale) => reapGenerations(scope, stale),
  stopAll: () => runningGenerations(scope.db).stopAll(scope),
});
