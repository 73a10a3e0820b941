import { parentPort } from 'node:worker_threads';
import highsModule from 'highs';
import { explain } from './explain.js';
import { solve } from './solve.js';
import type { Numbered } from './solver-thread.js';
import type { WeekChoice, WeekRequest } from './types.js';
import { weekProblem } from './week-problem.js';

// Its types are taken for CommonJS's, with the function one property deeper than in the module that Node loads.
const loadHighs = highsModule as unknown as typeof highsModule.default;

// The entry of a thread. What goes wrong here ends it: a solver that failed once is not asked again.
const highs = await loadHighs();

parentPort?.postMessage(null);
parentPort?.on('message', ([number, request]: Numbered<WeekRequest>) => {
  const problem = weekProblem(request);
  const answer: Numbered<WeekChoice> = [number, explain(problem, solve(problem, highs))];
  parentPort?.postMessage(answer);
});
