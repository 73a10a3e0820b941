import { boughtLine } from '../../../diet/ingredients/bought-line.js';
import { exact, inSmallest, worth, type Measured } from '../../../diet/ingredients/measure.js';
import { plainerProducts } from '../../../diet/vocabulary/plainer-products.js';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import type { Unit } from '../../../generated/prisma/enums.js';
import type { FridgeQuantity } from './fridge-quantity.js';
import { maximumQuantity } from './inventory-input.js';

interface Stock {
  id: string;
  name: string;
  quantity: number;
  unit: Unit;
  /** YYYY-MM-DD */
  expirationDate: string | null;
}

export interface InventoryTaking<Item> {
  item: Item;
  taken: FridgeQuantity;
  /** Null when nothing is left. */
  left: FridgeQuantity | null;
}

export interface InventoryUse<Item> {
  takings: InventoryTaking<Item>[];
  /** What the recipe names, too, though by a measure that tells nothing of what the fridge counts. */
  uncounted: Item[];
}

/** What a line asks for. */
interface Need {
  /** In the smallest unit; null of one without an amount. */
  amount: Measured | null;
  /** By the product that it may be at home as, how many of what the line counts one of that makes. */
  parts: ReadonlyMap<string, number>;
}

function needsOf(lines: readonly string[]): Need[] {
  return lines.flatMap((line): Need[] => {
    const { name, quantity, unit } = boughtLine(line);
    const product = canonicalProduct(name);
    if (product === '') return [];
    const names = [{ product, parts: 1 }, ...plainerProducts(name)];
    return [
      {
        amount: quantity === null ? null : inSmallest({ value: quantity, unit }),
        parts: new Map(names.map((each) => [each.product, unit === 'UNIT' ? each.parts : 1])),
      },
    ];
  });
}

/** So many of the smallest unit, in the item's own where that is whole. */
function inUnitOf(value: number, { unit }: Stock): FridgeQuantity {
  const own = inSmallest({ value: 1, unit });
  const quantity = exact(value / own.value);
  return Number.isInteger(quantity) ? { quantity, unit } : { quantity: value, unit: own.unit };
}

/** Takes from one item what is still needed, in whole: half a lemon leaves a lemon in the fridge. */
function takeFrom<Item extends Stock>(
  item: Item,
  product: string,
  needs: readonly Need[],
): InventoryTaking<Item> | null {
  const have = inSmallest({ value: item.quantity, unit: item.unit });
  let most = 0;
  const rest = needs.map(({ amount, parts }) => {
    const times = amount ? worth(amount.unit, have.unit) / (parts.get(product) ?? 1) : 0;
    if (!amount || times === 0) return amount;
    const part = Math.min(have.value - most, amount.value * times);
    most += part;
    return { ...amount, value: exact(amount.value - part / times) };
  });
  const taken = Math.floor(exact(most));
  const left = have.value - taken;
  const kept = left === 0 ? null : inUnitOf(left, item);
  if (taken < 1 || (kept && kept.quantity > maximumQuantity)) return null;
  for (const [nth, need] of needs.entries()) need.amount = rest[nth] ?? null;
  return { item, taken: inUnitOf(taken, item), left: kept };
}

/**
 * What cooking a recipe takes from the fridge: of each product no more than its lines say, and no more
 * than there is; first what expires first, and what has expired, today among it, last.
 */
export function inventoryUse<Item extends Stock>(
  lines: readonly string[],
  items: readonly Item[],
  today: string,
): InventoryUse<Item> {
  const needs = needsOf(lines);
  const rank = ({ expirationDate: date, name, id }: Item): string =>
    [date === null ? '1' : `${date <= today ? 2 : 0}${date}`, name, id].join(' ');
  const sorted = [...items].sort((a, b) => rank(a).localeCompare(rank(b), 'fr'));
  const use: InventoryUse<Item> = { takings: [], uncounted: [] };
  for (const item of sorted) {
    const product = canonicalProduct(item.name);
    const asked = needs.filter(({ parts }) => parts.has(product));
    if (asked.length === 0) continue;
    const amounts = asked.flatMap(({ amount }) => amount ?? []);
    const isOpen = amounts.length === 0 || amounts.some(({ value }) => value > 0);
    const taking = takeFrom(item, product, asked);
    if (taking) use.takings.push(taking);
    else if (isOpen) use.uncounted.push(item);
  }
  return use;
}
