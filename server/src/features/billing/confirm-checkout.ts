import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Clock } from '../../platform/clock.js';
import { BillingRefusal } from './billing.errors.js';
import { notifyPayment } from './notify-payment.js';
import { orUnavailable, type BillingScope } from './start-checkout.js';
import { readSubscription, writeSubscription } from './sync-subscription.js';

/**
 * Asks Stripe whether this checkout was paid, for when the browser is back before the webhook.
 * @throws NotFoundRefusal (another person's session too), BillingRefusal
 */
export async function confirmCheckout(
  { db, viewer, stripe, clock }: Omit<BillingScope, 'publicUrl'> & { clock: Clock },
  sessionId: string,
): Promise<void> {
  const checkout = await orUnavailable(stripe.findCheckout(sessionId));
  if (checkout?.userId !== viewer.id) throw new NotFoundRefusal('sessionId');
  if (!checkout.completed || checkout.customerId === null) {
    throw new BillingRefusal('PAYMENT_NOT_COMPLETED');
  }
  const subscription = await orUnavailable(readSubscription(stripe, checkout.customerId));
  if (subscription?.status !== 'active' && subscription?.status !== 'trialing') {
    throw new BillingRefusal('PAYMENT_NOT_COMPLETED');
  }
  await db.$transaction(async (tx) => {
    await writeSubscription({ db: tx, clock }, viewer.id, subscription);
    await notifyPayment(tx, viewer.id, subscription.id);
  });
}
