import type { Highs } from 'highs';
import { searchWhole } from './branch-and-bound.js';
import { fillGreedily } from './greedy.js';
import { improveWeek } from './improve-week.js';
import { integerProgram, pairsOf, type Pair } from './integer-program.js';
import { relaxing, type Relaxed } from './linear-program.js';
import type { WeekProblem } from './week-problem.js';
import { Week } from './week.js';

export interface Effort {
  /** After so many steps of the solver the best that was found is taken. No clock: the same week everywhere. */
  steps: number;
  /** So many pairs, the most promising by the relaxation, are decided upon. */
  pairs: number;
}

/** docs/week.md says what they cost. */
const usual: Effort = { steps: 2000, pairs: 300 };
/** Ten times what the first relaxation of a large week takes. */
const mostRootSteps = 5000;
const noise = 1e-6;

/** A week of what is chosen in part only: what is chosen most comes first. */
function rounded(problem: WeekProblem, pairs: readonly Pair[], values: Float64Array): Week {
  const week = new Week(problem);
  const mostFirst = pairs
    .flatMap((pair, at) => ((values[at] ?? 0) > noise ? [{ ...pair, value: values[at] ?? 0 }] : []))
    .toSorted((one, other) => other.value - one.value);
  for (const { slot, dish } of mostFirst)
    if (week.choice[slot] === null && week.allows(slot, dish)) week.place(slot, dish);
  return improveWeek(problem, fillGreedily(problem, week));
}

/**
 * The pairs that a better week could have. One of which the relaxation loses more than lies between it and the week
 * that is known is in none.
 */
function promising(pairs: readonly Pair[], { values, prices }: Relaxed, gap: number, most: number) {
  return pairs
    .flatMap((pair, at) => {
      const price = (values[at] ?? 0) > noise ? 0 : Math.abs(prices[at] ?? 0);
      return price <= gap ? [{ pair, at, price }] : [];
    })
    .toSorted((one, other) => one.price - other.price)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
    .map(({ pair }) => pair);
}

function rethrow(reason: unknown): never {
  throw reason;
}

/**
 * The best week there is, or the best found within the effort, and never one worse than the greedy one.
 * @param onFailure hears why the solver failed, and what was found before is kept; else that is thrown
 */
export function solve(
  problem: WeekProblem,
  highs: Highs,
  effort = usual,
  onFailure: (reason: unknown) => void = rethrow,
): Week {
  let best = fillGreedily(problem);
  const keep = (week: Week): void => {
    if (week.total > best.total) best = week;
  };
  try {
    search(problem, highs, effort, { best: () => best, keep });
  } catch (reason) {
    onFailure(reason);
  }
  return best;
}

interface Kept {
  best: () => Week;
  keep: (week: Week) => void;
}

function search(problem: WeekProblem, highs: Highs, effort: Effort, { best, keep }: Kept): void {
  const held = new Week(problem).total;
  const pairs = pairsOf(problem);
  if (pairs.length === 0) return;
  const whole = integerProgram(problem, pairs);
  const root = relaxing(whole, highs, mostRootSteps, ({ solve: relax }) => relax());
  if (!root) {
    keep(improveWeek(problem, best()));
    throw new Error('The first relaxation has no answer within its steps.');
  }
  keep(rounded(problem, pairs, root.values));
  const gap = root.total + held - best().total;
  if (gap < noise) return;
  const few = promising(pairs, root, gap, effort.pairs);
  if (few.length === 0) return;
  const program = integerProgram(problem, few);
  const known = {
    total: () => best().total - held,
    offer: (values: Float64Array) => keep(rounded(problem, few, values)),
  };
  relaxing(program, highs, effort.steps, (linear) =>
    searchWhole(program, linear, known, effort.steps),
  );
}
