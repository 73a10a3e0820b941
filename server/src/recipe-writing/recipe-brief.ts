import type { Restriction } from '../diet/restrictions.js';

export type MealType = 'DRINK' | 'APERITIF' | 'AMUSE_BOUCHE' | 'STARTER' | 'MAIN' | 'DESSERT';
export type Difficulty = 'EASY' | 'MEDIUM' | 'HARD';
export type FridgeUnit =
  'UNIT' | 'G' | 'KG' | 'ML' | 'CL' | 'L' | 'TABLESPOON' | 'TEASPOON' | 'PINCH' | 'CUP';

export interface FridgeItem {
  readonly name: string;
  readonly quantity: number;
  readonly unit: FridgeUnit;
  /** YYYY-MM-DD, or null when it keeps. */
  readonly expiresOn: string | null;
}

/** What somebody asks of one recipe, beside what their household is like. */
export interface RecipeWishes {
  /** Minutes in all, cooking included; null for any. */
  readonly maxMinutes: number | null;
  readonly forChildren: boolean;
  readonly lowBudget: boolean;
  /** A food that it must hold, as it was typed; null for any. */
  readonly ingredient: string | null;
}

export const noWishes: RecipeWishes = {
  maxMinutes: null,
  forChildren: false,
  lowBudget: false,
  ingredient: null,
};

/** All that a recipe must answer to. Holds no name and no e-mail. */
export interface RecipeBrief {
  readonly mealType: MealType;
  readonly wishes: RecipeWishes;
  readonly servings: number;
  readonly difficulty: Difficulty;
  readonly adults: number;
  readonly children: number;
  /** Of every member of the household. */
  readonly restrictions: readonly Restriction[];
  readonly avoidedFoods: readonly string[];
  readonly preferredFoods: readonly string[];
  /** Soonest expiry first; null when the recipe need not come from the fridge. */
  readonly fridge: readonly FridgeItem[] | null;
  /** What is planned around the day that it is for, today where it is for none, nearest first: a reply of that title is refused. */
  readonly plannedTitles: readonly string[];
  /** Titles made lately for this household and meal type, newest first: not to be made again. */
  readonly recentTitles: readonly string[];
  /** The day the recipe is asked for, YYYY-MM-DD, in Switzerland. */
  readonly today: string;
}

const forever = '9999-12-31';

/** Soonest expiry first, what keeps last; ties in alphabetical order, so that equal fridges read alike. */
export function bySoonestExpiry(left: FridgeItem, right: FridgeItem): number {
  const byDate = (left.expiresOn ?? forever).localeCompare(right.expiresOn ?? forever);
  return byDate !== 0 ? byDate : left.name.localeCompare(right.name);
}
