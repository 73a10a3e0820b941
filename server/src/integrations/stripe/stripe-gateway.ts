import type Stripe from 'stripe';
import { handledEvents } from './handled-events.js';
import { isMissing, orNull } from './stripe-client.js';

export type StripeSubscription = Stripe.Subscription;
export type StripeInvoice = Stripe.Invoice;
export type StripeEvent = Stripe.Event;
export type StripeCharge = Stripe.Charge;

/** All that Stripe knows of what a customer has bought, the newest first; nothing of a customer who is gone. */
export interface StripeBilling {
  subscriptions: StripeSubscription[];
  invoices: StripeInvoice[];
}

interface Person {
  email: string;
  name: string;
}

/** What Popote asks of Stripe. Amounts are Stripe's; what a customer has is always asked for afresh. */
export interface StripeGateway {
  /** `inPlaceOf` is the person's customer who was deleted at Stripe. Asked twice, it makes one. */
  createCustomer(customer: Person & { userId: string; inPlaceOf: string | null }): Promise<string>;
  /** So that receipts go, and the checkout is filled in, with the address of today. False when the customer is gone. */
  updateCustomer(customerId: string, person: Person): Promise<boolean>;
  /** Ends every subscription at once and forgets the person; Stripe keeps the invoices. A second time does nothing. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Resolves to the address of the one checkout that can now be paid, which is another's where two came at once. */
  createCheckout(checkout: {
    customerId: string;
    userId: string;
    trialDays: number | null;
    successUrl: string;
    cancelUrl: string;
  }): Promise<string>;
  /** Closes the checkouts that a customer left open, so that only one can be paid; resolves to how many there were. */
  expireCheckouts(customerId: string): Promise<number>;
  /** Null when there is no such session. */
  findCheckout(sessionId: string): Promise<{
    userId: string | null;
    customerId: string | null;
    completed: boolean;
  } | null>;
  readBilling(customerId: string): Promise<StripeBilling>;
  /** Null when there is no such invoice. */
  findInvoice(invoiceId: string): Promise<StripeInvoice | null>;
  /** Null when there is no such charge. */
  findCharge(chargeId: string): Promise<StripeCharge | null>;
  /** Null when the customer is gone. */
  createPortal(customerId: string, returnUrl: string): Promise<string | null>;
  /** The events Popote handles that happened since then, the oldest first. Stripe keeps thirty days of them. */
  eventsSince(time: Date): Promise<StripeEvent[]>;
  /** @throws when the signature is missing, wrong or older than 300 seconds. */
  readEvent(payload: string, signature: string): Promise<StripeEvent>;
}

export interface StripeOptions {
  webhookSecret: string;
  /** The price's id, asked for when first needed. */
  priceId: () => Promise<string>;
  /** The portal's configuration; the account's own default without one. */
  portalId?: string | undefined;
  stripe: Stripe;
}

const webhookToleranceSeconds = 300;
/** More in one go than a webhook outage of thirty days leaves behind. */
const mostEvents = 10_000;

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The answer, or another where Stripe no longer has the customer. */
async function orGone<Answer, Gone>(work: Promise<Answer>, gone: Gone): Promise<Answer | Gone> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return gone;
    throw error;
  }
}

/** One that was paid or ran out in between is no longer open, which is as good. */
const closeCheckouts = async (
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<void> => {
  await Promise.all(sessions.map(({ id }) => orNull(stripe.checkout.sessions.expire(id))));
};

/** FREE30 takes the card's details first; without any, the trial ends and nothing is charged. */
const trialOf = (days: number): Stripe.Checkout.SessionCreateParams.SubscriptionData => ({
  trial_period_days: days,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
});

export function createStripeGateway({
  stripe,
  webhookSecret,
  priceId,
  portalId,
}: StripeOptions): StripeGateway {
  const openCheckouts = async (customer: string) =>
    (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;
  return {
    createCustomer: async ({ userId, email, name, inPlaceOf }) => {
      // For a day, Stripe answers the same key with the same customer, even a deleted one, and refuses the key with
      // other contents: what a person may change between two tries is told afterwards.
      const place = inPlaceOf === null ? '' : `-${inPlaceOf}`;
      const customer = await stripe.customers.create(
        { preferred_locales: ['fr'], metadata: { userId } },
        { idempotencyKey: `customer-${userId}${place}` },
      );
      await stripe.customers.update(customer.id, { email, name });
      return customer.id;
    },
    updateCustomer: (customerId, { email, name }) =>
      orGone(
        stripe.customers.update(customerId, { email, name }).then(() => true),
        false,
      ),
    deleteCustomer: async (customerId) => {
      await orNull(stripe.customers.del(customerId));
    },
    createCheckout: async ({ customerId, userId, trialDays, successUrl, cancelUrl }) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: userId,
        locale: 'fr',
        line_items: [{ price: await priceId(), quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        subscription_data: {
          metadata: { userId },
          ...(trialDays === null ? {} : trialOf(trialDays)),
        },
      });
      const [newest = session, ...others] = await openCheckouts(customerId);
      await closeCheckouts(stripe, others);
      if (!newest.url) throw new Error('Stripe answered a checkout session without an address.');
      return newest.url;
    },
    expireCheckouts: async (customerId) => {
      // Stripe may refuse to list those of a customer who is gone: there is nothing left to close.
      const open = (await orNull(openCheckouts(customerId))) ?? [];
      await closeCheckouts(stripe, open);
      return open.length;
    },
    findCheckout: async (sessionId) => {
      const session = await orNull(stripe.checkout.sessions.retrieve(sessionId));
      if (!session) return null;
      return {
        userId: session.client_reference_id,
        customerId: idOf(session.customer),
        completed: session.status === 'complete' && session.payment_status !== 'unpaid',
      };
    },
    readBilling: async (customer) => {
      const [subscriptions, invoices] = await Promise.all([
        orGone(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }), { data: [] }),
        orGone(stripe.invoices.list({ customer, limit: 100 }), { data: [] }),
      ]);
      return { subscriptions: subscriptions.data, invoices: invoices.data };
    },
    findInvoice: (id) => orNull(stripe.invoices.retrieve(id)),
    findCharge: (id) => orNull(stripe.charges.retrieve(id)),
    createPortal: async (customer, returnUrl) => {
      const session = await orGone(
        stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: 'fr',
          ...(portalId === undefined ? {} : { configuration: portalId }),
        }),
        null,
      );
      return session && session.url;
    },
    eventsSince: async (time) => {
      const created = { gte: Math.floor(time.getTime() / 1000) };
      const events = await stripe.events
        .list({ types: [...handledEvents], created, limit: 100 })
        .autoPagingToArray({ limit: mostEvents });
      return events.reverse();
    },
    readEvent: (payload, signature) =>
      stripe.webhooks.constructEventAsync(
        payload,
        signature,
        webhookSecret,
        webhookToleranceSeconds,
      ),
  };
}
