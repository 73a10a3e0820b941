import type { FridgeItem } from './fridge-cache';

/** An item as the server takes it, to be put back as it was. */
export const itemInput = ({
  id,
  name,
  quantity,
  unit,
  expirationDate,
  expirationEstimate,
  category,
  place,
  createdAt,
}: FridgeItem) => ({
  id,
  name,
  quantity,
  unit,
  expirationDate,
  expirationEstimate,
  category,
  place,
  createdAt,
});
