import type { ApolloCache } from '@apollo/client/cache';
import { addDays } from '../../entities/planned-meal/calendar-day';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { knownMealsOf } from '../../entities/planned-meal/planning-cache';

/** The id that the server gives to a meal's copy in the week of this Monday (copy-week.ts). */
export async function copyId(mealId: string, monday: string): Promise<string> {
  const text = new TextEncoder().encode(mealId + monday);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).subarray(0, 16);
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * The meals that a copy of the week before adds to the week of this Monday; null where the page does not know
 * that week.
 */
export async function copiesOf(cache: ApolloCache, monday: string): Promise<Meal[] | null> {
  const before = knownMealsOf(cache, { from: addDays(monday, -7), to: addDays(monday, -1) });
  if (!before) return null;
  const copies = await Promise.all(
    before.meals.map(async (meal) => ({
      ...meal,
      id: await copyId(meal.id, monday),
      date: addDays(meal.date, 7),
      cookedAt: null,
      inventoryItemId: null,
    })),
  );
  return copies.filter(({ id }) => !before.ids.has(id));
}
