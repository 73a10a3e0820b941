import { Prisma } from '../generated/prisma/client.js';
import type { Clock } from './clock.js';
import type { Db } from './database.js';
import { graceLimit } from './grace-period.js';
import type { SessionSummary } from './sessions.js';

/** Who is calling, and how far they have come: all that a guard needs, read with the session in one statement. */
export interface Viewer {
  id: string;
  sessionId: string;
  householdId: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  phone: string | null;
  hasPreferences: boolean;
  /**
   * Some member of the household has a subscription that is paid, trialing, or at most seven days past due, or a
   * complimentary address in its place.
   */
  isSubscribed: boolean;
  /** A verified address of COMPLIMENTARY_EMAILS. */
  isComplimentary: boolean;
}

/** What decides whether the main area is open to a household: see `isPaidFor`. */
export interface HouseholdStanding {
  /** A member's subscription opens it. */
  isSubscribed: boolean;
  /** The verified addresses of its members. */
  householdEmails: string[];
}

export type ViewerRow = SessionSummary &
  Omit<Viewer, 'id' | 'sessionId' | 'isComplimentary'> &
  HouseholdStanding;

/** The columns of the standing of the household that the SQL names. */
export const householdStandingSql = (householdId: Prisma.Sql, now: Date): Prisma.Sql => Prisma.sql`
  EXISTS (
    SELECT 1 FROM "User" m JOIN "Subscription" b ON b."userId" = m."id"
    WHERE m."householdId" = ${householdId} AND (
      b."status" IN ('ACTIVE', 'TRIALING')
      OR (b."status" = 'PAST_DUE' AND b."pastDueSince" > ${graceLimit(now)})
    )
  ) AS "isSubscribed",
  ARRAY(
    SELECT m."email" FROM "User" m
    WHERE m."householdId" = ${householdId} AND m."emailVerifiedAt" IS NOT NULL
  ) AS "householdEmails"`;

/** Whether the main area is open to the household: a member pays for it, or need not. */
export const isPaidFor = (
  { isSubscribed, householdEmails }: HouseholdStanding,
  complimentaryEmails: ReadonlySet<string>,
): boolean => isSubscribed || householdEmails.some((email) => complimentaryEmails.has(email));

/** The session, its user, and the household's standing. */
export async function loadViewerRow(
  db: Db,
  clock: Clock,
  sessionId: string,
): Promise<ViewerRow | null> {
  const rows = await db.readRows<ViewerRow>(Prisma.sql`
    SELECT s."id", s."userId", s."expiresAt", s."lastSeenAt",
      u."householdId", u."email", u."emailVerifiedAt" IS NOT NULL AS "emailVerified",
      u."firstName", u."lastName", u."phone",
      EXISTS (SELECT 1 FROM "Preferences" p WHERE p."userId" = u."id") AS "hasPreferences",
      ${householdStandingSql(Prisma.sql`u."householdId"`, clock.now())}
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${sessionId}`);
  return rows[0] ?? null;
}

export function toViewer(row: ViewerRow, complimentaryEmails: ReadonlySet<string>): Viewer {
  const {
    id,
    userId,
    expiresAt: _expiresAt,
    lastSeenAt: _lastSeenAt,
    householdEmails: _householdEmails,
    ...rest
  } = row;
  return {
    ...rest,
    id: userId,
    sessionId: id,
    isSubscribed: isPaidFor(row, complimentaryEmails),
    isComplimentary: row.emailVerified && complimentaryEmails.has(row.email),
  };
}

export type OnboardingStep = 'QUESTIONNAIRE' | 'SUBSCRIPTION' | 'DASHBOARD';

/** The guard: what still stands between the viewer and the dashboard. */
export function nextStep(viewer: Viewer): OnboardingStep {
  if (viewer.isComplimentary) return 'DASHBOARD';
  if (!viewer.hasPreferences) return 'QUESTIONNAIRE';
  return viewer.isSubscribed ? 'DASHBOARD' : 'SUBSCRIPTION';
}
