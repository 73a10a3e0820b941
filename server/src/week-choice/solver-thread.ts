import type { Worker } from 'node:worker_threads';

export interface SolverThread<Request, Answer> {
  /** Starts the thread if there is none. */
  open: () => void;
  /** Starts the thread if there is none. Rejects where it fails or takes too long. */
  ask: (request: Request) => Promise<Answer>;
}

/** What a thread is sent; its first answer, without a number, says that it has loaded what it needs. */
export type Numbered<Value> = [number: number, value: Value];

interface Patience {
  /** In milliseconds, from a request's turn on. */
  answer: number;
  /** A thread that is still loading is left to it, as another one would be no faster; but not for ever. */
  start: number;
}

interface Started {
  worker: Worker;
  since: number;
  isReady: boolean;
}

/**
 * A thread that is started when it is first asked, answers one request after the other, and does not hold the process.
 * @param isLast whether the thread is to be asked nothing more after an answer
 */
export function solverThread<Request, Answer>(
  open: () => Worker,
  patience: Patience,
  isLast: (answer: Answer) => boolean = () => false,
): SolverThread<Request, Answer> {
  let thread: Started | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let asked = 0;

  const close = (closing: Started): void => {
    if (thread === closing) thread = undefined;
    void closing.worker.terminate();
  };

  const opened = (): Started => {
    if (thread) return thread;
    const started: Started = { worker: open(), since: performance.now(), isReady: false };
    started.worker.unref();
    started.worker.once('message', () => (started.isReady = true));
    // Also while nobody asks.
    started.worker.on('error', () => close(started)).on('exit', () => close(started));
    thread = started;
    return started;
  };

  const askNow = (request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const number = (asked += 1);
      const started = opened();
      const { worker } = started;
      const stop = () => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', failed).off('exit', ended);
      };
      const answered = (said: Numbered<Answer> | null) => {
        if (said?.[0] !== number) return;
        stop();
        if (isLast(said[1])) close(started);
        resolve(said[1]);
      };
      const failed = (error: Error) => {
        stop();
        reject(error);
      };
      const ended = (code: number) => failed(new Error(`The thread ended with code ${code}.`));
      const late = () => {
        const isLoading = !started.isReady && performance.now() - started.since < patience.start;
        if (!isLoading) close(started);
        failed(
          new Error(`No answer within ${patience.answer} ms${isLoading ? ', still loading' : ''}.`),
        );
      };
      const timer = setTimeout(late, patience.answer);
      worker.on('message', answered).on('error', failed).on('exit', ended);
      try {
        worker.postMessage([number, request]);
      } catch (error) {
        failed(error instanceof Error ? error : new Error(String(error)));
      }
    });

  return {
    open: () => void opened(),
    ask(request) {
      const answer = turn.then(() => askNow(request));
      turn = answer.catch(() => null);
      return answer;
    },
  };
}
