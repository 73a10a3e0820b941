import { read } from '../reading/read.js';
import type { Reading } from '../reading/reading.js';
import { avoidedFoodsOf } from './avoided/avoided-list.js';
import type { RecipeToCheck } from './gate.js';
import { isOfTaste } from './named-foods.js';

// What a food that is avoided is found by, and what a recipe has of that: without a whole set of signs, the gate finds
// nothing. So that a book that was read once need not be read again for each list of foods.

const ofTrait = (trait: string): string => `+${trait}`;
const ofFamily = (family: string): string => `*${family}`;

/** The stems and forms of its words, and what they hold. */
export function signsOf(recipe: RecipeToCheck): Set<string> {
  const texts = [recipe.title, recipe.description, ...recipe.instructions];
  const readings = [
    ...texts.map((text) => read(text, 'TEXT')),
    ...recipe.ingredients.map((line) => read(line, 'LINE')),
  ];
  return new Set(readings.flatMap(signsIn));
}

const signsIn = ({ words, hits }: Reading): string[] => [
  ...words.flatMap(({ stem, exact }) => [stem, exact]),
  ...hits.flatMap(({ has, term }) => [
    ...[...has].map(ofTrait),
    ...(term.entry.family ? [ofFamily(term.entry.family)] : []),
  ]),
];

/**
 * The sets of signs of which a recipe has at least one, if it is refused for one of these foods. Null where a recipe may
 * be refused without any: a slip of the pen counts for what is feared.
 */
export function signsOfAvoided(avoidedFoods: readonly string[]): (readonly string[])[] | null {
  if (!isOfTaste(avoidedFoods)) return null;
  const { names, traits, families } = avoidedFoodsOf(avoidedFoods);
  return [
    ...names.map((keys) => keys.map((key) => (key.startsWith('=') ? key.slice(1) : key))),
    ...[...traits.keys()].map((trait) => [ofTrait(trait)]),
    ...[...families.keys()].map((family) => [ofFamily(family)]),
  ];
}
