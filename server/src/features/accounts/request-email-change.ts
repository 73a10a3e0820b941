import type { Viewer } from '../../platform/viewer.js';
import {
  EmailTakenRefusal,
  EmailUnchangedRefusal,
  MailRefusal,
  PasswordRefusal,
} from './account.errors.js';
import type { EmailChangeInput } from './account-input.js';
import { mailRow } from './account-mail.js';
import type { AccountScope } from './account-scope.js';
import { confirmPassword } from './confirm-password.js';
import { lockOwner } from './lock-owner.js';
import { spend } from '../../graphql/spend.js';

const requestsPerAccount = { name: 'email-change', points: 5, seconds: 3600 };
/** Each goes to an address that the sender chose: accounts are free, networks are not. */
const requestsPerNetwork = { name: 'email-change-network', points: 20, seconds: 3600 };

/**
 * Sends a link to the new address and a notice to the old one; the address changes when the link is followed.
 * @throws EmailUnchangedRefusal, EmailTakenRefusal, PasswordRefusal, MailRefusal, RateLimitedRefusal (5 an hour, 20 from one network)
 */
export async function requestEmailChange(
  scope: AccountScope & { viewer: Viewer },
  { newEmail, password }: EmailChangeInput,
): Promise<void> {
  const { db, clock, mail, viewer } = scope;
  if (newEmail === viewer.email) throw new EmailUnchangedRefusal();
  const { passwordHash } = await confirmPassword(scope, password, 'password');
  await spend(scope.rateLimits, requestsPerAccount, viewer.id);
  await spend(scope.rateLimits, requestsPerNetwork, scope.clientAddress);
  // Only a courtesy: the unique constraint decides when the link is followed.
  const taken = await db.user.count({ where: { email: newEmail } });
  if (taken > 0) throw new EmailTakenRefusal('newEmail');
  const about = { now: clock.now(), userId: viewer.id };
  const notice = mailRow(
    { ...about, recipient: viewer.email },
    { kind: 'EMAIL_CHANGE_NOTICE', newEmail },
  );
  const kind = 'CHANGE_EMAIL';
  const link = mailRow({ ...about, recipient: newEmail, personWaits: true }, { kind });
  // A password that is reset meanwhile ends what was asked for on the word of the old one.
  const isQueued = await db.$transaction(async (tx) => {
    if (!(await lockOwner(tx, viewer.id, passwordHash))) return false;
    await tx.outgoingMail.deleteMany({ where: { userId: viewer.id, kind } });
    await tx.outgoingMail.createMany({ data: [notice, link] });
    return true;
  });
  if (!isQueued) throw new PasswordRefusal('password');
  mail.wake();
  if (!(await mail.deliver(link.id))) throw new MailRefusal();
}
