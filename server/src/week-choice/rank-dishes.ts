import type { Use } from '../diet/ingredients/fridge-stock.js';
import { dayOf } from './days.js';
import { worthOfUsing } from './points.js';
import { limits, weights } from './weights.js';

/** What a dish uses of what is at home. */
export interface HomeUse extends Omit<Use, 'askedAs'> {
  /** Whether there is as much of it as the dish asks for: what is also to be bought is no reason to cook it, unless it would expire. */
  readonly isEnough: boolean;
}

/** A dish that all who eat may have, and what of it will be at home when it is eaten. */
export interface HomeDish<Missing = unknown> {
  readonly recipeId: string;
  /** A favourite of the household. */
  readonly kept: boolean;
  /** How many things one buys for it, where nothing is at home but staples. */
  readonly foods: number;
  /** Those of which there is nothing at home, or too little. */
  readonly missing: readonly Missing[];
  readonly uses: readonly HomeUse[];
}

export interface HomeReason {
  readonly kind: 'USES_UP' | 'AT_HOME' | 'KEPT';
  /** As the fridge calls it; null for KEPT. */
  readonly foodName: string | null;
  /** YYYY-MM-DD, of USES_UP alone. */
  readonly expiresOn: string | null;
}

export interface RankedDish<Missing = unknown> extends HomeDish<Missing> {
  /** At most three, the strongest first; none where of all that it uses there is too little. */
  readonly reasons: readonly HomeReason[];
}

interface Weighed<Missing> {
  readonly dish: RankedDish<Missing>;
  readonly uses: readonly Worth[];
  readonly covered: number;
  readonly isKeptAndWhole: boolean;
}

interface Worth extends HomeUse {
  readonly points: number;
  /** Whether nothing of it is left to expire within the days in which one hurries. */
  readonly isUsedUp: boolean;
}

function worthOf(use: HomeUse, today: string): Worth {
  const daysLeft = use.expiresOn === null ? null : dayOf(use.expiresOn) - dayOf(today);
  const worth = worthOfUsing(daysLeft, { useUpFridge: false });
  const isSoon = daysLeft !== null && daysLeft <= limits.soonDays;
  return {
    ...use,
    points: use.share * worth,
    isUsedUp: isSoon && use.share >= limits.usedUpShare,
  };
}

const mostFirst = (one: { points: number }, other: { points: number }): number =>
  other.points - one.points;

function reasonsFor(uses: readonly Worth[], kept: boolean): HomeReason[] {
  const told = uses
    .filter(({ isEnough, isUsedUp }) => isEnough || isUsedUp)
    .map(({ isUsedUp, name: foodName, expiresOn }) =>
      isUsedUp
        ? { kind: 'USES_UP' as const, foodName, expiresOn }
        : { kind: 'AT_HOME' as const, foodName, expiresOn: null },
    );
  const usedUp = told.filter(({ kind }) => kind === 'USES_UP');
  const atHome = told.filter(({ kind }) => kind === 'AT_HOME').slice(0, 1);
  const foods = [...usedUp, ...atHome].slice(0, limits.reasons);
  return kept ? [...foods, { kind: 'KEPT', foodName: null, expiresOn: null }] : foods;
}

/** Null for a dish that uses nothing, or for which one would have to buy most. */
function weigh<Missing>(dish: HomeDish<Missing>, today: string): Weighed<Missing> | null {
  const { foods, missing, kept } = dish;
  const uses = dish.uses
    .filter(({ share }) => share > 0)
    .map((use) => worthOf(use, today))
    .toSorted(mostFirst);
  if (uses.length === 0) return null;
  const covered = Math.max(0, 1 - missing.length / Math.max(1, foods));
  if (covered < limits.leastCovered && !uses.some(({ isUsedUp }) => isUsedUp)) return null;
  return {
    dish: { ...dish, reasons: reasonsFor(uses, kept) },
    uses,
    covered,
    isKeptAndWhole: kept && missing.length === 0,
  };
}

/** What a dish is worth beside those above it: a food that one of them uses is half as pressing. */
const pointsOf = (
  { dish, uses, covered }: Weighed<unknown>,
  usedAbove: ReadonlySet<string>,
): number =>
  uses.reduce(
    (sum, { product, points }) => sum + points * (usedAbove.has(product) ? 0.5 : 1),
    weights.covered * covered + (dish.missing.length === 0 ? weights.whole : 0),
  );

function compare(
  one: Weighed<unknown>,
  other: Weighed<unknown>,
  usedAbove: ReadonlySet<string>,
): number {
  const byPoints = pointsOf(other, usedAbove) - pointsOf(one, usedAbove);
  return (
    Number(other.isKeptAndWhole) - Number(one.isKeptAndWhole) ||
    byPoints ||
    Number(other.dish.kept) - Number(one.dish.kept) ||
    (one.dish.recipeId < other.dish.recipeId ? -1 : 1)
  );
}

/**
 * The dishes that suit what is at home, the best first: the favourites for which all is there, then by what they use
 * before it expires and how much of them is there. What uses nothing is not among them.
 */
export function rankDishes<Missing>(
  dishes: readonly HomeDish<Missing>[],
  today: string,
  most: number,
): RankedDish<Missing>[] {
  const rest = new Set(dishes.flatMap((dish) => weigh(dish, today) ?? []));
  const usedAbove = new Set<string>();
  const ranked: RankedDish<Missing>[] = [];
  while (rest.size > 0 && ranked.length < most) {
    const best = [...rest].reduce((one, other) =>
      compare(one, other, usedAbove) <= 0 ? one : other,
    );
    rest.delete(best);
    ranked.push(best.dish);
    for (const { product } of best.uses) usedAbove.add(product);
  }
  return ranked;
}
