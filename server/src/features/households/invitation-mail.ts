import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { composeLetter } from '../../integrations/mail/compose-letter.js';
import type { Letter } from '../../integrations/mail/mailer.js';
import type { QueuedMail } from '../../integrations/mail/outbox.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import { hashToken } from '../../platform/sessions.js';
import { invitationLetter } from './invitation-letter.fr.js';

export const invitationMail = 'INVITATION';

const mailData = z.object({ invitationId: z.uuid() });

/** The letter, with its link made now: the token is stored nowhere. Null once the invitation was taken, or taken back. */
export async function writeInvitationMail(
  { db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string },
  { recipient, data }: QueuedMail,
): Promise<Letter | null> {
  const { invitationId: id } = mailData.parse(data);
  const open = { id, email: recipient, acceptedAt: null, expiresAt: { gt: clock.now() } };
  const invitation = await db.invitation.findFirst({
    where: open,
    select: { invitedBy: { select: { firstName: true } } },
  });
  if (!invitation) return null;
  const token = randomBytes(32).toString('base64url');
  const { count } = await db.invitation.updateMany({
    where: open,
    data: { tokenHash: hashToken(token) },
  });
  if (count === 0) return null;
  const addressee = { to: recipient, firstName: null, home: publicUrl };
  const link = `${publicUrl}/invitation/${token}`;
  return composeLetter(addressee, invitationLetter(invitation.invitedBy.firstName, link));
}
