import { setImmediate as turn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import highsModule from 'highs';
import { explain } from './explain.js';
import { solve } from './solve.js';
import type { Numbered } from './solver-thread.js';
import type { WeekChoice, WeekRequest } from './types.js';
import { warmUpWeeks } from './warm-up.js';
import { weekProblem } from './week-problem.js';

// Its types are taken for CommonJS's, with the function one property deeper than in the module that Node loads.
const loadHighs = highsModule as unknown as typeof highsModule.default;

export interface SolvedWeek {
  choice: WeekChoice;
  /** Why the solver failed; the choice is then the best that was found before. */
  failure: string | null;
}

// The entry of a thread. What goes wrong here ends it: a solver that failed once is not asked again (choose-week.ts).
const highs = await loadHighs();

function answer(request: WeekRequest): SolvedWeek {
  const problem = weekProblem(request);
  let failure: string | null = null;
  const week = solve(problem, highs, undefined, (reason) => (failure = String(reason)));
  return { choice: explain(problem, week), failure };
}

parentPort?.on('message', ([number, request]: Numbered<WeekRequest>) => {
  const solved: Numbered<SolvedWeek> = [number, answer(request)];
  parentPort?.postMessage(solved);
});
parentPort?.postMessage(null);

// Warms the solver up; who asks meanwhile waits for one of them at most.
for (const request of warmUpWeeks()) {
  await turn();
  solve(weekProblem(request), highs);
}
