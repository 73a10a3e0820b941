import { tooNear, type WeekProblem } from './week-problem.js';
import { limits, weights } from './weights.js';

/** By slot: the dish's place in the problem; null: none. */
export type Choice = (number | null)[];

/**
 * A week that fills up. What a dish adds depends on what stands there already, the sum on nothing but what stands
 * there in the end.
 */
export class Week {
  readonly choice: Choice;
  total = 0;
  readonly #problem: WeekProblem;
  readonly #mainFoods: number[];
  readonly #used: number[];
  #kept = 0;

  /** With what is held, and nothing else. */
  constructor(problem: WeekProblem) {
    this.#problem = problem;
    this.choice = problem.slots.map(() => null);
    this.#used = problem.foods.map(() => 0);
    this.#mainFoods = [...problem.plannedMainFoods];
    problem.slots.forEach(({ held }, slot) => {
      if (held === null) return;
      const dish = problem.dishes.findIndex(({ recipeId }) => recipeId === held);
      if (dish >= 0) this.place(slot, dish);
    });
  }

  /** Whether the dish may stand in the empty slot beside what stands there. */
  allows(slot: number, dish: number): boolean {
    const { slots, dishes, allowed } = this.#problem;
    if (!allowed(slot, dish)) return false;
    for (const food of dishes[dish]?.mainFoods ?? [])
      if (this.mealsWith(food) >= limits.mealsWithSameMainFood) return false;
    if (!this.choice.includes(dish)) return true;
    const day = slots[slot]?.day ?? 0;
    return !this.choice.some(
      (chosen, other) => chosen === dish && tooNear(slots[other]?.day ?? 0, day),
    );
  }

  /** What the dish would add in the empty slot. */
  gain(slot: number, dish: number): number {
    const { dishes, foods, firstKept, points } = this.#problem;
    let sum = points(slot, dish);
    for (const { food, share } of dishes[dish]?.uses ?? [])
      sum += (foods[food]?.worth ?? 0) * this.#addedTo(food, share, slot);
    if (dishes[dish]?.kept && this.#kept < firstKept) sum += weights.keptAmongFirst;
    for (const food of dishes[dish]?.mainFoods ?? [])
      if (this.mealsWith(food) > 0) sum += weights.repeatedMainFood;
    return sum;
  }

  /** How much more of a food would be used in time. */
  newlyUsed(slot: number, dish: number, food: number): number {
    const share = this.#problem.dishes[dish]?.uses.find((use) => use.food === food)?.share ?? 0;
    return this.#addedTo(food, share, slot);
  }

  /** In time; more than 1 where several dishes ask for more than there is. */
  usedOf(food: number): number {
    return this.#used[food] ?? 0;
  }

  /** Among them those that were planned before. */
  mealsWith(mainFood: number): number {
    return this.#mainFoods[mainFood] ?? 0;
  }

  get kept(): number {
    return this.#kept;
  }

  place(slot: number, dish: number): void {
    this.total += this.gain(slot, dish);
    this.choice[slot] = dish;
    this.#change(slot, dish, 1);
  }

  remove(slot: number): void {
    const dish = this.choice[slot] ?? null;
    if (dish === null) return;
    this.choice[slot] = null;
    this.#change(slot, dish, -1);
    this.total -= this.gain(slot, dish);
  }

  #change(slot: number, dish: number, by: 1 | -1): void {
    const { slots, dishes, foods } = this.#problem;
    const day = slots[slot]?.day ?? 0;
    for (const { food, share } of dishes[dish]?.uses ?? [])
      if (day <= (foods[food]?.lastDay ?? 0)) this.#used[food] = this.usedOf(food) + by * share;
    for (const food of dishes[dish]?.mainFoods ?? [])
      this.#mainFoods[food] = this.mealsWith(food) + by;
    if (dishes[dish]?.kept) this.#kept += by;
  }

  #addedTo(food: number, share: number, slot: number): number {
    const { slots, foods } = this.#problem;
    if ((slots[slot]?.day ?? 0) > (foods[food]?.lastDay ?? 0)) return 0;
    const used = this.usedOf(food);
    return Math.max(0, Math.min(1, used + share) - Math.min(1, used));
  }
}
