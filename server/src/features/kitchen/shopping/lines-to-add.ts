import { quantityAt } from '../../../diet/ingredients/quantity.js';
import { openStock, type Stock, type Stocked } from '../../../diet/ingredients/fridge-stock.js';
import { productNamed, type ShoppingLine } from '../../../diet/ingredients/shopping-line.js';
import { stillMissing } from '../../../diet/ingredients/still-missing.js';
import { recipeLines, type PositionedLine } from '../../../recipe-book/recipe-lines.js';

/** A line that is on the list for a recipe already, or was bought for it. */
export interface ListedLine extends ShoppingLine {
  id: string;
  /** Null when somebody named it for the recipe, and it was not read from its ingredients. */
  position: number | null;
  /** With it, so many servings of the recipe are on the list; null where that was not noted. */
  servings: number | null;
  /** For how many it was on the list before this line. */
  servingsBefore: number;
  /** Not on the list: the fridge had it. */
  leftOut: boolean;
}

/** The same as the list's statements read it. */
export interface StoredLine extends ListedLine {
  /** It left the list for the fridge. */
  isPutAway: boolean;
}

/** What was put away is in the fridge, as what was left out: whether it still is decides whether it is bought again. */
export const asInFridge = (line: StoredLine): ListedLine => ({
  ...line,
  leftOut: line.leftOut || line.isPutAway,
});

/** A line that was left out before, and is decided upon anew. */
interface AskedAgain {
  line: ShoppingLine;
  /** Null for a part of a line. */
  position: number | null;
  again: Pick<ListedLine, 'id' | 'servings' | 'servingsBefore'>;
}

export type LineToAdd = (PositionedLine & { again?: undefined }) | AskedAgain;

export interface LinesToAdd {
  /** For how many the recipe was on the list before. */
  servingsBefore: number;
  lines: LineToAdd[];
  /** The ids of what was left out before, in whose place come the lines, and what of them is left out now. */
  replaced: string[];
}

type Asked = Pick<ShoppingLine, 'name' | 'quantity' | 'unit' | 'amountSaid'>;

/** What was named without an amount, or with one in words, is taken for enough. */
const asStock = ({ name, quantity, unit, amountSaid }: Asked): Stocked => ({
  name,
  quantity: (amountSaid ? quantityAt(quantity)?.value : undefined) ?? Number.MAX_SAFE_INTEGER,
  unit,
});

export const stockOf = (lines: readonly Asked[]): Stock => openStock(lines.map(asStock));

/** What of the lines is not among those that are on the list or were bought, whenever it is eaten. */
export const notAmong = (
  lines: readonly PositionedLine[],
  listed: readonly Asked[],
): PositionedLine[] => stillMissing(lines, stockOf(listed), '').lines;

/** A stored line has the product that one buys of it, and asks for what its name says. */
export const asNamed = <Line extends ShoppingLine>(line: Line): Line => ({
  ...line,
  product: productNamed(line.name),
});

/** Of two that were left out for the same at once, one. */
function askedAgain(leftOut: readonly ListedLine[]): AskedAgain[] {
  const places = new Map(
    leftOut
      .map(asNamed)
      .map((line) => [`${line.servingsBefore} ${line.position ?? line.product}`, line]),
  );
  return [...places.values()].map((row) => {
    const { id, position, servings, servingsBefore } = row;
    const { name, quantity, unit, amountSaid, product, aisle } = row;
    const line = { name, quantity, unit, amountSaid, product, aisle };
    return { line, position, again: { id, servings, servingsBefore } };
  });
}

/** What was left out of a recipe's ingredients, of which others are on the list. */
export function linesLeftOut(listed: readonly ListedLine[]): LinesToAdd {
  const leftOut = listed.filter((line) => line.leftOut && line.servings !== null);
  return {
    servingsBefore: 0,
    lines: askedAgain(leftOut),
    replaced: leftOut.map(({ id }) => id),
  };
}

/**
 * What is still to be put on the list, so that a recipe is on it for so many. Of what was added from its ingredients
 * only more servings are added, and what the fridge had then: any other line that is not there was taken away.
 */
export function linesToAdd(
  recipe: { ingredients: readonly string[]; servings: number },
  servings: number,
  listed: readonly ListedLine[],
): LinesToAdd {
  const there = listed.filter((line) => !line.leftOut);
  const read = there.filter(({ position }) => position !== null);
  const before = Math.max(0, ...read.map((line) => line.servings ?? Infinity));
  // Where nothing is on the list all is asked for, and so is what was left out of more servings.
  const again = linesLeftOut(listed.filter((line) => (line.servings ?? Infinity) <= before));
  const grows = before < servings;
  const more = grows ? recipeLines(recipe, servings - before) : [];
  return {
    servingsBefore: before,
    lines: [...(before > 0 ? more : notAmong(more, there)), ...again.lines],
    replaced: grows ? listed.filter((line) => line.leftOut).map(({ id }) => id) : again.replaced,
  };
}
