import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { PlanningScope } from './plan-meal.js';
import { calendarName, feedEvent } from './calendar-event.fr.js';
import { writeCalendar } from './write-calendar.js';

const day = 86_400_000;
/** What a calendar shows around today: the last weeks, and as far ahead as anybody plans. */
const feedSpan = { before: 60 * day, after: 400 * day };
const maximumEvents = 2000;

/** The address of the household's feed; null while it has none. */
export async function readCalendarFeedUrl(
  { db, viewer }: PlanningScope,
  publicUrl: string,
): Promise<string | null> {
  const { calendarSecret } = await db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: { calendarSecret: true },
  });
  return calendarSecret && `${publicUrl}/calendar/${calendarSecret}.ics`;
}

/** Gives the feed a new address, or none; the former one opens nothing from now on. */
export async function resetCalendarFeed(
  { db, viewer }: PlanningScope,
  enabled: boolean,
): Promise<void> {
  await db.household.update({
    where: { id: viewer.householdId },
    data: { calendarSecret: enabled ? randomBytes(24).toString('base64url') : null },
    select: { id: true },
  });
}

/** The feed behind a secret as an iCalendar text; null where the secret opens nothing. */
export async function readCalendar(
  { db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string },
  secret: string,
): Promise<string | null> {
  const now = clock.now();
  const household = await db.household.findUnique({
    where: { calendarSecret: secret },
    select: {
      plannedMeals: {
        where: {
          date: {
            gte: new Date(now.getTime() - feedSpan.before),
            lte: new Date(now.getTime() + feedSpan.after),
          },
        },
        orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
        take: maximumEvents,
        include: { recipe: { select: { ingredients: true, servings: true } } },
      },
    },
  });
  if (!household) return null;
  const events = household.plannedMeals.map((meal) => feedEvent(meal, publicUrl));
  return writeCalendar(calendarName, events, now);
}
