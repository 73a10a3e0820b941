import type { Clock } from '../platform/clock.js';

interface Sleeper {
  due: number;
  wake: () => void;
}

export interface ManualClock extends Clock {
  /** Moves time on and wakes whoever slept until then. */
  advance(milliseconds: number): void;
  /** Resolves once somebody, or so many, sleep for exactly so long; at once if they do already. */
  sleeping(milliseconds: number, sleepers?: number): Promise<void>;
  /** The sleeps that were passed over, in order. */
  readonly skipped: readonly number[];
}

/** A clock that a test moves. Sleeps named in `skip` pass at once and are noted. */
export function createManualClock(
  start = '2025-11-21T18:30:00Z',
  skip: readonly number[] = [],
): ManualClock {
  let now = new Date(start).getTime();
  const sleepers = new Map<Sleeper, number>();
  const watchers = new Set<() => void>();
  const skipped: number[] = [];
  const sleepersFor = (milliseconds: number) =>
    [...sleepers.values()].filter((slept) => slept === milliseconds).length;
  return {
    skipped,
    now: () => new Date(now),
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        if (skip.includes(milliseconds)) {
          skipped.push(milliseconds);
          now += milliseconds;
          return resolve();
        }
        const abort = () => {
          sleepers.delete(sleeper);
          reject(signal?.reason as Error);
        };
        const sleeper: Sleeper = {
          due: now + milliseconds,
          wake: () => {
            sleepers.delete(sleeper);
            signal?.removeEventListener('abort', abort);
            resolve();
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        sleepers.set(sleeper, milliseconds);
        for (const look of watchers) look();
      }),
    sleeping: (milliseconds, many = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (sleepersFor(milliseconds) < many) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    advance: (milliseconds) => {
      now += milliseconds;
      for (const { due, wake } of sleepers.keys()) if (due <= now) wake();
    },
  };
}
