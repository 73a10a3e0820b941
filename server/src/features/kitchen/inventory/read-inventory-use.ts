import { z } from 'zod';
import { scaleIngredientLine } from '../../../diet/ingredients/scale.js';
import { inSmallest } from '../../../diet/ingredients/measure.js';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import { Prisma } from '../../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';
import { readFreeFridge, type FreeFridge, type Reservation } from '../shopping/leave-out-fridge.js';
import type { InventoryScope } from './add-inventory-item.js';
import {
  ownInventorySql,
  readInventoryItem,
  type InventoryItemJson,
  type InventoryItemRow,
} from './inventory-item.policy.js';
import { inventoryUse, type InventoryTaking, type InventoryUse } from './inventory-use.js';

interface Cooking {
  ingredients: string[];
  servings: number;
  items: InventoryItemJson[];
}

/** As inventoryUse has it, with what is not there for this dish. */
export interface ReservedTaking extends InventoryTaking<InventoryItemRow> {
  /** Another meal, or recipe on the list, that needs of what is taken; null where none does. */
  keptFor: Reservation | null;
}

export interface ReservedUse extends Pick<InventoryUse<InventoryItemRow>, 'uncounted'> {
  takings: ReservedTaking[];
}

const mostServings = 50;
const askedServings = z.int().min(1).max(mostServings).nullish();

/** What a taking has of what others need: the dish's own meals, of any day, are none. */
function reservedBy(free: FreeFridge, recipeId: string) {
  const { stock, reservations } = free.stockFor(recipeId, '9999-12-31');
  const freeOf = new Map(
    stock.rest().map(({ id, quantity, unit }) => [id, inSmallest({ value: quantity, unit }).value]),
  );
  return ({ item, taken }: InventoryTaking<InventoryItemJson>): Reservation | null => {
    const needed = inSmallest({ value: taken.quantity, unit: taken.unit }).value;
    if ((freeOf.get(item.id) ?? 0) >= needed) return null;
    return reservations.get(canonicalProduct(item.name)) ?? null;
  };
}

/** What cooking the recipe for so many takes from the fridge; null where there is no such recipe, or nobody cooks for so many. */
export async function readInventoryUse(
  scope: InventoryScope & { clock: Clock },
  recipeId: string,
  servings: number | null | undefined,
): Promise<ReservedUse | null> {
  const { db, viewer, clock } = scope;
  if (!z.guid().safeParse(recipeId).success || !askedServings.safeParse(servings).success) {
    return null;
  }
  const [cooking] = await db.$queryRaw<Cooking[]>(Prisma.sql`
    SELECT r."ingredients", r."servings", (
      SELECT coalesce(jsonb_agg(to_jsonb(v)), '[]') FROM "InventoryItem" v
      WHERE ${ownInventorySql(viewer)}
    ) AS items
    FROM "Recipe" r WHERE r."id" = ${recipeId}::uuid AND ${readableRecipesSql(viewer)}`);
  if (!cooking) return null;
  const factor = (servings ?? cooking.servings) / cooking.servings;
  const lines = cooking.ingredients.map((line) => scaleIngredientLine(line, factor));
  const { takings, uncounted } = inventoryUse(lines, cooking.items, dayInZurich(clock.now()));
  const keptFor =
    takings.length > 0 ? reservedBy(await readFreeFridge(scope), recipeId) : () => null;
  return {
    takings: takings.map((taking) => ({
      ...taking,
      item: readInventoryItem(taking.item),
      keptFor: keptFor(taking),
    })),
    uncounted: uncounted.map(readInventoryItem),
  };
}
