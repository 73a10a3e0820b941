import { Prisma } from '../../generated/prisma/client.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { plainName } from './invitation-letter.fr.js';
import { shownInvitationSql } from './invitation.policy.js';

export type InvitationStatus = 'PENDING' | 'ACCEPTED' | 'EXPIRED';

export interface InvitationPreview {
  status: InvitationStatus;
  inviterFirstName: string;
  /** Where it was sent: whoever may look at it has the mail, or the address. */
  email: string;
  /** The caller shares this household already. */
  joined: boolean;
  expiresAt: Date;
}

interface Row extends Omit<InvitationPreview, 'status'> {
  accepted: boolean;
}

/** What an invitation may say to whoever holds it, signed in or not; null when there is none. */
export async function previewInvitation(
  { db, clock, viewer }: { db: Db; clock: Clock; viewer: Viewer | null },
  token: string,
): Promise<InvitationPreview | null> {
  const [row] = await db.$queryRaw<Row[]>(Prisma.sql`
    SELECT u."firstName" AS "inviterFirstName", i."email", i."expiresAt", i."acceptedAt" IS NOT NULL AS accepted,
      i."householdId" = ${viewer?.householdId ?? null}::uuid IS TRUE AS joined
    FROM "Invitation" i JOIN "User" u ON u."id" = i."invitedById"
    WHERE ${shownInvitationSql(token, viewer)}`);
  if (!row) return null;
  const { accepted, inviterFirstName, ...rest } = row;
  const open = rest.expiresAt > clock.now() ? 'PENDING' : 'EXPIRED';
  const status = accepted ? 'ACCEPTED' : open;
  return { ...rest, inviterFirstName: plainName(inviterFirstName), status };
}
