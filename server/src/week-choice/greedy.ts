import type { WeekProblem } from './week-problem.js';
import { Week } from './week.js';

const noise = 1e-9;

/** The dish that adds most in an empty slot. */
export function bestDish(problem: WeekProblem, week: Week, slot: number): number | null {
  let [found, most] = [null as number | null, -Infinity];
  for (const possible of problem.mostFirst(slot)) {
    // None of those that follow could add as much.
    if (possible.most < most - noise) break;
    const gain = week.gain(slot, possible.dish);
    const isBetter = gain > most || (gain === most && possible.dish < (found ?? Infinity));
    if (isBetter && week.allows(slot, possible.dish)) [found, most] = [possible.dish, gain];
  }
  return found;
}

/** Slot by slot, the earliest first, the dish that adds most to what stands there. */
export function fillGreedily(problem: WeekProblem, week = new Week(problem)): Week {
  problem.slots.forEach(({ held }, slot) => {
    if (held !== null || week.choice[slot] !== null) return;
    const dish = bestDish(problem, week, slot);
    if (dish !== null) week.place(slot, dish);
  });
  return week;
}
