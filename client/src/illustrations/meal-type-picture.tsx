import { drawnLater } from './drawn-later';
import type { MealTypePictureProps } from './drawn-meal-type';

/** The large picture of one of the six meal types. */
export const MealTypePicture = drawnLater<MealTypePictureProps>(
  async () => (await import('./drawn-meal-type')).DrawnMealType,
  300,
  300,
);
