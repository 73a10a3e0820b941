import { Prisma } from '../../generated/prisma/client.js';
import { hashToken } from '../../platform/sessions.js';
import type { Viewer } from '../../platform/viewer.js';

/** Every member sees, and may take back, what the household has offered and nobody has taken. */
export const openInvitations = (viewer: Pick<Viewer, 'householdId'>, now: Date) =>
  ({
    householdId: viewer.householdId,
    acceptedAt: null,
    expiresAt: { gt: now },
  }) satisfies Prisma.InvitationWhereInput;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The invitation `i` that somebody may look at: whoever has the link, and, by its id, the person whose address it was
 * sent to.
 */
export const shownInvitationSql = (
  token: string,
  viewer: Pick<Viewer, 'email'> | null,
): Prisma.Sql =>
  uuid.test(token)
    ? Prisma.sql`(i."id" = ${token}::uuid AND i."email" = ${viewer?.email ?? ''})`
    : Prisma.sql`i."tokenHash" = ${hashToken(token)}`;

/** An id is no secret: who comes with one must have shown that the address is theirs. */
export const needsVerifiedEmail = (token: string): boolean => uuid.test(token);

/** The invitation whose link proves that an address is read by whoever has it: it was sent there alone. */
export const provingInvitation = (token: string, email: string, now: Date) =>
  ({
    tokenHash: hashToken(token),
    email,
    acceptedAt: null,
    expiresAt: { gt: now },
  }) satisfies Prisma.InvitationWhereInput;

export const limits = { members: 8, openInvitations: 20, days: 7 } as const;
