import type { WeekProblem } from './week-problem.js';
import { Week } from './week.js';

/** The dish that adds most in an empty slot. */
export function bestDish(problem: WeekProblem, week: Week, slot: number): number | null {
  let [found, most] = [null as number | null, -Infinity];
  for (let dish = 0; dish < problem.dishes.length; dish += 1) {
    const gain = week.gain(slot, dish);
    if (gain > most && week.allows(slot, dish)) [found, most] = [dish, gain];
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
