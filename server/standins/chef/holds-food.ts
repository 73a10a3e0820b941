import { boughtLine } from '#product/diet/ingredients/bought-line.js';
import { canonicalProduct, isFood, productAt } from '#product/diet/vocabulary/product.js';
import { stemOf, wordsOf } from '#product/diet/text/text.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import { cooked, frozen, keptApart, kinds, wider } from './holds-food.fr.js';

type Line = readonly string[];

const kindFoods = new Map(
  Object.entries(kinds).map(([kind, foods]) => [
    stemOf(kind),
    foods.split(' ').filter((food) => food !== kind),
  ]),
);

const isCooked = (stems: Line): boolean =>
  stems.some((stem) => cooked.has(stem)) || stems[0] === 'reste';

interface Held {
  /** The list and the tags, line by line, as the stems of the words. */
  readonly lines: readonly Line[];
  readonly title: Line;
  readonly products: ReadonlySet<string>;
}

const held = new WeakMap<BookRecipe, Held>();

function heldBy(recipe: BookRecipe): Held {
  const known = held.get(recipe);
  if (known) return known;
  const { title, ingredients, tags } = recipe;
  const lines = [...ingredients, ...tags].map(stemsOf);
  const products = new Set(ingredients.map((line) => canonicalProduct(boughtLine(line).name)));
  const found = { lines, title: stemsOf(title), products };
  held.set(recipe, found);
  return found;
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

interface Name {
  /** The foods that it stands for, where it names a kind: « poisson ». */
  readonly ofKind: readonly string[] | undefined;
  readonly product: string;
  readonly isKnown: boolean;
  /** Of a food that is cooked already, its stems without that. */
  readonly cooked: Line | null;
  /** Every way in which the book may name it. */
  readonly ways: readonly Line[];
}

const names = new Map<string, Name>();
/** Names already read; emptied when full, so that made-up names cannot fill the memory. */
const remembered = 500;

function nameOf(named: string): Name {
  const known = names.get(named);
  if (known) return known;
  const food = named.replace(frozen, '');
  const stems = stemsOf(food);
  const product = canonicalProduct(food);
  const head = headOf(food);
  const ways = [food, product, head, wider.get(head) ?? '', wider.get(food.toLowerCase()) ?? ''];
  const name = {
    ofKind: kindFoods.get(stems.join(' ')),
    product,
    isKnown: head !== '',
    cooked: isCooked(stems) ? stemsOf(head === '' ? food : head) : null,
    ways: ways.map(stemsOf),
  };
  if (names.size >= remembered) names.clear();
  names.set(named, name);
  return name;
}

/** Whether a recipe has a food, as it is named or without what only says how it is: « lait entier bio ». */
export function holdsFood(recipe: BookRecipe, named: string): boolean {
  const { ofKind, product, isKnown, cooked: ofCooked, ways } = nameOf(named);
  if (ofKind) return ofKind.some((each) => holdsFood(recipe, each));
  const { lines, title, products } = heldBy(recipe);
  if (ofCooked) return lines.some((line) => isCooked(line) && isNamed(ofCooked, [line]));
  // « Crème caramel » has no cream: a food that is known stands in the list.
  const places = isKnown ? lines : [title, ...lines];
  return products.has(product) || ways.some((way) => isNamed(way, places));
}

/** The food that a name begins with: « carottes » of « carottes des sables »; empty when another one is tied to it. */
function headOf(food: string): string {
  const words = wordsOf(food);
  const at = words.findIndex(
    ({ exact }, index) => productAt(words, index) !== undefined || isFood(exact),
  );
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

/** Whether all words of a name stand in one line, and no « de » makes another food of them: « lait de coco ». */
function isNamed(name: Line, lines: readonly Line[]): boolean {
  const wanted = new Set(name.filter((stem) => stem.length > 2));
  const isOther = (stems: Line, at: number) => {
    const [next = '', after = ''] = stems.slice(at + 1);
    if (keptApart.has(next)) return !wanted.has(next);
    return next === 'de' && after !== '' && !wanted.has(after);
  };
  const isHeld = (stems: Line) =>
    [...wanted].every((word) => stems.some((stem, at) => stem === word && !isOther(stems, at)));
  return wanted.size > 0 && lines.some(isHeld);
}
