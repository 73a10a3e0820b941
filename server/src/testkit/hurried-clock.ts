import type { Clock } from '../platform/clock.js';
import { quietClock } from './quiet-clock.js';

/** The quiet clock, but nobody waits for the retries. */
export const hurriedClock: Clock = {
  now: quietClock.now,
  sleep: (milliseconds, signal) =>
    milliseconds === 2_000 || milliseconds === 4_000
      ? Promise.resolve()
      : quietClock.sleep(milliseconds, signal),
};
