import Stripe from 'stripe';

export type StripeSubscription = Stripe.Subscription;
export type StripeEvent = Stripe.Event;
export type StripeEventType = Stripe.Event.Type;

/** The only importer of Stripe's SDK. Amounts are Stripe's; a subscription is always asked for afresh. */
export interface StripeGateway {
  createCustomer(customer: { userId: string; email: string; name: string }): Promise<string>;
  createCheckout(checkout: {
    customerId: string;
    userId: string;
    trialDays: number | null;
    successUrl: string;
    cancelUrl: string;
  }): Promise<string>;
  /** Null when there is no such session. */
  findCheckout(sessionId: string): Promise<{
    userId: string | null;
    customerId: string | null;
    completed: boolean;
  } | null>;
  /** Every subscription the customer has had, the newest first. */
  listSubscriptions(customerId: string): Promise<Stripe.Subscription[]>;
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** @throws when the signature is missing, wrong or older than 300 seconds. */
  readEvent(payload: string, signature: string): Promise<Stripe.Event>;
}

export interface StripeOptions {
  webhookSecret: string;
  /** The price's id, asked for when first needed. */
  priceId: () => Promise<string>;
  stripe: Stripe;
}

const webhookToleranceSeconds = 300;

/** Stripe's client; `standinUrl` sends its requests to the local stand-in. */
export function createStripe(secretKey: string, standinUrl?: string): Stripe {
  if (standinUrl === undefined)
    return new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 20_000 });
  const { hostname, port } = new URL(standinUrl);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 1 });
}

/** Whether Stripe itself failed or could not be reached, as against a request it refused. */
export const isStripeOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

async function findSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

export function createStripeGateway({
  stripe,
  webhookSecret,
  priceId,
}: StripeOptions): StripeGateway {
  return {
    createCustomer: async ({ userId, email, name }) => {
      const customer = await stripe.customers.create(
        { email, name, preferred_locales: ['fr'], metadata: { userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      return customer.id;
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
          ...(trialDays === null
            ? {}
            : {
                trial_period_days: trialDays,
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
              }),
        },
      });
      if (!session.url) throw new Error('Stripe answered a checkout session without an address.');
      return session.url;
    },
    findCheckout: async (sessionId) => {
      const session = await findSession(stripe, sessionId);
      if (!session) return null;
      return {
        userId: session.client_reference_id,
        customerId: idOf(session.customer),
        completed: session.status === 'complete' && session.payment_status !== 'unpaid',
      };
    },
    listSubscriptions: async (customer) => {
      const page = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      return page.data;
    },
    createPortal: async (customer, returnUrl) => {
      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        locale: 'fr',
      });
      return session.url;
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

/** The lookup key of the one price: CHF 9.99 a month. */
export const priceLookupKey = 'popote-premium-monthly';

/** Finds the price by its lookup key, or makes it with its product. */
export async function ensurePrice(stripe: Stripe): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [priceLookupKey], active: true, limit: 1 });
  const [known] = found.data;
  if (known) return known.id;
  const product = await stripe.products.create({ name: 'Popote Premium' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'chf',
    unit_amount: 999,
    recurring: { interval: 'month' },
    lookup_key: priceLookupKey,
  });
  return price.id;
}
