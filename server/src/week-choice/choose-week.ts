import { Worker } from 'node:worker_threads';
import { explain } from './explain.js';
import { fillGreedily } from './greedy.js';
import { solverThread } from './solver-thread.js';
import type { WeekChoice, WeekRequest } from './types.js';
import { weekProblem } from './week-problem.js';
import type { SolvedWeek } from './week-worker.js';

/** The solver stops by itself after a count of its steps, which take well under a second. */
const patience = { answer: 5_000, start: 60_000 };
/** So many weeks wait for the one thread; whoever comes then is answered without it. */
const mostWaiting = 8;

// From source, in tests and while one develops, a thread reads TypeScript only when it is told how.
const isBuilt = import.meta.url.endsWith('.js');
const entry = new URL(isBuilt ? './week-worker.js' : './week-worker.ts', import.meta.url);
const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${entry}', '${entry}'))`;
/** Of the heap; what the solver itself needs lies beside it. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };
const options = { execArgv: [], resourceLimits };
const openWorker = (): Worker =>
  isBuilt ? new Worker(entry, options) : new Worker(fromSource, { ...options, eval: true });

const thread = solverThread<WeekRequest, SolvedWeek>(
  openWorker,
  patience,
  ({ failure }) => failure !== null,
);
let waiting = 0;

async function chooseBest(request: WeekRequest): Promise<SolvedWeek> {
  if (waiting >= mostWaiting) throw new Error(`${waiting} weeks are waiting for the solver.`);
  waiting += 1;
  try {
    return await thread.ask(request);
  } finally {
    waiting -= 1;
  }
}

function chooseGreedily(request: WeekRequest): WeekChoice {
  const problem = weekProblem(request);
  return explain(problem, fillGreedily(problem));
}

/** Starts the solver's thread, for whoever is about to ask: it loads while the request is put together. */
export function prepareToChoose(): void {
  try {
    thread.open();
  } catch {
    // Whoever asks then hears why, and has a week without it.
  }
}

/**
 * The best week for a household, the same for the same request in whatever order. Where the solver cannot answer, one
 * that was chosen slot by slot.
 * @param onFallback hears why the solver did not answer, or not to the end
 */
export async function chooseWeek(
  request: WeekRequest,
  onFallback?: (reason: unknown) => void,
): Promise<WeekChoice> {
  try {
    const { choice, failure } = await chooseBest(request);
    if (failure !== null) onFallback?.(failure);
    return choice;
  } catch (reason) {
    onFallback?.(reason);
    return chooseGreedily(request);
  }
}
