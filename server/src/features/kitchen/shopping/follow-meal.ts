import type { Aisle } from '../../../diet/aisle.js';
import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownPlannedMealsSql, uncookedSql } from '../planning/planned-meal.policy.js';
import { followServings, type FollowedServings, type MealLine } from './follow-servings.js';
import { insertRecipeLines } from './insert-recipe-lines.js';
import { leaveOutFridge } from './leave-out-fridge.js';
import { AlreadyInListRefusal } from './shopping-item.errors.js';
import type { TakenLineJson } from './unplanned-lines.js';
import { listedItemsSql, ownItemsSql } from './shopping-item.policy.js';

interface Scope {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}

/** A meal whose number of people has just changed. */
interface ChangedMeal {
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  servings: number;
  servingsBefore: number;
  recipe: { id: string; title: string; ingredients: string[]; servings: number };
  /** What is on the list for it, was bought, or was left out. */
  lines: readonly TakenLineJson[];
}

export interface FollowedLines {
  /** Lines that say something else now, and new ones. */
  shoppingItems: ShoppingItem[];
  deletedShoppingItemIds: string[];
}

const asMealLine = (line: TakenLineJson): MealLine => {
  const isOpen = !line.checked && line.deletedAt === null;
  return { ...line, aisle: line.aisle as Aisle, isOpen };
};

/**
 * Writes to lines that nobody has ticked since, and to what was left out, while the meal is for so many: the last change
 * of several at once wins.
 */
async function write(
  { db, viewer, clock }: Scope,
  { id, servings }: ChangedMeal,
  { changed, removedIds }: FollowedServings,
): Promise<ShoppingItem[]> {
  if (changed.length + removedIds.length === 0) return [];
  const rows = changed.map(({ id: lineId, line }) => ({ ...line, id: lineId }));
  const isListed = Prisma.sql`${listedItemsSql(viewer)} AND NOT i."checked"`;
  const isTheirs = Prisma.sql`i."plannedMealId" IN (SELECT "id" FROM meal)`;
  return db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH meal AS MATERIALIZED (
      SELECT m."id" FROM "PlannedMeal" m
      WHERE ${ownPlannedMealsSql(viewer)} AND m."id" = ${id}::uuid AND m."servings" = ${servings} AND ${uncookedSql} FOR SHARE
    ), line AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line(
        "id" uuid, "name" text, "quantity" text, "unit" "Unit", "amountSaid" boolean)
    ), changed AS (
      UPDATE "ShoppingItem" i SET "name" = line."name", "quantity" = line."quantity", "unit" = line."unit",
        "amountSaid" = line."amountSaid", "servings" = CASE WHEN i."leftOut" THEN least(i."servings", ${servings}::int) ELSE ${servings}::int END
      FROM line WHERE i."id" = line."id" AND ${isTheirs} AND (${isListed} OR ${ownItemsSql(viewer)} AND i."leftOut")
      RETURNING i.*
    ), removed AS (
      UPDATE "ShoppingItem" i SET "sourceKey" = NULL, "deletedAt" = ${clock.now()}::timestamptz
      WHERE i."id" IN ${idsSql(removedIds)} AND ${isTheirs} AND ${isListed}
      RETURNING i.*
    ), released AS (
      DELETE FROM "ShoppingItem" i
      WHERE i."id" IN ${idsSql(removedIds)} AND ${isTheirs} AND ${ownItemsSql(viewer)} AND i."leftOut"
    )
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'changed')} FROM changed
    UNION ALL SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'removed')} FROM removed`);
}

/** Adds what a larger meal that is still to come needs beside its lines, and the fridge lacks. */
async function addMore(
  scope: Scope,
  { id, day, servings, recipe }: ChangedMeal,
  { more }: FollowedServings,
): Promise<ShoppingItem[]> {
  if (more.size === 0 || day < dayInZurich(scope.clock.now())) return [];
  const sources = [...more].map(([servingsBefore, lines]) => {
    return { recipe, plannedMealId: id, servings, servingsBefore, lines, replaced: [] };
  });
  const lacking = await leaveOutFridge(scope, sources, new Map([[id, day]]));
  try {
    return (await insertRecipeLines(scope, lacking)).shoppingItems;
  } catch (error) {
    // Another device has changed the meal in the same way at the same time.
    if (error instanceof AlreadyInListRefusal) return [];
    throw error;
  }
}

/** The list follows a meal that is cooked for more, or for fewer; what is ticked stays. */
export async function followMeal(scope: Scope, meal: ChangedMeal): Promise<FollowedLines> {
  const { recipe, lines, servings, servingsBefore } = meal;
  const followed = followServings(recipe, lines.map(asMealLine), servingsBefore, servings);
  const unseen = new Set(followed.changed.flatMap(({ id, isSame }) => (isSame ? [id] : [])));
  const written = (await write(scope, meal, followed)).filter(({ leftOut }) => !leftOut);
  const added = await addMore(scope, meal, followed);
  return {
    shoppingItems: [
      ...written.filter(({ id, deletedAt }) => deletedAt === null && !unseen.has(id)),
      ...added,
    ],
    deletedShoppingItemIds: written.flatMap(({ id, deletedAt }) => (deletedAt ? [id] : [])),
  };
}
