import type { TFunction } from 'i18next';
import { amountInWords } from '../../entities/inventory/item-words';
import { reservationWords } from '../../entities/inventory/reservation-words';
import type { FridgeDish } from './fridge-dish';

export type MissingFood = FridgeDish['missingFoods'][number];

/** A food that is to be bought: how much more of it, where some is there, and what the rest is kept for. */
export function missingWords(
  t: TFunction<'inventory'>,
  { name, amount, unit, isPartlyAtHome, reservedFor }: MissingFood,
  today: string,
): string {
  const notes: string[] = [];
  if (isPartlyAtHome)
    notes.push(
      amount === null
        ? t('dishes.someMore')
        : t('dishes.more', { amount: amountInWords(t, { quantity: amount, unit }) }),
    );
  if (reservedFor) notes.push(reservationWords(t, reservedFor, today));
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}
