import type { Clock } from '../../platform/clock.js';

export interface Deadlines {
  /** Until anything of the reply arrives. */
  readonly firstByteMs: number;
  /** Between two parts of it. */
  readonly idleMs: number;
  /** For the whole reply. */
  readonly totalMs: number;
}

export interface Watchdog {
  /** Something arrived. */
  seen(): void;
  readonly barked: boolean;
  stop(): void;
}

/** Calls `bark` once when a deadline passes. One timer runs however many parts arrive. */
export function startWatchdog(clock: Clock, deadlines: Deadlines, bark: () => void): Watchdog {
  const stopping = new AbortController();
  const startedAt = clock.now().getTime();
  let due = startedAt + deadlines.firstByteMs;
  let barked = false;

  const watch = async (): Promise<void> => {
    for (;;) {
      const now = clock.now().getTime();
      const left = Math.min(due, startedAt + deadlines.totalMs) - now;
      if (left <= 0) break;
      // A part may move the deadline nearer (the first one does): look again at least every idle period.
      await clock.sleep(Math.min(left, deadlines.idleMs), stopping.signal);
    }
    barked = true;
    bark();
  };
  // A sleep ends early only because the watch was stopped.
  watch().catch(() => undefined);

  return {
    seen: () => {
      due = clock.now().getTime() + deadlines.idleMs;
    },
    get barked() {
      return barked;
    },
    stop: () => stopping.abort(),
  };
}
