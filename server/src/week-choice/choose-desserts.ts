import { explain } from './explain.js';
import type { ChosenMeal, WeekCandidate, WeekChoice, WeekRequest } from './types.js';
import { hurriesUntil, weekProblem, type WeekProblem } from './week-problem.js';
import { limits } from './weights.js';
import { Week } from './week.js';

/** How much of each food these meals use before it expires; more than 1 where they ask for more than there is. */
function usedInTime(
  { slots, candidates, fridge }: WeekRequest,
  { meals }: WeekChoice,
): Map<string, number> {
  const dates = new Map(slots.map(({ id, date }) => [id, date]));
  const dishes = new Map(candidates.map((each) => [each.recipeId, each]));
  const expiry = new Map(fridge.map(({ product, expiresOn }) => [product, expiresOn]));
  const used = new Map<string, number>();
  for (const { slotId, recipeId } of meals)
    for (const { product, share } of dishes.get(recipeId ?? '')?.uses ?? [])
      if ((dates.get(slotId) ?? '') < (expiry.get(product) ?? '9999'))
        used.set(product, (used.get(product) ?? 0) + share);
  return used;
}

/** The dish by what it would use of what is left. */
const ofRest = (dish: WeekCandidate, used: ReadonlyMap<string, number>): WeekCandidate => ({
  ...dish,
  uses: dish.uses.flatMap(({ product, share }) => {
    const left = 1 - (used.get(product) ?? 0);
    if (left <= 1 - limits.usedUpShare) return [];
    return [{ product, share: Math.min(1, share / left) }];
  }),
});

/** Whether a dessert uses enough of something that nobody would eat in time without it. */
const saves = (
  { foods, dishes, ...problem }: WeekProblem,
  week: Week,
  slot: number,
  dish: number,
) =>
  (dishes[dish]?.uses ?? []).some(({ food }) => {
    const { expiresOn = null, lastDay = Infinity } = foods[food] ?? {};
    return (
      expiresOn !== null &&
      lastDay <= hurriesUntil(problem) &&
      week.newlyUsed(slot, dish, food) >= limits.savedShare
    );
  });

/** The one that adds most of those that save something; null without one. */
function bestDessert(problem: WeekProblem, week: Week): { slot: number; dish: number } | null {
  const open = [...problem.slots.keys()].filter(
    (slot) => problem.slots[slot]?.held === null && week.choice[slot] === null,
  );
  const [best] = open
    .flatMap((slot) =>
      problem.mostFirst(slot).flatMap(({ dish }) => {
        if (!week.allows(slot, dish) || !saves(problem, week, slot, dish)) return [];
        return [{ slot, dish, gain: week.gain(slot, dish) }];
      }),
    )
    .toSorted((one, other) => other.gain - one.gain);
  return best ?? null;
}

/**
 * Desserts for what expires soon and the main courses leave, one after the other: what adds most comes first. None is
 * chosen for anything else, so that most slots stay empty.
 * @param mains what was asked for as main courses, for the same fridge, and `choice` what came of it
 */
export function chooseDesserts(
  request: WeekRequest,
  mains: WeekRequest,
  choice: WeekChoice,
): ChosenMeal[] {
  const used = usedInTime(mains, choice);
  const candidates = request.candidates.map((dish) => ofRest(dish, used));
  const problem = weekProblem({ ...request, candidates });
  const week = new Week(problem);
  const most = request.useUpFridge ? limits.dessertsToUseUp : limits.desserts;
  while (week.choice.filter((dish) => dish !== null).length < most) {
    const best = bestDessert(problem, week);
    if (!best) break;
    week.place(best.slot, best.dish);
  }
  return explain(problem, week).meals.filter(({ recipeId }) => recipeId !== null);
}
