import { Prisma } from '../../../generated/prisma/client.js';
import { ringBell } from '../../../platform/bell.js';
import type { ChangeLog } from '../../../platform/change-log.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Job } from '../../../platform/jobs.js';
import { expiringNotice } from './expiring-notice.fr.js';

interface Scope {
  db: Db;
  clock: Clock;
  changes: ChangeLog;
}

interface Fridge {
  householdId: string;
  names: string[];
  count: number;
  /** Of how many the date is an estimate. */
  estimated: number;
  userIds: string[];
}

const withinDays = 2;
const batch = 500;

/** The next households that have food to eat within two days, and of them those members who want to know and were not told today. */
const fridgesSql = (day: string, key: string, after: string): Prisma.Sql => Prisma.sql`
  WITH fridge AS (
    SELECT v."householdId", count(*)::int AS count,
      count(v."expirationEstimate")::int AS estimated,
      (array_agg(v."name" ORDER BY v."expirationDate", v."name"))[1:3] AS names
    FROM "InventoryItem" v
    WHERE v."expirationDate" BETWEEN ${day}::date AND ${day}::date + ${withinDays}::int
      AND v."householdId" > ${after}::uuid
    GROUP BY v."householdId" ORDER BY v."householdId" LIMIT ${batch}
  )
  SELECT f.*, ARRAY(
    SELECT u."id" FROM "User" u WHERE u."householdId" = f."householdId" AND u."expiryNotices"
      AND NOT EXISTS (SELECT 1 FROM "Notification" n WHERE n."userId" = u."id" AND n."key" = ${key})
  ) AS "userIds"
  FROM fridge f ORDER BY f."householdId"`;

/** Tells each member, at most once a day. */
export async function notifyExpiring({ db, clock, changes }: Scope): Promise<void> {
  const now = clock.now();
  const day = dayInZurich(now);
  const key = `expiring:${day}`;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const fridges = await db.$queryRaw<Fridge[]>(fridgesSql(day, key, after));
    const rows = fridges.flatMap(({ names, count, estimated, userIds }) => {
      const text = expiringNotice(names, count, estimated);
      const type = 'INVENTORY_EXPIRING' as const;
      return userIds.map((userId) => ({ userId, key, type, createdAt: now, ...text }));
    });
    // The key of a person and a day guards against a second process that writes at the same time.
    if (rows.length > 0) await db.notification.createMany({ data: rows, skipDuplicates: true });
    for (const { householdId, userIds } of fridges) ringBell(changes, householdId, userIds);
    const last = fridges.at(-1);
    if (!last || fridges.length < batch) return;
    after = last.householdId;
  }
}

/** Every hour, as food is put in the fridge all day long. */
export const expiringFoodNotices = (scope: Scope): Job => ({
  name: 'expiring food',
  everyMs: 3_600_000,
  firstAfterMs: 60_000,
  run: () => notifyExpiring(scope),
});
