import { aisles } from '../../../diet/aisle.js';
import { unitKind, type Measured } from '../../../diet/ingredients/measure.js';
import { boughtAs } from '../../../diet/ingredients/shopping-line.js';
import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import type { Unit } from '../../../generated/prisma/enums.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownItemsSql } from '../shopping/shopping-item.policy.js';
import type { InventoryScope } from './add-inventory-item.js';
import { addUp, quantityOf } from './fridge-quantity.js';
import {
  ownInventorySql,
  readInventoryItem,
  type InventoryItemJson,
  type InventoryItemRow,
} from './inventory-item.policy.js';
import { adviseStorage, categoryOfAisle, keepingOf } from './storage-advice.js';

export interface PutAwayScope extends InventoryScope {
  db: Db;
  clock: Clock;
}

export interface PutAway {
  inventoryItems: InventoryItemRow[];
  deletedShoppingItemIds: string[];
  /** Of inventoryItems, at most 100. */
  itemsToFreeze: InventoryItemRow[];
}

const spooned: ReadonlySet<Unit> = new Set(['TABLESPOON', 'TEASPOON', 'PINCH']);
export const mostToFreeze = 100;
const onePackage = { quantity: 1, unit: 'UNIT' } as const;

/** Of six sprigs, so much of a bunch. */
function boughtAmount({ name, quantity, unit, amountSaid }: ShoppingItem): Measured {
  const { parts = 1 } = (amountSaid && unit === 'UNIT' && boughtAs(name)) || {};
  return { value: quantityOf(quantity) / parts, unit };
}

/** As they were asked for: the first of a product gives its item the id. */
export function inOrder(lines: readonly ShoppingItem[], ids: readonly string[]): ShoppingItem[] {
  const order = new Map(ids.map((id, at) => [id, at]));
  return lines.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** Lines of one product whose amounts add up, as one item that has the first line's id: so a repeat makes nothing twice. */
export function toFridge(lines: readonly ShoppingItem[], today: string) {
  const groups = new Map<string, ShoppingItem[]>();
  // « œufs » beside « 3 œufs » makes them no more than three.
  const said = new Set(lines.flatMap((line) => (line.amountSaid ? [line.product] : [])));
  const measured = new Set(
    lines.flatMap((line) => (line.amountSaid && !spooned.has(line.unit) ? [line.product] : [])),
  );
  for (const line of lines) {
    // Washing powder is put away, but nowhere near the milk.
    if (line.aisle === 'HOUSEHOLD') continue;
    if (!line.amountSaid && said.has(line.product)) continue;
    // A recipe's two spoons come from the bottle that was bought, or from what was weighed.
    const isSpooned = line.amountSaid && spooned.has(line.unit);
    if (isSpooned && measured.has(line.product)) continue;
    const key = `${line.product} ${isSpooned ? 'a package' : unitKind(line.unit)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id } = first;
    const name = boughtAs(first.name)?.name ?? first.name;
    const advice = adviseStorage(name, today);
    const aisle = aisles.find((known) => known === first.aisle) ?? 'OTHER';
    const category = aisle === 'OTHER' ? advice.category : categoryOfAisle(aisle);
    const amounts = group.map(boughtAmount);
    const amount = spooned.has(first.unit) ? onePackage : addUp(amounts);
    const { place, expirationDate, expirationEstimate } = advice;
    const lineIds = group.map((line) => line.id);
    return [{ id, lineIds, name, category, place, expirationDate, expirationEstimate, ...amount }];
  });
}

/**
 * Moves ticked lines from the list into the fridge, in one transaction: those that stand there ticked,
 * and those that left it because their recipe was complete. What a household needs beside food only leaves
 * the list. Others among the ids stay where they are.
 * @throws NotFoundRefusal when none of the ids is the household's
 */
export async function putAwayShoppingItems(
  { db, viewer, clock }: PutAwayScope,
  ids: readonly string[],
): Promise<PutAway> {
  const now = clock.now();
  const moved = await db.$transaction(async (tx) => {
    const moved = await tx.$queryRaw<ShoppingItem[]>(Prisma.sql`
      WITH locked AS MATERIALIZED (
        SELECT i."id" FROM "ShoppingItem" i
        WHERE ${ownItemsSql(viewer)} AND i."checked" AND i."id" IN ${idsSql(ids)}
        ORDER BY i."id" FOR UPDATE
      )
      UPDATE "ShoppingItem" i SET
        "checked" = false, "sourceKey" = NULL, "boughtAt" = ${now}::timestamptz,
        "deletedAt" = coalesce(i."deletedAt", ${now}::timestamptz)
      FROM locked l WHERE i."id" = l."id"
      RETURNING ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')}`);
    if (moved.length === 0) return null;
    const lines = inOrder(moved, ids);
    const stored = toFridge(lines, dayInZurich(now));
    const inventoryItems = await tx.$queryRaw<InventoryItemRow[]>(Prisma.sql`
      INSERT INTO "InventoryItem"
        ("id", "householdId", "createdById", "name", "quantity", "unit", "expirationDate", "category",
         "place", "expirationEstimate")
      SELECT n."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, n."name", n."quantity",
        n."unit"::"Unit", n."expirationDate", n."category"::"InventoryCategory",
        n."place"::"InventoryPlace", n."expirationEstimate"::"ExpirationEstimate"
      FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS n(
        "id" uuid, "name" text, "quantity" int, "unit" text, "expirationDate" date, "category" text,
        "place" text, "expirationEstimate" text)
      ON CONFLICT ("id") DO UPDATE SET "quantity" = "InventoryItem"."quantity"
        WHERE "InventoryItem"."householdId" = excluded."householdId"
      RETURNING ${columnsSql(Prisma.InventoryItemScalarFieldEnum, '"InventoryItem"')}`);
    const toFreeze = await boughtForLater({ db: tx, viewer }, stored, lines);
    return {
      inventoryItems,
      deletedShoppingItemIds: lines.map(({ id }) => id),
      itemsToFreeze: inventoryItems.filter(({ id }) => toFreeze.has(id)).slice(0, mostToFreeze),
    };
  });
  return moved ?? repeated({ db, viewer }, ids);
}

/**
 * The ids of the meat and fish that can be frozen and count as expired before any of the planned meals that all of its
 * product was bought for; on the day itself nobody has to freeze what a table says keeps a day or two.
 */
async function boughtForLater(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  stored: ReturnType<typeof toFridge>,
  lines: readonly ShoppingItem[],
): Promise<ReadonlySet<string>> {
  const productOf = new Map(lines.map(({ id, product }) => [id, product]));
  const linesOf = (id: string) => lines.filter(({ product }) => product === productOf.get(id));
  const candidates = stored.filter(
    ({ id, name, category, expirationEstimate }) =>
      category === 'MEAT_FISH' &&
      expirationEstimate === 'FRESH' &&
      keepingOf(name, 'FROZEN').days !== null &&
      linesOf(id).every(({ plannedMealId }) => plannedMealId !== null),
  );
  if (candidates.length === 0) return new Set();
  const mealIds = new Set(
    candidates.flatMap(({ id }) => linesOf(id).flatMap(({ plannedMealId }) => plannedMealId ?? [])),
  );
  const meals = await db.plannedMeal.findMany({
    where: { id: { in: [...mealIds] }, householdId: viewer.householdId, cookedAt: null },
    select: { id: true, date: true },
  });
  const dayOf = new Map(meals.map(({ id, date }) => [id, date.toISOString().slice(0, 10)]));
  const isLate = ({ plannedMealId }: ShoppingItem, expirationDate: string): boolean =>
    (dayOf.get(plannedMealId ?? '') ?? '') > expirationDate;
  return new Set(
    candidates.flatMap(({ id, expirationDate }) =>
      expirationDate !== null && linesOf(id).every((line) => isLate(line, expirationDate))
        ? [id]
        : [],
    ),
  );
}

/** What an earlier call made of them. */
async function repeated({ db, viewer }: InventoryScope, ids: readonly string[]): Promise<PutAway> {
  const rows = await db.$queryRaw<{ item: InventoryItemJson | null }[]>(Prisma.sql`
    SELECT to_jsonb(v) AS item FROM "ShoppingItem" i
    LEFT JOIN "InventoryItem" v ON v."id" = i."id" AND ${ownInventorySql(viewer)}
    WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}`);
  if (rows.length === 0) throw new NotFoundRefusal('ids');
  const inventoryItems = rows.flatMap(({ item }) => (item ? [readInventoryItem(item)] : []));
  return { inventoryItems, deletedShoppingItemIds: [], itemsToFreeze: [] };
}
