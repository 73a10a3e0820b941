import { fractionOf, seasonOf } from './days.js';
import type { WeekCandidate, WeekReason, WeekRequest, WeekSlot } from './types.js';
import { weights } from './weights.js';

type Wishes = Pick<WeekRequest, 'today' | 'lowBudget' | 'useUpFridge' | 'children'>;
type EatenDish = Omit<WeekCandidate, 'uses' | 'mainFoods'>;

/** What a dish earns in a slot by itself; without a reason where there is nothing to say to a person. */
export interface Term {
  points: number;
  reason: WeekReason | null;
}

const tasteTerms = (dish: EatenDish): Term[] => [
  { points: dish.kept ? weights.kept : 0, reason: null },
  { points: dish.own ? weights.own : 0, reason: null },
  { points: dish.harder ? weights.harder : 0, reason: null },
  {
    points: weights.liked * Math.min(Math.max(0, dish.liked), weights.mostLiked),
    reason: { kind: 'LIKED' },
  },
];

function seasonTerm(dish: EatenDish, slot: WeekSlot): Term {
  if (dish.seasons.length === 0) return { points: 0, reason: null };
  return dish.seasons.includes(seasonOf(slot.date))
    ? { points: weights.inSeason, reason: { kind: 'IN_SEASON' } }
    : { points: weights.outOfSeason, reason: null };
}

function priceTerm(dish: EatenDish, { lowBudget }: Wishes): Term {
  if (!lowBudget || dish.price === null) return { points: 0, reason: null };
  if (dish.price === 'LOW') return { points: weights.lowPrice, reason: { kind: 'LOW_PRICE' } };
  return { points: dish.price === 'HIGH' ? weights.highPrice : 0, reason: null };
}

function quickTerm({ minutes }: EatenDish, { weekend }: WeekSlot): Term {
  const isQuick = !weekend && minutes <= weights.quickMinutes;
  return { points: isQuick ? weights.quick : 0, reason: { kind: 'QUICK', minutes } };
}

/** All that depends on nothing but the dish, its slot and what was wished. */
export function termsOf(dish: EatenDish, slot: WeekSlot, wishes: Wishes): Term[] {
  const suitsChildren = wishes.children && dish.forChildren;
  return [
    ...tasteTerms(dish),
    priceTerm(dish, wishes),
    { points: suitsChildren ? weights.children : 0, reason: { kind: 'CHILDREN' } },
    seasonTerm(dish, slot),
    quickTerm(dish, slot),
  ];
}

/**
 * What would not keep until the last day comes first. Over all days that is nothing: it says when such a dish is eaten,
 * and not whether.
 * @param days from the week's first day, on which one shops for it
 * @param last the same, of the last
 */
export const freshness = ({ keepsDays = null }: EatenDish, days: number, last: number): number =>
  keepsDays !== null && keepsDays <= last ? weights.freshFirst * (1 - (2 * days) / last) : 0;

/** @param rank of the slot among those of its day: ids may be new each time, the week may not */
export const tieBreak = (dish: EatenDish, date: string, rank: number): number =>
  weights.tieBreak * fractionOf(`${date} ${rank} ${dish.recipeId}`);

/** What it is worth to use all of a food, which keeps for so many more days; null: as long as one likes. */
export function worthOfUsing(
  daysLeft: number | null,
  { useUpFridge }: Pick<Wishes, 'useUpFridge'>,
): number {
  const hurry =
    daysLeft === null ? 0 : weights.usedInTime * 2 ** ((1 - daysLeft) / weights.halfLifeDays);
  return (weights.atHome + hurry) * (useUpFridge ? weights.useUpFridge : 1);
}
