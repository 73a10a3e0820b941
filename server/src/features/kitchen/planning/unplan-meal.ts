import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Clock } from '../../../platform/clock.js';
import { idsSql } from '../../../platform/ids-sql.js';
import {
  linesOfMealsJson,
  linesOfMealsSql,
  unlistMealLinesSql,
  type MealLine,
} from '../shopping/lines-of-meals.js';
import type { PlanningScope } from './plan-meal.js';
import { ownPlannedMealsSql } from './planned-meal.policy.js';

/**
 * Takes a meal off the plan, and what is still to be bought for it off the list, as `deletePlannedMeal` does; returns
 * every line that was there for it, so that it can be put back whole. @throws NotFoundRefusal
 */
export async function unplanMeal(
  { db, viewer, clock }: PlanningScope & { clock: Clock },
  id: string,
): Promise<MealLine[]> {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
  const meals = idsSql([id]);
  const [row] = await db.$queryRaw<{ lines: MealLine[] }[]>(Prisma.sql`
    WITH ${linesOfMealsSql(viewer, meals)}, ${unlistMealLinesSql(viewer, clock.now(), meals)}, deleted AS (
      DELETE FROM "PlannedMeal" m WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)}
      RETURNING m."id"
    )
    SELECT ${linesOfMealsJson} AS lines FROM deleted`);
  if (!row) throw new NotFoundRefusal('id');
  return row.lines;
}
