import { explain } from './explain.js';
import { fillGreedily } from './greedy.js';
import { askThread } from './solver-thread.js';
import type { WeekChoice, WeekRequest } from './types.js';
import { weekProblem } from './week-problem.js';

/** So many weeks wait for the solver's one thread; whoever comes then is answered without it. */
const mostWaiting = 8;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** Slot by slot, without the solver: what there is when it fails. */
export function chooseGreedily(request: WeekRequest): WeekChoice {
  const problem = weekProblem(request);
  return explain(problem, fillGreedily(problem));
}

async function inTurn(request: WeekRequest): Promise<WeekChoice> {
  if (waiting >= mostWaiting) throw new Error(`${waiting} weeks are waiting for the solver.`);
  waiting += 1;
  const answer = turn.then(() => askThread(request)).finally(() => (waiting -= 1));
  turn = answer.catch(() => null);
  return await answer;
}

/**
 * The best week for a household, the same for the same request in whatever order. Where the solver cannot answer, one
 * that was chosen slot by slot.
 * @param onFallback hears why the solver did not answer, so that the owner can
 */
export async function chooseWeek(
  request: WeekRequest,
  onFallback?: (reason: unknown) => void,
): Promise<WeekChoice> {
  try {
    return await inTurn(request);
  } catch (reason) {
    onFallback?.(reason);
    return chooseGreedily(request);
  }
}
