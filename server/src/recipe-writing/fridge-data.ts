import { fencedData } from './fenced-data.js';
import { fridgeDataKeys as keys, fridgeDataName, unitLabels } from './labels.fr.js';
import { bySoonestExpiry, type FridgeItem, type FridgeUnit } from './recipe-brief.js';

interface FridgeRow {
  readonly name: string;
  readonly quantity: number;
  readonly unit: FridgeUnit;
  readonly expirationDate: Date | null;
}

/** What the fridge holds, soonest expiry first. */
export const fridgeItemsOf = (rows: readonly FridgeRow[]): FridgeItem[] =>
  rows
    .map(({ expirationDate, ...item }) => ({
      ...item,
      expiresOn: expirationDate?.toISOString().slice(0, 10) ?? null,
    }))
    .sort(bySoonestExpiry);

/** The same as fenced data for a prompt. */
export const fridgeData = (items: readonly FridgeItem[], today: string): string =>
  fencedData(
    fridgeDataName,
    items.map((item) => ({
      [keys.name]: item.name,
      [keys.quantity]: `${item.quantity} ${unitLabels[item.unit]}`,
      ...(item.expiresOn === null
        ? {}
        : { [item.expiresOn <= today ? keys.expired : keys.expires]: item.expiresOn }),
    })),
  );
