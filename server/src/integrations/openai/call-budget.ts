import type { Clock } from '../../platform/clock.js';

/** The calls that one piece of work may make to the model, faults and restarts together. */
export interface CallBudget {
  readonly used: number;
  readonly left: number;
  /** Counts a call about to be made. */
  take(): void;
  /** Waits before a call that follows a fault: 2 s, then 4 s, or longer where the service asked for it. */
  backOff(atLeastMs: number, signal: AbortSignal): Promise<void>;
}

const firstWaitMs = 2_000;

export function createCallBudget(clock: Clock, calls = 3): CallBudget {
  let used = 0;
  return {
    get used() {
      return used;
    },
    get left() {
      return calls - used;
    },
    take: () => {
      if (used >= calls) throw new Error('No call to the model is left.');
      used += 1;
    },
    backOff: (atLeastMs, signal) => {
      const wait = firstWaitMs * 2 ** Math.max(0, used - 1);
      return clock.sleep(Math.max(wait, atLeastMs), signal);
    },
  };
}
