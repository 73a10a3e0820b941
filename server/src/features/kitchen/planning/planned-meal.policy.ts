import { Prisma } from '../../../generated/prisma/client.js';
import type { PlannedMeal, Recipe } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';

/** A planned meal belongs to the household; for a statement that has it as `m`. */
export const ownPlannedMealsSql = (viewer: Pick<Viewer, 'householdId'>): Prisma.Sql =>
  Prisma.sql`m."householdId" = ${viewer.householdId}::uuid`;

/** That a meal is still to be cooked, and so needs its food; for a statement that has it as `m`. */
export const uncookedSql = Prisma.sql`m."cookedAt" IS NULL`;

/** That no meal to come is of an item of the fridge, for a statement that has the item as `v`. @param today YYYY-MM-DD */
export const unreservedSql = (viewer: Pick<Viewer, 'householdId'>, today: string): Prisma.Sql =>
  Prisma.sql`NOT EXISTS (
    SELECT FROM "PlannedMeal" m WHERE m."inventoryItemId" = v."id" AND ${ownPlannedMealsSql(viewer)}
      AND ${uncookedSql} AND m."date" >= ${today}::date)`;

/** The same for Prisma. */
export const unreserved = (viewer: Pick<Viewer, 'householdId'>, today: string) =>
  ({
    plannedMeals: {
      none: { householdId: viewer.householdId, cookedAt: null, date: { gte: new Date(today) } },
    },
  }) satisfies Prisma.InventoryItemWhereInput;

/** A planned meal with its recipe, as one statement reads it: the date is a calendar day, YYYY-MM-DD. */
export type PlannedMealRow = Omit<PlannedMeal, 'date'> & { date: string; recipe: Recipe | null };

type Stored<Row> = Omit<Row, 'createdAt'> & { createdAt: string };

/** The same on its way from the database, where an instant is text. */
export type PlannedMealJson = Stored<Omit<PlannedMealRow, 'recipe' | 'cookedAt'>> & {
  cookedAt: string | null;
  recipe: Stored<Recipe> | null;
};

/** The meal `m` and its recipe `r` as one value. */
export const plannedMealJson = Prisma.sql`to_jsonb(m) || jsonb_build_object('recipe', to_jsonb(r))`;

export const withRecipe = Prisma.sql`LEFT JOIN "Recipe" r ON r."id" = m."recipeId"`;

const instant = <Row extends { createdAt: string }>(row: Row) => ({
  ...row,
  createdAt: new Date(row.createdAt),
});

export const readPlannedMeal = (meal: PlannedMealJson): PlannedMealRow => ({
  ...instant(meal),
  cookedAt: meal.cookedAt === null ? null : new Date(meal.cookedAt),
  recipe: meal.recipe && instant(meal.recipe),
});

/** Meals `m` in the order in which they are eaten; the id settles a tie, as a page can tell that of a meal it has just made. */
export const asEaten = Prisma.sql`m."date", m."time", m."id"`;

/** The evening begins at 17:00: from then on a meal is what is eaten tonight. */
const evening = '17:00';

export const mostTonight = 3;

/**
 * The meals to name for a day: the evening's, else the day's. What is still to be cooked comes first, and of that the
 * main course.
 */
export const tonightSql = (viewer: Viewer, day: string): Prisma.Sql => {
  const ofDay = Prisma.sql`${ownPlannedMealsSql(viewer)} AND m."date" = ${day}::date`;
  const ofEvening = Prisma.sql`m."time" >= ${evening}`;
  return Prisma.sql`(
    SELECT coalesce(jsonb_agg(first."meal"), '[]') FROM (
      SELECT ${plannedMealJson} AS "meal" FROM "PlannedMeal" m ${withRecipe}
      WHERE ${ofDay} AND (${ofEvening}
        OR NOT EXISTS (SELECT 1 FROM "PlannedMeal" m WHERE ${ofDay} AND ${ofEvening}))
      ORDER BY m."cookedAt" IS NOT NULL, m."mealType" = 'MAIN' DESC, ${asEaten}
      LIMIT ${mostTonight}
    ) first
  )`;
};
