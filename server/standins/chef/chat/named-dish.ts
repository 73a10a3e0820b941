import { fold } from '#product/diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { isInBook, stemsOf } from './book-words.js';
import { dishKinds } from './dish-kinds.fr.js';
import { dishWords } from './intent.fr.js';
import type { Said } from './said.js';

export type NamedDish =
  | { readonly kind: 'NONE' }
  /** One that the conversation has shown. */
  | { readonly kind: 'SHOWN'; readonly title: string }
  | { readonly kind: 'BOOK'; readonly recipe: BookRecipe }
  /** A name that nothing answers to, as it was typed. */
  | { readonly kind: 'UNKNOWN'; readonly dish: string };

/** The title that holds most of the words; null when none holds any. */
function nearest<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  stems: readonly string[],
): Item | null {
  let best: Item | null = null;
  let most = 0;
  for (const item of items) {
    const title = new Set(stemsOf(titleOf(item)));
    const count = stems.filter((stem) => title.has(stem)).length;
    if (count > most) [best, most] = [item, count];
  }
  return best;
}

/** « le rösti » among the titles shown, the newest first; null when none is meant. */
export const shownTitle = (dish: string, shown: readonly string[]): string | null => {
  const stems = stemsOf(dish);
  const title = nearest(shown, (each) => each, stems);
  const found = new Set(title === null ? [] : stemsOf(title));
  return stems.length > 0 && stems.every((stem) => found.has(stem)) ? title : null;
};

/** Which recipe a sentence names, in the conversation before the book. */
export function namedDish(said: Said, shown: readonly string[]): NamedDish {
  const stems = stemsOf(said.plain.replace(dishWords.order, ' '));
  const title = nearest(shown, (each) => each, stems);
  if (title !== null) return { kind: 'SHOWN', title };
  const recipe = nearest(loadRecipeBook(), (each) => each.title, stems);
  if (recipe) return { kind: 'BOOK', recipe };
  const dish = dishAskedIn(said);
  return dish === null ? { kind: 'NONE' } : { kind: 'UNKNOWN', dish };
}

/** The dish that is asked for by its name, as it was typed; null when the sentence names none. */
function dishAskedIn({ plain, typed }: Said): string | null {
  for (const pattern of dishWords.asked) {
    const [from, to] = pattern.exec(plain)?.indices?.groups?.['dish'] ?? [];
    if (from !== undefined && to !== undefined && stemsOf(plain.slice(from, to)).length > 0)
      return typed(from, to);
  }
  return null;
}

/** « une carbonara », without a word more. */
function dishNamedBare({ plain, typed }: Said): string | null {
  for (const [pattern] of dishKinds) {
    const found = pattern.exec(plain);
    if (found) return typed(found.index, found.index + found[0].length);
  }
  return null;
}

/** The dish that is asked for, when the book has not all of its words. */
export function dishNotInBook(said: Said): string | null {
  const dish = dishAskedIn(said) ?? dishNamedBare(said);
  return dish !== null && stemsOf(dish).some((stem) => !isInBook(stem)) ? dish : null;
}

/** The words of the book for what a dish that it has not is first of all; none for a dish nobody knows. */
export function kindOfDish(dish: string): string[] {
  const kind = dishKinds.find(([pattern]) => pattern.test(fold(dish)))?.[1] ?? '';
  return stemsOf(kind).filter(isInBook);
}
