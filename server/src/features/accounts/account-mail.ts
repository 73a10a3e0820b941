import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { User } from '../../generated/prisma/client.js';
import { composeLetter, type LetterText } from '../../integrations/mail/compose-letter.js';
import type { Letter } from '../../integrations/mail/mailer.js';
import type { QueuedMail } from '../../integrations/mail/outbox.js';
import { makeLink, type LinkScope } from './account-link.js';
import * as letters from './account-letters.fr.js';

export const linkMails = ['VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL'] as const;

const accountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('VERIFY_EMAIL') }),
  z.object({ kind: z.literal('RESET_PASSWORD') }),
  z.object({ kind: z.literal('CHANGE_EMAIL') }),
  z.object({ kind: z.literal('EMAIL_CHANGE_NOTICE'), newEmail: z.string() }),
  z.object({ kind: z.literal('PASSWORD_CHANGED') }),
  z.object({ kind: z.literal('NEW_DEVICE'), device: z.string() }),
]);

/** Which text, and what it needs beyond the account. */
type AccountMail = z.infer<typeof accountMail>;

/** How long the background leaves a mail to the request that wrote it and hands it over itself. */
const handedOverWithinMs = 60_000;

interface Queueing {
  now: Date;
  userId: string;
  recipient: string;
  /** The request will deliver it itself, while the person waits. */
  personWaits?: boolean;
}

/** The row that puts a mail in the queue, to be written with the change it belongs to. */
export function mailRow(
  { now, userId, recipient, personWaits = false }: Queueing,
  mail: AccountMail,
) {
  const { kind, ...data } = mail;
  const nextAttemptAt = personWaits ? new Date(now.getTime() + handedOverWithinMs) : now;
  return { id: randomUUID(), userId, recipient, kind, data, nextAttemptAt, createdAt: now };
}

interface Addressee {
  user: User;
  recipient: string;
  /**
   * The address is shown to be the account's own. Anybody may sign up with anybody's: until then no word that was
   * typed, nor what a browser calls itself, goes there.
   */
  isProven: boolean;
}

/** The words of a mail, with its link made now; null where the account has no use for it any more. */
async function textOf(
  scope: LinkScope,
  { user, recipient, isProven }: Addressee,
  mail: AccountMail & { id: string; createdAt: Date },
): Promise<LetterText | null> {
  const home = scope.publicUrl;
  const about = { mailId: mail.id, userId: user.id };
  switch (mail.kind) {
    case 'VERIFY_EMAIL': {
      if (user.emailVerifiedAt !== null || user.email !== recipient) return null;
      const link = await makeLink(scope, { ...about, purpose: mail.kind });
      return link === null ? null : letters.verifyEmail(link);
    }
    case 'RESET_PASSWORD': {
      const link = await makeLink(scope, { ...about, purpose: mail.kind });
      return link === null ? null : letters.resetPassword(link);
    }
    case 'CHANGE_EMAIL': {
      const link = await makeLink(scope, { ...about, purpose: mail.kind, newEmail: recipient });
      return link === null ? null : letters.changeEmail(link, recipient);
    }
    case 'EMAIL_CHANGE_NOTICE':
      return letters.emailChangeNotice(isProven ? mail.newEmail : null, home);
    case 'PASSWORD_CHANGED':
      return letters.passwordChanged(mail.createdAt, home);
    case 'NEW_DEVICE':
      return letters.newDevice(isProven ? mail.device : '', mail.createdAt, home);
  }
}

/** The letter of a queued mail; null where there is nobody to write to any more. */
export async function writeAccountMail(
  scope: LinkScope,
  { id, userId, recipient, kind, data, createdAt }: QueuedMail,
): Promise<Letter | null> {
  if (userId === null) return null;
  const user = await scope.db.user.findUnique({ where: { id: userId } });
  if (!user) return null;
  const mail = accountMail.parse({ kind, ...z.record(z.string(), z.unknown()).parse(data) });
  const isProven = user.emailVerifiedAt !== null && user.email === recipient;
  const text = await textOf(scope, { user, recipient, isProven }, { ...mail, id, createdAt });
  const firstName = isProven ? user.firstName : null;
  return text && composeLetter({ to: recipient, firstName, home: scope.publicUrl }, text);
}
