import type { Highs, Model } from 'highs';
import type { IntegerProgram } from './integer-program.js';

export interface Relaxed {
  total: number;
  values: Float64Array;
  /** What one more of each column would cost. */
  prices: Float64Array;
}

/** A program of which no column need be whole, kept so that after a change little has to be computed anew. */
export interface LinearProgram {
  /** Null where nothing is allowed, or nothing beyond this total, which is often seen long before the best is found. */
  solve: (beyond?: number) => Relaxed | null;
  setBounds: (column: number, lower: number, upper: number) => void;
  /** Steps of the simplex method so far: what it costs, the same on every machine. */
  steps: () => number;
}

/** One seed. The solver's own preparations cost more than they save where the next program is nearly the same. */
const options = {
  output_flag: false,
  random_seed: 0,
  presolve: 'off',
  simplex_scale_strategy: 0,
};

function dataOf({ columns, rows }: IntegerProgram, highs: Highs) {
  const [numCols, numRows] = [columns.length, rows.lower.length];
  return {
    numCols,
    numRows,
    // Only where it minimises does the solver stop at a bound.
    sense: highs.constants.objectiveSense.minimize,
    colCost: columns.map(({ cost }) => -cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ upper }) => upper),
    rowLower: rows.lower,
    rowUpper: rows.upper,
    matrix: {
      format: 'csr' as const,
      numRows,
      numCols,
      starts: rows.starts,
      indices: rows.columns,
      values: rows.factors,
    },
  };
}

/** The program is the solver's only as long as it is used here. One relaxation takes so many steps at most. */
export const relaxing = <Result>(
  program: IntegerProgram,
  highs: Highs,
  mostSteps: number,
  use: (relaxation: LinearProgram) => Result,
): Result =>
  highs.withModel(dataOf(program, highs), (model) => {
    model.options.set({ ...options, simplex_iteration_limit: Math.min(mostSteps, 2 ** 31 - 1) });
    let steps = 0;
    return use({
      solve(beyond) {
        if (beyond !== undefined) model.options.set({ objective_bound: -beyond });
        const { modelStatus } = model.run();
        steps += Number(model.info.get('simplex_iteration_count'));
        return isSolved(modelStatus, highs) ? solutionOf(program, model) : null;
      },
      setBounds: (column, lower, upper) => {
        model.changeColBounds(column, lower, upper);
      },
      steps: () => steps,
    });
  });

/** @throws Error where the solver has failed */
function isSolved(status: number, { constants }: Highs): boolean {
  const { optimal, infeasible, unboundedOrInfeasible, objectiveBound, iterationLimit } =
    constants.modelStatus;
  const unsolved: number[] = [infeasible, unboundedOrInfeasible, objectiveBound, iterationLimit];
  if (status !== optimal && !unsolved.includes(status))
    throw new Error(`The solver ended with status ${status}.`);
  return status === optimal;
}

function solutionOf({ columns }: IntegerProgram, model: Model): Relaxed {
  const { colValue: values, colDual: prices } = model.getSolution();
  const total = columns.reduce((sum, { cost }, at) => sum + cost * (values[at] ?? 0), 0);
  return { total, values, prices };
}
