import { chooseReasons, type Earned } from './choose-reasons.js';
import { termsOf } from './points.js';
import type { ChosenMeal, WeekChoice } from './types.js';
import { Week } from './week.js';
import { hurriesUntil, type WeekProblem } from './week-problem.js';
import { limits, weights } from './weights.js';

/** By food, the slot of the last dish that uses of it in time, where nearly all of it is used then. */
function finishers(problem: WeekProblem, week: Week): ReadonlyMap<number, number> {
  const before = nothingChosen(problem);
  const last = new Map<number, number>();
  week.choice.forEach((dish, slot) => {
    if (dish === null) return;
    const uses = problem.dishes[dish]?.uses ?? [];
    for (const { food } of uses) if (before.newlyUsed(slot, dish, food) > 0) last.set(food, slot);
    before.place(slot, dish);
  });
  return new Map([...last].filter(([food]) => before.usedOf(food) >= limits.usedUpShare));
}

/** What is held too is placed one by one. */
const nothingChosen = (problem: WeekProblem): Week =>
  new Week({ ...problem, slots: problem.slots.map((slot) => ({ ...slot, held: null })) });

interface Explained {
  problem: WeekProblem;
  /** The meals before the one that is explained. */
  before: Week;
  finishers: ReadonlyMap<number, number>;
}

/** What a dish uses of the fridge and no earlier one did: what it uses up before it expires, and the rest. */
function fridgeReasons(
  { problem, before, finishers }: Explained,
  slot: number,
  dish: number,
): Earned[] {
  const { dishes, foods } = problem;
  const soon = hurriesUntil(problem);
  const usedUp: Earned[] = [];
  const atHome: { points: number; product: string }[] = [];
  for (const use of dishes[dish]?.uses ?? []) {
    const food = foods[use.food];
    const share = before.newlyUsed(slot, dish, use.food);
    if (food === undefined || share <= 0) continue;
    const points = share * food.worth;
    const { product, name, expiresOn, lastDay } = food;
    const isFinished = finishers.get(use.food) === slot;
    if (expiresOn !== null && lastDay <= soon && isFinished) {
      usedUp.push({ points, reason: { kind: 'USES_UP', product, name, expiresOn } });
    } else {
      atHome.push({ points, product });
    }
  }
  const points = atHome.reduce((sum, each) => sum + each.points, 0);
  const products = atHome.toSorted(mostFirst).map(({ product }) => product);
  const rest =
    points >= weights.atHome ? [{ points, reason: { kind: 'AT_HOME' as const, products } }] : [];
  return [...usedUp, ...rest];
}

const mostFirst = (one: { points: number }, other: { points: number }): number =>
  other.points - one.points;

/** All that speaks for a dish in its slot. */
function reasonsOf(explained: Explained, slot: number, dish: number): Earned[] {
  const { problem } = explained;
  const [where, what] = [problem.slots[slot], problem.dishes[dish]];
  if (!where || !what) return [];
  const kept = weights.kept + weights.keptAmongFirst;
  return [
    ...termsOf(what, where, problem.request).flatMap(({ points, reason }) =>
      reason !== null && points > 0 ? [{ points, reason }] : [],
    ),
    ...fridgeReasons(explained, slot, dish),
    ...(what.kept ? [{ points: kept, reason: { kind: 'KEPT' as const } }] : []),
  ];
}

/** What could stand in a slot beside the rest of the week, what would add most first. */
function alternativesAt(problem: WeekProblem, week: Week, slot: number): string[] {
  const chosen = week.choice[slot] ?? null;
  const titleOf = (dish: number): string => (problem.dishes[dish]?.title ?? '').toLowerCase();
  week.remove(slot);
  const found = problem.dishes
    .map(({ recipeId }, dish) => ({ recipeId, dish, gain: week.gain(slot, dish) }))
    .filter(
      ({ recipeId, dish }) =>
        dish !== chosen && recipeId !== problem.slots[slot]?.held && week.allows(slot, dish),
    )
    .toSorted((one, other) => other.gain - one.gain);
  if (chosen !== null) week.place(slot, chosen);
  // What the chef has written may be a dish of the book by the same name: nobody chooses between the two.
  const titles = new Set(chosen === null ? [] : [titleOf(chosen)]);
  const shown: string[] = [];
  for (const { dish, recipeId } of found) {
    if (shown.length === limits.alternatives) break;
    if (titles.has(titleOf(dish))) continue;
    titles.add(titleOf(dish));
    shown.push(recipeId);
  }
  return shown;
}

/**
 * The meals in the order of the request, each with its reasons: a food is used by the earliest dish that asks for it, and
 * finished by the last.
 */
export function explain(problem: WeekProblem, week: Week): WeekChoice {
  const before = nothingChosen(problem);
  const explained = { problem, before, finishers: finishers(problem, week) };
  const earned = problem.slots.map((_, slot) => {
    const dish = week.choice[slot] ?? null;
    if (dish === null) return [];
    const reasons = reasonsOf(explained, slot, dish);
    before.place(slot, dish);
    return reasons;
  });
  const said = chooseReasons(earned);
  const meals = new Map<string, ChosenMeal>();
  problem.slots.forEach(({ id, held }, slot) => {
    const dish = week.choice[slot] ?? null;
    const recipeId = (dish === null ? null : problem.dishes[dish]?.recipeId) ?? held;
    meals.set(id, {
      slotId: id,
      recipeId,
      reasons: said[slot] ?? [],
      alternatives: alternativesAt(problem, week, slot),
    });
  });
  return { meals: problem.request.slots.flatMap(({ id }) => meals.get(id) ?? []) };
}
