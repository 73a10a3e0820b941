import type { MealType } from '../../graphql.generated';

/** What was asked of the chef. The id is made here, so that the same order sent twice is one. */
export interface Order {
  id: string;
  mealType: MealType;
  /** Not a recipe of the last minutes again. */
  fresh: boolean;
  /** Cooked from what the fridge holds. */
  fromInventory?: boolean;
}

/** Why an order was not taken: refused by the server, or never answered. */
export type Problem =
  | { kind: 'refused'; code: string }
  | { kind: 'rateLimited'; until: Date }
  | { kind: 'failed'; error: unknown };

export const isOver = (stage: string): boolean =>
  stage === 'DONE' || stage === 'FAILED' || stage === 'STOPPED';
