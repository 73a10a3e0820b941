import type { IngredientArt } from './art';
import { FRUIT_AND_HERB_ART } from './fruit-and-herb-art';
import { LARDER_ART } from './larder-art';
import { VEGETABLE_ART } from './vegetable-art';

/** Every ingredient that can be drawn. */
export const INGREDIENT_ART = { ...VEGETABLE_ART, ...LARDER_ART, ...FRUIT_AND_HERB_ART };

export type IngredientKey = keyof typeof INGREDIENT_ART;

const isKnown = (key: string): key is IngredientKey => Object.hasOwn(INGREDIENT_ART, key);

/** Of keys between spaces those that can be drawn here: the server may know foods that this version does not. */
export const drawableOf = (keys: string): IngredientKey[] => keys.split(' ').filter(isKnown);

export const artOf = (key: IngredientKey): IngredientArt => INGREDIENT_ART[key];
