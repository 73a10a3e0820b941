import type { MealType, UnmetWish } from '../../graphql.generated';

/** What was asked of the chef. The id is made here, so that the same order sent twice is one. */
export interface Order {
  id: string;
  mealType: MealType;
  /** Not a recipe of the last minutes again. */
  fresh: boolean;
  /** Cooked from what the fridge holds. */
  fromInventory?: boolean;
  wishes?: Wishes;
  /** The day that it is planned for: no dish of the days around it. */
  date?: string;
}

/** What somebody asks of one recipe, beside what their household is like. */
export interface Wishes {
  /** Minutes in all; null for any. */
  maxMinutes: number | null;
  forChildren: boolean;
  lowBudget: boolean;
  /** A food that it must hold, as it was typed; null for any. */
  ingredient: string | null;
}

/** What of an order the household does not eat, and why. */
export interface Conflict {
  line: string;
  word: string;
  reason: string;
}

/** Why no recipe was made. */
export interface Refusal {
  code: string;
  conflicts?: readonly Conflict[];
  /** What of the wishes the last try left out. */
  unmetWishes?: readonly UnmetWish[];
  modelWords?: string | null;
}

/** Why an order was not taken: refused by the server, or never answered. */
export type Problem =
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'rateLimited'; until: Date }
  | { kind: 'failed'; error: unknown };

export const isOver = (stage: string): boolean =>
  stage === 'DONE' || stage === 'FAILED' || stage === 'STOPPED';
