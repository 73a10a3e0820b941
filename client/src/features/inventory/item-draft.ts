import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { InventoryCategory, Unit } from '../../graphql.generated';

/** The six categories, as the chips show them. */
export const categories: readonly InventoryCategory[] = [
  'PRODUCE',
  'MEAT_FISH',
  'DAIRY',
  'PANTRY',
  'DRINKS',
  'OTHER',
];

/** The units of the kitchen; an item with another one keeps it. */
export const units: readonly Unit[] = [
  'UNIT',
  'G',
  'KG',
  'ML',
  'L',
  'TABLESPOON',
  'TEASPOON',
  'PINCH',
];

const maximumQuantity = 1_000_000;

/** Its date is YYYY-MM-DD. */
export type ItemDraft = Pick<
  FridgeItem,
  'name' | 'quantity' | 'unit' | 'expirationDate' | 'expirationEstimate' | 'category' | 'place'
>;

/** The same as it is typed. */
export type TypedItem = Omit<ItemDraft, 'quantity' | 'expirationDate'> & {
  quantity: string;
  expirationDate: string;
};

export const emptyItem: TypedItem = {
  name: '',
  quantity: '1',
  unit: 'UNIT',
  expirationDate: '',
  expirationEstimate: null,
  category: 'OTHER',
  place: 'FRIDGE',
};

export const typedItem = (item: ItemDraft): TypedItem => ({
  name: item.name,
  quantity: String(item.quantity),
  unit: item.unit,
  expirationDate: item.expirationDate ?? '',
  expirationEstimate: item.expirationEstimate,
  category: item.category,
  place: item.place,
});

/** A whole number of at least 1; 1 for anything that is none. */
function wholeQuantity(text: string): number {
  const value = Number.parseInt(text.replace(/\s/g, ''), 10);
  return Number.isNaN(value) || value < 1 ? 1 : Math.min(value, maximumQuantity);
}

/** The unit in which a part of one is a whole number. */
const finer: Partial<Record<Unit, { unit: Unit; times: number }>> = {
  KG: { unit: 'G', times: 1000 },
  L: { unit: 'ML', times: 1000 },
  CL: { unit: 'ML', times: 10 },
};

/** « 1,5 » kg is 1500 g; where no finer unit is, what stands before the comma counts. */
export function typedAmount(text: string, unit: Unit): Pick<ItemDraft, 'quantity' | 'unit'> {
  const fine = finer[unit];
  const value = Number(text.replace(/\s/g, '').replace(',', '.'));
  if (!fine || !(value > 0) || Number.isInteger(value)) {
    return { quantity: wholeQuantity(text), unit };
  }
  return { quantity: wholeQuantity(String(Math.round(value * fine.times))), unit: fine.unit };
}

/** What is sent; null while the name is blank. */
export function readItem({
  name,
  quantity,
  unit,
  expirationDate,
  expirationEstimate,
  category,
  place,
}: TypedItem): ItemDraft | null {
  const trimmed = name.trim();
  if (trimmed === '') return null;
  return {
    name: trimmed,
    ...typedAmount(quantity, unit),
    expirationDate: expirationDate === '' ? null : expirationDate,
    expirationEstimate: expirationDate === '' ? null : expirationEstimate,
    category,
    place,
  };
}

/** How much one press of − or + is: nobody counts grams one by one. */
function stepOf({ quantity, unit }: Pick<ItemDraft, 'quantity' | 'unit'>): number {
  if (unit !== 'G' && unit !== 'ML') return 1;
  if (quantity >= 1000) return 100;
  return quantity >= 100 ? 50 : 10;
}

/** One press less; null when nothing is left, and the item is to go. */
export function oneLess(item: Pick<ItemDraft, 'quantity' | 'unit'>): number | null {
  const less = item.quantity - stepOf({ ...item, quantity: item.quantity - 1 });
  return less >= 1 ? less : null;
}

export const oneMore = (item: Pick<ItemDraft, 'quantity' | 'unit'>): number =>
  Math.min(item.quantity + stepOf(item), maximumQuantity);
