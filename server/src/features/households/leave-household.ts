import { randomUUID } from 'node:crypto';
import { Prisma } from '../../generated/prisma/client.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { departureSql } from './departure.policy.js';
import { left } from './invitation-letter.fr.js';
import { HouseholdRefusal } from './invitation.errors.js';
import { lockHouseholds } from './lock-households.js';
import { withdrawnSql } from './revoke-invitation.js';

/**
 * Gives a person a household of their own. What was shared stays with the others; the address of their calendar ends,
 * because whoever knows it can read the plan.
 * @throws HouseholdRefusal (LAST_MEMBER)
 */
export async function leaveHousehold({
  db,
  clock,
  viewer,
}: {
  db: Db;
  clock: Clock;
  viewer: Viewer;
}): Promise<void> {
  const now = clock.now();
  const me = Prisma.sql`${viewer.id}::uuid`;
  const old = Prisma.sql`${viewer.householdId}::uuid`;
  const [, [answer]] = await db.$transaction([
    db.$queryRaw(lockHouseholds([viewer.householdId])),
    db.$queryRaw<{ left: boolean }[]>(Prisma.sql`
      WITH made AS (
        INSERT INTO "Household" ("id") SELECT ${randomUUID()}::uuid
        WHERE EXISTS (SELECT 1 FROM "User" u WHERE u."householdId" = ${old} AND u."id" <> ${me})
        RETURNING "id"
      ), moved AS (
        UPDATE "User" u SET "householdId" = m."id" FROM made m
        WHERE u."id" = ${me} AND u."householdId" = ${old} RETURNING u."id"
      ), departed AS (
        SELECT m."id", ${old} AS "householdId" FROM moved m
      ), ${withdrawnSql(me, Prisma.sql`departed`)}, ${departureSql(left(viewer), now)}
      SELECT EXISTS (SELECT 1 FROM moved) AS left`),
  ]);
  if (!answer?.left) throw new HouseholdRefusal('LAST_MEMBER');
}
