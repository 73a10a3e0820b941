import type { StripeEvent, StripeInvoice } from '../../integrations/stripe/stripe-gateway.js';
import type { BillingServices } from './billing-services.js';
import { factsOfInvoice } from './invoice-facts.js';
import { syncBilling } from './sync-billing.js';
import { keepEvent } from './write-standing.js';

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

/**
 * Takes one webhook event, which is only a reason to ask Stripe; its row and its effect are one transaction.
 * Throws when Stripe or the database cannot be reached, so that Stripe delivers again.
 */
export async function handleStripeEvent(
  services: BillingServices,
  event: StripeEvent,
): Promise<void> {
  const customerId = customerOf(event);
  if (customerId === undefined) return;
  const known = await services.db.stripeEvent.findUnique({ where: { id: event.id } });
  if (known) return;
  const standing = customerId && (await syncBilling(services, customerId, event));
  if (!standing) await keepOrphan(services, event);
}
