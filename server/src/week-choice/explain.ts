import { termsOf } from './points.js';
import type { ChosenMeal, WeekChoice, WeekReason } from './types.js';
import { Week } from './week.js';
import { hurriesUntil, type WeekProblem } from './week-problem.js';
import { limits, weights } from './weights.js';

interface Earned {
  points: number;
  reason: WeekReason;
}

/** What a dish uses of the fridge and no earlier one did: what it uses up before it expires, and the rest. */
function fridgeReasons(problem: WeekProblem, before: Week, slot: number, dish: number): Earned[] {
  const { dishes, foods } = problem;
  const soon = hurriesUntil(problem);
  const usedUp: Earned[] = [];
  const atHome = { points: 0, products: [] as string[] };
  for (const use of dishes[dish]?.uses ?? []) {
    const food = foods[use.food];
    const share = before.newlyUsed(slot, dish, use.food);
    if (food === undefined || share <= 0) continue;
    const points = share * food.worth;
    const { product, name, expiresOn, lastDay } = food;
    const isFinished = before.usedOf(use.food) + share >= limits.usedUpShare;
    if (expiresOn !== null && lastDay <= soon && isFinished) {
      usedUp.push({ points, reason: { kind: 'USES_UP', product, name, expiresOn } });
    } else {
      atHome.points += points;
      atHome.products.push(product);
    }
  }
  const { points, products } = atHome;
  const rest =
    points >= weights.atHome ? [{ points, reason: { kind: 'AT_HOME' as const, products } }] : [];
  return [...usedUp.toSorted(mostFirst), ...rest];
}

const mostFirst = (one: Earned, other: Earned): number => other.points - one.points;

function reasonsOf(problem: WeekProblem, before: Week, slot: number, dish: number): WeekReason[] {
  const [where, what] = [problem.slots[slot], problem.dishes[dish]];
  if (!where || !what) return [];
  const fridge = fridgeReasons(problem, before, slot, dish);
  const usesUp = fridge.filter(({ reason }) => reason.kind === 'USES_UP');
  const kept = weights.kept + weights.keptAmongFirst;
  const others: Earned[] = [
    ...termsOf(what, where, problem.request).flatMap(({ points, reason }) =>
      reason !== null && points > 0 ? [{ points, reason }] : [],
    ),
    ...fridge.filter(({ reason }) => reason.kind !== 'USES_UP'),
    ...(what.kept ? [{ points: kept, reason: { kind: 'KEPT' as const } }] : []),
  ];
  return [...usesUp, ...others.toSorted(mostFirst)]
    .slice(0, limits.reasons)
    .map(({ reason }) => reason);
}

/** What could stand in a slot beside the rest of the week, what would add most first. */
function alternativesAt(problem: WeekProblem, week: Week, slot: number): string[] {
  const chosen = week.choice[slot] ?? null;
  week.remove(slot);
  const found = problem.dishes
    .map(({ recipeId }, dish) => ({ recipeId, dish, gain: week.gain(slot, dish) }))
    .filter(
      ({ recipeId, dish }) =>
        dish !== chosen && recipeId !== problem.slots[slot]?.held && week.allows(slot, dish),
    )
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, limits.alternatives);
  if (chosen !== null) week.place(slot, chosen);
  return found.map(({ recipeId }) => recipeId);
}

/** The meals in the order of the request, each with its reasons: a food is used by the earliest dish that asks for it. */
export function explain(problem: WeekProblem, week: Week): WeekChoice {
  const before = new Week({
    ...problem,
    slots: problem.slots.map((slot) => ({ ...slot, held: null })),
  });
  const meals = new Map<string, ChosenMeal>();
  problem.slots.forEach(({ id, held }, slot) => {
    const dish = week.choice[slot] ?? null;
    const reasons = dish === null ? [] : reasonsOf(problem, before, slot, dish);
    if (dish !== null) before.place(slot, dish);
    const recipeId = (dish === null ? null : problem.dishes[dish]?.recipeId) ?? held;
    meals.set(id, {
      slotId: id,
      recipeId,
      reasons,
      alternatives: alternativesAt(problem, week, slot),
    });
  });
  return { meals: problem.request.slots.flatMap(({ id }) => meals.get(id) ?? []) };
}
