import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { ownItemsSql } from '../shopping/shopping-item.policy.js';
import type { PlanningScope } from './plan-meal.js';
import { ownPlannedMealsSql } from './planned-meal.policy.js';

/** A line that is, or was, on the list for a meal. */
export interface MealLine {
  id: string;
  plannedMealId: string;
}

/**
 * Takes a meal off the plan as `deletePlannedMeal` does; returns every line that was there for it, those that have
 * left the list too, so that it can be put back whole. @throws NotFoundRefusal
 */
export async function unplanMeal({ db, viewer }: PlanningScope, id: string): Promise<MealLine[]> {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
  const [row] = await db.$queryRaw<{ lines: MealLine[] }[]>(Prisma.sql`
    WITH lines AS MATERIALIZED (
      SELECT i."id", i."plannedMealId" FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND i."plannedMealId" = ${id}::uuid
    ), deleted AS (
      DELETE FROM "PlannedMeal" m WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)}
      RETURNING m."id"
    )
    SELECT (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM lines l) AS lines FROM deleted`);
  if (!row) throw new NotFoundRefusal('id');
  return row.lines;
}
