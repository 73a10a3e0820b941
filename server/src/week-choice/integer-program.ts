import { portionCuts } from './portion-cuts.js';
import { tooNear, type WeekProblem } from './week-problem.js';
import { Week } from './week.js';
import { limits, weights } from './weights.js';

/** A dish that may stand in a slot. */
export interface Pair {
  slot: number;
  dish: number;
}

export interface Column {
  /** What one of it is worth. */
  cost: number;
  /** At least 0. */
  upper: number;
  /** What must be a whole number; null for what follows from the others. */
  whole: 'DISH' | 'PAIR' | null;
}

/** Sums of columns, one after the other: where each begins, what it holds, each with its factor, and its bounds. */
interface Rows {
  starts: number[];
  columns: number[];
  factors: number[];
  lower: number[];
  upper: number[];
}

/** To be maximised. The first columns are the pairs, in their order. */
export interface IntegerProgram {
  columns: readonly Column[];
  rows: Rows;
}

interface CountedDish {
  dish: number;
  /** The column that says how often it is chosen. */
  column: number;
  pairs: readonly number[];
}

interface Draft {
  problem: WeekProblem;
  /** What is held, alone. */
  held: Week;
  pairs: readonly Pair[];
  columns: Column[];
  rows: Rows;
}

/** A row that is being written. */
type Sum = (columns: readonly number[] | number, factor: number) => void;

function addRow(
  { rows }: Draft,
  bounds: { lower?: number; upper?: number },
  write: (sum: Sum) => void,
): void {
  const { starts, columns, factors } = rows;
  write((added, factor) => {
    for (const column of typeof added === 'number' ? [added] : added) {
      columns.push(column);
      factors.push(factor);
    }
  });
  if (columns.length === starts.at(-1)) return;
  starts.push(columns.length);
  rows.lower.push(bounds.lower ?? -Infinity);
  rows.upper.push(bounds.upper ?? Infinity);
}

function addColumn({ columns }: Draft, column: Column): number {
  return columns.push(column) - 1;
}

/** The pairs' columns by what they have in common, in the order in which that appears. */
function grouped(pairs: readonly Pair[], key: (pair: Pair) => number): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  pairs.forEach((pair, column) => {
    const group = groups.get(key(pair));
    if (group) group.push(column);
    else groups.set(key(pair), [column]);
  });
  return groups;
}

/** Every pair that may be chosen beside what is held. */
export function pairsOf(problem: WeekProblem): Pair[] {
  const held = new Week(problem);
  return problem.slots.flatMap((where, slot) =>
    where.held === null
      ? problem.dishes.flatMap((_, dish) => (held.allows(slot, dish) ? [{ slot, dish }] : []))
      : [],
  );
}

/**
 * How often each dish is chosen: at most once, but where days of the request lie further apart. So dishes are decided on
 * before their days, and the rows after these are short.
 */
function countDishes(draft: Draft): CountedDish[] {
  const { pairs, problem } = draft;
  const dayOf = (pair: number): number => problem.slots[pairs[pair]?.slot ?? 0]?.day ?? 0;
  return [...grouped(pairs, ({ dish }) => dish)].map(([dish, within]) => {
    const isOnce = tooNear(dayOf(within[0] ?? 0), dayOf(within.at(-1) ?? 0));
    const upper = isOnce ? 1 : within.length;
    const column = addColumn(draft, { cost: 0, upper, whole: 'DISH' });
    addRow(draft, { lower: 0, upper: 0 }, (sum) => {
      sum(within, 1);
      sum(column, -1);
    });
    if (isOnce) return { dish, column, pairs: within };
    within.forEach((first, at) => {
      const stretch = within.slice(at).filter((pair) => tooNear(dayOf(first), dayOf(pair)));
      addRow(draft, { upper: 1 }, (sum) => sum(stretch, 1));
    });
    return { dish, column, pairs: within };
  });
}

/** Each main food at most twice, and the second time at a price. */
function limitMainFoods(draft: Draft, counted: readonly CountedDish[]): void {
  const { problem, held } = draft;
  const byFood: number[][] = [];
  for (const { dish, column } of counted)
    for (const food of problem.dishes[dish]?.mainFoods ?? []) (byFood[food] ??= []).push(column);
  byFood.forEach((within, food) => {
    const left = limits.mealsWithSameMainFood - held.mealsWith(food);
    const upper = limits.mealsWithSameMainFood;
    const most = within.reduce((sum, column) => sum + (draft.columns[column]?.upper ?? 0), 0);
    // One meal alone repeats nothing.
    if (most <= 1 && left === upper) return;
    const repeated = addColumn(draft, { cost: weights.repeatedMainFood, upper, whole: null });
    addRow(draft, { upper: left }, (sum) => sum(within, 1));
    addRow(draft, { upper: Math.max(0, left - 1) }, (sum) => {
      sum(within, 1);
      sum(repeated, -1);
    });
  });
}

interface FoodUse {
  share: number;
  column: number;
  /** Its pairs that come too late for the food. */
  late: readonly number[];
}

function usesByFood({ problem, pairs }: Draft, counted: readonly CountedDish[]): FoodUse[][] {
  const byFood: FoodUse[][] = problem.foods.map(() => []);
  const dayOf = (pair: number): number => problem.slots[pairs[pair]?.slot ?? 0]?.day ?? 0;
  for (const { dish, column, pairs: within } of counted)
    for (const { food, share } of problem.dishes[dish]?.uses ?? []) {
      const lastDay = problem.foods[food]?.lastDay ?? 0;
      const late = within.filter((pair) => dayOf(pair) > lastDay);
      if (late.length < within.length) byFood[food]?.push({ share, column, late });
    }
  return byFood;
}

/** What is used of each food by those who eat it in time, up to all of it. */
function countFoods(draft: Draft, counted: readonly CountedDish[]): void {
  const { problem, held } = draft;
  usesByFood(draft, counted).forEach((uses, food) => {
    const upper = 1 - held.usedOf(food);
    if (uses.length === 0 || upper <= 0) return;
    const { worth } = problem.foods[food] ?? { worth: 0 };
    const used = addColumn(draft, { cost: worth, upper, whole: null });
    const shares = uses.map(({ share }) => share);
    const addInTime = (sum: Sum, factors: readonly number[]): void =>
      uses.forEach(({ column, late }, at) => {
        const factor = factors[at] ?? 0;
        sum(column, factor);
        sum(late, -factor);
      });
    addRow(draft, { lower: 0 }, (sum) => {
      addInTime(sum, shares);
      sum(used, -1);
    });
    for (const cut of portionCuts(shares, upper))
      addRow(draft, { upper: cut.upper }, (sum) => {
        addInTime(sum, cut.factors);
        sum(used, 1);
      });
  });
}

/** The first favourites earn more than the others. */
function countFirstKept(draft: Draft, counted: readonly CountedDish[]): void {
  const { problem, held } = draft;
  const upper = problem.firstKept - held.kept;
  const kept = counted.filter(({ dish }) => problem.dishes[dish]?.kept);
  if (kept.length === 0 || upper <= 0) return;
  const first = addColumn(draft, { cost: weights.keptAmongFirst, upper, whole: null });
  const columns = kept.map(({ column }) => column);
  addRow(draft, { lower: 0 }, (sum) => {
    sum(columns, 1);
    sum(first, -1);
  });
}

/** The week among these pairs as an integer program, whose objective is the total of `Week` but for a constant. */
export function integerProgram(problem: WeekProblem, pairs: readonly Pair[]): IntegerProgram {
  const costs = pairs.map(({ slot, dish }) => problem.points(slot, dish));
  const columns = costs.map((cost) => ({ cost, upper: 1, whole: 'PAIR' as const }));
  const rows: Rows = { starts: [0], columns: [], factors: [], lower: [], upper: [] };
  const draft: Draft = { problem, held: new Week(problem), pairs, columns, rows };
  for (const within of grouped(pairs, ({ slot }) => slot).values())
    addRow(draft, { upper: 1 }, (sum) => sum(within, 1));
  const counted = countDishes(draft);
  limitMainFoods(draft, counted);
  countFoods(draft, counted);
  countFirstKept(draft, counted);
  return draft;
}
