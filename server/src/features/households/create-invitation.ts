import { randomUUID } from 'node:crypto';
import { Prisma, type Invitation } from '../../generated/prisma/client.js';
import { spend } from '../../graphql/spend.js';
import { ringBell } from '../../platform/bell.js';
import type { ChangeLog } from '../../platform/change-log.js';
import type { Outbox } from '../../integrations/mail/outbox.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import type { Viewer } from '../../platform/viewer.js';
import { invited } from './invitation-letter.fr.js';
import { invitationMail } from './invitation-mail.js';
import { HouseholdRefusal } from './invitation.errors.js';
import { limits } from './invitation.policy.js';
import { lockHouseholds } from './lock-households.js';

export interface InvitationScope {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  mail: Outbox;
  changes: ChangeLog;
  viewer: Viewer;
  /** Where the sender sits. */
  clientAddress: string;
}

const perPerson = { name: 'invitation', points: 10, seconds: 3600 };
/** Accounts are free; networks are not. A family's, or an office's, invites no more in an hour. */
const perNetwork = { name: 'invitation-network', points: 20, seconds: 3600 };
/** From whomever: nobody's mailbox is to be filled. */
const perRecipient = { name: 'invitation-recipient', points: 5, seconds: 3600 };

interface Answer {
  members: number;
  pending: number;
  isMember: boolean;
  /** The account that has the address, if there is one. */
  announced: { userId: string; householdId: string } | null;
  invitation:
    | (Omit<Invitation, 'createdAt' | 'expiresAt'> & Record<'createdAt' | 'expiresAt', string>)
    | null;
}

/** The same statement whether or not the address has an account, so that neither answer nor time tells. */
const inviteSql = ({ viewer }: InvitationScope, email: string, now: Date): Prisma.Sql => {
  const household = Prisma.sql`${viewer.householdId}::uuid`;
  const expiresAt = new Date(now.getTime() + limits.days * 86_400_000);
  const { title, message } = invited(viewer.firstName);
  return Prisma.sql`
    WITH household AS (
      SELECT (SELECT count(*)::int FROM "User" u WHERE u."householdId" = ${household}) AS members,
        (SELECT count(*)::int FROM "Invitation" i WHERE i."householdId" = ${household}
          AND i."email" <> ${email} AND i."acceptedAt" IS NULL AND i."expiresAt" > ${now}) AS pending,
        EXISTS (SELECT 1 FROM "User" u WHERE u."householdId" = ${household} AND u."email" = ${email}) AS "isMember"
    ), invited AS (
      INSERT INTO "Invitation" ("id", "householdId", "invitedById", "email", "expiresAt", "createdAt")
      SELECT ${randomUUID()}::uuid, ${household}, ${viewer.id}::uuid, ${email}, ${expiresAt}::timestamptz, ${now}::timestamptz
      FROM household h
      WHERE h.members < ${limits.members} AND h.pending < ${limits.openInvitations} AND NOT h."isMember"
      ON CONFLICT ("householdId", "email") DO UPDATE SET "invitedById" = excluded."invitedById",
        "expiresAt" = excluded."expiresAt", "createdAt" = excluded."createdAt", "acceptedAt" = NULL,
        "tokenHash" = CASE WHEN "Invitation"."acceptedAt" IS NULL THEN "Invitation"."tokenHash" END
      RETURNING *
    ), notified AS (
      INSERT INTO "Notification" ("id", "userId", "key", "title", "message", "type", "createdAt")
      SELECT gen_random_uuid(), u."id", 'invitation:' || i."id", ${title}, ${message}, 'INVITATION', ${now}::timestamptz
      FROM invited i JOIN "User" u ON u."email" = i."email"
      ON CONFLICT ("userId", "key") DO UPDATE SET "message" = excluded."message",
        "createdAt" = excluded."createdAt", "readAt" = NULL
    ), unsent AS (
      DELETE FROM "OutgoingMail" m USING invited i
      WHERE m."kind" = ${invitationMail} AND m."data" ->> 'invitationId' = i."id"::text
    ), mailed AS (
      INSERT INTO "OutgoingMail" ("id", "userId", "kind", "recipient", "data", "nextAttemptAt", "createdAt")
      SELECT gen_random_uuid(), i."invitedById", ${invitationMail}, i."email",
        jsonb_build_object('invitationId', i."id"), ${now}::timestamptz, ${now}::timestamptz
      FROM invited i
    )
    SELECT h.*, to_jsonb(i) AS invitation, (
      SELECT jsonb_build_object('userId', u."id", 'householdId', u."householdId") FROM "User" u WHERE u."email" = i."email"
    ) AS announced
    FROM household h LEFT JOIN invited i ON true`;
};

/**
 * Offers a place in the household to whoever reads mail at an address; offered again, the time runs anew and the link
 * before it ends.
 * @throws RateLimitedRefusal, HouseholdRefusal (EMAIL_NOT_VERIFIED, ALREADY_MEMBER, HOUSEHOLD_FULL, INVITATIONS_FULL)
 */
export async function createInvitation(scope: InvitationScope, email: string): Promise<Invitation> {
  const { db, clock, rateLimits, mail, changes, viewer } = scope;
  if (!viewer.emailVerified) throw new HouseholdRefusal('EMAIL_NOT_VERIFIED');
  await spend(rateLimits, perPerson, viewer.id);
  await spend(rateLimits, perNetwork, scope.clientAddress);
  await spend(rateLimits, perRecipient, email);
  const [, [answer]] = await db.$transaction([
    db.$queryRaw(lockHouseholds([viewer.householdId])),
    db.$queryRaw<Answer[]>(inviteSql(scope, email, clock.now())),
  ]);
  if (answer?.isMember) throw new HouseholdRefusal('ALREADY_MEMBER', 'email');
  if (!answer || answer.members >= limits.members) throw new HouseholdRefusal('HOUSEHOLD_FULL');
  if (!answer.invitation) throw new HouseholdRefusal('INVITATIONS_FULL');
  mail.wake();
  const { announced } = answer;
  if (announced) ringBell(changes, announced.householdId, [announced.userId]);
  const { createdAt, expiresAt, ...rest } = answer.invitation;
  return { ...rest, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) };
}
