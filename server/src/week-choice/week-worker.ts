import { parentPort } from 'node:worker_threads';
import highsModule from 'highs';
import { explain } from './explain.js';
import { solve } from './solve.js';
import type { WeekRequest } from './types.js';
import { weekProblem } from './week-problem.js';

// Its types are taken for CommonJS's, with the function one property deeper than in the module that Node loads.
const loadHighs = highsModule as unknown as typeof highsModule.default;

// The entry of a thread. What goes wrong here ends it: a solver that failed once is not asked again.
const highs = await loadHighs();

parentPort?.on('message', (request: WeekRequest) => {
  const problem = weekProblem(request);
  parentPort?.postMessage(explain(problem, solve(problem, highs)));
});
