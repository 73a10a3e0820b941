import { fencedData } from './fenced-data.js';
import { fridgeDataKeys as keys, fridgeDataName, unitLabels } from './labels.fr.js';
import { bySoonestExpiry, type FridgeItem, type FridgeUnit } from './recipe-brief.js';

export interface FridgeRow {
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

const dataOf = (item: FridgeItem, today: string) => ({
  [keys.name]: item.name,
  [keys.quantity]: `${item.quantity} ${unitLabels[item.unit]}`,
  ...(item.expiresOn === null
    ? {}
    : { [item.expiresOn <= today ? keys.expired : keys.expires]: item.expiresOn }),
});

/** The same as fenced data for a recipe's prompt: of a full fridge so much as is to be used first. */
export function fridgeData(items: readonly FridgeItem[], today: string, most: number): string {
  const isOver = ({ expiresOn }: FridgeItem) => expiresOn !== null && expiresOn <= today;
  const [over, good] = [items.filter(isOver), items.filter((item) => !isOver(item))];
  const told = new Set([...good, ...over].slice(0, most));
  return fencedData(
    fridgeDataName,
    items.filter((item) => told.has(item)).map((item) => dataOf(item, today)),
  );
}

const mostWhole = 8;

/** All of it, but whole only what expires first; of the rest the names, each once. */
export function fridgeDataInOutline(items: readonly FridgeItem[], today: string): string {
  const whole = items.slice(0, mostWhole);
  const names = new Set(items.slice(mostWhole).map(({ name }) => name));
  return fencedData(fridgeDataName, [...whole.map((item) => dataOf(item, today)), ...names]);
}
