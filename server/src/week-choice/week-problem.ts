import { dayOf } from './days.js';
import { termsOf, tieBreak, worthOfUsing } from './points.js';
import type { FridgeFood, WeekCandidate, WeekRequest, WeekSlot } from './types.js';
import { limits, weights } from './weights.js';

export interface Slot extends WeekSlot {
  readonly day: number;
  /** Null: nothing is held here. It may be no candidate. */
  readonly held: string | null;
}

export interface Dish extends Omit<WeekCandidate, 'uses'> {
  /** By the food's place in the problem. */
  readonly uses: readonly { readonly food: number; readonly share: number }[];
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
  /** How many of the week's favourites earn most. */
  readonly firstKept: number;
  readonly points: (slot: number, dish: number) => number;
  /** Whether a dish may stand in a slot, whatever is chosen for those that are not held. */
  readonly allowed: (slot: number, dish: number) => boolean;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export const tooNear = (one: number, other: number): boolean =>
  Math.abs(one - other) < limits.daysBetweenSameDish;

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

function dishesOf({ candidates }: WeekRequest, foods: readonly Food[]): Dish[] {
  const places = new Map(foods.map(({ product }, at) => [product, at]));
  const dishes = new Map<string, Dish>();
  for (const candidate of candidates) {
    const shares = new Map<number, number>();
    for (const { product, share } of candidate.uses) {
      const food = places.get(product);
      if (food !== undefined && share > 0)
        shares.set(food, Math.min(1, (shares.get(food) ?? 0) + share));
    }
    dishes.set(candidate.recipeId, {
      ...candidate,
      mainFoods: [...new Set(candidate.mainFoods)],
      uses: [...shares]
        .map(([food, share]) => ({ food, share }))
        .toSorted((one, other) => one.food - other.food),
    });
  }
  return [...dishes.values()].toSorted((one, other) => byText(one.recipeId, other.recipeId));
}

function isAllowed(dish: Dish, slot: Slot, slots: readonly Slot[], refused: readonly string[]) {
  if (refused.includes(dish.recipeId)) return false;
  if (slot.maxMinutes !== null && dish.minutes > slot.maxMinutes) return false;
  if (dish.lastPlanned !== null && tooNear(dayOf(dish.lastPlanned), slot.day)) return false;
  return !slots.some(
    (other) => other !== slot && other.held === dish.recipeId && tooNear(other.day, slot.day),
  );
}

export function weekProblem(request: WeekRequest): WeekProblem {
  const slots = slotsOf(request);
  const foods = foodsOf(request);
  const dishes = dishesOf(request, foods);
  const points = new Float64Array(slots.length * dishes.length);
  const allowed = new Uint8Array(points.length);
  slots.forEach((slot, s) => {
    const rank = slots.slice(0, s).filter(({ day }) => day === slot.day).length;
    const refused = own(request.refused, slot.id) ?? [];
    dishes.forEach((dish, d) => {
      const terms = termsOf(dish, slot, request);
      points[s * dishes.length + d] = terms.reduce(
        (sum, term) => sum + term.points,
        weights.filled + tieBreak(dish, slot.date, rank),
      );
      allowed[s * dishes.length + d] = Number(isAllowed(dish, slot, slots, refused));
    });
  });
  return {
    request,
    slots,
    dishes,
    foods,
    firstKept: Math.ceil(slots.length / 2),
    points: (slot, dish) => points[slot * dishes.length + dish] ?? 0,
    allowed: (slot, dish) => allowed[slot * dishes.length + dish] === 1,
  };
}
