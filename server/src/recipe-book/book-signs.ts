import { signsOf, signsOfAvoided } from '../diet/gate/food-signs.js';
import { loadRecipeBook, type BookRecipe } from './book.js';
import { compiledBook, type CompiledBook } from './compiled-book.js';

/** An inverted index: by sign, the places in the book of the recipes that have it. */
export function signsOfBook(recipes: readonly BookRecipe[]): CompiledBook['signs'] {
  const signs = new Map<string, number[]>();
  recipes.forEach((recipe, at) => {
    for (const sign of signsOf(recipe)) signs.set(sign, [...(signs.get(sign) ?? []), at]);
  });
  return Object.fromEntries(signs);
}

/** The recipes of the book that the gate might refuse for one of these foods: all of them where no build has read it. */
export function recipesThatMayHold(avoidedFoods: readonly string[]): readonly BookRecipe[] {
  const [book, compiled] = [loadRecipeBook(), compiledBook()];
  const asked = signsOfAvoided(avoidedFoods);
  if (!compiled || !asked) return book;
  const signs = new Map(Object.entries(compiled.signs));
  const found = new Set<number>();
  for (const [first = '', ...others] of asked)
    for (const at of signs.get(first) ?? [])
      if (others.every((sign) => signs.get(sign)?.includes(at))) found.add(at);
  return book.filter((_, at) => found.has(at));
}
