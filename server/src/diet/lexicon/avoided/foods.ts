import { dairyAndPantry } from './dairy-and-pantry.js';
import { fruitsAndNuts } from './fruits-and-nuts.js';
import { herbsAndSpices } from './herbs-and-spices.js';
import { meatAndSea } from './meat-and-sea.js';
import type { AvoidableFood } from './types.js';
import { vegetables } from './vegetables.js';

/** The foods of which Popote knows other names, or what they are made into. Any other is looked up as it is written. */
export const avoidableFoods: readonly AvoidableFood[] = [
  ...vegetables,
  ...fruitsAndNuts,
  ...meatAndSea,
  ...dairyAndPantry,
  ...herbsAndSpices,
];
