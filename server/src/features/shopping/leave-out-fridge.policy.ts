import { Prisma } from '../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { ownInventorySql } from '../inventory/inventory-item.policy.js';
import { asEaten, ownPlannedMealsSql } from '../planning/planned-meal.policy.js';
import { openStock, type Stock, type Stocked } from '../../diet/ingredients/fridge-stock.js';
import type { RecipeSource } from './insert-recipe-lines.js';
import { notAmong, type ListedLine } from './lines-to-add.js';
import { ownItemsSql } from './shopping-item.policy.js';
import { recipeLines } from '../../diet/ingredients/shopping-line.js';
import { stillMissing } from '../../diet/ingredients/still-missing.js';

const mostMeals = 200;

interface Scope {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}

/** What is on the list, or in the bag, for one meal, or for a recipe without one. */
interface Planned {
  /** The meal's; null for a recipe alone. */
  plannedMealId: string | null;
  /** YYYY-MM-DD, when it is eaten. */
  day: string;
  wanted: number;
  recipe: { id: string; ingredients: string[]; servings: number };
  listed: ListedLine[];
}

interface Kitchen {
  fridge: Stocked[];
  planned: Planned[];
}

async function readKitchen({ db, viewer, clock }: Scope, today: string): Promise<Kitchen> {
  const now = Prisma.sql`(${clock.now()}::timestamptz AT TIME ZONE 'Europe/Zurich')`;
  const [kitchen] = await db.$queryRaw<Kitchen[]>(Prisma.sql`
    WITH stocked AS (
      SELECT v."name", v."quantity", v."unit", v."expirationDate" FROM "InventoryItem" v
      WHERE ${ownInventorySql(viewer)} AND (v."expirationDate" IS NULL OR v."expirationDate" > ${today}::date)
    ), meal AS (
      SELECT m.* FROM "PlannedMeal" m
      WHERE ${ownPlannedMealsSql(viewer)} AND m."date" + m."time"::time > ${now} AND m."recipeId" IS NOT NULL
        AND EXISTS (SELECT FROM stocked)
      ORDER BY ${asEaten} LIMIT ${mostMeals}
    ), line AS (
      SELECT i.* FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND i."recipeId" IS NOT NULL AND EXISTS (SELECT FROM stocked)
        AND (i."deletedAt" IS NULL OR i."boughtAt" IS NOT NULL AND i."checked")
    ), alone AS (
      SELECT l."recipeId", max(l."servings") AS wanted, jsonb_agg(to_jsonb(l)) AS listed FROM line l
      WHERE l."plannedMealId" IS NULL AND l."position" IS NOT NULL GROUP BY l."recipeId"
    ), planned AS (
      SELECT m."id" AS "plannedMealId", m."date"::text AS "day", m."servings" AS "wanted", to_jsonb(r) AS "recipe",
        (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM line l WHERE l."plannedMealId" = m."id") AS "listed",
        m."date", m."time", m."id"
      FROM meal m JOIN "Recipe" r ON r."id" = m."recipeId"
      UNION ALL
      SELECT NULL, ${today}, coalesce(a.wanted, r."servings"), to_jsonb(r), a.listed, NULL, NULL, r."id"
      FROM alone a JOIN "Recipe" r ON r."id" = a."recipeId"
    )
    SELECT (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM stocked s) AS "fridge",
      (SELECT coalesce(jsonb_agg(to_jsonb(m) ORDER BY ${asEaten}), '[]') FROM planned m) AS "planned"`);
  return kitchen ?? { fridge: [], planned: [] };
}

/** Takes what meals that are still to come need and what nobody is to buy for them: that is theirs. */
function takeForPlanned(
  stock: Stock,
  planned: readonly Planned[],
  sources: readonly RecipeSource[],
): void {
  const asked = new Map(sources.map((source) => [source.plannedMealId, source]));
  for (const { plannedMealId, day, wanted, recipe, listed } of planned) {
    const adding = plannedMealId === null ? undefined : asked.get(plannedMealId);
    const lines = (adding?.lines ?? []).map(({ position, line }) => {
      return { ...line, position, servings: wanted };
    });
    stillMissing(notAmong(recipeLines(recipe, wanted), [...listed, ...lines]), stock, day);
  }
}

/** What the fridge has for a dish that would be cooked today. */
export interface FreeFridge {
  readonly isEmpty: boolean;
  /** Without what the meals to come, and the recipes on the list, need of it; but for those of the same recipe. */
  stockFor(recipeId: string): Stock;
}

/** As leaveOutFridge would take from it, in one statement. */
export async function readFreeFridge(scope: Scope): Promise<FreeFridge> {
  const { fridge, planned } = await readKitchen(scope, dayInZurich(scope.clock.now()));
  const without = (recipeId: string | null): Stock => {
    const stock = openStock(fridge);
    takeForPlanned(
      stock,
      planned.filter(({ recipe }) => recipe.id !== recipeId),
      [],
    );
    return stock;
  };
  const shared = without(null);
  const counted = new Set(planned.map(({ recipe }) => recipe.id));
  return {
    isEmpty: fridge.length === 0,
    stockFor: (recipeId) => (counted.has(recipeId) ? without(recipeId) : shared),
  };
}

/**
 * The same sources, in their order, without what is in the fridge when each is eaten and what no other planned meal
 * needs of it. Units of one kind are converted; of what is weighed, what is poured says nothing.
 * @param days YYYY-MM-DD by planned meal; a recipe alone is cooked today
 */
export async function leaveOutFridge(
  scope: Scope,
  sources: readonly RecipeSource[],
  days: ReadonlyMap<string | null, string>,
): Promise<RecipeSource[]> {
  const today = dayInZurich(scope.clock.now());
  const { fridge, planned } = await readKitchen(scope, today);
  if (fridge.length === 0) return [...sources];
  const stock = openStock(fridge);
  takeForPlanned(stock, planned, sources);
  return sources.map((source) => ({
    ...source,
    ...stillMissing(source.lines, stock, days.get(source.plannedMealId) ?? today),
  }));
}
