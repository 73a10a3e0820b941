import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHarness, type Harness } from '../../../standins/stripe/testkit.js';
import { priceLookupKey } from './account-setup.js';

const tool = fileURLToPath(new URL('../../../tools/stripe-setup.mjs', import.meta.url));
const publicUrl = 'https://popote.test';

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.close());

const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [tool, '--stripe-url', harness.standin.url], {
    env: { ...process.env, ...env },
  });
const setUp = () => run({ STRIPE_SECRET_KEY: 'sk_test_x', PUBLIC_URL: `${publicUrl}/` });
const variables = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );

it('sets an account up once, and prints the variables', async () => {
  const first = variables((await setUp()).stdout);
  expect(Object.keys(first)).toEqual([
    'STRIPE_PRICE_ID',
    'STRIPE_PORTAL_ID',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  const { stripe } = harness;
  expect(await stripe.prices.retrieve(first['STRIPE_PRICE_ID'])).toMatchObject({
    currency: 'chf',
    unit_amount: 999,
    lookup_key: priceLookupKey,
    recurring: { interval: 'month', interval_count: 1 },
  });
  const endpoints = await stripe.webhookEndpoints.list();
  expect(endpoints.data).toMatchObject([
    {
      url: `${publicUrl}/webhooks/stripe`,
      enabled_events: [
        'checkout.session.completed',
        'customer.subscription.created',
        'customer.subscription.updated',
        'customer.subscription.deleted',
        'customer.subscription.trial_will_end',
        'invoice.paid',
        'invoice.payment_failed',
        'charge.refunded',
      ],
    },
  ]);
  const portals = await stripe.billingPortal.configurations.list();
  expect(portals.data).toMatchObject([
    {
      id: first['STRIPE_PORTAL_ID'],
      features: { subscription_cancel: { enabled: true, mode: 'at_period_end' } },
    },
  ]);

  const again = await setUp();
  expect(variables(again.stdout)).toEqual({
    STRIPE_PRICE_ID: first['STRIPE_PRICE_ID'],
    STRIPE_PORTAL_ID: first['STRIPE_PORTAL_ID'],
  });
  expect(again.stderr).toContain('was there already');
  expect((await stripe.products.list()).data).toHaveLength(1);
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1);
});

it('says which variable is missing', async () => {
  await expect(run({ STRIPE_SECRET_KEY: '' })).rejects.toThrow('STRIPE_SECRET_KEY');
  await expect(run({ STRIPE_SECRET_KEY: 'sk_test_x', PUBLIC_URL: 'popote' })).rejects.toThrow(
    'PUBLIC_URL',
  );
});
