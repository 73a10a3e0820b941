import { boughtLine } from '../../../diet/ingredients/bought-line.js';
import { exact, inSmallest, worth, type Measured } from '../../../diet/ingredients/measure.js';
import { ownWeights } from '../../../diet/vocabulary/piece-weights.js';
import { plainerProducts, type PlainerProduct } from '../../../diet/vocabulary/plainer-products.js';
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
  /** What the recipe names, too, though by a measure that tells nothing of what the fridge counts, or no whole one of it. */
  uncounted: Item[];
}

/** What a line asks for. */
interface Need {
  product: string;
  /** In the smallest unit; null of one without an amount. */
  amount: Measured | null;
  /** By the product that it may be at home as. */
  names: ReadonlyMap<string, PlainerProduct>;
}

function needsOf(lines: readonly string[]): Need[] {
  return lines.flatMap((line): Need[] => {
    const { name, quantity, unit } = boughtLine(line);
    const product = canonicalProduct(name);
    if (product === '') return [];
    const own = { product, parts: 1, weights: ownWeights(product) };
    return [
      {
        product,
        amount: quantity === null ? null : inSmallest({ value: quantity, unit }),
        names: new Map([own, ...plainerProducts(product)].map((name) => [name.product, name])),
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

/** An item, and how much of it is used so far, in the smallest unit. */
interface Held<Item> {
  readonly item: Item;
  readonly product: string;
  used: number;
  /** Whether a line names it from which nothing could be taken. */
  isUncounted: boolean;
}

/** What is taken of so much: in whole, the nearest to it, and half a lemon leaves a lemon in the fridge. */
function takingOf<Item extends Stock>({ item, used }: Held<Item>): InventoryTaking<Item> | null {
  const taken = Math.ceil(exact(used) - 0.5);
  const left = inSmallest({ value: item.quantity, unit: item.unit }).value - taken;
  const kept = left === 0 ? null : inUnitOf(left, item);
  if (taken < 1 || (kept && kept.quantity > maximumQuantity)) return null;
  return { item, taken: inUnitOf(taken, item), left: kept };
}

/** Takes from one item what these lines still need. */
function takeFrom<Item extends Stock>(held: Held<Item>, asked: readonly Need[]): void {
  const amounts = asked.flatMap(({ amount }) => amount ?? []);
  if (amounts.length > 0 && amounts.every(({ value }) => value === 0)) return;
  const have = inSmallest({ value: held.item.quantity, unit: held.item.unit });
  let { used } = held;
  const rest = asked.map(({ amount, names }) => {
    const name = names.get(held.product);
    if (!amount || !name) return amount;
    const parts = amount.unit === 'UNIT' ? name.parts : 1;
    const times = worth(amount.unit, have.unit, name.weights) / parts;
    if (times === 0) return amount;
    const part = Math.min(have.value - used, amount.value * times);
    used += part;
    return { ...amount, value: exact(amount.value - part / times) };
  });
  if (!takingOf({ ...held, used })) {
    held.isUncounted = true;
    return;
  }
  held.used = used;
  for (const [nth, need] of asked.entries()) need.amount = rest[nth] ?? null;
}

/**
 * What cooking a recipe takes from the fridge: of each product no more than its lines say, and no more
 * than there is; first what expires first, and what has expired, today among it, last. What is there under the very
 * name comes before what is there under a plainer one.
 */
export function inventoryUse<Item extends Stock>(
  lines: readonly string[],
  items: readonly Item[],
  today: string,
): InventoryUse<Item> {
  const needs = needsOf(lines);
  const rank = ({ expirationDate: date, name, id }: Item): string =>
    [date === null ? '1' : `${date <= today ? 2 : 0}${date}`, name, id].join(' ');
  const fridge = [...items]
    .sort((a, b) => rank(a).localeCompare(rank(b), 'fr'))
    .map((item): Held<Item> => {
      const product = canonicalProduct(item.name);
      return { item, product, used: 0, isUncounted: false };
    });
  for (const isOwnName of [true, false])
    for (const held of fridge) {
      const asked = needs.filter(
        ({ product, names }) => names.has(held.product) && (product === held.product) === isOwnName,
      );
      if (asked.length > 0) takeFrom(held, asked);
    }
  const use: InventoryUse<Item> = { takings: [], uncounted: [] };
  for (const held of fridge) {
    const taking = takingOf(held);
    if (taking) use.takings.push(taking);
    else if (held.isUncounted) use.uncounted.push(held.item);
  }
  return use;
}
