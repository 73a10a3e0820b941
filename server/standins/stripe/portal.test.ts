import { afterEach, beforeEach, expect, test } from 'vitest';
import type Stripe from 'stripe';
import { BASE_URL, GOOD_CARD, startHarness, subscribe } from './testkit.js';
import type { Harness } from './testkit.js';

let harness: Harness;
let subscription: Stripe.Subscription;
let portal: Stripe.BillingPortal.Session;

beforeEach(async () => {
  harness = await startHarness();
  subscription = await subscribe(harness);
  portal = await harness.stripe.billingPortal.sessions.create({
    customer: String(subscription.customer),
    return_url: `${BASE_URL}/dashboard/settings`,
  });
});
afterEach(() => harness.close());

const read = () => harness.stripe.subscriptions.retrieve(subscription.id);
const press = (action: string, values = {}) => harness.submit(`${portal.url}/${action}`, values);

async function shown(path = ''): Promise<string> {
  return (await harness.page(`${portal.url}${path}`)).text();
}

test('it shows the plan, the next payment, the card, the invoices and the way back', async () => {
  expect(portal.url).toBe(`${BASE_URL}/dev/stripe/portal/${portal.id}`);
  const text = await shown();
  expect(text).toContain('Popote Premium');
  expect(text).toContain('CHF\u00a09.99 / mois');
  expect(text).toContain('21 décembre 2026');
  expect(text).toContain('Visa se terminant par 4242');
  expect(text).toContain(`href="${BASE_URL}/dashboard/settings"`);
});

test('cancelling keeps the paid period, and can be taken back', async () => {
  const cancelled = await press('cancel');
  expect(cancelled.status).toBe(303);
  expect(cancelled.headers.get('location')).toBe(`/dev/stripe/portal/${portal.id}?done=cancel`);
  expect(await read()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(await shown('?done=cancel')).toContain('Fin de l’accès');
  await press('resume');
  expect(await read()).toMatchObject({ cancel_at_period_end: false });
});

test('cancelling at once ends it, and a second press changes nothing', async () => {
  await press('cancel-now');
  const ended = await read();
  expect(ended.status).toBe('canceled');
  expect((await press('cancel-now')).status).toBe(303);
  expect(await read()).toEqual(ended);
});

test('a failed payment is shown, and paying again mends it', async () => {
  await press('fail');
  expect(await read()).toMatchObject({ status: 'past_due' });
  expect(await shown()).toContain('Le dernier paiement de CHF\u00a09.99 a été refusé.');
  expect((await press('pay')).headers.get('location')).toMatch(/done=pay$/);
  expect(await read()).toMatchObject({ status: 'active' });
});

test('a card that fails for good is replaced, then charged', async () => {
  await press('card', { ...GOOD_CARD, number: '4000000000000341' });
  await press('fail');
  expect((await press('pay')).headers.get('location')).toMatch(/done=pay-refused$/);
  const refused = await press('card', { ...GOOD_CARD, number: '4000000000000002' });
  expect(refused.status).toBe(303);
  const shownAgain = await harness.followed(refused);
  expect(await shownAgain.text()).toContain('Votre carte a été refusée.');
  await press('card', { ...GOOD_CARD, number: GOOD_CARD.number });
  expect(await shown()).toContain('Visa se terminant par 4242');
  expect((await press('pay')).headers.get('location')).toMatch(/done=pay$/);
  expect(await read()).toMatchObject({ status: 'active' });
});

test('a payment that is due is tried again at the press of a button, until Stripe gives up', async () => {
  await press('card', { ...GOOD_CARD, number: '4000000000000341' });
  await press('renew');
  expect(await read()).toMatchObject({ status: 'past_due' });
  await press('retry');
  await press('retry');
  expect(await read()).toMatchObject({ status: 'past_due' });
  await press('retry');
  expect(await read()).toMatchObject({ status: 'canceled' });
});

test('an invoice shows its own month, and the way back', async () => {
  await press('renew');
  const text = await shown();
  const [, path = ''] = /href="(\/dev\/stripe\/invoices\/[^"]+)"/.exec(text) ?? [];
  const invoice = await (await harness.page(`${BASE_URL}${path}`)).text();
  expect(invoice).toContain('du 21 novembre 2026 au 21 décembre 2026');
  expect(invoice).toContain(`href="${new URL(portal.url).pathname}"`);
});

test('the next month comes at the press of a button', async () => {
  await press('renew');
  expect(await shown()).toContain('21 décembre 2026');
  const invoices = await harness.stripe.invoices.list();
  expect(invoices.data.map(({ billing_reason: reason }) => reason)).toEqual([
    'subscription_cycle',
    'subscription_create',
  ]);
});

test('a link to no portal is a page that says so', async () => {
  const response = await harness.page(`${BASE_URL}/dev/stripe/portal/bps_none`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page de paiement inconnue');
});
