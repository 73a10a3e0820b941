// Makes in a Stripe account what Popote needs there (product, price, portal, webhook endpoint), and prints
// the variables to set: STRIPE_SECRET_KEY=… PUBLIC_URL=https://… node server/tools/stripe-setup.mjs
// Run again, it makes nothing twice. See server/docs/go-live.md.
import { parseArgs } from 'node:util';
import { importSource } from './read-lines.mjs';
import { main, TaskError } from './task.mjs';

void main(import.meta.url, async () => {
  // --stripe-url speaks to a local Stripe instead of the real one.
  const { values } = parseArgs({ options: { 'stripe-url': { type: 'string' } } });
  const { STRIPE_SECRET_KEY: key, PUBLIC_URL: address } = process.env;
  if (!key) throw new TaskError('STRIPE_SECRET_KEY: the secret key of the Stripe account.');
  if (!address || !URL.canParse(address))
    throw new TaskError('PUBLIC_URL: where people will reach Popote, such as https://popote.ch');
  const { createStripe } = await importSource('integrations/stripe/stripe-client.ts');
  const { setUpAccount } = await importSource('integrations/stripe/account-setup.ts');
  const stripe = createStripe(key, values['stripe-url']);
  const { priceId, portalId, endpoint } = await setUpAccount(stripe, address.replace(/\/$/, ''));
  console.log(`STRIPE_PRICE_ID=${priceId}`);
  console.log(`STRIPE_PORTAL_ID=${portalId}`);
  if (endpoint.secret) console.log(`STRIPE_WEBHOOK_SECRET=${endpoint.secret}`);
  else
    console.error(
      `The webhook endpoint ${endpoint.id} (${endpoint.url}) was there already. Stripe shows its secret in the Dashboard, under Developers, Webhooks.`,
    );
});
