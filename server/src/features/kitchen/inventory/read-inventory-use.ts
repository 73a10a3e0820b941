import { z } from 'zod';
import { scaleIngredientLine } from '../../../diet/ingredients/scale.js';
import { Prisma } from '../../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';
import type { InventoryScope } from './add-inventory-item.js';
import {
  ownInventorySql,
  readInventoryItem,
  type InventoryItemJson,
  type InventoryItemRow,
} from './inventory-item.policy.js';
import { inventoryUse, type InventoryUse } from './inventory-use.js';

interface Cooking {
  ingredients: string[];
  servings: number;
  items: InventoryItemJson[];
}

const mostServings = 50;
const askedServings = z.int().min(1).max(mostServings).nullish();

/** What cooking the recipe for so many takes from the fridge; null where there is no such recipe, or nobody cooks for so many. */
export async function readInventoryUse(
  { db, viewer, clock }: InventoryScope & { clock: Clock },
  recipeId: string,
  servings: number | null | undefined,
): Promise<InventoryUse<InventoryItemRow> | null> {
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
  return {
    takings: takings.map((taking) => ({ ...taking, item: readInventoryItem(taking.item) })),
    uncounted: uncounted.map(readInventoryItem),
  };
}
