import type { MealType } from './recipe-brief.js';

const ranges: Record<MealType, readonly [least: number, greatest: number]> = {
  DRINK: [5, 14],
  APERITIF: [10, 24],
  AMUSE_BOUCHE: [10, 24],
  STARTER: [15, 34],
  MAIN: [30, 59],
  DESSERT: [20, 44],
};

/** Minutes for a reply that states none: at random within what is usual for the type, both ends included. */
export function usualMinutes(mealType: MealType, random: () => number): number {
  const [least, greatest] = ranges[mealType];
  return least + Math.floor(random() * (greatest - least + 1));
}
