import type { Highs } from 'highs';
import { searchWhole } from './branch-and-bound.js';
import { fillGreedily } from './greedy.js';
import { improveWeek } from './improve-week.js';
import { integerProgram, pairsOf, type Pair } from './integer-program.js';
import { relaxing, type Relaxed } from './linear-program.js';
import type { WeekProblem } from './week-problem.js';
import { Week } from './week.js';

export interface Effort {
  /** About so many relaxations are solved; then the best that was found is taken. No clock: the same week everywhere. */
  relaxations: number;
  /** So many pairs, the most promising by the relaxation, are decided upon. */
  pairs: number;
}

/** docs/week.md says what they cost. */
const usual: Effort = { relaxations: 150, pairs: 300 };
const noise = 1e-6;

/** A week of what is chosen in part only: what is chosen most comes first. */
function rounded(problem: WeekProblem, pairs: readonly Pair[], values: Float64Array): Week {
  const week = new Week(problem);
  const mostFirst = pairs
    .map((pair, at) => ({ ...pair, value: values[at] ?? 0 }))
    .filter(({ value }) => value > noise)
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
    .map((pair, at) => ({
      pair,
      at,
      price: (values[at] ?? 0) > noise ? 0 : Math.abs(prices[at] ?? 0),
    }))
    .filter(({ price }) => price <= gap)
    .toSorted((one, other) => one.price - other.price)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
    .map(({ pair }) => pair);
}

/** The best week there is, or the best found within the effort, and never one worse than the greedy one. */
export function solve(problem: WeekProblem, highs: Highs, effort = usual): Week {
  const held = new Week(problem).total;
  let best = fillGreedily(problem);
  const keep = (week: Week): void => {
    if (week.total > best.total) best = week;
  };
  const pairs = pairsOf(problem);
  if (pairs.length === 0) return best;
  const root = relaxing(integerProgram(problem, pairs), highs, ({ solve: relax }) => relax());
  if (!root) return best;
  keep(rounded(problem, pairs, root.values));
  const gap = root.total + held - best.total;
  if (gap < noise) return best;
  const few = promising(pairs, root, gap, effort.pairs);
  if (few.length === 0) return best;
  const program = integerProgram(problem, few);
  const known = {
    total: () => best.total - held,
    offer: (values: Float64Array) => keep(rounded(problem, few, values)),
  };
  relaxing(program, highs, (linear) => searchWhole(program, linear, known, effort.relaxations));
  return best;
}
