import { wordsOf } from '#product/diet/text/text.js';
import { loadRecipeBook } from '#product/recipe-book/book.js';
import { emptyStems, kinds } from './wish.fr.js';

const empty = new Set(emptyStems.split(' '));

/** The words of a text that say something of a dish, without their endings. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2 && !empty.has(stem) && !/^\d/.test(stem));

/**
 * A line without the tin that it is for, which is no mussel, and without « noix » where none is one; the white
 * and the yolk of an egg are foods of their own.
 */
export const foodOf = (line: string): string =>
  line
    .replace(/ pour le moule$/u, '')
    .replace(/\bnoix de (?=coco|muscade|beurre)/giu, '')
    .replace(/\b(blanc|jaune)s? d[’' ](?:œ|oe)uf(?:(s)(?! entier))?/giu, '$1doeuf');

let words: { all: ReadonlySet<string>; titles: ReadonlySet<string> } | undefined;

function bookWords() {
  words ??= {
    all: new Set(
      loadRecipeBook().flatMap(({ title, ingredients, tags }) =>
        [title, ...ingredients, ...tags].map(foodOf).flatMap(stemsOf),
      ),
    ),
    titles: new Set(loadRecipeBook().flatMap(({ title }) => stemsOf(title))),
  };
  return words;
}

const kindStems = new Map(Object.entries(kinds).map(([kind, foods]) => [kind, stemsOf(foods)]));

/** What a word may stand for: itself, or the foods of its kind. */
export const meantBy = (stem: string): readonly string[] => kindStems.get(stem) ?? [stem];

/** Whether some recipe of the book has the word: a dish, a food, a tag. */
export const isInBook = (word: string): boolean =>
  stemsOf(word).some((stem) => meantBy(stem).some((meant) => bookWords().all.has(meant)));

export const isInTitles = (stem: string): boolean => bookWords().titles.has(stem);
