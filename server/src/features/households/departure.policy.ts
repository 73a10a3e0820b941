import { Prisma } from '../../generated/prisma/client.js';
import { forgetDepartedSql } from '../preferences/kept-restrictions.policy.js';

/** What those who stay are told, by whether their calendar had an address. */
export interface Farewell {
  /** Begins the notification's key: what names a person is found by it when their account goes. */
  key: string;
  title: string;
  message: string;
  calendarMessage: string;
}

/**
 * Common table expressions for somebody in `departed` ("id", "householdId"), whether they leave, move or delete their
 * account: `stayers` ("id") are told, a subscription that goes along is remembered, the calendar's address ends because it is the whole right to read the plan, and
 * nobody keeps what was noted for the other's sake.
 */
export const departureSql = (
  { key, title, message, calendarMessage }: Farewell,
  now: Date,
): Prisma.Sql => Prisma.sql`
  stayers AS MATERIALIZED (
    SELECT u."id", u."householdId" FROM "User" u JOIN departed d ON u."householdId" = d."householdId" AND u."id" <> d."id"
  ), told AS (
    INSERT INTO "Notification" ("id", "userId", "key", "title", "message", "type", "createdAt")
    SELECT gen_random_uuid(), s."id", ${key} || ':' || gen_random_uuid(), ${title},
      CASE WHEN h."calendarSecret" IS NULL THEN ${message} ELSE ${calendarMessage} END, 'SYSTEM', ${now}::timestamptz
    FROM stayers s JOIN "Household" h ON h."id" = s."householdId"
  ), closed AS (
    UPDATE "Household" h SET "calendarSecret" = NULL, "payerLeftAt" = CASE WHEN EXISTS (
      SELECT 1 FROM "Subscription" b WHERE b."userId" = d."id" AND (
        b."status" IN ('ACTIVE', 'TRIALING', 'PAST_DUE')
        -- Of an account that is being deleted, Stripe may have told already.
        OR b."currentPeriodEnd" > ${now}::timestamptz - interval '1 hour')
    ) THEN ${now}::timestamptz ELSE h."payerLeftAt" END
    FROM departed d WHERE h."id" = d."householdId"
  ), ${forgetDepartedSql}`;

/** The keys of notifications that name a person to others, so that they go with the account. */
export const namingKeys = (userId: string) => ({
  joined: `joined:${userId}`,
  left: `left:${userId}`,
});

/** Deletes what names a person to others, or announces what they offered. */
export const forgetNamesSql = (userId: string): Prisma.Sql => {
  const { joined, left } = namingKeys(userId);
  return Prisma.sql`
    DELETE FROM "Notification" n WHERE n."key" LIKE ${`${joined}:%`} OR n."key" LIKE ${`${left}:%`}
      OR n."key" IN (SELECT 'invitation:' || i."id" FROM "Invitation" i WHERE i."invitedById" = ${userId}::uuid)`;
};
