import { Prisma } from '../../../generated/prisma/client.js';
import type { DietRules } from '../../../diet/gate/gate.js';
import { dayInZurich, timeInZurich, type Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownPlannedMealsSql } from '../planning/planned-meal.policy.js';
import { momentOf } from '../../../week-choice/moments.js';
import { isEaten, type StoredRecipe } from '../../../recipe-book/recheck-recipe.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';
import { isOpen, withNotEaten, type NotEaten } from './week-settings.js';

interface Meal {
  readonly recipeId: string | null;
  readonly date: string;
  readonly time: string;
  readonly mealType: string;
}

interface Answer {
  recipes: StoredRecipe[];
  diet: DietRules;
  planned: { date: string; time: string; mealType: string }[];
}

/**
 * Whether a chosen week can be planned as it is: every dish can still be read and is eaten by all who are members now,
 * with what is not eaten besides, every meal is still to come, and no such course was planned for it meanwhile.
 */
export async function weekStillFits(
  { db, viewer, clock }: { db: Transaction; viewer: Viewer; clock: Clock },
  meals: readonly Meal[],
  notEaten: NotEaten,
): Promise<boolean> {
  const ids = [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))];
  const days = meals.map(({ date }) => date).sort();
  const members = Prisma.sql`
    FROM "Preferences" p JOIN "User" u ON u."id" = p."userId" WHERE u."householdId" = ${viewer.householdId}::uuid`;
  const [now] = await db.$queryRaw<Answer[]>(Prisma.sql`
    SELECT (
      SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM "Recipe" r
      WHERE r."id" IN ${idsSql(ids)} AND ${readableRecipesSql(viewer)}) AS "recipes", jsonb_build_object(
      'restrictions', (SELECT coalesce(jsonb_agg(DISTINCT x), '[]') FROM (
        SELECT unnest(p."dietaryRestrictions")::text ${members} UNION SELECT unnest(p."allergens")::text ${members}) AS f(x)),
      'avoidedFoods', (SELECT coalesce(jsonb_agg(DISTINCT x), '[]') FROM (
        SELECT unnest(p."avoidedFoods") ${members}) AS f(x))) AS "diet", (
      SELECT coalesce(jsonb_agg(jsonb_build_object('date', m."date"::text, 'time', m."time", 'mealType', m."mealType")), '[]')
      FROM "PlannedMeal" m WHERE ${ownPlannedMealsSql(viewer)} AND m."mealType" IN ('MAIN', 'DESSERT')
        AND m."date" BETWEEN ${days[0] ?? null}::date AND ${days.at(-1) ?? null}::date) AS "planned"`);
  if (!now) return false;
  const at = { today: dayInZurich(clock.now()), time: timeInZurich(clock.now()) };
  const isFree = meals.every(({ date, time, mealType }) => {
    const moment = momentOf(time);
    return moment !== null && isOpen({ date, moment, mealType }, at, now.planned);
  });
  const { recipes } = now;
  const diet = withNotEaten(now.diet, notEaten);
  return isFree && recipes.length === ids.length && recipes.every((each) => isEaten(each, diet));
}
