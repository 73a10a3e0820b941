import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Stripe from 'stripe';
import { createCheckout, startHarness, subscribe } from './testkit.js';
import type { ApiCall } from './context.js';
import type { Harness } from './testkit.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

/** A request the SDK would not let one write. */
function raw(path: string, body?: string, headers: Record<string, string> = {}) {
  return fetch(`${harness.standin.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: 'Bearer sk_test_local',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

const checkout =
  'mode=subscription&locale=fr&customer=cus_x&client_reference_id=u1&cancel_url=http://a.test&success_url=http://a.test';

async function refusal(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

test('an unknown parameter is refused by name, at any depth', async () => {
  const { stripe } = harness;
  const top = await raw('/v1/customers', 'email=a@example.test&nickname=Cam');
  expect(top.status).toBe(400);
  expect(await top.json()).toMatchObject({
    error: {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: 'nickname',
    },
  });
  const nested = await refusal(
    createCheckout(stripe, {
      subscription_data: { trial_period_days: 30, billing_cycle_anchor: 1 },
    }),
  );
  expect(nested).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'parameter_unknown',
    param: 'subscription_data[billing_cycle_anchor]',
  });
});

test('a parameter that this API version no longer has is refused', async () => {
  const form = `${checkout}&payment_method_types[0]=card`;
  const response = await raw('/v1/checkout/sessions', form);
  expect(await response.json()).toMatchObject({
    error: { code: 'parameter_unknown', param: 'payment_method_types' },
  });
});

test.each([
  ['', 'parameter_missing', 'line_items'],
  ['&line_items[0][price]=p', 'parameter_missing', 'line_items[0][quantity]'],
  [
    '&line_items[0][price]=p&line_items[0][quantity]=two',
    'parameter_invalid',
    'line_items[0][quantity]',
  ],
  ['&line_items[0][price]=p&line_items[0][quantity]=1', 'resource_missing', 'customer'],
  [
    '&line_items[0][price]=p&line_items[0][quantity]=1&success_url=javascript:alert(1)',
    'parameter_invalid',
    'success_url',
  ],
])('a wrong checkout is refused: %s', async (rest, code, param) => {
  const response = await raw('/v1/checkout/sessions', `${checkout}${rest}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code, param } });
});

test('a missing object is a 404 that names it', async () => {
  const error = await refusal(harness.stripe.subscriptions.retrieve('sub_none'));
  expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  expect(error.message).toBe("No such subscription: 'sub_none'");
});

test('only test keys and the pinned API version are served', async () => {
  expect((await raw('/v1/events', undefined, { Authorization: '' })).status).toBe(401);
  const live = await raw('/v1/events', undefined, { Authorization: 'Bearer sk_live_x' });
  expect(live.status).toBe(401);
  const old = await raw('/v1/events', undefined, { 'Stripe-Version': '2024-06-20' });
  expect(old.status).toBe(400);
});

test('an idempotency key makes a call once, and refuses to mean something else', async () => {
  const { stripe } = harness;
  const options = { idempotencyKey: 'customer-of-camille' };
  const first = await stripe.customers.create({ email: 'camille@example.test' }, options);
  const again = await stripe.customers.create({ email: 'camille@example.test' }, options);
  expect(again.id).toBe(first.id);
  const other = await refusal(stripe.customers.create({ email: 'other@example.test' }, options));
  expect(other.type).toBe('StripeIdempotencyError');
});

test('lists come newest first, in pages that the SDK walks through', async () => {
  const { stripe } = harness;
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.unshift((await stripe.products.create({ name: `n${i}` })).id);
  const page = await stripe.products.list({ limit: 2 });
  expect(page).toMatchObject({ has_more: true, data: [{ name: 'n4' }, { name: 'n3' }] });
  const all = await stripe.products.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(ids);
});

test('customers are changed, and deleted with their subscription', async () => {
  const { stripe } = harness;
  const subscription = await subscribe(harness);
  const id = String(subscription.customer);
  const changed = await stripe.customers.update(id, { name: 'Camille Rey' });
  expect(changed).toMatchObject({ email: 'camille@example.test', name: 'Camille Rey' });
  const wrong = await refusal(stripe.customers.update(id, { email: 'nobody' }));
  expect(wrong).toMatchObject({ code: 'parameter_invalid', param: 'email' });
  expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
});

test('what the product sent can be read back', async () => {
  const { stripe, control } = harness;
  await stripe.customers.create({ email: 'camille@example.test' });
  const { data } = await control<{ data: ApiCall[] }>('requests');
  expect(data).toMatchObject([
    {
      method: 'POST',
      path: '/v1/customers',
      params: { email: 'camille@example.test' },
      apiVersion: Stripe.API_VERSION,
      error: null,
    },
  ]);
});

test('no control can be reached through the forwarded prefix, or by a page elsewhere', async () => {
  const { standin } = harness;
  // As a proxy forwards it: the path untouched.
  const status = await new Promise((resolve) => {
    request(
      { port: standin.port, host: '127.0.0.1', path: '/dev/stripe/../../_control/requests' },
      (response) => resolve(response.resume().statusCode),
    ).end();
  });
  expect(status).toBe(404);
  const form = await fetch(`${standin.url}/_control/deliveries/stop`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  expect(form.status).toBe(403);
});
