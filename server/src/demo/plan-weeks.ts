import { randomUUID } from 'node:crypto';
import { planMeals } from '../features/kitchen/planning/plan-meals.js';
import type { Season } from '../generated/prisma/enums.js';
import type { Transaction } from '../platform/database.js';
import type { Viewer } from '../platform/viewer.js';
import { rowIdOf } from '../recipe-book/book.js';
import { seasonOf } from '../week-choice/days.js';
import { mealsFrom, shifted } from './demo-days.js';
import { weekAhead, weekBehind, type DemoMeal } from './demo-week.fr.js';

const usualServings = 4;

const dishesOf = (meal: DemoMeal): readonly string[] => ('title' in meal ? [] : [meal.dish].flat());

type BookRow = Awaited<ReturnType<typeof readBook>>[number];

const readBook = (db: Transaction, bookIds: readonly string[]) =>
  db.recipe.findMany({
    where: { id: { in: bookIds.map(rowIdOf) } },
    select: { id: true, title: true, mealType: true, seasons: true },
  });

/** Of several dishes the first in season, or else the last. */
function pick(rows: readonly (BookRow | undefined)[], season: Season): BookRow {
  const known = rows.filter((row) => row !== undefined);
  const row =
    known.find(({ seasons }) => seasons.length === 0 || seasons.includes(season)) ?? known.at(-1);
  if (!row) throw new Error('The recipe book has none of the dishes that the demo plans.');
  return row;
}

/**
 * Plans the seven days before this one (YYYY-MM-DD) and the seven from it on. Resolves to the meals ahead that have a
 * recipe, as they will be eaten.
 */
export async function planWeeks(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  today: string,
): Promise<string[]> {
  const meals = [...mealsFrom(shifted(today, -7), weekBehind), ...mealsFrom(today, weekAhead)];
  const rows = await readBook(db, meals.flatMap(dishesOf));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const season = seasonOf(today);
  const planned = meals.map((meal) => {
    const { date, time, servings = usualServings, mealType = 'MAIN' } = meal;
    const when = { id: randomUUID(), date, time, servings };
    if ('title' in meal) return { ...when, recipeId: null, recipeTitle: meal.title, mealType };
    const candidates = dishesOf(meal).map((bookId) => byId.get(rowIdOf(bookId)));
    const { id, title, mealType: kind } = pick(candidates, season);
    return { ...when, recipeId: id, recipeTitle: title, mealType: kind };
  });
  await planMeals({ db, viewer }, planned);
  return planned
    .filter(({ date, recipeId }) => date >= today && recipeId !== null)
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
    .map(({ id }) => id);
}
