import { randomBytes } from 'node:crypto';
import { Prisma } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import {
  householdStandingSql,
  isPaidFor,
  type HouseholdStanding,
} from '../../../platform/viewer.js';
import { picturedParts } from '../../recipes/recipe-picture.policy.js';
import type { PlanningScope } from './plan-meal.js';
import { calendarName, feedEvent, lapsedText } from './calendar-event.fr.js';
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

const secretOf = (url: string): string => /\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? '';

/**
 * Gives the feed a new address in place of the one that was seen, null for none: the former opens nothing from
 * now on. Where it has another since, as after a call whose answer was lost, that one stays.
 */
export async function renewCalendarFeed(
  { db, viewer }: PlanningScope,
  replaces: string | null,
): Promise<void> {
  await db.household.updateMany({
    where: { id: viewer.householdId, calendarSecret: replaces && secretOf(replaces) },
    data: { calendarSecret: randomBytes(24).toString('base64url') },
  });
}

/** Takes the feed's address away, whichever it is. */
export async function endCalendarFeed({ db, viewer }: PlanningScope): Promise<void> {
  await db.household.updateMany({
    where: { id: viewer.householdId },
    data: { calendarSecret: null },
  });
}

interface CalendarReading {
  db: Db;
  clock: Clock;
  publicUrl: string;
  complimentaryEmails: ReadonlySet<string>;
}

/**
 * The feed behind a secret as an iCalendar text; null where the secret opens nothing. Of a household
 * that nobody pays for it is a calendar without a meal, which says why: a refusal would make
 * applications show what they fetched last, complain every hour, and some drop the calendar for good;
 * this one empties, and fills again under the same address.
 */
export async function readCalendar(
  { db, clock, publicUrl, complimentaryEmails }: CalendarReading,
  secret: string,
): Promise<string | null> {
  const now = clock.now();
  const [household] = await db.$queryRaw<({ id: string } & HouseholdStanding)[]>(Prisma.sql`
    SELECT h."id", ${householdStandingSql(Prisma.sql`h."id"`, now)}
    FROM "Household" h WHERE h."calendarSecret" = ${secret}`);
  if (!household) return null;
  if (!isPaidFor(household, complimentaryEmails))
    return writeCalendar({ name: calendarName, description: lapsedText }, [], now);
  const meals = await db.plannedMeal.findMany({
    where: {
      householdId: household.id,
      date: {
        gte: new Date(now.getTime() - feedSpan.before),
        lte: new Date(now.getTime() + feedSpan.after),
      },
    },
    orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
    take: maximumEvents,
    include: { recipe: { select: { ...picturedParts, servings: true } } },
  });
  const events = meals.map((meal) => feedEvent(meal, publicUrl));
  return writeCalendar({ name: calendarName }, events, now);
}
