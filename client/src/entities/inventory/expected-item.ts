import type { AddInventoryItemInput } from '../../graphql.generated';
import type { FridgeItem } from './fridge-cache';

/** The item that the input makes, as far as a browser can know; without a picture's key it is drawn by its category. */
export const expectedItem = (
  input: AddInventoryItemInput,
  pictureKey: string | null = null,
): FridgeItem => ({
  __typename: 'InventoryItem',
  id: String(input.id),
  name: input.name,
  quantity: input.quantity ?? 1,
  unit: input.unit ?? 'UNIT',
  expirationDate: input.expirationDate ?? null,
  expirationEstimate: input.expirationEstimate ?? null,
  category: input.category ?? 'OTHER',
  pictureKey,
  place: input.place ?? 'FRIDGE',
  freezerDays: null,
  thawedDays: null,
  product: '',
  createdAt: input.createdAt ?? new Date().toISOString(),
});
