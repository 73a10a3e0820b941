import { NotFoundRefusal } from '../../graphql/refusal.js';
import { BillingRefusal } from './billing.errors.js';
import { orUnavailable, type BillingScope } from './start-checkout.js';
import { syncBilling } from './sync-billing.js';

/**
 * Asks Stripe whether this checkout was paid, for when the browser is back before the webhook.
 * @throws NotFoundRefusal (another person's session too), BillingRefusal
 */
export async function confirmCheckout(scope: BillingScope, sessionId: string): Promise<void> {
  const { viewer, stripe } = scope;
  const checkout = await orUnavailable(stripe.findCheckout(sessionId));
  if (checkout?.userId !== viewer.id) throw new NotFoundRefusal('sessionId');
  if (!checkout.completed || checkout.customerId === null) {
    throw new BillingRefusal('PAYMENT_NOT_COMPLETED');
  }
  const standing = await orUnavailable(syncBilling(scope, checkout.customerId));
  const status = standing?.subscription?.status;
  if (status !== 'ACTIVE' && status !== 'TRIALING') {
    throw new BillingRefusal('PAYMENT_NOT_COMPLETED');
  }
}
