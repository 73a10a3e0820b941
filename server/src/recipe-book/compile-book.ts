import { writeFileSync } from 'node:fs';
import { ingredientToBuy } from '../diet/ingredients/shopping-line.js';
import { findingsOfBook } from './book-diet.js';
import { productsOfBook } from './book-products.js';
import { signsOfBook } from './book-signs.js';
import { hashOfBook, loadRecipeBook, type BookRecipe } from './book.js';
import { compiledBookFile, lineKey, type CompiledBook } from './compiled-book.js';

/** Most households cook for one of them. */
const usualPeople = [1, 2, 3, 4, 5, 6];

export function compileLines(recipes: readonly BookRecipe[]): CompiledBook['lines'] {
  const lines: Record<string, CompiledBook['lines'][string]> = {};
  for (const { ingredients, servings } of recipes)
    for (const people of usualPeople)
      for (const text of ingredients) {
        const factor = people / servings;
        lines[lineKey(text, factor)] ??= ingredientToBuy(text, factor);
      }
  return lines;
}

/** What a process that finds no compiled book would read by itself. */
export async function compileBook(): Promise<void> {
  const findings = [...(await findingsOfBook())].map(([kind, ids]) => [kind, [...ids]] as const);
  const compiled: CompiledBook = {
    hash: hashOfBook(),
    lines: compileLines(loadRecipeBook()),
    findings: Object.fromEntries(findings),
    signs: signsOfBook(loadRecipeBook()),
    products: Object.fromEntries(await productsOfBook()),
  };
  writeFileSync(compiledBookFile, JSON.stringify(compiled));
}
