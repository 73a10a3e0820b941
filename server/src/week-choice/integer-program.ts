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

/** A sum of columns, each with its factor, and its bounds. */
interface Row {
  columns: readonly number[];
  factors: readonly number[];
  lower: number;
  upper: number;
}

/** To be maximised. The first columns are the pairs, in their order. */
export interface IntegerProgram {
  columns: readonly Column[];
  rows: readonly Row[];
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
  rows: Row[];
}

type Sum = readonly (readonly [column: number, factor: number])[];

const times = (columns: readonly number[], factor: number): Sum =>
  columns.map((column) => [column, factor]);

function addRow({ rows }: Draft, sum: Sum, { lower = -Infinity, upper }: Partial<Row>): void {
  const [columns, factors] = [sum.map(([column]) => column), sum.map(([, factor]) => factor)];
  if (sum.length > 0) rows.push({ columns, factors, lower, upper: upper ?? Infinity });
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
    const stretches = within.map((first, at) =>
      within.slice(at).filter((pair) => tooNear(dayOf(first), dayOf(pair))),
    );
    const isOnce = stretches[0]?.length === within.length;
    const upper = isOnce ? 1 : within.length;
    const column = addColumn(draft, { cost: 0, upper, whole: 'DISH' });
    addRow(draft, [...times(within, 1), [column, -1]], { lower: 0, upper: 0 });
    if (!isOnce) for (const stretch of stretches) addRow(draft, times(stretch, 1), { upper: 1 });
    return { dish, column, pairs: within };
  });
}

/** Each main food at most twice, and the second time at a price. */
function limitMainFoods(draft: Draft, counted: readonly CountedDish[]): void {
  const { problem, held } = draft;
  const foods = new Map<string, number[]>();
  for (const { dish, column } of counted)
    for (const food of problem.dishes[dish]?.mainFoods ?? [])
      foods.set(food, [...(foods.get(food) ?? []), column]);
  for (const [food, within] of foods) {
    const left = limits.mealsWithSameMainFood - held.mealsWith(food);
    const upper = limits.mealsWithSameMainFood;
    const repeated = addColumn(draft, { cost: weights.repeatedMainFood, upper, whole: null });
    addRow(draft, times(within, 1), { upper: left });
    addRow(draft, [...times(within, 1), [repeated, -1]], { upper: Math.max(0, left - 1) });
  }
}

/** What is used of each food by those who eat it in time, up to all of it. */
function countFoods(draft: Draft, counted: readonly CountedDish[]): void {
  const { problem, held, pairs } = draft;
  problem.foods.forEach(({ lastDay, worth }, food) => {
    const uses = counted.flatMap(({ dish, column, pairs: within }) => {
      const share = problem.dishes[dish]?.uses.find((use) => use.food === food)?.share ?? 0;
      const late = within.filter(
        (pair) => (problem.slots[pairs[pair]?.slot ?? 0]?.day ?? 0) > lastDay,
      );
      return share === 0 || late.length === within.length ? [] : [{ share, column, late }];
    });
    const upper = 1 - held.usedOf(food);
    if (uses.length === 0 || upper <= 0) return;
    const used = addColumn(draft, { cost: worth, upper, whole: null });
    const inTime = (factors: readonly number[]): Sum =>
      uses.flatMap(({ column, late }, at) => {
        const factor = factors[at] ?? 0;
        return [[column, factor], ...times(late, -factor)] as Sum;
      });
    const shares = uses.map(({ share }) => share);
    addRow(draft, [...inTime(shares), [used, -1]], { lower: 0 });
    for (const cut of portionCuts(shares, upper))
      addRow(draft, [...inTime(cut.factors), [used, 1]], { upper: cut.upper });
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
  addRow(draft, [...times(columns, 1), [first, -1]], { lower: 0 });
}

/** The week among these pairs as an integer program, whose objective is the total of `Week` but for a constant. */
export function integerProgram(problem: WeekProblem, pairs: readonly Pair[]): IntegerProgram {
  const costs = pairs.map(({ slot, dish }) => problem.points(slot, dish));
  const columns = costs.map((cost) => ({ cost, upper: 1, whole: 'PAIR' as const }));
  const draft: Draft = { problem, held: new Week(problem), pairs, columns, rows: [] };
  for (const within of grouped(pairs, ({ slot }) => slot).values())
    addRow(draft, times(within, 1), { upper: 1 });
  const counted = countDishes(draft);
  limitMainFoods(draft, counted);
  countFoods(draft, counted);
  countFirstKept(draft, counted);
  return draft;
}
