import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingKit, openPortal, type BillingKit } from '../../testkit/billing-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
});
afterAll(() => server.close());

const dayMs = 86_400_000;

async function subscriber(promoCode?: string): Promise<Person> {
  const person = await server.signUp();
  await person.savePreferences();
  await person.subscribe(promoCode);
  return person;
}

async function live(
  person: Person,
  to: 'next' | 'period_end',
  payment?: 'decline',
): Promise<Awaited<ReturnType<BillingKit['standingOf']>>> {
  await kit.passTime(person, to, payment);
  await server.settleWebhooks();
  return kit.standingOf(person);
}

const noticesOf = async (person: Person) =>
  (await kit.rowsOf(person)).notifications.map(({ type, message }) => ({ type, message }));

/** Where the portal that the person opens leads back to. */
async function wayBackFromPortal(person: Person): Promise<unknown> {
  await person.send(openPortal);
  const opened = (await kit.calls()).findLast(({ path }) => path === '/v1/billing_portal/sessions');
  return opened?.params['return_url'];
}

describe('free days', () => {
  it('are announced before they end, become a paid month, and each is told once', async () => {
    const person = await subscriber('FREE30');
    expect(await noticesOf(person)).toEqual([
      {
        type: 'SYSTEM',
        message: expect.stringMatching(
          /^Vos jours gratuits ont commencé\u202f: ils durent jusqu’au \d+(?:er)? \S+ \d{4}\. /,
        ),
      },
    ]);
    expect(await live(person, 'next')).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: { status: 'TRIALING' },
    });
    expect(await noticesOf(person)).toContainEqual({
      type: 'TRIAL_ENDING',
      message: expect.stringMatching(/^Vos jours gratuits se terminent le \d+(?:er)? \S+ \d{4}\. /),
    });
    expect(await live(person, 'next')).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: { status: 'ACTIVE' },
    });
    const notices = await noticesOf(person);
    expect(notices.map(({ type }) => type).toSorted()).toEqual([
      'PAYMENT',
      'SYSTEM',
      'TRIAL_ENDING',
    ]);
    expect(notices).toContainEqual({
      type: 'PAYMENT',
      message: expect.stringContaining('CHF\u00a09.99'),
    });
    expect((await kit.rowsOf(person)).invoices).toMatchObject([{ amount: 999 }]);
  });

  it('that were cancelled are not announced, and cost nothing', async () => {
    const person = await subscriber('FREE30');
    const { id } = await kit.subscriptionOf(person);
    await kit.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await live(person, 'next')).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: { status: 'TRIALING', cancelAtPeriodEnd: true },
    });
    expect(await live(person, 'period_end')).toMatchObject({ nextStep: 'SUBSCRIPTION' });
    const { notifications, invoices } = await kit.rowsOf(person);
    expect(notifications.map(({ title }) => title).toSorted()).toEqual([
      'Abonnement activé',
      'Abonnement résilié',
      'Abonnement terminé',
    ]);
    expect(invoices).toEqual([]);
  });
});

describe('a cancelled subscription', () => {
  it('runs out, closes the main area, keeps everything, and opens again', async () => {
    const person = await subscriber();
    const recipeId = await person.generateRecipe();
    const { id } = await kit.subscriptionOf(person);
    await kit.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await server.settleWebhooks();
    const ending = await kit.standingOf(person);
    expect(ending).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: { status: 'ACTIVE', cancelAtPeriodEnd: true },
    });
    const end = Date.parse(String(at(ending, 'subscription.currentPeriodEnd')));
    expect((end - Date.now()) / dayMs).toBeGreaterThan(27);

    expect(await live(person, 'period_end')).toMatchObject({
      nextStep: 'SUBSCRIPTION',
      subscription: { status: 'CANCELED' },
    });
    const closed = await person.send(`{ viewer { recipe(id: "${recipeId}") { title } } }`);
    expect(closed.errors[0]?.extensions?.code).toBe('SUBSCRIPTION_REQUIRED');
    const own = await person.send('{ viewer { email profile { firstName } preferences { id } } }');
    expect(own.errors).toEqual([]);
    expect(await wayBackFromPortal(person)).toBe(`${server.url}/subscription`);

    await person.subscribe();
    expect(await wayBackFromPortal(person)).toBe(`${server.url}/dashboard/settings`);
    const open = await person.send(`{ viewer { recipe(id: "${recipeId}") { id } } }`);
    expect(at(open.data, 'viewer.recipe.id')).toBe(recipeId);
  });
});

describe('a refused payment', () => {
  it('is told, leaves seven days, then closes, and opens when it is paid', async () => {
    const person = await subscriber();
    const due = await live(person, 'period_end', 'decline');
    expect(due).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: { status: 'PAST_DUE' },
    });
    const graceEnd = Date.parse(String(at(due, 'subscription.graceEndsAt')));
    expect(Math.round((graceEnd - Date.now()) / dayMs)).toBe(7);
    expect(await noticesOf(person)).toContainEqual({
      type: 'PAYMENT_FAILED',
      message: expect.stringContaining('CHF\u00a09.99'),
    });

    // The first retry, three days later, is refused as well: no second notice, and the days still count.
    const { subscription: before } = await kit.rowsOf(person);
    await live(person, 'next', 'decline');
    const { subscription: after } = await kit.rowsOf(person);
    const moved = Number(before?.pastDueSince) - Number(after?.pastDueSince);
    expect(Math.round(moved / dayMs)).toBe(3);
    expect((await noticesOf(person)).filter(({ type }) => type === 'PAYMENT_FAILED')).toHaveLength(
      1,
    );

    // The second, five days on, lies beyond the seven.
    expect(await live(person, 'next', 'decline')).toMatchObject({
      nextStep: 'SUBSCRIPTION',
      subscription: { status: 'PAST_DUE' },
    });
    const again = await person.send('mutation { startCheckout { ... on Refusal { code } } }');
    expect(at(again.data, 'startCheckout.code')).toBe('PAYMENT_OVERDUE');

    const { latest_invoice: invoice } = await kit.subscriptionOf(person);
    await kit.stripe.invoices.pay(String(invoice));
    await server.settleWebhooks();
    expect(await kit.standingOf(person)).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: { status: 'ACTIVE', graceEndsAt: null },
    });
  });

  it('is not asked for by a second subscription within the seven days', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    await payAtCheckout(await kit.checkoutOf(person));
    await server.settleWebhooks();
    await live(person, 'period_end', 'decline');
    const { data } = await person.send('mutation { startCheckout { ... on Refusal { code } } }');
    expect(at(data, 'startCheckout.code')).toBe('ALREADY_SUBSCRIBED');
  });
});
