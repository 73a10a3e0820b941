import { bestDish } from './greedy.js';
import type { WeekProblem } from './week-problem.js';
import type { Week } from './week.js';

const tiny = 1e-9;

/** Puts the dish in this slot that adds most; whether that is better than before. */
function exchange(problem: WeekProblem, week: Week, slot: number): boolean {
  const [before, old] = [week.total, week.choice[slot] ?? null];
  week.remove(slot);
  const dish = bestDish(problem, week, slot);
  if (dish !== null) week.place(slot, dish);
  if (week.total > before + tiny) return true;
  week.remove(slot);
  if (old !== null) week.place(slot, old);
  return false;
}

/** Lets two meals change places; whether that is allowed, and better. */
function swap(week: Week, one: number, other: number): boolean {
  const [first, second] = [week.choice[one] ?? null, week.choice[other] ?? null];
  if (first === null || second === null) return false;
  const before = week.total;
  week.remove(one);
  week.remove(other);
  if (week.allows(one, second)) {
    week.place(one, second);
    if (week.allows(other, first)) {
      week.place(other, first);
      if (week.total > before + tiny) return true;
      week.remove(other);
    }
    week.remove(one);
  }
  week.place(one, first);
  week.place(other, second);
  return false;
}

/** Exchanges single dishes and swaps pairs of them as long as that makes the week better. */
export function improveWeek(problem: WeekProblem, week: Week): Week {
  const open = [...problem.slots.keys()].filter((slot) => problem.slots[slot]?.held === null);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const slot of open) isBetter = exchange(problem, week, slot) || isBetter;
    open.forEach((one, at) => {
      for (const other of open.slice(at + 1)) isBetter = swap(week, one, other) || isBetter;
    });
  }
  return week;
}
