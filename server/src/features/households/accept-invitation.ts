import { Prisma } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { bringRowsSql } from './bring-rows.js';
import { departureSql } from './departure.policy.js';
import { joined, left } from './invitation-letter.fr.js';
import { HouseholdRefusal } from './invitation.errors.js';
import { limits, needsVerifiedEmail, shownInvitationSql } from './invitation.policy.js';
import { lockHouseholds } from './lock-households.js';
import { previewInvitation } from './preview-invitation.js';
import { withdrawnSql } from './revoke-invitation.js';

interface MoveScope {
  db: Db;
  clock: Clock;
  viewer: Viewer;
}

interface Answer {
  householdId: string;
  used: boolean;
  expired: boolean;
  members: number;
  moved: boolean;
  /** Whether they were there before: by an earlier call of theirs, or one that was under way. */
  isMember: boolean;
}

/** `proves`: the link that was mailed is at hand, so that whoever has its address reads the mail there. */
const acceptSql = (
  { clock, viewer }: MoveScope,
  which: Prisma.Sql,
  proves: boolean,
): Prisma.Sql => {
  const now = Prisma.sql`${clock.now()}::timestamptz`;
  const me = Prisma.sql`${viewer.id}::uuid`;
  const old = Prisma.sql`${viewer.householdId}::uuid`;
  const { key, title, message } = joined(viewer);
  return Prisma.sql`
    WITH asked AS MATERIALIZED (
      SELECT i."id", i."householdId", i."acceptedAt" IS NOT NULL AS used, i."expiresAt" <= ${now} AS expired,
        (SELECT count(*)::int FROM "User" u WHERE u."householdId" = i."householdId") AS members
      FROM "Invitation" i WHERE ${which}
    ), accepted AS (
      UPDATE "Invitation" i SET "acceptedAt" = ${now} FROM asked a
      WHERE i."id" = a."id" AND NOT a.used AND NOT a.expired
        AND a.members < ${limits.members} AND a."householdId" <> ${old}
        AND EXISTS (SELECT 1 FROM "User" u WHERE u."id" = ${me} AND u."householdId" = ${old})
      RETURNING i."id", i."householdId", i."email"
    ), moved AS (
      UPDATE "User" u SET "householdId" = a."householdId",
        "emailVerifiedAt" = CASE WHEN ${proves}::boolean AND u."email" = a."email"
          THEN coalesce(u."emailVerifiedAt", ${now}) ELSE u."emailVerifiedAt" END
      FROM accepted a WHERE u."id" = ${me}
      RETURNING u."householdId"
    ), alone AS (
      SELECT a."householdId" FROM accepted a
      WHERE NOT EXISTS (SELECT 1 FROM "User" u WHERE u."householdId" = ${old} AND u."id" <> ${me})
    ), ${bringRowsSql(old)}, departed AS (
      SELECT ${me} AS "id", ${old} AS "householdId" FROM accepted
      WHERE EXISTS (SELECT 1 FROM "User" u WHERE u."householdId" = ${old} AND u."id" <> ${me})
    ), ${departureSql(left(viewer), clock.now())}, ${withdrawnSql(me, Prisma.sql`accepted`)}, seen AS (
      UPDATE "Notification" n SET "readAt" = coalesce(n."readAt", ${now}) FROM accepted a
      WHERE n."userId" = ${me} AND n."key" = 'invitation:' || a."id"
    ), welcomed AS (
      INSERT INTO "Notification" ("id", "userId", "key", "title", "message", "type", "createdAt")
      SELECT gen_random_uuid(), u."id", ${key} || ':' || a."id", ${title}, ${message}, 'INVITATION', ${now}
      FROM accepted a JOIN "User" u ON u."householdId" = a."householdId"
      ON CONFLICT ("userId", "key") DO NOTHING
    )
    SELECT a."householdId", a.used, a.expired, a.members, EXISTS (SELECT 1 FROM moved) AS moved,
      EXISTS (SELECT 1 FROM "User" u WHERE u."id" = ${me} AND u."householdId" = a."householdId") AS "isMember"
    FROM asked a`;
};

/**
 * Moves a person into the household that invited them. Who lived alone brings everything along, and the household that
 * nobody is left of goes; who shared one leaves what was shared to the others. A link that was mailed to the person's
 * own address also verifies it.
 * @throws NotFoundRefusal, HouseholdRefusal
 */
export async function acceptInvitation(scope: MoveScope, token: string): Promise<void> {
  const { db, viewer } = scope;
  const which = shownInvitationSql(token, viewer);
  const old = viewer.householdId;
  const target = Prisma.sql`h."id" = (SELECT i."householdId" FROM "Invitation" i WHERE ${which})`;
  if (needsVerifiedEmail(token) && !viewer.emailVerified) {
    const shown = await previewInvitation(scope, token);
    throw shown
      ? new HouseholdRefusal('EMAIL_NOT_VERIFIED', 'token')
      : new NotFoundRefusal('token');
  }
  const [, [answer]] = await db.$transaction([
    db.$queryRaw(lockHouseholds([old], target)),
    db.$queryRaw<Answer[]>(acceptSql(scope, which, !needsVerifiedEmail(token))),
    db.$executeRaw(Prisma.sql`
      DELETE FROM "Household" h WHERE h."id" = ${old}::uuid
        AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u."householdId" = h."id")`),
  ]);
  if (!answer) throw new NotFoundRefusal('token');
  if (answer.moved) return;
  if (answer.isMember) {
    // Their own earlier call, whose answer was lost, is what they asked for.
    if (answer.used) return;
    throw new HouseholdRefusal('ALREADY_MEMBER', 'token');
  }
  if (answer.used) throw new HouseholdRefusal('INVITATION_USED', 'token');
  if (answer.expired) throw new HouseholdRefusal('INVITATION_EXPIRED', 'token');
  throw new HouseholdRefusal('HOUSEHOLD_FULL', 'token');
}
