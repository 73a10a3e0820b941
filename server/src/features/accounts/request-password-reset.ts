import { EmailUnknownRefusal } from './account.errors.js';
import type { AccountScope } from './account-scope.js';
import { spend } from '../../graphql/spend.js';
import { sendLink } from './send-link.js';

const requestsPerAddress = { name: 'reset-address', points: 10, seconds: 3600 };
const requestsPerAccount = { name: 'reset-account', points: 5, seconds: 3600 };

/**
 * Sends a link to a form for a new password. That an address has no account is said: see docs/adr/0007.
 * @throws EmailUnknownRefusal, MailRefusal, RateLimitedRefusal (10 an hour from one address, 5 for one account)
 */
export async function requestPasswordReset(
  scope: AccountScope,
  { email }: { email: string },
): Promise<void> {
  await spend(scope.rateLimits, requestsPerAddress, scope.clientAddress);
  const user = await scope.db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) throw new EmailUnknownRefusal();
  await spend(scope.rateLimits, requestsPerAccount, user.id);
  await sendLink(scope, { kind: 'RESET_PASSWORD', userId: user.id, recipient: email });
}
