import { parseIngredientLine, quantityText } from '../../diet/ingredients/ingredient-line.js';
import { exact, inSmallest, unitKind } from '../../diet/ingredients/measure.js';
import { scaleIngredientLine } from '../../diet/ingredients/scale.js';
import { unitLabels } from '../../diet/lexicon/units.js';
import { canonicalProduct } from '../../diet/vocabulary/product.js';
import { quantityAt } from '../../diet/ingredients/quantity.js';
import type { Unit } from '../../generated/prisma/enums.js';
import type { ShoppingLine } from './shopping-line.js';

/** What is in the fridge, as far as a shopping line can be compared with it. */
export interface Stocked {
  name: string;
  quantity: number;
  unit: Unit;
}

interface Positioned {
  position: number;
  line: ShoppingLine;
}

export interface Missing {
  lines: Positioned[];
  /** Names of the lines of which the fridge has enough. */
  inFridge: string[];
}

/** How much there is of each product, by kind of measure, in its smallest unit. */
function stockOf(fridge: readonly Stocked[]): Map<string, Map<Unit, number>> {
  const stock = new Map<string, Map<Unit, number>>();
  for (const { name, quantity, unit } of fridge) {
    const product = canonicalProduct(name);
    const amounts = stock.get(product) ?? new Map<Unit, number>();
    const { value } = inSmallest({ value: quantity, unit });
    const kind = unitKind(unit);
    stock.set(product, amounts.set(kind, (amounts.get(kind) ?? 0) + value));
  }
  return stock;
}

/** What a name says again of its amount follows it: « courgettes (environ 800 g) ». */
function nameOfShare({ name, quantity, unit }: ShoppingLine, share: number): string {
  if (!/[([][^()[\]]*\d/u.test(name)) return name;
  const amount = unit === 'UNIT' ? quantity : `${quantity} ${unitLabels[unit]} de`;
  return parseIngredientLine(scaleIngredientLine(`${amount} ${name}`, share)).name;
}

/** The line for what the fridge lacks of it; null where it has enough, which what was named in another measure is taken for. */
function lacking(line: ShoppingLine, amounts: Map<Unit, number>): ShoppingLine | null {
  const kind = unitKind(line.unit);
  const had = amounts.get(kind);
  const asked = quantityAt(line.quantity)?.value;
  if (had === undefined || asked === undefined || !line.amountSaid) return null;
  const size = inSmallest({ value: 1, unit: line.unit }).value;
  const rest = exact(asked - had / size);
  amounts.set(kind, Math.max(0, exact(had - asked * size)));
  if (rest <= 0) return null;
  return {
    ...line,
    name: nameOfShare(line, rest / asked),
    quantity: quantityText(rest, line.unit),
  };
}

/** A recipe's lines without what is in the fridge; of a product of which there is too little, the rest. */
export function stillMissing(lines: readonly Positioned[], fridge: readonly Stocked[]): Missing {
  const stock = stockOf(fridge);
  const missing: Missing = { lines: [], inFridge: [] };
  for (const { position, line } of lines) {
    const amounts = stock.get(line.product);
    const rest = amounts ? lacking(line, amounts) : line;
    if (rest) missing.lines.push({ position, line: rest });
    else missing.inFridge.push(line.name);
  }
  return missing;
}
