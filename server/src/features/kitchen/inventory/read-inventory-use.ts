import { z } from 'zod';
import { scaleIngredientLine } from '../../../diet/ingredients/scale.js';
import { inSmallest, unitKind } from '../../../diet/ingredients/measure.js';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import { Prisma } from '../../../generated/prisma/client.js';
import type { Unit } from '../../../generated/prisma/enums.js';
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

type Taking = InventoryTaking<InventoryItemJson>;

const kindOf = (name: string, unit: Unit): string => `${canonicalProduct(name)} ${unitKind(unit)}`;

/**
 * Who else needs of what is taken, where what is there of its product is not enough for both: the dish's own meals, of
 * any day, are nobody else. What has expired is kept for none.
 */
function reservedBy(free: FreeFridge, recipeId: string, takings: readonly Taking[], today: string) {
  const { stock, reservations } = free.stockFor(recipeId, '9999-12-31');
  const left = new Map<string, number>();
  const add = (kind: string, by: number): unknown => left.set(kind, (left.get(kind) ?? 0) + by);
  const isGood = ({ item: { expirationDate } }: Taking): boolean =>
    expirationDate === null || expirationDate > today;
  for (const { name, quantity, unit } of stock.rest())
    add(kindOf(name, unit), inSmallest({ value: quantity, unit }).value);
  for (const { item, taken } of takings.filter(isGood))
    add(
      kindOf(item.name, taken.unit),
      -inSmallest({ value: taken.quantity, unit: taken.unit }).value,
    );
  return (taking: Taking): Reservation | null => {
    const { item, taken } = taking;
    const isShort = (left.get(kindOf(item.name, taken.unit)) ?? 0) < 0;
    return isGood(taking) && isShort
      ? (reservations.get(canonicalProduct(item.name)) ?? null)
      : null;
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
  const today = dayInZurich(clock.now());
  const { takings, uncounted } = inventoryUse(lines, cooking.items, today);
  const keptFor =
    takings.length > 0
      ? reservedBy(await readFreeFridge(scope), recipeId, takings, today)
      : () => null;
  return {
    takings: takings.map((taking) => ({
      ...taking,
      item: readInventoryItem(taking.item),
      keptFor: keptFor(taking),
    })),
    uncounted: uncounted.map(readInventoryItem),
  };
}
