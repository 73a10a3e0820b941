import { PromoCodeRefusal } from '../features/billing/billing.errors.js';
import { confirmCheckout } from '../features/billing/confirm-checkout.js';
import { startCheckout, type BillingScope } from '../features/billing/start-checkout.js';

/** The card that the local Stripe always takes. */
const testCard = { number: '4242424242424242', expiry: '12/49', cvc: '123', name: 'Camille Rey' };

/** Fills in the hosted page as a browser would; returns the checkout session's id. */
async function pay(checkoutUrl: string, stripeUrl: string): Promise<string> {
  const { pathname } = new URL(checkoutUrl);
  const answer = await fetch(new URL(pathname, stripeUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(testCard),
  });
  const back = answer.headers.get('location');
  const sessionId = back && new URL(back, checkoutUrl).searchParams.get('session_id');
  if (!sessionId) throw new Error(`The local Stripe took no card: ${answer.status}`);
  return sessionId;
}

/**
 * Begins the free days of FREE30 by the checkout, as a person does: the local Stripe has the subscription, so that the
 * portal, the webhooks and whatever reconciles billing find what the account shows.
 * @param stripeUrl where the local Stripe listens
 */
export async function beginTrial(scope: BillingScope, stripeUrl: string): Promise<void> {
  const checkoutUrl = await startCheckout(scope, 'FREE30').catch((error: unknown) => {
    // The account was deleted and is made anew: its address has had them.
    if (error instanceof PromoCodeRefusal) return startCheckout(scope, null);
    throw error;
  });
  await confirmCheckout(scope, await pay(checkoutUrl, stripeUrl));
}
