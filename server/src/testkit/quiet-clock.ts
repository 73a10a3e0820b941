import { systemClock, type Clock } from '../platform/clock.js';

const periodic = 10_000;

/** Until the signal says otherwise; whoever comes with one that has said so already is turned away at once. */
const sleepForEver = (signal?: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const leave = () => reject(signal?.reason as Error);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });

/**
 * The real time, but what returns by itself never does (its statements would be counted as a request's), and a busy
 * machine is never taken for a silent model.
 */
export const quietClock: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) =>
    milliseconds < periodic ? systemClock.sleep(milliseconds, signal) : sleepForEver(signal),
};
