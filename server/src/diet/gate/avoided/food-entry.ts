import { aroundFoods, preparations } from '../../lexicon/avoided/states.js';
import { legibleText } from '../../text/legible-text.js';
import { stemOf, visibleText, wordsOf, type Word } from '../../text/text.js';
import { isAdjective, knowledgeOf } from '../../vocabulary/known-words.js';
import type { AvoidableFood } from './avoidable-foods.js';
import { familiesNamed, foodsNamed, mended } from './known-foods.js';

/** Beyond this an entry is prose, not a food; it is compared by its beginning. */
const longestFood = 200;
const exceptions = /[\s(](?:sauf|hors|hormis|excepté|excepte|à part|mais pas)\s/iu;
/** Typed without its accent, the food is meant: nobody avoids a « but ». */
const withItsAccent: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})mais(?!\p{L}|\s+pas)/giu, 'maïs'],
  [/(?<!\p{L})pates(?!\p{L})/giu, 'pâtes'],
  [/(?<!\p{L})epices?(?!\p{L})/giu, 'épices'],
];
const separators = /\s(?:et|ou|ni)\s|\s[-–—]\s|[/;,:+&()[\]]/u;
const noise = new Set(aroundFoods.map(stemOf));
const prepared = new Set(preparations.map(stemOf));

/** An entry as it was meant: the food that is avoided, and what of it is eaten all the same. */
export function readEntry(entry: string): { food: string; avoided: string; eaten: string[] } {
  const typed = visibleText(entry.slice(0, longestFood)).replaceAll('=', ' ').trim();
  const food = withItsAccent.reduce((text, [bare, meant]) => text.replace(bare, meant), typed);
  const [avoided = '', ...eaten] = food.split(exceptions);
  return { food, avoided, eaten };
}

/**
 * Whether Popote knows the food of an entry: its other names and what holds it. Any other (« FODMAP », « fromage au lait
 * cru », « oignons crus ») is only looked up as it is written, which says nothing of what holds it. No list of a recipe
 * says how a food is prepared (« œuf cru », « friture »), nor all that what is bought is made with (« huile de palme »).
 */
export function knowsFood(entry: string): boolean {
  const { avoided } = readEntry(entry);
  const parts = partsOf(avoided);
  return (
    [avoided, legibleText(avoided)].some(isKnown) ||
    (parts.some(isKnown) && parts.every((part) => isKnown(part) || namesNothing(part)))
  );
}

function isKnown(written: string): boolean {
  const words = mended(wordsOf(withoutNoise(written)));
  return (
    familiesNamed(words).length > 0 ||
    foodsNamed(words).some(({ row }) => !row.unsaid && !isAPreparation(row))
  );
}

function isAPreparation({ names }: AvoidableFood): boolean {
  const [own = ''] = names;
  return wordsOf(own).some(({ stem }, at) => prepared.has(stem) && (at > 0 || stem === 'friture'));
}

/** « (allergie) », « (non pelées) »: no food, and nothing that holds one. */
const namesNothing = (part: string): boolean =>
  wordsOf(part).every((word) => noise.has(word.stem) || isAdjective(word));

export const partsOf = (text: string): string[] =>
  text.split(separators).filter((part) => /\p{L}/u.test(part));

export function namesAFood(part: string): boolean {
  const words = wordsOf(part);
  return (
    foodsOrFamilies(mended(words)) > 0 ||
    words.some(
      ({ stem }) => !noise.has(stem) && !['NEUTRAL', 'MEASURE'].includes(knowledgeOf(stem) ?? ''),
    )
  );
}

export function foodsOrFamilies(words: readonly Word[]): number {
  return foodsNamed(words).length + familiesNamed(words).length;
}

/** « allergie aux noix », « pas de champignons »: the food alone. */
export function withoutNoise(written: string): string {
  const words = wordsOf(written);
  if (foodsOrFamilies(words) > 0) return written;
  const start = words.findIndex(({ stem }) => !noise.has(stem));
  return start <= 0 ? written : written.slice(words[start]?.start);
}
