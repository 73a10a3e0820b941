import { quantityAt } from '../../diet/ingredients/quantity.js';
import type { Unit } from '../../generated/prisma/enums.js';
import { openStock, type Stocked } from '../../diet/ingredients/fridge-stock.js';
import { recipeLines, type PositionedLine } from '../../diet/ingredients/shopping-line.js';
import { stillMissing } from '../../diet/ingredients/still-missing.js';

/** A line that is on the list for a recipe already, or was bought for it. */
export interface ListedLine {
  name: string;
  quantity: string;
  unit: Unit;
  amountSaid: boolean;
  /** Null when somebody named it for the recipe, and it was not read from its ingredients. */
  position: number | null;
  /** With it, so many servings of the recipe are on the list; null where that was not noted. */
  servings: number | null;
}

export interface LinesToAdd {
  /** For how many the recipe was on the list before. */
  servingsBefore: number;
  lines: PositionedLine[];
}

/** What was named without an amount, or with one in words, is taken for enough. */
const asStock = ({ name, quantity, unit, amountSaid }: ListedLine): Stocked => ({
  name,
  quantity: (amountSaid ? quantityAt(quantity)?.value : undefined) ?? Number.MAX_SAFE_INTEGER,
  unit,
});

/** What of the lines is not among those that are on the list or were bought, whenever it is eaten. */
export const notAmong = (
  lines: readonly PositionedLine[],
  listed: readonly ListedLine[],
): PositionedLine[] => stillMissing(lines, openStock(listed.map(asStock)), '').lines;

/**
 * What is still to be put on the list, so that a recipe is on it for so many. Of what was added from its ingredients
 * only more servings are added: a line that is not there was taken away, or is in the fridge.
 */
export function linesToAdd(
  recipe: { ingredients: readonly string[]; servings: number },
  servings: number,
  listed: readonly ListedLine[],
): LinesToAdd {
  const read = listed.filter(({ position }) => position !== null);
  const before = Math.max(0, ...read.map((line) => line.servings ?? Infinity));
  if (before >= servings) return { servingsBefore: before, lines: [] };
  const wanted = recipeLines(recipe, servings - before);
  if (before > 0) return { servingsBefore: before, lines: wanted };
  return { servingsBefore: 0, lines: notAmong(wanted, listed) };
}
