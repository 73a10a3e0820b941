import { Prisma } from '../../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { addMealsToList } from './add-meals-to-list.js';
import type { AddedLines } from './insert-recipe-lines.js';
import { AlreadyInListRefusal, DaysPastRefusal } from './shopping-item.errors.js';

interface AskedDays {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** Whether days that are over count too. */
  includePast: boolean;
  /** Without what is in the fridge on its day and no other planned meal needs. */
  missingOnly: boolean;
}

/**
 * Adds the ingredients of every meal planned on these days that has a recipe, each for its own servings;
 * of meals that are on the list already only what they lack. What is over is not bought for, unless that is asked.
 * @throws AlreadyInListRefusal when there are such meals and all are on the list
 * @throws DaysPastRefusal when all the days are over
 */
export async function addWeekToList(
  scope: { db: Db; viewer: Viewer; clock: Clock },
  { from, to, includePast, missingOnly }: AskedDays,
): Promise<AddedLines> {
  const today = dayInZurich(scope.clock.now());
  if (!includePast && to < today) throw new DaysPastRefusal();
  const first = includePast || from > today ? from : today;
  const which = Prisma.sql`m."recipeId" IS NOT NULL AND m."date" BETWEEN ${first}::date AND ${to}::date`;
  const { wasListed, ...added } = await addMealsToList(scope, which, missingOnly);
  const isNothing = added.shoppingItems.length === 0 && added.leftOut.length === 0;
  if (isNothing && wasListed) throw new AlreadyInListRefusal();
  return added;
}
