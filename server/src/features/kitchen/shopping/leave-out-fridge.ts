import { Prisma } from '../../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownInventorySql } from '../inventory/inventory-item.policy.js';
import {
  asEaten,
  ownPlannedMealsSql,
  uncookedSql,
  unreservedSql,
} from '../planning/planned-meal.policy.js';
import { openFridge, type Stock, type Stocked } from '../../../diet/ingredients/fridge-stock.js';
import type { RecipeSource } from './insert-recipe-lines.js';
import { leftOutAloneSql } from './left-out-items.js';
import { notAmong, type ListedLine } from './lines-to-add.js';
import { ownItemsSql } from './shopping-item.policy.js';
import { plainerProducts } from '../../../diet/vocabulary/plainer-products.js';
import { stapleReader, type StapleChoice } from '../../../diet/vocabulary/staples.js';
import type { ShoppingLine } from '../../../diet/ingredients/shopping-line.js';
import { stillMissing } from '../../../diet/ingredients/still-missing.js';
import { recipeLines, type PositionedLine } from '../../../recipe-book/recipe-lines.js';

const mostMeals = 200;

interface Scope {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}

/** What is on the list, in the bag or left out for one meal, or for a recipe without one. */
interface Planned {
  /** The meal's; null for a recipe alone. */
  plannedMealId: string | null;
  /** YYYY-MM-DD, when it is eaten. */
  day: string;
  /** In seconds; null for a recipe alone. */
  plannedAt: number | null;
  wanted: number;
  recipe: { id: string; title: string; ingredients: string[]; servings: number };
  listed: ListedLine[];
}

interface Kitchen {
  fridge: Stocked[];
  planned: Planned[];
  staples: StapleChoice[];
}

async function readKitchen({ db, viewer, clock }: Scope, today: string): Promise<Kitchen> {
  const now = Prisma.sql`(${clock.now()}::timestamptz AT TIME ZONE 'Europe/Zurich')`;
  const [kitchen] = await db.$queryRaw<Kitchen[]>(Prisma.sql`
    WITH stocked AS (
      SELECT v."id", v."name", v."quantity", v."unit", v."expirationDate",
        CASE WHEN v."expirationEstimate" IS NOT NULL THEN extract(epoch FROM v."createdAt") END AS "estimatedFrom"
      FROM "InventoryItem" v
      WHERE ${ownInventorySql(viewer)} AND (v."expirationDate" IS NULL OR v."expirationDate" > ${today}::date)
        AND ${unreservedSql(viewer, today)}
    ), meal AS (
      SELECT m.* FROM "PlannedMeal" m
      WHERE ${ownPlannedMealsSql(viewer)} AND m."date" + m."time"::time > ${now} AND m."recipeId" IS NOT NULL AND ${uncookedSql}
        AND EXISTS (SELECT FROM stocked)
      ORDER BY ${asEaten} LIMIT ${mostMeals}
    ), line AS (
      SELECT i.* FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND i."recipeId" IS NOT NULL AND EXISTS (SELECT FROM stocked)
        AND (i."deletedAt" IS NULL OR i."boughtAt" IS NOT NULL AND i."checked" OR ${leftOutAloneSql(clock)})
    ), alone AS (
      SELECT l."recipeId", max(l."servings") AS wanted,
        coalesce(jsonb_agg(to_jsonb(l)) FILTER (WHERE NOT l."leftOut"), '[]') AS listed FROM line l
      WHERE l."plannedMealId" IS NULL AND l."position" IS NOT NULL GROUP BY l."recipeId"
    ), planned AS (
      SELECT m."id" AS "plannedMealId", m."date"::text AS "day", extract(epoch FROM m."createdAt") AS "plannedAt",
        m."servings" AS "wanted", to_jsonb(r) AS "recipe",
        (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM line l WHERE l."plannedMealId" = m."id") AS "listed",
        m."date", m."time", m."id"
      FROM meal m JOIN "Recipe" r ON r."id" = m."recipeId"
      UNION ALL
      SELECT NULL, ${today}, NULL, coalesce(a.wanted, r."servings"), to_jsonb(r), a.listed, NULL, NULL, r."id"
      FROM alone a JOIN "Recipe" r ON r."id" = a."recipeId"
    )
    SELECT (SELECT coalesce(jsonb_agg(to_jsonb(s) ORDER BY s."id"), '[]') FROM stocked s) AS "fridge",
      (SELECT coalesce(jsonb_agg(to_jsonb(m) ORDER BY ${asEaten}), '[]') FROM planned m) AS "planned",
      (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM "Staple" s
        WHERE s."householdId" = ${viewer.householdId}::uuid) AS "staples"`);
  return kitchen ?? { fridge: [], planned: [], staples: [] };
}

/** What food at home is kept for: a meal that is planned, or a recipe on the list. */
export interface Reservation {
  plannedMealId: string | null;
  recipeTitle: string;
  /** YYYY-MM-DD, of a planned meal. */
  date: string | null;
}

/** By product, and by its plainer ones, the first that it is kept for. */
type Reservations = ReadonlyMap<string, Reservation>;

/** What a meal that is still to come needs and nobody is to buy for it. */
interface Need {
  readonly meal: Planned;
  readonly lines: readonly PositionedLine[];
}

function needsOf(planned: readonly Planned[], sources: readonly RecipeSource[]): Need[] {
  const nameOf = (recipeId: string, mealId: string | null) => `${recipeId} ${mealId ?? ''}`;
  const asked = new Map<string, RecipeSource[]>();
  for (const source of sources) {
    const name = nameOf(source.recipe.id, source.plannedMealId);
    asked.set(name, [...(asked.get(name) ?? []), source]);
  }
  return planned.map((meal) => {
    const { recipe, plannedMealId, wanted, listed } = meal;
    const added = (asked.get(nameOf(recipe.id, plannedMealId)) ?? []).flatMap((source) =>
      source.lines.map(({ line }) => line),
    );
    return { meal, lines: notAmong(recipeLines(recipe, wanted), [...listed, ...added]) };
  });
}

/** Takes what meals need: that is theirs. */
function takeForPlanned(stock: Stock, needs: readonly Need[]): Reservations {
  const reservations = new Map<string, Reservation>();
  for (const { meal, lines } of needs) {
    const { plannedMealId, day, plannedAt, recipe } = meal;
    const date = plannedMealId === null ? null : day;
    const reservation = { plannedMealId, recipeTitle: recipe.title, date };
    for (const { line } of stillMissing(lines, stock, day, plannedAt ?? undefined).leftOut)
      for (const { product } of [line, ...plainerProducts(line.product)])
        if (!reservations.has(product)) reservations.set(product, reservation);
  }
  return reservations;
}

/** What the fridge has without what the meals to come, and the recipes on the list, need of it. */
interface FreeStock {
  readonly stock: Stock;
  /** By product, what the rest is kept for. */
  readonly reservations: Reservations;
}

/** What the fridge has for a dish that would be cooked next. */
export interface FreeFridge {
  readonly isEmpty: boolean;
  /** All that is kept for nothing. */
  rest(): Stocked[];
  /** But for what is kept for the same recipe, as a meal of this day (YYYY-MM-DD) or before, or on the list. */
  stockFor(recipeId: string, day: string): FreeStock;
  /** Whether a line is of nothing but what is always at home. */
  isStaple(line: ShoppingLine): boolean;
}

/** As leaveOutFridge would take from it, in one statement. */
export async function readFreeFridge(scope: Scope): Promise<FreeFridge> {
  const { fridge, planned, staples } = await readKitchen(scope, dayInZurich(scope.clock.now()));
  const needs = needsOf(planned, []);
  const without = (isOwn: (meal: Planned) => boolean): FreeStock => {
    const stock = openFridge(fridge);
    const others = needs.filter(({ meal }) => !isOwn(meal));
    return { stock, reservations: takeForPlanned(stock, others) };
  };
  const shared = without(() => false);
  return {
    isEmpty: fridge.length === 0,
    rest: () => shared.stock.rest(),
    isStaple: stapleReader(staples),
    stockFor: (recipeId, until) => {
      const isOwn = ({ recipe, day }: Planned): boolean => recipe.id === recipeId && day <= until;
      return planned.some(isOwn) ? without(isOwn) : shared;
    },
  };
}

/** How lines are split between what the fridge has on a day, beside what planned meals need of it, and what is to buy. */
async function openKitchen(scope: Scope, sources: readonly RecipeSource[]) {
  const today = dayInZurich(scope.clock.now());
  const { fridge, planned, staples } = await readKitchen(scope, today);
  const stock = openFridge(fridge);
  takeForPlanned(stock, needsOf(planned, sources));
  const isStaple = stapleReader(staples);
  const plannedAt = new Map(planned.map((meal) => [meal.plannedMealId, meal.plannedAt]));
  return <Asked extends { line: ShoppingLine }>(
    asked: readonly Asked[],
    day = today,
    mealId: string | null = null,
  ) => {
    const { lines, leftOut } = stillMissing(asked, stock, day, plannedAt.get(mealId) ?? undefined);
    return { lines: lines.map((each) => ({ ...each, toCheck: isStaple(each.line) })), leftOut };
  };
}

/** The same for lines that are cooked today. */
export async function leaveOutOfLines<Asked extends { line: ShoppingLine }>(
  scope: Scope,
  lines: readonly Asked[],
) {
  const split = await openKitchen(scope, []);
  return split(lines);
}

/**
 * The same sources, in their order, without what is in the fridge when each is eaten and what no other planned meal
 * needs of it; of the rest, the household's staples are only to be checked. Units of one kind are converted, and pieces into grams where a piece has a known weight; of what is
 * weighed, what is poured says nothing. A source of which nothing new was asked and nothing has gone from the fridge is
 * left out.
 * @param days YYYY-MM-DD by planned meal; a recipe alone is cooked today
 */
export async function leaveOutFridge(
  scope: Scope,
  sources: readonly RecipeSource[],
  days: ReadonlyMap<string | null, string>,
): Promise<RecipeSource[]> {
  const split = await openKitchen(scope, sources);
  return sources.flatMap((source) => {
    const parts = split(source.lines, days.get(source.plannedMealId), source.plannedMealId);
    const isAsBefore = parts.lines.length === 0 && source.lines.every(({ again }) => again);
    return isAsBefore ? [] : [{ ...source, ...parts }];
  });
}
