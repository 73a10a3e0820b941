import type { Clock } from './clock.js';
import type { Logger } from './logger.js';

const staleAfterMs = 30_000;
const lookEveryMs = 15_000;

export interface Upkeep {
  /** Ends unfinished work that nobody works on: without a heartbeat since `stale`, or all of it. */
  readonly reap: (stale: Date | null) => Promise<unknown>;
  /** Marks what runs here as interrupted, and ends it. */
  readonly stopAll: () => Promise<void>;
}

/** The instant before which a heartbeat means that its process has died. */
export const staleSince = (clock: Clock): Date => new Date(clock.now().getTime() - staleAfterMs);

/**
 * Reaps at once and every 15 s until stopped; stopping ends what runs here as interrupted.
 * `alone`: no other process shares the database, so all that is unfinished at the start has died.
 */
export async function startUpkeep(
  { clock, logger }: { clock: Clock; logger: Logger },
  kinds: readonly Upkeep[],
  { alone }: { alone: boolean },
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const reapAll = (stale: Date | null) =>
    Promise.all(
      kinds.map(({ reap }) =>
        reap(stale).catch((error: unknown) => logger.warn({ err: error }, 'work not reaped')),
      ),
    );
  await reapAll(alone ? null : staleSince(clock));
  const watch = async () => {
    for (;;) {
      await clock.sleep(lookEveryMs, stopping.signal);
      await reapAll(staleSince(clock));
    }
  };
  // The sleep ends early only because the upkeep was stopped.
  const watching = watch().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      await Promise.all(kinds.map(({ stopAll }) => stopAll()));
    },
  };
}
