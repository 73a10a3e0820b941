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
  /** Null where nothing is allowed. */
  solve: () => Relaxed | null;
  setBounds: (column: number, lower: number, upper: number) => void;
}

/** One seed. The solver's own preparations cost more than they save where the next program is nearly the same. */
const options = {
  output_flag: false,
  random_seed: 0,
  presolve: 'off',
  simplex_scale_strategy: 0,
};

function dataOf({ columns, rows }: IntegerProgram, highs: Highs) {
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.columns.length);
  const [numCols, numRows] = [columns.length, rows.length];
  return {
    numCols,
    numRows,
    sense: highs.constants.objectiveSense.maximize,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ upper }) => upper),
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    matrix: {
      format: 'csr' as const,
      numRows,
      numCols,
      starts,
      indices: rows.flatMap((row) => row.columns),
      values: rows.flatMap(({ factors }) => factors),
    },
  };
}

function solve({ columns }: IntegerProgram, highs: Highs, model: Model): Relaxed | null {
  const { modelStatus } = model.run();
  const { optimal, infeasible, unboundedOrInfeasible } = highs.constants.modelStatus;
  if (modelStatus === infeasible || modelStatus === unboundedOrInfeasible) return null;
  if (modelStatus !== optimal) throw new Error(`The solver ended with status ${modelStatus}.`);
  const { colValue: values, colDual: prices } = model.getSolution();
  const total = columns.reduce((sum, { cost }, at) => sum + cost * (values[at] ?? 0), 0);
  return { total, values, prices };
}

/** The program is the solver's only as long as it is used here. */
export const relaxing = <Result>(
  program: IntegerProgram,
  highs: Highs,
  use: (relaxation: LinearProgram) => Result,
): Result =>
  highs.withModel(dataOf(program, highs), (model) => {
    model.options.set(options);
    return use({
      solve: () => solve(program, highs, model),
      setBounds: (column, lower, upper) => {
        model.changeColBounds(column, lower, upper);
      },
    });
  });
