import Stripe from 'stripe';

/** The version whose shapes the code is written for: the one the SDK's types describe. */
export const stripeApiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;

/** Stripe's client; `standinUrl` sends its requests to the local stand-in. */
export function createStripe(secretKey: string, standinUrl?: string): Stripe {
  const apiVersion = stripeApiVersion;
  if (standinUrl === undefined) {
    return new Stripe(secretKey, { apiVersion, maxNetworkRetries: 2, timeout: 20_000 });
  }
  const { hostname: host, port } = new URL(standinUrl);
  return new Stripe(secretKey, { apiVersion, host, port, protocol: 'http', maxNetworkRetries: 1 });
}

/** Whether Stripe itself failed or could not be reached, as against a request it refused. */
export const isStripeOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

/** Whether Stripe would refuse the same request again: what it names is gone, or not as it should be. */
export const isStripeRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether Stripe has no such customer: one was never there, or was deleted. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (error.param === 'customer' || error.param === 'id');

/** The answer, or null where Stripe says that there is no such thing. */
export async function orNull<Found>(work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch (error) {
    if (isStripeRefusal(error)) return null;
    throw error;
  }
}
