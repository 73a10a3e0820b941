import { dayInZurich, timeInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { dayOf, furthestStart, isOpen, placesOf } from './week-settings.js';

/** The first day (YYYY-MM-DD), of those that a week may begin on, whose dinner is to come and has no dish; null where all have. */
export async function firstOpenDinner(scope: {
  db: Db;
  viewer: Pick<Viewer, 'householdId'>;
  clock: Clock;
}): Promise<string | null> {
  const { db, viewer, clock } = scope;
  const now = { today: dayInZurich(clock.now()), time: timeInZurich(clock.now()) };
  const to = furthestStart(clock.now());
  const meals = await db.plannedMeal.findMany({
    where: {
      householdId: viewer.householdId,
      mealType: 'MAIN',
      date: { gte: new Date(now.today), lte: new Date(to) },
    },
    select: { date: true, time: true, mealType: true },
  });
  const planned = meals.map(({ date, ...meal }) => ({ ...meal, date: dayOf(date) }));
  const places = placesOf({ from: now.today, to, moments: ['DINNER'] });
  const open = places.find((place) => place.mealType === 'MAIN' && isOpen(place, now, planned));
  return open?.date ?? null;
}
