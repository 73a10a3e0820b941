import type {
  StripeEvent,
  StripeEventType,
  StripeGateway,
} from '../../integrations/stripe/stripe-gateway.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import { notifyPayment } from './notify-payment.js';
import { readSubscription, writeSubscription } from './sync-subscription.js';

const handledTypes: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
] satisfies StripeEventType[]);

function customerOf(event: StripeEvent): string | null {
  const { customer } = event.data.object as { customer?: string | { id: string } | null };
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

/**
 * Takes one webhook event: the subscription is read afresh from Stripe before anything is written, so neither
 * order nor repetition matters; the event's row and its effect are one transaction.
 * Throws when Stripe or the database cannot be reached, so that Stripe delivers again.
 */
export async function handleStripeEvent(
  { db, stripe, clock }: { db: Db; stripe: StripeGateway; clock: Clock },
  event: StripeEvent,
): Promise<void> {
  const customerId = customerOf(event);
  if (!handledTypes.has(event.type) || customerId === null) return;
  const user = await db.user.findUnique({
    where: { stripeCustomerId: customerId },
    select: { id: true },
  });
  if (!user) return;
  const subscription = await readSubscription(stripe, customerId);
  await db.$transaction(async (tx) => {
    const stored = await tx.stripeEvent.createMany({
      data: { id: event.id, type: event.type, processedAt: clock.now() },
      skipDuplicates: true,
    });
    if (stored.count === 0 || !subscription) return;
    await writeSubscription({ db: tx, clock }, user.id, subscription);
    if (subscription.status === 'active' || subscription.status === 'trialing') {
      await notifyPayment(tx, user.id, subscription.id);
    }
  });
}
