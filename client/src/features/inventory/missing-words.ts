import type { TFunction } from 'i18next';
import { amountInWords } from '../../entities/inventory/item-words';
import { addDays } from '../../entities/planned-meal/calendar-day';
import { dateWords, weekday } from '../../entities/planned-meal/day-names';
import type { FridgeDish } from './fridge-dish';

export type MissingFood = FridgeDish['missingFoods'][number];

/** A weekday names one day only within so many. */
const namedDays = 6;

function dayWords(t: TFunction<'inventory'>, day: string, today: string): string {
  if (day <= today) return t('dishes.today');
  return day <= addDays(today, namedDays) ? weekday(day) : dateWords(day);
}

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
  if (reservedFor) {
    const { recipeTitle: title, date } = reservedFor;
    notes.push(
      date === null
        ? t('dishes.reserved', { title })
        : t('dishes.reservedOn', { title, day: dayWords(t, date, today) }),
    );
  }
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}
