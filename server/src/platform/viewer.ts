import { Prisma } from '../generated/prisma/client.js';
import type { Clock } from './clock.js';
import type { Db } from './database.js';
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
  avatarUrl: string | null;
  hasPreferences: boolean;
  /** A subscription of some member of the household is paid, trialing, or at most seven days past due. */
  isSubscribed: boolean;
  /** A verified address of COMPLIMENTARY_EMAILS. */
  isComplimentary: boolean;
}

export type ViewerRow = SessionSummary & Omit<Viewer, 'id' | 'sessionId' | 'isComplimentary'>;

const pastDueDays = 7;

/** The session, its user, and the household's standing. */
export async function loadViewerRow(
  db: Db,
  clock: Clock,
  sessionId: string,
): Promise<ViewerRow | null> {
  const pastDueLimit = new Date(clock.now().getTime() - pastDueDays * 86_400_000);
  const rows = await db.$queryRaw<ViewerRow[]>(Prisma.sql`
    SELECT s."id", s."userId", s."expiresAt",
      u."householdId", u."email", u."emailVerifiedAt" IS NOT NULL AS "emailVerified",
      u."firstName", u."lastName", u."phone", u."avatarUrl",
      EXISTS (SELECT 1 FROM "Preferences" p WHERE p."userId" = u."id") AS "hasPreferences",
      EXISTS (
        SELECT 1 FROM "User" m JOIN "Subscription" b ON b."userId" = m."id"
        WHERE m."householdId" = u."householdId" AND (
          b."status" IN ('ACTIVE', 'TRIALING')
          OR (b."status" = 'PAST_DUE' AND b."pastDueSince" > ${pastDueLimit})
        )
      ) AS "isSubscribed"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${sessionId}`);
  return rows[0] ?? null;
}

export function toViewer(row: ViewerRow, complimentaryEmails: ReadonlySet<string>): Viewer {
  const { id, userId, expiresAt: _, ...rest } = row;
  return {
    ...rest,
    id: userId,
    sessionId: id,
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
