import { boughtLine } from '../diet/ingredients/bought-line.js';
import { canonicalProduct } from '../diet/vocabulary/product.js';
import { loadRecipeBook, rowIdOf } from './book.js';
import { compiledBook } from './compiled-book.js';
import { readSlowly } from './read-slowly.js';

/** The product of each ingredient line, by the row's id. */
type Products = ReadonlyMap<string, readonly string[]>;

async function read(): Promise<Products> {
  const compiled = compiledBook();
  if (compiled) return new Map(Object.entries(compiled.products));
  const products = new Map<string, readonly string[]>();
  await readSlowly(loadRecipeBook(), ({ id, ingredients }) => {
    products.set(
      rowIdOf(id),
      ingredients.map((line) => canonicalProduct(boughtLine(line).name)),
    );
  });
  return products;
}

let reading: Promise<Products> | undefined;

/** What the recipes of the book are made of. Where no build has read it, that takes a third of a second, in slices. */
export const productsOfBook = (): Promise<Products> => (reading ??= read());
