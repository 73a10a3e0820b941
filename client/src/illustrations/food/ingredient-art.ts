import type { IngredientArt } from './art';
import { FRUIT_AND_HERB_ART } from './fruit-and-herb-art';
import { LARDER_ART } from './larder-art';
import { VEGETABLE_ART } from './vegetable-art';

/** Every ingredient that can be drawn. */
export const INGREDIENT_ART = { ...VEGETABLE_ART, ...LARDER_ART, ...FRUIT_AND_HERB_ART };

export type IngredientKey = keyof typeof INGREDIENT_ART;

export const artOf = (key: IngredientKey): IngredientArt => INGREDIENT_ART[key];
