import type { Highs } from 'highs';
import { fillGreedily } from './greedy.js';
import { integerProgram, pairsOf, type IntegerProgram, type Pair } from './integer-program.js';
import type { WeekProblem } from './week-problem.js';
import { Week } from './week.js';

/**
 * No gap is left unless time is up, in seconds, and only then would another machine find another week. This build of
 * the solver has one thread.
 */
const options = { output_flag: false, time_limit: 2, random_seed: 0, mip_rel_gap: 0 };

/** So many pairs, the most promising by the relaxation, are decided upon: docs/week.md says what that costs. */
const mostPairs = 500;

interface Solution {
  values: Float64Array;
  /** What one more of each column would cost. */
  prices: Float64Array;
}

function run({ columns, rows }: IntegerProgram, highs: Highs, whole: boolean): Solution {
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
    model.options.set(options);
    model.run();
    const { colValue, colDual } = model.getSolution();
    return { values: colValue, prices: colDual };
  });
}

/** The pairs that the relaxation chooses, in part at least, and those that would cost it least. */
function promising(problem: WeekProblem, pairs: readonly Pair[], highs: Highs): readonly Pair[] {
  if (pairs.length <= mostPairs) return pairs;
  const { values, prices } = run(integerProgram(problem, pairs), highs, false);
  const price = pairs.map((_, pair) =>
    (values[pair] ?? 0) > 1e-6 ? 0 : Math.abs(prices[pair] ?? 0),
  );
  const cheapest = [...pairs.keys()].toSorted((one, other) => price[one]! - price[other]!);
  const kept = new Set(cheapest.slice(0, mostPairs));
  return pairs.filter((_, pair) => kept.has(pair));
}

/** The best week there is, or the best found in time, and never one worse than the greedy one. */
export function solve(problem: WeekProblem, highs: Highs): Week {
  const greedy = fillGreedily(problem);
  const pairs = promising(problem, pairsOf(problem), highs);
  if (pairs.length === 0) return greedy;
  const { values } = run(integerProgram(problem, pairs), highs, true);
  const week = new Week(problem);
  pairs.forEach(({ slot, dish }, pair) => {
    const isChosen = (values[pair] ?? 0) > 0.5 && week.choice[slot] === null;
    if (isChosen && week.allows(slot, dish)) week.place(slot, dish);
  });
  fillGreedily(problem, week);
  return week.total >= greedy.total ? week : greedy;
}
