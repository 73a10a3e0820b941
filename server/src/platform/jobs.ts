import type { Clock } from './clock.js';
import type { Logger } from './logger.js';

/** Work that returns on its own, such as clearing away what has expired. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

/** Runs each job now and then again after its interval; a failure is logged and tried again. Returns the stop. */
export function startJobs(jobs: readonly Job[], clock: Clock, logger: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const repeat = async ({ name, everyMs, run }: Job): Promise<void> => {
    while (!stopping.signal.aborted) {
      await run().catch((error: unknown) => logger.warn({ err: error, job: name }, 'a job failed'));
      // The sleep is cut short only by the stop.
      await clock.sleep(everyMs, stopping.signal).catch(() => undefined);
    }
  };
  const running = jobs.map(repeat);
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}
