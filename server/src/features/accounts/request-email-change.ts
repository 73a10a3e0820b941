import type { Viewer } from '../../platform/viewer.js';
import { EmailTakenRefusal, EmailUnchangedRefusal } from './account.errors.js';
import type { EmailChangeInput } from './account-input.js';
import { mailRow } from './account-mail.js';
import type { AccountScope } from './account-scope.js';
import { confirmPassword } from './confirm-password.js';
import { sendLink, spend } from './send-link.js';

const requestsPerAccount = { name: 'email-change', points: 5, seconds: 3600 };

/**
 * Sends a link to the new address and a notice to the old one; the address changes when the link is followed.
 * @throws EmailUnchangedRefusal, EmailTakenRefusal, PasswordRefusal, MailRefusal, RateLimitedRefusal (5 an hour)
 */
export async function requestEmailChange(
  scope: AccountScope & { viewer: Viewer },
  { newEmail, password }: EmailChangeInput,
): Promise<void> {
  const { db, clock, mail, viewer } = scope;
  if (newEmail === viewer.email) throw new EmailUnchangedRefusal();
  await confirmPassword(scope, password, 'password');
  await spend(scope, requestsPerAccount, viewer.id);
  // Only a courtesy: the unique constraint decides when the link is followed.
  const taken = await db.user.count({ where: { email: newEmail } });
  if (taken > 0) throw new EmailTakenRefusal('newEmail');
  const notice = { now: clock.now(), userId: viewer.id, recipient: viewer.email };
  await db.outgoingMail.createMany({
    data: mailRow(notice, { kind: 'EMAIL_CHANGE_NOTICE', newEmail }),
  });
  mail.wake();
  await sendLink(scope, { kind: 'CHANGE_EMAIL', userId: viewer.id, recipient: newEmail });
}
