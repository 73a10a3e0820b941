import type { IngredientKey } from './food/ingredient-art';
import { foodsByPicture } from './generated/food-pictures';
import {
  BRAISED_WORDS,
  MEASURES,
  NEGATIONS,
  NEVER_SWEET,
  OF_ANIMALS,
  PLANT_BASED,
  STAPLES,
} from './ingredient-shapes.fr';

/** Words that are a food only in the plural: « pâtes » but « pâte », « moules » but « moule ». */
const PLURAL_MATTERS = new Set(['pates', 'moules']);

const singular = (word: string) =>
  PLURAL_MATTERS.has(word) || word.length < 4 ? word : word.replace(/[sx]$/, '');

/** Lower case, no accents, no ligatures, singular words. */
export function normalise(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map(singular);
}

const LONGEST_PHRASE = 4;

const phraseOf = (name: string) => normalise(name).join(' ');

/** A longer name wins over the names inside it; null is recognised, and not to be drawn: no olive for « huile d'olive ». */
const BY_PHRASE = new Map<string, IngredientKey | null>([
  ...MEASURES.map((name) => [phraseOf(name), null] as const),
  ...(Object.entries(foodsByPicture) as [IngredientKey | 'none', string][]).flatMap(
    ([key, names]) =>
      names.split('|').map((name) => [phraseOf(name), key === 'none' ? null : key] as const),
  ),
]);

const asRead = (words: ReadonlySet<string>) => new Set([...words].flatMap(normalise));
const negations = asRead(NEGATIONS);
const plantBased = asRead(PLANT_BASED);

/** What is imitated by plants (« steak de soja ») is drawn as tofu, and what is left out not at all. */
function drawable(key: IngredientKey, before: string | undefined, after: readonly string[]) {
  if (before !== undefined && negations.has(before)) return null;
  return OF_ANIMALS.has(key) && after.some((word) => plantBased.has(word)) ? 'tofu' : key;
}

/** The drawings a text calls for, in its order, the longest phrase first, without doubles. */
export function recognise(text: string): IngredientKey[] {
  const words = normalise(text);
  const found = new Set<IngredientKey>();
  let i = 0;
  while (i < words.length) {
    let step = 1;
    for (let length = Math.min(LONGEST_PHRASE, words.length - i); length > 0; length -= 1) {
      const key = BY_PHRASE.get(words.slice(i, i + length).join(' '));
      if (key === undefined) continue;
      const drawn = key && drawable(key, words[i - 1], words.slice(i + length, i + length + 2));
      if (drawn) found.add(drawn);
      step = length;
      break;
    }
    i += step;
  }
  return [...found];
}

const GRILLED: ReadonlySet<IngredientKey> = new Set(['beef', 'lamb', 'pork'] as const);
const braisedWords = asRead(BRAISED_WORDS);

/** What a title says is braised is cut in cubes, not grilled in one piece. */
function asCooked(title: string): (key: IngredientKey) => IngredientKey {
  const isBraised = normalise(title).some((word) => braisedWords.has(word));
  return (key) => (isBraised && GRILLED.has(key) ? 'stew' : key);
}

export interface Recognised {
  /** What the dish shows, the most telling first: the title, then the list. */
  shown: readonly IngredientKey[];
  /** How many of them the title names. */
  named: number;
  /** Larder staples, which may lie beside the dish but not on it. */
  beside: readonly IngredientKey[];
}

/** What to draw for a recipe; both lists are empty when no word is known. */
export function mainIngredients(
  title: string,
  ingredients: readonly string[],
  sweet: boolean,
): Recognised {
  const fits = (key: IngredientKey) => !sweet || !NEVER_SWEET.has(key);
  const cooked = asCooked(title);
  const listed = [...new Set(ingredients.flatMap((line) => recognise(line)).map(cooked))];
  // « aux raisins » does not say dried, the list does.
  const asListed = (key: IngredientKey) =>
    key === 'grape' && listed.includes('raisins') && !listed.includes(key) ? 'raisins' : key;
  const named = [...new Set(recognise(title).filter(fits).map(cooked).map(asListed))];
  const staples = listed.filter((key) => STAPLES.has(key) && !named.includes(key));
  const telling = listed.filter((key) => !STAPLES.has(key) && fits(key));
  const shown = [...new Set([...named, ...telling])];
  return shown.length > 0
    ? { shown, beside: staples, named: named.length }
    : { shown: staples.filter(fits), beside: [], named: 0 };
}
