import { dayInZurich, weekOf, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { Moment } from './chat-suggestions.js';

const soonDays = 3;
const named = 3;
const evening = '17:00';
const daysAhead = 6;
/** More meals in a week than a household plans. */
const mostMeals = 200;
const dayMs = 86_400_000;

const hourInZurich = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** What the first questions depend on, in one statement. */
export async function loadMoment({
  db,
  viewer,
  clock,
}: {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}): Promise<Moment> {
  const now = clock.now();
  const today = dayInZurich(now);
  const day = new Date(`${today}T00:00:00Z`);
  const household = await db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: {
      inventoryItems: {
        // What has expired is not to be cooked.
        where: { expirationDate: { gt: day, lte: new Date(day.getTime() + soonDays * dayMs) } },
        select: { name: true, quantity: true, unit: true },
        orderBy: [{ expirationDate: 'asc' }, { name: 'asc' }, { id: 'asc' }],
        take: named,
      },
      plannedMeals: {
        where: { date: { gte: day, lte: new Date(day.getTime() + daysAhead * dayMs) } },
        select: { date: true, time: true, mealType: true },
        take: mostMeals,
      },
      _count: {
        select: {
          inventoryItems: true,
          shoppingItems: { where: { deletedAt: null, checked: false, toCheck: false } },
        },
      },
    },
  });
  const { plannedMeals: meals } = household;
  const sunday = new Date(weekOf(today).sunday);
  return {
    today,
    hour: Number(hourInZurich.format(now)),
    expiring: household.inventoryItems,
    hasFridge: household._count.inventoryItems > 0,
    isTonightPlanned: meals.some(({ date, time }) => date <= day && time >= evening),
    isWeekPlanned: meals.some(({ date }) => date <= sunday),
    isWeekAheadOpen: !meals.some(({ date, mealType }) => date > day && mealType === 'MAIN'),
    isListEmpty: household._count.shoppingItems === 0,
  };
}
