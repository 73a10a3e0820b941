import type { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.js';
import { mostTouched, touchedEntry } from './household-log.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { ChangedRows } from '../kitchen-change.graphql.js';
import { ownInventory } from '../inventory/inventory-item.policy.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
} from '../planning/planned-meal.policy.js';
import { listedOrBoughtItems } from '../shopping/shopping-item.policy.js';

export type Touched = Omit<z.infer<typeof touchedEntry>, 'by' | 'notified' | 'sessions'> & {
  /** Whether the person's own notifications changed. */
  notified: boolean;
  /** Whether one of the person's own sessions may have ended: there is nothing to say of it to those that go on. */
  sessions: boolean;
};

const nothingTouched: Touched = {
  shoppingItems: [],
  plannedMeals: [],
  inventoryItems: [],
  recipes: [],
  notified: false,
  sessions: false,
  settings: false,
  everything: false,
};

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

/** What several entries touched, as far as it concerns a person. */
export function touchedFor(viewerId: string, entries: readonly unknown[]): Touched {
  const all = entries
    .map((entry) => touchedEntry.parse(entry))
    .reduce<Touched>(
      (sum, { by, ...entry }) => ({
        shoppingItems: union(sum.shoppingItems, entry.shoppingItems),
        plannedMeals: union(sum.plannedMeals, entry.plannedMeals),
        inventoryItems: union(sum.inventoryItems, entry.inventoryItems),
        recipes: by === viewerId ? union(sum.recipes, entry.recipes) : sum.recipes,
        notified: sum.notified || entry.notified.includes(viewerId),
        sessions: sum.sessions || entry.sessions.includes(viewerId),
        settings: sum.settings || entry.settings,
        everything: sum.everything || entry.everything,
      }),
      nothingTouched,
    );
  return rowsOf(all) > mostTouched ? { ...all, everything: true } : all;
}

const rowsOf = (touched: Touched): number =>
  touched.shoppingItems.length +
  touched.plannedMeals.length +
  touched.inventoryItems.length +
  touched.recipes.length;

/** Whether there is nothing to say. */
export const isNothing = (touched: Touched): boolean =>
  rowsOf(touched) === 0 && !touched.notified && !touched.settings && !touched.everything;

const missing = (asked: readonly string[], found: readonly { id: string }[]): string[] => {
  const there = new Set(found.map(({ id }) => id));
  return asked.filter((id) => !there.has(id));
};

const mealsSql = (viewer: Viewer, asked: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT ${plannedMealJson} AS meal FROM "PlannedMeal" m ${withRecipe}
  WHERE ${ownPlannedMealsSql(viewer)} AND m."id" IN (
    SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb))`;

/** Reads what is left of the rows, one statement for each kind that was touched; what is not there any more is gone. */
export async function readChangedRows(
  { db, viewer }: { db: Db; viewer: Viewer },
  touched: Touched,
): Promise<ChangedRows> {
  const among = (asked: readonly string[]) => ({ id: { in: [...asked] } });
  const [lines, meals, inventoryItems] = await Promise.all([
    touched.shoppingItems.length === 0
      ? []
      : db.shoppingItem.findMany({
          where: { ...listedOrBoughtItems(viewer), ...among(touched.shoppingItems) },
        }),
    touched.plannedMeals.length === 0
      ? []
      : db.$queryRaw<{ meal: PlannedMealJson }[]>(mealsSql(viewer, touched.plannedMeals)),
    touched.inventoryItems.length === 0
      ? []
      : db.inventoryItem.findMany({
          where: { ...ownInventory(viewer), ...among(touched.inventoryItems) },
        }),
  ]);
  const plannedMeals = meals.map(({ meal }) => readPlannedMeal(meal));
  const shoppingItems = lines.filter(({ deletedAt }) => deletedAt === null);
  return {
    shoppingItems,
    boughtItems: lines.filter(({ deletedAt }) => deletedAt !== null),
    plannedMeals,
    inventoryItems,
    recipeIds: touched.recipes,
    deletedShoppingItemIds: missing(touched.shoppingItems, shoppingItems),
    deletedPlannedMealIds: missing(touched.plannedMeals, plannedMeals),
    deletedInventoryItemIds: missing(touched.inventoryItems, inventoryItems),
  };
}
