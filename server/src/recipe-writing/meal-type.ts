import { fold } from '../diet/text/text.js';
import { mealTypeLabels } from './labels.fr.js';
import type { MealType } from './recipe-brief.js';

const mealTypes = Object.keys(mealTypeLabels) as MealType[];

/** The type that a text names by its French label; null when it names none. */
export const mealTypeOf = (text: string): MealType | null =>
  mealTypes.find((each) => fold(text).startsWith(fold(mealTypeLabels[each]))) ?? null;
