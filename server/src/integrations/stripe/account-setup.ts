import type Stripe from 'stripe';
import { handledEvents } from './handled-events.js';
import { stripeApiVersion } from './stripe-client.js';

/** The lookup key of the one price: CHF 9.99 a month. */
export const priceLookupKey = 'popote-premium-monthly';

/** Marks what was made for Popote, so that a second run finds it. */
const mark = { popote: 'premium' };
const isMarked = ({ metadata }: { metadata: Stripe.Metadata | null }): boolean =>
  metadata?.['popote'] === mark.popote;

/** Finds the price by its lookup key, or makes it with its product. */
export async function ensurePrice(stripe: Stripe): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [priceLookupKey], active: true, limit: 1 });
  const [known] = found.data;
  if (known) return known.id;
  const product = await stripe.products.create({ name: 'Popote Premium', metadata: mark });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'chf',
    unit_amount: 999,
    recurring: { interval: 'month' },
    lookup_key: priceLookupKey,
    metadata: mark,
  });
  return price.id;
}

/** The billing portal: cards, invoices, and an end when the paid period runs out. */
async function ensurePortal(stripe: Stripe, publicUrl: string): Promise<string> {
  const { configurations } = stripe.billingPortal;
  for await (const known of configurations.list({ active: true, limit: 100 })) {
    if (isMarked(known)) return known.id;
  }
  const made = await configurations.create({
    name: 'Popote',
    business_profile: {
      privacy_policy_url: `${publicUrl}/privacy`,
      terms_of_service_url: `${publicUrl}/terms`,
    },
    default_return_url: `${publicUrl}/dashboard/settings`,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    metadata: mark,
  });
  return made.id;
}

interface Endpoint {
  id: string;
  url: string;
  /** Null when it was made by an earlier run: Stripe shows it once. */
  secret: string | null;
}

async function ensureEndpoint(stripe: Stripe, publicUrl: string): Promise<Endpoint> {
  const url = `${publicUrl}/webhooks/stripe`;
  const enabled_events = [...handledEvents];
  for await (const known of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (known.url !== url) continue;
    await stripe.webhookEndpoints.update(known.id, { enabled_events });
    return { id: known.id, url, secret: null };
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events,
    api_version: stripeApiVersion,
    description: 'Popote',
    metadata: mark,
  });
  return { id: made.id, url, secret: made.secret ?? null };
}

export interface AccountSetup {
  priceId: string;
  portalId: string;
  endpoint: Endpoint;
}

/** Makes in a Stripe account what Popote needs there; run again, it makes nothing twice. */
export async function setUpAccount(stripe: Stripe, publicUrl: string): Promise<AccountSetup> {
  return {
    priceId: await ensurePrice(stripe),
    portalId: await ensurePortal(stripe, publicUrl),
    endpoint: await ensureEndpoint(stripe, publicUrl),
  };
}
