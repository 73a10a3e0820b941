import { boughtLine } from '#product/diet/ingredients/bought-line.js';
import { fold, wordsOf } from '#product/diet/text/text.js';
import { canonicalProduct, isFood, productAt } from '#product/diet/vocabulary/product.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import { cooked, keptApart, kinds, rest } from './holds-food.fr.js';

interface Line {
  readonly stems: readonly string[];
  readonly product: string;
  readonly isCooked: boolean;
}

const lines = new WeakMap<BookRecipe, readonly Line[]>();

function linesOf(recipe: BookRecipe): readonly Line[] {
  const known = lines.get(recipe);
  if (known) return known;
  const found = [...recipe.ingredients, ...recipe.tags].map((line) => ({
    stems: stemsOf(line),
    product: canonicalProduct(boughtLine(line).name),
    isCooked: cooked.test(fold(line)),
  }));
  lines.set(recipe, found);
  return found;
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** « reste de riz » is rice. */
export const withoutRest = (named: string): string => rest.exec(named)?.[1] ?? named;

interface Name {
  readonly product: string;
  /** The stems of the whole name, and of the food that it begins with. */
  readonly ways: readonly (readonly string[])[];
  /** What the book calls it, or kinds of it. */
  readonly others: readonly string[];
  readonly isCooked: boolean;
}

const names = new Map<string, Name>();
/** Names already read; emptied when full, so that made-up names cannot fill the memory. */
const remembered = 500;

function nameOf(named: string): Name {
  const known = names.get(named);
  if (known) return known;
  const food = withoutRest(named);
  const product = canonicalProduct(food);
  const isTelling = (stem: string) => stem.length > 2 && !cooked.test(stem);
  const head = headOf(food);
  const ways = [product, head].map((way) => stemsOf(way).filter(isTelling));
  const others = kinds.get(product) ?? kinds.get(canonicalProduct(head)) ?? [];
  const name = { product, ways, others, isCooked: cooked.test(fold(named)) };
  if (names.size >= remembered) names.clear();
  names.set(named, name);
  return name;
}

/** « lait » of « lait UHT »; empty where what follows makes another food of it. */
function headOf(food: string): string {
  const words = wordsOf(food);
  const to = productAt(words, 0) ?? 1;
  const [link, of] = words.slice(to);
  const isTied = link?.stem === 'a' || (link?.stem === 'de' && isFood(of?.exact ?? ''));
  if (isTied || words.slice(to).some(({ stem }) => keptApart.has(stem))) return '';
  return words
    .slice(0, to)
    .map(({ exact }) => exact)
    .join(' ');
}

/** Whether a recipe has a food, as it is named or without what only says how it is: « lait entier bio ». */
export function holdsFood(recipe: BookRecipe, named: string): boolean {
  const { product, ways, others, isCooked } = nameOf(named);
  if (others.some((each) => holdsFood(recipe, each))) return true;
  return linesOf(recipe).some(
    (line) =>
      (!isCooked || line.isCooked) &&
      (line.product === product || ways.some((way) => isNamed(line, way))),
  );
}

/** Whether a line has all words of a name, and no « de » makes another food of them: « lait de coco ». */
function isNamed({ stems: said }: Line, wanted: readonly string[]): boolean {
  const isOther = (at: number) => {
    const [next = '', after = ''] = said.slice(at + 1);
    if (keptApart.has(next)) return !wanted.includes(next);
    return next === 'de' && after !== '' && !wanted.includes(after);
  };
  return (
    wanted.length > 0 &&
    wanted.every((word) => said.some((stem, at) => stem === word && !isOther(at)))
  );
}
