import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
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

const staleAfterMs = 30_000;
const lookEveryMs = 15_000;

/** Ends generations whose process has died: no heartbeat for 30 s, or, of `all`, whatever is unfinished. */
export async function reapGenerations(scope: Scope, all = false): Promise<number> {
  const stale = new Date(scope.clock.now().getTime() - staleAfterMs);
  const running = [...runningGenerations(scope.db).ids];
  const ended = await endGenerations(
    scope,
    { id: { notIn: running }, ...(all ? {} : { heartbeatAt: { lt: stale } }) },
    'FAILED',
  );
  if (ended.length > 0) scope.logger.warn({ count: ended.length }, 'generations interrupted');
  return ended.length;
}

/**
 * Reaps at once and every 15 s until stopped; stopping ends what runs here as interrupted.
 * `alone`: no other process shares the database, so all that is unfinished at the start has died.
 */
export async function startGenerationUpkeep(
  scope: Scope,
  { alone }: { alone: boolean },
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const reap = (all: boolean) =>
    reapGenerations(scope, all).catch((error: unknown) =>
      scope.logger.warn({ err: error }, 'generations not reaped'),
    );
  await reap(alone);
  const watch = async () => {
    for (;;) {
      await scope.clock.sleep(lookEveryMs, stopping.signal);
      await reap(false);
    }
  };
  // The sleep ends early only because the upkeep was stopped.
  const watching = watch().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      await runningGenerations(scope.db).stopAll(scope);
    },
  };
}
