import { Branching, sides, type Branch, type Side } from './branching.js';
import type { IntegerProgram } from './integer-program.js';
import type { LinearProgram, Relaxed } from './linear-program.js';

/** Less than this nothing is worth being looked for. */
const tiny = 1e-6;
/** With so few decisions made, what is not whole yet is made whole to see how good that is. */
const early = 3;

/** What is known of the best. */
export interface Known {
  total: () => number;
  /** Makes something whole of these values, and keeps it if it is better. */
  offer: (values: Float64Array) => void;
}

/**
 * Looks for something whole that is better than what is known: decides on one column after the other, and gives up where
 * the relaxation says that there is nothing. A pure computation, without a clock.
 * @param most after so many steps of the solver no other relaxation is begun; what is not searched then is left
 */
export function searchWhole(
  { columns }: IntegerProgram,
  linear: LinearProgram,
  known: Known,
  most: number,
): void {
  const bounds = columns.map(({ upper }): [number, number] => [0, upper]);
  const branching = new Branching(columns);

  const solve = (): Relaxed | null => {
    const least = known.total() + tiny;
    const relaxed = linear.solve(least);
    return relaxed && relaxed.total > least ? relaxed : null;
  };

  /** Solves with the column on one side of its value, and learns what that costs; whether anything is there. */
  function onSide(
    branch: Branch,
    { total }: Relaxed,
    side: Side,
    then: (relaxed: Relaxed) => void = () => {},
  ): boolean {
    const { column, value } = branch;
    const [lower, upper] = bounds[column] ?? [0, 0];
    const within: [number, number] =
      side === 'up' ? [Math.ceil(value), upper] : [lower, Math.floor(value)];
    bounds[column] = within;
    linear.setBounds(column, ...within);
    const relaxed = solve();
    branching.learn(branch, side, total - (relaxed?.total ?? known.total()));
    if (relaxed) then(relaxed);
    bounds[column] = [lower, upper];
    linear.setBounds(column, lower, upper);
    return relaxed !== null;
  }

  /** Tries what nothing is known of; what is left to search where one of its sides holds nothing. */
  function forced(relaxed: Relaxed): [Branch, Side] | null {
    for (const branch of branching.unknown(relaxed.values))
      for (const [side, other] of [sides, sides.toReversed()] as [Side, Side][])
        if (linear.steps() >= most) return null;
        else if (!onSide(branch, relaxed, side)) return [branch, other];
    return null;
  }

  function search(relaxed: Relaxed, depth: number): void {
    if (linear.steps() >= most) return;
    const only = forced(relaxed);
    const branch = only?.[0] ?? branching.best(relaxed.values);
    if (!branch || depth < early) known.offer(relaxed.values);
    if (!branch) return;
    for (const side of only ? [only[1]] : sides)
      if (linear.steps() < most)
        onSide(branch, relaxed, side, (narrower) => search(narrower, depth + 1));
  }

  const root = solve();
  if (root) search(root, 0);
}
