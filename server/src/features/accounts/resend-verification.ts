import type { Viewer } from '../../platform/viewer.js';
import { AlreadyVerifiedRefusal } from './account.errors.js';
import type { AccountScope } from './account-scope.js';
import { spend } from '../../graphql/spend.js';
import { sendLink } from './send-link.js';

const resendsPerAccount = { name: 'resend-verification', points: 5, seconds: 3600 };

/** @throws AlreadyVerifiedRefusal, MailRefusal, RateLimitedRefusal (5 an hour) */
export async function resendVerification(scope: AccountScope & { viewer: Viewer }): Promise<void> {
  const { id: userId, email: recipient, emailVerified } = scope.viewer;
  if (emailVerified) throw new AlreadyVerifiedRefusal();
  await spend(scope.rateLimits, resendsPerAccount, userId);
  await sendLink(scope, { kind: 'VERIFY_EMAIL', userId, recipient });
}
