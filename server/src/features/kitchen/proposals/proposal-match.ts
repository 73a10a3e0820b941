import { listedProduct, productNamed } from '../../../diet/ingredients/shopping-line.js';
import { wordsOf } from '../../../diet/text/text.js';

interface Shown {
  /** Its place in this person's conversation; null when it was not shown there. */
  readonly shownAt: number | null;
}

export type Match<Row> =
  | { readonly kind: 'FOUND'; readonly rows: readonly Row[] }
  | { readonly kind: 'AMBIGUOUS'; readonly names: readonly string[] }
  | { readonly kind: 'MISSING' };

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem !== 'de' && stem !== 'a' && stem !== 'et');

const holdsAll = (name: string, wanted: readonly string[]): boolean => {
  const stems = new Set(stemsOf(name));
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
};

/** The rows of the one name that a person means; a name that fits whole beats those that merely hold its words. */
function theOne<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  wanted: string,
  keyOf: (name: string) => string,
): Match<Row> {
  const key = keyOf(wanted);
  const same = rows.filter((row) => keyOf(nameOf(row)) === key);
  if (same.length > 0) return { kind: 'FOUND', rows: same };
  const holding = rows.filter((row) => holdsAll(nameOf(row), stemsOf(wanted)));
  const names = new Map(holding.map((row) => [keyOf(nameOf(row)), nameOf(row)]));
  if (names.size === 0) return { kind: 'MISSING' };
  return names.size === 1
    ? { kind: 'FOUND', rows: holding }
    : { kind: 'AMBIGUOUS', names: [...names.values()] };
}

/**
 * « courgette » finds « 3 belles courgettes », and « lait » the one milk there is; where no amount is named, « ail »
 * finds « gousses d’ail » too: two heads are not two cloves.
 */
export const matchProduct = <Row extends { name: string }>(
  rows: readonly Row[],
  wanted: string,
  { hasAmount }: { hasAmount: boolean },
): Match<Row> =>
  theOne(
    rows,
    ({ name }) => name,
    wanted,
    (name) => {
      const product = productNamed(name);
      return hasAmount ? product : listedProduct({ name, product });
    },
  );

/** « les lasagnes » finds « Lasagnes aux épinards » where no other title holds the word. */
export const matchTitle = <Row>(
  rows: readonly Row[],
  titleOf: (row: Row) => string,
  wanted: string,
): Match<Row> => theOne(rows, titleOf, wanted, (title) => stemsOf(title).join(' '));

/** The one shown last in the conversation first, then the newest. */
export const shownFirst = <Row extends Shown>(recipes: readonly Row[]): Row[] =>
  recipes.toSorted((left, right) => (right.shownAt ?? -1) - (left.shownAt ?? -1));

export const isSameTitle = (left: string, right: string): boolean =>
  stemsOf(left).join(' ') === stemsOf(right).join(' ');

/** The recipe of that title, the one shown last in the conversation before older ones. */
export const recipeOfTitle = <Row extends Shown & { title: string }>(
  recipes: readonly Row[],
  title: string,
): Row | undefined => shownFirst(recipes).find((recipe) => isSameTitle(recipe.title, title));
