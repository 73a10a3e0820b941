import type { StripeEvent, StripeInvoice } from '../../integrations/stripe/stripe-gateway.js';
import type { BillingServices } from './billing-services.js';
import { factsOfInvoice } from './invoice-facts.js';
import { syncBilling } from './sync-billing.js';
import { refunded } from './billing-messages.fr.js';
import { keepEvent, writeNotices } from './write-standing.js';

type Reference = string | { id: string } | null;
const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The customer that an event is about; undefined for what Popote does not handle. */
function customerOf(event: StripeEvent): string | null | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.trial_will_end':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.customer);
    default:
      return undefined;
  }
}

/** Whether a subscription of ours is billed; another product may share the account. */
const isOurs = ({ parent }: StripeInvoice): boolean =>
  parent?.subscription_details?.metadata?.['userId'] !== undefined;

/** An invoice whose payer has left since: the books keep it, without them. */
async function keepOrphan(services: BillingServices, event: StripeEvent): Promise<void> {
  const { db, stripe, clock } = services;
  const id = event.type === 'invoice.paid' ? event.data.object.id : null;
  const invoice = id === null ? null : await stripe.findInvoice(id);
  const facts = invoice && isOurs(invoice) ? factsOfInvoice(invoice) : null;
  await db.$transaction(async (tx) => {
    if (!(await keepEvent(tx, clock, event)) || !facts) return;
    await tx.invoice.createMany({ data: facts, skipDuplicates: true });
  });
}

type Refund = Extract<StripeEvent, { type: 'charge.refunded' }>;

/** Tells whoever paid that money went back; what has become of their subscription is asked for like any other time. */
async function tellRefund(services: BillingServices, event: Refund): Promise<void> {
  const { db, stripe, clock, changes, mail } = services;
  const charge = await stripe.findCharge(event.data.object.id);
  const stripeCustomerId = idOf(charge?.customer ?? null);
  const payer =
    stripeCustomerId === null
      ? null
      : await db.user.findUnique({
          where: { stripeCustomerId },
          select: { id: true, email: true, householdId: true },
        });
  if (stripeCustomerId !== null && payer) await syncBilling(services, stripeCustomerId);
  const told = await db.$transaction(async (tx) => {
    if (!(await keepEvent(tx, clock, event)) || !charge || !payer) return 0;
    if (charge.amount_refunded === 0) return 0;
    // A second part of it is another sum.
    const key = `refunded:${charge.id}:${charge.amount_refunded}`;
    const text = refunded(charge.amount_refunded, charge.currency);
    return writeNotices(tx, services, payer, [{ key, type: 'PAYMENT', mailed: true, ...text }]);
  });
  if (!told || !payer) return;
  void changes.append(payer.householdId, { by: '', settings: false, notified: [payer.id] });
  mail.wake();
}

/**
 * Takes one webhook event, which is only a reason to ask Stripe; its row and its effect are one transaction.
 * Throws when Stripe or the database cannot be reached, so that Stripe delivers again.
 */
export async function handleStripeEvent(
  services: BillingServices,
  event: StripeEvent,
): Promise<void> {
  const customerId = customerOf(event);
  if (customerId === undefined && event.type !== 'charge.refunded') return;
  const known = await services.db.stripeEvent.findUnique({ where: { id: event.id } });
  if (known) return;
  if (event.type === 'charge.refunded') return tellRefund(services, event);
  const standing = customerId && (await syncBilling(services, customerId, event));
  if (!standing) await keepOrphan(services, event);
}
