import type { Aisle } from '../aisle.js';
import { listOf } from '../text/lists.js';
import type { Trait } from './types.js';

/** Vessels, pieces and measures: what stands after their « de » is what one looks for. */
export const containers = listOf('container');

/** What stands in one of these has been preserved. */
export const preservingContainers = listOf('preserving container');

/** So has what is said to be in or under one of these. */
export const preserved = listOf('preserved');

/** What is kept frozen is found there, whatever it is; « frais ou surgelé » leaves the choice. */
export const frozen = listOf('frozen');

/** Said of meat or fish, these make a plant of it, which lies chilled with its like. */
export const plantMarks = listOf('plant mark');

/** What is shaped of meat, or of a plant: « steak haché de soja », « nuggets au tofu ». */
export const shapedOfPlants = listOf('shaped of plants');

export const plantsShaped = listOf('plant shaped');

/** Aisle of what only the diet lexicon knows, by the first trait that applies. */
export const aisleByTrait: readonly (readonly [Trait, Aisle])[] = [
  ['MEAT', 'BUTCHER'],
  ['PORK', 'BUTCHER'],
  ['FISH', 'FISH'],
  ['SHELLFISH', 'FISH'],
  ['SNAIL_OR_FROG', 'FISH'],
  ['ALCOHOL', 'DRINKS'],
  ['GELATINE', 'BAKING'],
  ['EGG', 'DAIRY'],
  ['MILK', 'DAIRY'],
  ['GLUTEN', 'GROCERY'],
  ['OATS', 'BAKING'],
  ['NUT', 'GROCERY'],
];

/** Words that say how a product is cut, kept or chosen, without making it another one. */
export const modifiers = listOf('modifier');

/** From one of these words on, a name tells what is done with the product or what it is for. */
export const asides = listOf('aside');

/** How little or how much water from the tap a recipe takes: these may stand before the word. */
export const tapWaterBefore = listOf('tap water before');

/** What a recipe may say of it: these may stand after the word. */
export const tapWaterAfter = listOf('tap water after');

/** Said of water anywhere in a line, these mean that it comes in a bottle. */
export const bottledWater = listOf('bottled water');

/** In brackets or behind a comma, what follows one of these names no kind; « (si possible rouges) » does. */
export const purposesAside = listOf('purpose aside');

/** Said after a name in brackets or behind a comma, these make another product of it, though they are participles or parts. */
export const kindsAside = listOf('kind aside');

/** Pieces of which one buys the food they are of: « 2 darnes (saumon) ». */
export const pieces = listOf('piece');

/** One of a thing is the thing: « 1 unité : concombre ». */
export const wholes = listOf('whole');

/** One buys the first whole for the second, a part of it. */
export const partsTaken: readonly (readonly [wholes: string, parts: string])[] = [
  [
    `citron, citron vert, citron jaune, lime, orange, orange sanguine, pamplemousse, clémentine, mandarine, yuzu`,
    'jus',
  ],
  ['poireau, ciboule, cébette, cive', 'vert, blanc'],
  ['œuf', 'blanc, jaune'],
];
