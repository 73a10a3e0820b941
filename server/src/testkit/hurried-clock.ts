import { systemClock, type Clock } from '../platform/clock.js';

const deadline = 10_000;

/**
 * The system's clock, but nobody waits for the retries, and a busy machine is never taken for a
 * silent model.
 */
export const hurriedClock: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) => {
    if (milliseconds === 2_000 || milliseconds === 4_000) return Promise.resolve();
    if (milliseconds < deadline) return systemClock.sleep(milliseconds, signal);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  },
};
