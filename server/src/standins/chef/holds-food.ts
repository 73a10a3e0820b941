import { boughtLine } from '../../diet/ingredients/bought-line.js';
import { aisleOf, canonicalProduct, productAt } from '../../diet/vocabulary/product.js';
import { wordsOf } from '../../diet/text/text.js';
import type { BookRecipe } from './book.js';

type Line = readonly string[];

/** Any cream of the book takes its place. */
const wider = new Map([['crème fraîche', 'crème']]);

/** What is kept in this way is cooked as another food: no recipe of fresh salmon takes smoked one. */
const keptApart = new Set(['fume', 'fumee', 'seche', 'sechee', 'confit', 'confite', 'sec']);

interface Held {
  /** Line by line, as the stems of the words. */
  readonly lines: readonly Line[];
  readonly products: ReadonlySet<string>;
}

const held = new WeakMap<BookRecipe, Held>();

function heldBy(recipe: BookRecipe): Held {
  const known = held.get(recipe);
  if (known) return known;
  const { title, ingredients, tags } = recipe;
  const lines = [title, ...ingredients, ...tags].map(stemsOf);
  const products = new Set(ingredients.map((line) => canonicalProduct(boughtLine(line).name)));
  held.set(recipe, { lines, products });
  return { lines, products };
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** Whether a recipe has a food, as it is named or without what only says how it is: « lait entier bio ». */
export function holdsFood(recipe: BookRecipe, food: string): boolean {
  const { lines, products } = heldBy(recipe);
  const product = canonicalProduct(food);
  const head = headOf(food);
  return (
    products.has(product) ||
    [food, product, head, wider.get(head) ?? ''].some((name) => isNamed(stemsOf(name), lines))
  );
}

/** The food that a name begins with: « carottes » of « carottes des sables »; empty when another one is tied to it. */
function headOf(food: string): string {
  const words = wordsOf(food);
  const at = words.findIndex(({ exact }) => isFood(exact));
  if (at < 0) return '';
  const to = productAt(words, at) ?? at + 1;
  const after = words.slice(to);
  const isAnother =
    after[0]?.stem === 'a' || (after[0]?.stem === 'de' && isFood(after[1]?.exact ?? ''));
  if (isAnother || after.some(({ stem }) => keptApart.has(stem))) return '';
  return words
    .slice(at, to)
    .map(({ exact }) => exact)
    .join(' ');
}

const isFood = (word: string): boolean => !['OTHER', 'HOUSEHOLD'].includes(aisleOf(word));

/** Whether all words of a name stand in one line, and no « de » makes another food of them: « lait de coco ». */
function isNamed(name: Line, lines: readonly Line[]): boolean {
  const wanted = new Set(name.filter((stem) => stem.length > 2));
  const isOther = (stems: Line, at: number) =>
    stems[at + 1] === 'de' && at + 2 < stems.length && !wanted.has(stems[at + 2] ?? '');
  const isHeld = (stems: Line) =>
    [...wanted].every((word) => stems.some((stem, at) => stem === word && !isOther(stems, at)));
  return wanted.size > 0 && lines.some(isHeld);
}
