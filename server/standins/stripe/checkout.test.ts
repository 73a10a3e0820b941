import { afterEach, beforeEach, expect, test } from 'vitest';
import { BASE_URL, GOOD_CARD, createCheckout, startHarness } from './testkit.js';
import type { Harness } from './testkit.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

test('a test card pays, and everything is found again through the SDK', async () => {
  const { stripe, submit } = harness;
  const session = await createCheckout(stripe);
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 999 });
  expect(session.url).toBe(`${BASE_URL}/dev/stripe/checkout/${session.id}`);

  const paid = await submit(session.url ?? '', GOOD_CARD);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`${BASE_URL}/payment/success?session_id=${session.id}`);

  const after = await stripe.checkout.sessions.retrieve(session.id);
  expect(after).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: session.client_reference_id,
    customer: session.customer,
  });
  const bought = await stripe.subscriptions.retrieve(String(after.subscription));
  expect(bought).toMatchObject({ status: 'active', cancel_at_period_end: false });
  expect(await stripe.invoices.retrieve(String(bought.latest_invoice))).toMatchObject({
    status: 'paid',
    amount_paid: 999,
    currency: 'chf',
  });
});

test('the period is on the item and ends on the same day of the next month', async () => {
  const { stripe, submit, clock } = harness;
  clock.now = new Date('2027-01-31T12:00:00Z');
  const session = await createCheckout(stripe);
  await submit(session.url ?? '', GOOD_CARD);
  const [subscription] = (await stripe.subscriptions.list()).data;
  const item = subscription?.items.data[0];
  expect(new Date((item?.current_period_end ?? 0) * 1000).toISOString()).toBe(
    '2027-02-28T12:00:00.000Z',
  );
  const [invoice] = (await stripe.invoices.list()).data;
  expect(invoice?.parent?.subscription_details?.subscription).toBe(subscription?.id);
});

test('a refused card says why, keeps what was typed, and another one may be tried', async () => {
  const { stripe, submit, followed } = harness;
  const session = await createCheckout(stripe);
  const typed = { ...GOOD_CARD, number: '4000000000000002' };
  const refused = await submit(session.url ?? '', typed);
  // A redirect: whoever goes back or reloads is not asked to send the card again.
  expect(refused.status).toBe(303);
  const page = await (await followed(refused)).text();
  expect(page).toContain('Votre carte a été refusée.');
  expect(page).toContain('value="Camille Rochat"');
  expect(page).not.toContain('value="123"');
  expect((await stripe.subscriptions.list()).data).toEqual([]);

  const paid = await submit(session.url ?? '', { ...typed, number: GOOD_CARD.number });
  expect(paid.status).toBe(303);
  expect((await stripe.subscriptions.list()).data).toHaveLength(1);
});

test('the card that refuses every charge is offered as what it is: saved for a trial, refused where money is due', async () => {
  const { stripe, submit, followed } = harness;
  const card = { ...GOOD_CARD, number: '4000000000000341' };
  const [now, trial] = [
    await createCheckout(stripe),
    await createCheckout(stripe, { subscription_data: { trial_period_days: 30 } }),
  ];
  const page = await harness.page(now.url ?? '');
  expect(await page.text()).toContain('Enregistrée, mais chaque paiement est refusé');
  const refused = await followed(await submit(now.url ?? '', card));
  expect(await refused.text()).toContain('Votre carte a été refusée.');
  const saved = await submit(trial.url ?? '', card);
  expect(saved.headers.get('location')).toContain('/payment/success');
  expect((await stripe.subscriptions.list()).data).toMatchObject([{ status: 'trialing' }]);
});

test.each([
  ['a number that is no test card', { number: '4111 1111 1111 1111' }, 'cartes de test'],
  ['a date gone by', { expiry: '10 / 26' }, 'une date à venir'],
  ['a date that does not exist', { expiry: '13 / 29' }, 'une date à venir'],
  ['no security code', { cvc: '' }, '3 ou 4 chiffres du code'],
  ['no name', { name: ' ' }, 'le nom qui figure'],
])('%s is refused beside its field', async (_what, wrong, sentence) => {
  const session = await createCheckout(harness.stripe);
  const refused = await harness.submit(session.url ?? '', { ...GOOD_CARD, ...wrong });
  expect(await (await harness.followed(refused)).text()).toContain(sentence);
});

test('the cancel link leads back, and leaves the session open', async () => {
  const { stripe, page } = harness;
  const session = await createCheckout(stripe);
  const text = await (await page(session.url ?? '')).text();
  expect(text).toContain(`href="${BASE_URL}/subscription"`);
  expect(text).toContain('Paiement simulé — aucune carte n’est débitée');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('a form sent twice pays once', async () => {
  const { stripe, submit } = harness;
  const session = await createCheckout(stripe);
  const [first, second] = await Promise.all([
    submit(session.url ?? '', GOOD_CARD),
    submit(session.url ?? '', GOOD_CARD),
  ]);
  expect(first.headers.get('location')).toBe(second.headers.get('location'));
  expect((await stripe.subscriptions.list()).data).toHaveLength(1);
  expect((await stripe.invoices.list()).data).toHaveLength(1);
});

test('a session can be expired, and then takes no payment', async () => {
  const { stripe, submit } = harness;
  const session = await createCheckout(stripe);
  const expired = await stripe.checkout.sessions.expire(session.id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  expect((await submit(session.url ?? '', GOOD_CARD)).status).toBe(410);
  expect((await stripe.subscriptions.list()).data).toEqual([]);
});

test('a session left open expires after a day', async () => {
  const { stripe, wait } = harness;
  const session = await createCheckout(stripe);
  await wait(1);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
});

test('pages run no script, and what the product sends is shown as text', async () => {
  const { stripe, page } = harness;
  const product = await stripe.products.create({ name: '<script>alert(1)</script>' });
  const price = await stripe.prices.create({
    currency: 'chf',
    unit_amount: 999,
    recurring: { interval: 'month' },
    product: product.id,
  });
  const session = await createCheckout(stripe, {
    line_items: [{ quantity: 1, price: price.id }],
  });
  const response = await page(session.url ?? '');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await response.text();
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain('<script');
});
