import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { composeLetter } from '../../integrations/mail/compose-letter.js';
import type { Letter } from '../../integrations/mail/mailer.js';
import type { QueuedMail } from '../../integrations/mail/outbox.js';
import type { Db } from '../../platform/database.js';
import { moneyLetter } from './billing-messages.fr.js';

export const billingMail = 'BILLING';

const mailData = z.object({ key: z.string() });

/** The row that puts a notice in the queue; its words are those of the notification. */
export const billingMailRow = (
  { id: userId, email: recipient }: { id: string; email: string },
  key: string,
  now: Date,
) => ({
  id: randomUUID(),
  userId,
  recipient,
  kind: billingMail,
  data: { key } satisfies z.input<typeof mailData>,
  nextAttemptAt: now,
  createdAt: now,
});

/**
 * The letter of a notice about money, to the address of today. It goes to one that nobody has verified, too, because
 * it is about their money; then it says nothing that a person has typed. Null where the notification is gone.
 */
export async function writeBillingMail(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { userId, data }: QueuedMail,
): Promise<Letter | null> {
  if (userId === null) return null;
  const { key } = mailData.parse(data);
  const notification = await db.notification.findUnique({
    where: { userId_key: { userId, key } },
    select: {
      title: true,
      message: true,
      type: true,
      user: { select: { email: true, emailVerifiedAt: true, firstName: true } },
    },
  });
  if (!notification) return null;
  const { user, ...notice } = notification;
  const firstName = user.emailVerifiedAt === null ? null : user.firstName;
  const addressee = { to: user.email, firstName, home: publicUrl };
  return composeLetter(addressee, moneyLetter(notice, publicUrl));
}
