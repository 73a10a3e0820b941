import { z } from 'zod';
import { Prisma, type Proposal } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import {
  ExpirationEstimate,
  InventoryCategory,
  InventoryPlace,
  Unit,
} from '../../../generated/prisma/enums.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer as FullViewer } from '../../../platform/viewer.js';
import { ownInventorySql } from '../inventory/inventory-item.policy.js';
import { ownPlannedMealsSql } from '../planning/planned-meal.policy.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';
import { listedItemsSql, ownItemsSql } from '../shopping/shopping-item.policy.js';
import type { Preview } from './proposal-lines.js';
import { partsOf, touchedRows, type ProposalPlan } from './proposal-plan.js';
import { avoidedSql } from './talk-wish.js';

type Viewer = Pick<FullViewer, 'id' | 'householdId'>;

const snapshot = z.object({
  plannedMeals: z.array(z.looseObject({ id: z.guid(), date: z.string(), time: z.string() })),
  inventoryItems: z.array(
    z.looseObject({
      id: z.guid(),
      householdId: z.guid(),
      createdById: z.guid().nullable(),
      name: z.string(),
      quantity: z.int(),
      unit: z.enum(Unit),
      expirationDate: z.string().nullable(),
      category: z.enum(InventoryCategory),
      // What was taken out before there were places was in the fridge.
      place: z.enum(InventoryPlace).default('FRIDGE'),
      expirationEstimate: z.enum(ExpirationEstimate).nullable().default(null),
      createdAt: z.string(),
    }),
  ),
  favorites: z.array(z.unknown()),
  lines: z.array(z.looseObject({ id: z.guid() })).default([]),
  preferences: z
    .array(z.object({ avoidedFoods: z.array(z.string()), preferredFoods: z.array(z.string()) }))
    .default([]),
});

/** The rows that a plan touches, as they are stored. */
export type Snapshot = z.output<typeof snapshot>;

export const noRows: Snapshot = {
  plannedMeals: [],
  inventoryItems: [],
  favorites: [],
  lines: [],
  preferences: [],
};

export interface Capture {
  readonly rows: Snapshot;
  /** Changes whenever one of the rows does. */
  readonly rowsPrint: string;
  /** The same, and whenever what the household or this talk eats does, where the plan brings food in. */
  readonly fingerprint: string;
}

/**
 * The rows as common table expressions: locked, and read as whoever held the lock before left them.
 * Rows of another household are as if they did not exist.
 */
function touchedSql(viewer: Viewer, plan: ProposalPlan): Prisma.Sql {
  const ids = touchedRows(plan);
  return Prisma.sql`
    touched_items AS MATERIALIZED (
      SELECT i.* FROM "ShoppingItem" i WHERE ${listedItemsSql(viewer)} AND i."id" IN ${idsSql(ids.shoppingItems)}
      ORDER BY i."id" FOR UPDATE
    ), touched_lines AS MATERIALIZED (
      SELECT i.* FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids.lines)}
      ORDER BY i."id" FOR UPDATE
    ), touched_preferences AS MATERIALIZED (
      SELECT p."userId" AS "id", p."avoidedFoods", p."preferredFoods" FROM "Preferences" p
      WHERE p."userId" = ${viewer.id}::uuid AND ${ids.preferences.length > 0} FOR UPDATE
    ), touched_meals AS MATERIALIZED (
      SELECT m.* FROM "PlannedMeal" m WHERE ${ownPlannedMealsSql(viewer)} AND m."id" IN ${idsSql(ids.plannedMeals)}
      ORDER BY m."id" FOR UPDATE
    ), touched_inventory AS MATERIALIZED (
      SELECT v.* FROM "InventoryItem" v WHERE ${ownInventorySql(viewer)} AND v."id" IN ${idsSql(ids.inventoryItems)}
      ORDER BY v."id" FOR UPDATE
    ), touched_favorites AS MATERIALIZED (
      SELECT f.* FROM "Favorite" f WHERE f."userId" = ${viewer.id}::uuid AND f."recipeId" IN ${idsSql(ids.favorites)}
      ORDER BY f."id" FOR UPDATE
    ), touched_recipes AS MATERIALIZED (
      SELECT r."id" FROM "Recipe" r WHERE r."id" IN ${idsSql(ids.recipes)} AND ${readableRecipesSql(viewer)}
    )`;
}

const listSql = (from: string, aside = ''): Prisma.Sql =>
  Prisma.raw(
    `(SELECT coalesce(jsonb_agg(to_jsonb(t) - '${aside}' ORDER BY t."id"), '[]') FROM ${from} t)`,
  );

/** Told where there are some alone, so that the print of a proposal without any is what it was before there could be. */
const someSql = (name: string, from: string, aside: string): Prisma.Sql =>
  Prisma.sql`CASE WHEN EXISTS (SELECT 1 FROM ${Prisma.raw(from)})
    THEN jsonb_build_object(${name}::text, ${listSql(from, aside)}) ELSE '{}' END`;

/** What may be compared: who keeps a recipe does not matter to the recipe, nor to a line for which meal it is. */
const rowsSql = Prisma.sql`(jsonb_build_object(
  'shoppingItems', ${listSql('touched_items', 'plannedMealId')}, 'plannedMeals', ${listSql('touched_meals')},
  'inventoryItems', ${listSql('touched_inventory')}, 'favorites', ${listSql('touched_favorites')},
  'recipes', ${listSql('touched_recipes')})
  || ${someSql('lines', 'touched_lines', 'plannedMealId')} || ${someSql('preferences', 'touched_preferences', 'id')})`;

/** What the members eat. */
const rulesSql = (viewer: Viewer): Prisma.Sql => Prisma.sql`(
  SELECT jsonb_agg(jsonb_build_array(p."dietaryRestrictions", p."allergens", p."avoidedFoods") ORDER BY p."userId")
  FROM "Preferences" p JOIN "User" u ON u."id" = p."userId"
  WHERE u."householdId" = ${viewer.householdId}::uuid)`;

const bringingNone: ReadonlySet<ProposalPlan['action']> = new Set([
  'MOVE_MEAL',
  'REMOVE_MEAL',
  'REMOVE_FROM_FRIDGE',
  'REMOVE_FROM_SHOPPING_LIST',
  'CHANGE_SHOPPING_AMOUNT',
  'TICK_SHOPPING_ITEMS',
  'NOTE_PREFERENCE',
]);

/** What brings food in was judged by the rules of its day: other rules, another preview. */
const bringsFood = (plan: ProposalPlan): boolean =>
  plan.action === 'PLAN_WEEK' || partsOf(plan).some(({ action }) => !bringingNone.has(action));

interface Prints {
  readonly rows: unknown;
  readonly rowsPrint: string;
  readonly rulesPrint: string;
  /** Null where nothing is to be avoided in this talk. */
  readonly talkPrint: string | null;
}

/** Locks the rows of a plan until the transaction ends, and reads them. */
export async function capture(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  plan: ProposalPlan,
): Promise<Capture> {
  const [row] = await db.$queryRaw<Prints[]>(
    Prisma.sql`
      WITH ${touchedSql(viewer, plan)}, captured AS (SELECT ${rowsSql} AS rows)
      SELECT rows, md5(rows::text) AS "rowsPrint", md5(${rulesSql(viewer)}::text) AS "rulesPrint",
        md5(${avoidedSql(viewer)}::text) AS "talkPrint"
      FROM captured`,
  );
  if (!row) throw new Error('A snapshot is one row.');
  const { rowsPrint, rulesPrint, talkPrint } = row;
  const eatenPrint = talkPrint === null ? rulesPrint : `${rulesPrint}.${talkPrint}`;
  return {
    rows: snapshot.parse(row.rows),
    rowsPrint,
    fingerprint: bringsFood(plan) ? `${rowsPrint}.${eatenPrint}` : rowsPrint,
  };
}

/** What undoing needs, as it is kept with an applied proposal. */
const memory = z.object({
  rows: snapshot,
  uses: z.array(
    z.object({ product: z.string(), name: z.string(), uses: z.int(), lastUsedAt: z.string() }),
  ),
  /** What was on the list for meals that are gone, or have another dish. */
  mealLines: z
    .array(
      z.object({
        id: z.guid(),
        plannedMealId: z.guid(),
        // Before lines followed their meals, they stayed on the list.
        wasListed: z.boolean().default(false),
        sourceKey: z.string().nullable().default(null),
        boughtAt: z.string().nullable().default(null),
      }),
    )
    .default([]),
});

export type Memory = z.output<typeof memory>;

export const readMemory = (stored: unknown): Memory => memory.parse(stored);

/** Keeps, with an applied proposal, what it wrote, how its rows were, and the print of how they are now. */
export async function remember(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  proposal: Proposal,
  { plan, changes }: Preview,
  before: Memory,
): Promise<Proposal> {
  const [kept] = await db.$queryRaw<Proposal[]>(Prisma.sql`
    WITH ${touchedSql(viewer, plan)}
    UPDATE "Proposal" p SET "action" = ${plan.action}::"ProposalAction",
      "plan" = ${JSON.stringify(plan)}::jsonb, "changes" = ${JSON.stringify(changes)}::jsonb, "before" = ${JSON.stringify(before)}::jsonb,
      "after" = jsonb_build_object('rowsPrint', md5(${rowsSql}::text))
    WHERE p."id" = ${proposal.id}::uuid
    RETURNING ${columnsSql(Prisma.ProposalScalarFieldEnum, 'p')}`);
  if (!kept) throw new Error('The proposal was claimed in this transaction.');
  return kept;
}

const printed = z.object({ rowsPrint: z.string() });

export const printAfter = (stored: unknown): string => printed.parse(stored).rowsPrint;
