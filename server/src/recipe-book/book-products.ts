import { boughtLine } from '../diet/ingredients/bought-line.js';
import { canonicalProduct } from '../diet/vocabulary/product.js';
import { loadRecipeBook, rowIdOf } from './book.js';
import { readSlowly } from './read-slowly.js';

/** The product of each ingredient line, by the row's id. */
type Products = ReadonlyMap<string, readonly string[]>;

async function read(): Promise<Products> {
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

/** What the recipes of the book are made of. The first reading takes a third of a second, in slices. */
export const productsOfBook = (): Promise<Products> => (reading ??= read());
