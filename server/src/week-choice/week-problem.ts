import { dayOf, seasonOf } from './days.js';
import { freshness, termsOf, tieBreak, worthOfUsing } from './points.js';
import type { FridgeFood, WeekCandidate, WeekRequest, WeekSlot } from './types.js';
import { limits, weights } from './weights.js';

export interface Slot extends WeekSlot {
  readonly day: number;
  /** Null: nothing is held here. It may be no candidate. */
  readonly held: string | null;
}

interface Use {
  /** Its place in the problem. */
  readonly food: number;
  readonly share: number;
}

export interface Dish extends Omit<WeekCandidate, 'uses' | 'mainFoods'> {
  readonly uses: readonly Use[];
  /** By their numbers. */
  readonly mainFoods: readonly number[];
}

export interface Food extends FridgeFood {
  /** The last day on which it is still good, as the day of its date counts as expired. */
  readonly lastDay: number;
  readonly worth: number;
}

/** The request in an order of its own, with what every dish earns in every slot by itself. */
export interface WeekProblem {
  readonly request: WeekRequest;
  readonly slots: readonly Slot[];
  readonly dishes: readonly Dish[];
  readonly foods: readonly Food[];
  /** How many meals of the plan have each main food already, by its number. */
  readonly plannedMainFoods: readonly number[];
  /** How many of the week's favourites earn most. */
  readonly firstKept: number;
  readonly points: (slot: number, dish: number) => number;
  /** Whether a dish may stand in a slot, whatever is chosen for those that are not held. */
  readonly allowed: (slot: number, dish: number) => boolean;
  /** Those that are allowed in a slot, with the most that each could add there, the most first. */
  readonly mostFirst: (slot: number) => readonly Possible[];
}

interface Possible {
  readonly dish: number;
  readonly most: number;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export const tooNear = (one: number, other: number): boolean =>
  Math.abs(one - other) < limits.daysBetweenSameDish;

/** The last day of those whose food is in a hurry: what keeps longer can wait for another week. */
export const hurriesUntil = ({ request, slots }: Pick<WeekProblem, 'request' | 'slots'>): number =>
  Math.max(dayOf(request.today) + limits.soonDays, slots.at(-1)?.day ?? 0);

/** The value of a key that is the record's own. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;

const slotsOf = ({ slots, held }: WeekRequest): Slot[] =>
  slots
    .map((slot) => ({ ...slot, day: dayOf(slot.date), held: own(held, slot.id) }))
    .toSorted((one, other) => one.day - other.day || byText(one.id, other.id));

/** Of a food that lies there several times the soonest to expire counts; what has expired is no food any more. */
function foodsOf(request: WeekRequest): Food[] {
  const today = dayOf(request.today);
  const foods = new Map<string, Food>();
  const soonestFirst = request.fridge.toSorted(
    (one, other) =>
      byText(one.expiresOn ?? '9999', other.expiresOn ?? '9999') || byText(one.name, other.name),
  );
  for (const food of soonestFirst) {
    const daysLeft = food.expiresOn === null ? null : dayOf(food.expiresOn) - today;
    if ((daysLeft !== null && daysLeft < 1) || foods.has(food.product)) continue;
    const lastDay = daysLeft === null ? Infinity : today + daysLeft - 1;
    foods.set(food.product, { ...food, lastDay, worth: worthOfUsing(daysLeft, request) });
  }
  return [...foods.values()].toSorted((one, other) => byText(one.product, other.product));
}

function usesOf({ uses }: WeekCandidate, places: ReadonlyMap<string, number>): Use[] {
  const shares = new Map<number, number>();
  for (const { product, share } of uses) {
    const food = places.get(product);
    if (food !== undefined && share > 0)
      shares.set(food, Math.min(1, (shares.get(food) ?? 0) + share));
  }
  return [...shares]
    .map(([food, share]) => ({ food, share }))
    .toSorted((one, other) => one.food - other.food);
}

function dishesOf(
  { candidates }: WeekRequest,
  foods: readonly Food[],
  mainFoods: ReadonlyMap<string, number>,
): Dish[] {
  const places = new Map(foods.map(({ product }, at) => [product, at]));
  const unique = new Map(candidates.map((candidate) => [candidate.recipeId, candidate]));
  return [...unique.values()]
    .map((candidate) => ({
      ...candidate,
      mainFoods: [...new Set(candidate.mainFoods.flatMap((food) => mainFoods.get(food) ?? []))],
      uses: usesOf(candidate, places),
    }))
    .toSorted((one, other) => byText(one.recipeId, other.recipeId));
}

/** The numbers of the main foods. */
function numbered({ candidates, plannedMainFoods }: WeekRequest): Map<string, number> {
  const numbers = new Map<string, number>();
  const named = new Set([...plannedMainFoods, ...candidates.flatMap((each) => each.mainFoods)]);
  for (const food of [...named].toSorted()) numbers.set(food, numbers.size);
  return numbers;
}

/** Slots of one season and part of the week earn a dish the same points, but for its lot. */
function earnings(slots: readonly Slot[], request: WeekRequest): (dish: Dish) => number[] {
  const kinds = slots.map(({ date, weekend }) => `${seasonOf(date)} ${weekend}`);
  const firsts = kinds.map((kind) => kinds.indexOf(kind));
  return (dish) => {
    const earned: number[] = [];
    slots.forEach((slot, s) => {
      const known = earned[firsts[s] ?? s];
      const terms = known === undefined ? termsOf(dish, slot, request) : [];
      earned.push(known ?? terms.reduce<number>((sum, { points }) => sum + points, weights.filled));
    });
    return earned;
  };
}

/** Whether a dish may stand in a slot, whatever is chosen for those that are not held. */
function rulesOf(slots: readonly Slot[], { refused }: WeekRequest) {
  const refusedIn = new Map(slots.map((slot) => [slot, new Set(own(refused, slot.id))]));
  const holding = slots.filter(({ held }) => held !== null);
  return ({ recipeId, minutes, lastPlanned }: Dish): ((slot: Slot) => boolean) => {
    const planned = lastPlanned === null ? null : dayOf(lastPlanned);
    const heldIn = holding.filter(({ held }) => held === recipeId);
    return (slot) =>
      !refusedIn.get(slot)?.has(recipeId) &&
      (slot.maxMinutes === null || minutes <= slot.maxMinutes) &&
      (planned === null || !tooNear(planned, slot.day)) &&
      !heldIn.some((other) => other !== slot && tooNear(other.day, slot.day));
  };
}

/** The most that a dish could add to what it earns by itself. */
const mostOfWeek = ({ uses, kept }: Dish, { day }: Slot, foods: readonly Food[]): number => {
  let most = kept ? weights.keptAmongFirst : 0;
  for (const { food, share } of uses) {
    const { lastDay, worth } = foods[food] ?? { lastDay: 0, worth: 0 };
    if (day <= lastDay) most += share * worth;
  }
  return most;
};

export function weekProblem(request: WeekRequest): WeekProblem {
  const slots = slotsOf(request);
  const foods = foodsOf(request);
  const mainFoods = numbered(request);
  const dishes = dishesOf(request, foods, mainFoods);
  const points = new Float64Array(slots.length * dishes.length);
  const allowed = new Uint8Array(points.length);
  const ranks = slots.map(
    ({ day }, s) => slots.slice(0, s).filter((each) => each.day === day).length,
  );
  const firstDay = slots[0]?.day ?? 0;
  const lastDay = slots.at(-1)?.day ?? 0;
  const earned = earnings(slots, request);
  const allows = rulesOf(slots, request);
  dishes.forEach((dish, d) => {
    const earnedHere = earned(dish);
    const isAllowed = allows(dish);
    slots.forEach((slot, s) => {
      const at = s * dishes.length + d;
      const fresh = freshness(dish, slot.day - firstDay, lastDay - firstDay);
      const stays = own(request.before ?? {}, slot.id) === dish.recipeId ? weights.stays : 0;
      points[at] = (earnedHere[s] ?? 0) + fresh + stays + tieBreak(dish, slot.date, ranks[s] ?? 0);
      allowed[at] = Number(isAllowed(slot));
    });
  });
  const ranked: Possible[][] = [];
  const mostFirst = (s: number): readonly Possible[] => {
    const slot = slots[s];
    if (!slot) return [];
    return (ranked[s] ??= dishes
      .flatMap((dish, d) => {
        const at = s * dishes.length + d;
        if (allowed[at] !== 1) return [];
        return [{ dish: d, most: (points[at] ?? 0) + mostOfWeek(dish, slot, foods) }];
      })
      .toSorted((one, other) => other.most - one.most));
  };
  const plannedMainFoods = Array.from({ length: mainFoods.size }, () => 0);
  for (const food of request.plannedMainFoods) {
    const number = mainFoods.get(food) ?? 0;
    plannedMainFoods[number] = (plannedMainFoods[number] ?? 0) + 1;
  }
  return {
    request,
    slots,
    dishes,
    foods,
    plannedMainFoods,
    firstKept: Math.ceil(slots.length / 2),
    points: (slot, dish) => points[slot * dishes.length + dish] ?? 0,
    allowed: (slot, dish) => allowed[slot * dishes.length + dish] === 1,
    mostFirst,
  };
}
