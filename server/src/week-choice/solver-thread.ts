import { Worker } from 'node:worker_threads';

export interface SolverThread<Request, Answer> {
  /** Starts the thread if there is none. Rejects where it fails, or takes too long: then it is ended. */
  ask: (request: Request) => Promise<Answer>;
}

/**
 * A thread that is started when it is first asked, answers one request after the other, and does not hold the process.
 * @param longestAnswer in milliseconds, from a request's turn on, the start of the thread included
 */
export function solverThread<Request, Answer>(
  open: () => Worker,
  longestAnswer: number,
): SolverThread<Request, Answer> {
  let thread: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const close = (closing: Worker): void => {
    if (thread === closing) thread = undefined;
    void closing.terminate();
  };

  const opened = (): Worker => {
    if (thread) return thread;
    const worker = open();
    worker.unref();
    // Also while nobody asks.
    worker.on('error', () => close(worker)).on('exit', () => close(worker));
    thread = worker;
    return worker;
  };

  const askNow = (request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const worker = opened();
      const stop = () => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', failed).off('exit', ended);
      };
      const answered = (answer: Answer) => {
        stop();
        resolve(answer);
      };
      const failed = (error: Error) => {
        stop();
        close(worker);
        reject(error);
      };
      const ended = (code: number) => failed(new Error(`The thread ended with code ${code}.`));
      const late = () => failed(new Error(`No answer within ${longestAnswer} ms.`));
      const timer = setTimeout(late, longestAnswer);
      worker.on('message', answered).on('error', failed).on('exit', ended);
      try {
        worker.postMessage(request);
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });

  return {
    ask(request) {
      const answer = turn.then(() => askNow(request));
      turn = answer.catch(() => null);
      return answer;
    },
  };
}
