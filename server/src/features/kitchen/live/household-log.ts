import { z } from 'zod';
import type { Context } from '../../../graphql/context.js';

const ids = z.array(z.string()).default([]);

/** What one mutation touched: which rows, never what became of them, so that the order of reading does not matter. */
export const touchedEntry = z.object({
  /** Who did it; recipes are favourites of theirs alone. */
  by: z.string(),
  shoppingItems: ids,
  plannedMeals: ids,
  inventoryItems: ids,
  recipes: ids,
  /** Whose notifications changed. */
  notified: ids,
  /** Of whose sessions some may have ended. */
  sessions: ids,
  /** The order of aisles, somebody's preferences, name or address, or who is a member. */
  settings: z.boolean().default(false),
  /** More than is worth naming. */
  everything: z.boolean().default(false),
});

export type TouchedEntry = z.input<typeof touchedEntry>;

/** Stands for entries that could not be noted. */
export const householdGap: TouchedEntry = { by: '', everything: true };

/** The most rows that one event carries; beyond it, reading the lists anew is less. */
export const mostTouched = 500;

const rowsOf = ({
  shoppingItems = [],
  plannedMeals = [],
  inventoryItems = [],
  recipes = [],
}: Omit<TouchedEntry, 'by'>): number =>
  shoppingItems.length + plannedMeals.length + inventoryItems.length + recipes.length;

/**
 * Tells a household what has been touched, once it is committed; what touches nothing is not told. Nobody waits for
 * it: an entry that cannot be written becomes a gap (platform/change-log.ts).
 */
export function noteTouched(
  { changes }: Pick<Context, 'changes'>,
  { id, householdId }: { id: string; householdId: string },
  touched: Omit<TouchedEntry, 'by'>,
): void {
  const rows = rowsOf(touched);
  const entry = rows > mostTouched ? { everything: true } : touched;
  const isAnything =
    rows > 0 ||
    touched.settings ||
    touched.everything ||
    touched.notified?.length ||
    touched.sessions?.length;
  if (isAnything) void changes.append(householdId, touchedEntry.parse({ by: id, ...entry }));
}
