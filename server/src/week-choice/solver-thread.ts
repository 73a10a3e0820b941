import { Worker } from 'node:worker_threads';
import type { WeekChoice, WeekRequest } from './types.js';

/** Loading and compiling the solver, the first time, included. */
const longestAnswer = 5_000;

// From source only tsx can read the thread's entry.
const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? './week-worker.ts' : './week-worker.js', import.meta.url);

let thread: Worker | undefined;

/** One for the process, started when it is first asked, which does not hold the process. */
function openThread(): Worker {
  if (thread) return thread;
  const opened = new Worker(entry, isSource ? { execArgv: ['--import', 'tsx'] } : {});
  opened.unref();
  // Also while nobody asks.
  opened.on('error', () => closeThread(opened));
  opened.on('exit', () => closeThread(opened));
  thread = opened;
  return opened;
}

function closeThread(closing: Worker): void {
  if (thread === closing) thread = undefined;
  void closing.terminate();
}

/** Asks the thread for one week; nobody else may until it has answered. Rejects where it fails or takes too long. */
export function askThread(request: WeekRequest): Promise<WeekChoice> {
  const asked = openThread();
  return new Promise<WeekChoice>((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      asked.off('message', answered).off('error', failed).off('exit', exited);
      end();
    };
    const answered = (choice: WeekChoice) => settle(() => resolve(choice));
    const failed = (error: unknown) =>
      settle(() => {
        closeThread(asked);
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    const exited = (code: number) => failed(new Error(`The solver's thread ended with ${code}.`));
    const timer = setTimeout(
      () => failed(new Error(`The solver did not answer within ${longestAnswer} ms.`)),
      longestAnswer,
    );
    asked.on('message', answered).on('error', failed).on('exit', exited);
    asked.postMessage(request);
  });
}
