import type { Highs } from 'highs';
import { fillGreedily } from './greedy.js';
import { integerProgram, pairsOf, type IntegerProgram, type Pair } from './integer-program.js';
import type { WeekProblem } from './week-problem.js';
import { Week } from './week.js';

export interface Effort {
  /** Then the best that was found is taken: only where time is up would another machine find another week. */
  seconds: number;
  /** So many pairs, the most promising by the relaxation, are decided upon. */
  pairs: number;
}

/** One seed, no gap, and none of the searches for a first solution that took longer than they saved. */
const options = {
  output_flag: false,
  random_seed: 0,
  mip_rel_gap: 0,
  mip_heuristic_run_root_reduced_cost: false,
  mip_heuristic_run_feasibility_jump: false,
};

/** docs/week.md says what they cost. */
const usual: Effort = { seconds: 2, pairs: 500 };

interface Solution {
  values: Float64Array;
  /** What one more of each column would cost. */
  prices: Float64Array;
}

function run(
  { columns, rows }: IntegerProgram,
  highs: Highs,
  { seconds, whole }: { seconds: number; whole: boolean },
): Solution {
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.columns.length);
  const { integer, continuous } = highs.constants.variableType;
  const [numCols, numRows] = [columns.length, rows.length];
  const data = {
    numCols,
    numRows,
    sense: highs.constants.objectiveSense.maximize,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ upper }) => upper),
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    integrality: columns.map((column) => (whole && column.whole ? integer : continuous)),
    matrix: {
      format: 'csr' as const,
      numRows,
      numCols,
      starts,
      indices: rows.flatMap((row) => row.columns),
      values: rows.flatMap(({ factors }) => factors),
    },
  };
  return highs.withModel(data, (model) => {
    model.options.set({ ...options, time_limit: seconds });
    model.run();
    const { colValue, colDual } = model.getSolution();
    return { values: colValue, prices: colDual };
  });
}

/** The pairs that the relaxation chooses, in part at least, and those that would cost it least. */
function promising(problem: WeekProblem, highs: Highs, effort: Effort): readonly Pair[] {
  const pairs = pairsOf(problem);
  if (pairs.length <= effort.pairs) return pairs;
  const relaxed = { seconds: effort.seconds, whole: false };
  const { values, prices } = run(integerProgram(problem, pairs), highs, relaxed);
  return pairs
    .map((pair, at) => ({ pair, at, price: values[at] ? 0 : Math.abs(prices[at] ?? 0) }))
    .toSorted((one, other) => one.price - other.price)
    .slice(0, effort.pairs)
    .toSorted((one, other) => one.at - other.at)
    .map(({ pair }) => pair);
}

/** The best week there is, or the best found in time, and never one worse than the greedy one. */
export function solve(problem: WeekProblem, highs: Highs, effort = usual): Week {
  const greedy = fillGreedily(problem);
  const pairs = promising(problem, highs, effort);
  if (pairs.length === 0) return greedy;
  const whole = { seconds: effort.seconds, whole: true };
  const { values } = run(integerProgram(problem, pairs), highs, whole);
  const week = new Week(problem);
  pairs.forEach(({ slot, dish }, pair) => {
    const isChosen = (values[pair] ?? 0) > 0.5 && week.choice[slot] === null;
    if (isChosen && week.allows(slot, dish)) week.place(slot, dish);
  });
  fillGreedily(problem, week);
  return week.total >= greedy.total ? week : greedy;
}
