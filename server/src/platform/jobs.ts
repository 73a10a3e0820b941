import type { Clock } from './clock.js';
import type { Logger } from './logger.js';

/** Work that returns on its own, such as clearing away what has expired. */
export interface Job {
  name: string;
  everyMs: number;
  /** How long after the start it runs first; at once without it. */
  firstAfterMs?: number;
  run(): Promise<unknown>;
}

/** Runs each job first and then again after its interval; a failure is logged and tried again. Returns the stop. */
export function startJobs(jobs: readonly Job[], clock: Clock, logger: Logger): () => Promise<void> {
  const stopping = new AbortController();
  // A sleep is cut short only by the stop.
  const sleep = (ms: number) => clock.sleep(ms, stopping.signal).catch(() => undefined);
  const repeat = async ({ name, everyMs, firstAfterMs = 0, run }: Job): Promise<void> => {
    if (firstAfterMs > 0) await sleep(firstAfterMs);
    while (!stopping.signal.aborted) {
      await run().catch((error: unknown) => logger.warn({ err: error, job: name }, 'a job failed'));
      await sleep(everyMs);
    }
  };
  const running = jobs.map(repeat);
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}
