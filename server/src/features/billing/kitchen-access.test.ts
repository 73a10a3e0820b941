import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perform } from '../../testkit/account-kit.js';
import {
  createBillingKit,
  openPortal,
  startCheckout,
  type BillingKit,
} from '../../testkit/billing-kit.js';
import { deleteAccount } from '../../testkit/deletion-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import { joinHousehold, watchHousehold } from '../../testkit/household-kit.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { watch } from '../../testkit/watch.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer({ env: { COMPLIMENTARY_EMAILS: 'marraine@example.org' } });
  kit = createBillingKit(server);
});
afterAll(() => server.close());

const fields = `nextStep kitchenAccess {
  payerId payerFirstName isComplimentary
  subscription { status trialEndsAt currentPeriodEnd cancelAtPeriodEnd graceEndsAt }
}`;

const standing = async (person: Person): Promise<Json> =>
  at((await person.send(`{ viewer { ${fields} } }`)).data, 'viewer') ?? null;

const codeOf = async (person: Person, query: string): Promise<Json | undefined> => {
  const { data } = await person.send(query, {});
  return at(data, 'startCheckout.code') ?? at(data, 'openBillingPortal.code');
};

/** One who pays, and one who joined them. */
async function couple(): Promise<{ host: Person; guest: Person }> {
  const host = await server.payer({ firstName: 'Odile' });
  const guest = await server.signUp({ firstName: 'Basile' });
  await guest.savePreferences();
  await server.app.services.db.user.update({
    where: { id: host.id },
    data: { emailVerifiedAt: new Date() },
  });
  await joinHousehold(server, host, guest);
  return { host, guest };
}

async function endNow(person: Person): Promise<void> {
  await kit.stripe.subscriptions.cancel((await kit.subscriptionOf(person)).id);
  await server.settleWebhooks();
}

describe('a member who does not pay', () => {
  it('reads who does, has nothing to manage, and is taken to no second checkout', async () => {
    const { host, guest } = await couple();
    expect(await standing(guest)).toMatchObject({
      nextStep: 'DASHBOARD',
      kitchenAccess: {
        payerId: host.id,
        payerFirstName: 'Odile',
        isComplimentary: false,
        subscription: { status: 'ACTIVE', cancelAtPeriodEnd: false },
      },
    });
    expect(await codeOf(guest, openPortal)).toBe('PAID_BY_MEMBER');
    expect(await codeOf(guest, startCheckout)).toBe('PAID_BY_MEMBER');
    expect(await codeOf(host, startCheckout)).toBe('ALREADY_SUBSCRIBED');
  });

  it('is shut out by the end of it with who paid still named, and let in again, by the stream alone', async () => {
    const { host, guest } = await couple();
    const leaving = new AbortController();
    const query = `subscription { kitchenAccessChanged { ${fields} } }`;
    const events = watch(server.url, guest.headers(), { query }, leaving.signal);
    const next = async (): Promise<Json> => {
      const { value } = await events.next();
      return (value && at(value.data, 'kitchenAccessChanged')) ?? null;
    };
    expect(await next()).toMatchObject({ nextStep: 'DASHBOARD' });

    const kitchen = watchHousehold(server.url, guest);
    await kitchen.next();
    const { id } = await kit.subscriptionOf(host);
    await kit.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await server.settleWebhooks();
    expect(await next()).toMatchObject({
      nextStep: 'DASHBOARD',
      kitchenAccess: { payerFirstName: 'Odile', subscription: { cancelAtPeriodEnd: true } },
    });
    expect(await kitchen.next()).toMatchObject({ settings: { id: guest.id }, notified: null });

    await kit.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await server.settleWebhooks();
    expect(await next()).toMatchObject({
      kitchenAccess: { subscription: { cancelAtPeriodEnd: false } },
    });
    await kitchen.next();
    await kit.passTime(host, 'period_end', 'decline');
    await server.settleWebhooks();
    expect(await next()).toMatchObject({
      nextStep: 'DASHBOARD',
      kitchenAccess: {
        payerFirstName: 'Odile',
        subscription: { status: 'PAST_DUE', graceEndsAt: expect.any(String) },
      },
    });
    await kitchen.next();

    await endNow(host);
    expect(await next()).toMatchObject({
      nextStep: 'SUBSCRIPTION',
      kitchenAccess: { payerFirstName: 'Odile', subscription: { status: 'CANCELED' } },
    });
    expect(await kitchen.next()).toBeNull();

    await host.subscribe();
    expect(await next()).toMatchObject({
      nextStep: 'DASHBOARD',
      kitchenAccess: { payerFirstName: 'Odile', subscription: { status: 'ACTIVE' } },
    });
    leaving.abort();
  });

  it('may pay once it has ended, and pays for nobody whose payment is known to Stripe alone', async () => {
    const { host, guest } = await couple();
    await endNow(host);
    expect(await codeOf(guest, startCheckout)).toBeUndefined();
    await kit.stopDeliveries();
    await payAtCheckout(await kit.checkoutOf(host));
    expect(await standing(guest)).toMatchObject({ nextStep: 'SUBSCRIPTION' });
    expect(await codeOf(guest, startCheckout)).toBe('PAID_BY_MEMBER');
    expect(await standing(guest)).toMatchObject({ nextStep: 'DASHBOARD' });
    await kit.control('deliveries/start', {});
    await server.settleWebhooks();
  });
});

it('of two who pay, the one who goes on counts', async () => {
  const { host, guest } = await couple();
  await endNow(host);
  await guest.subscribe();
  await server.settleWebhooks();
  expect(await standing(host)).toMatchObject({
    nextStep: 'DASHBOARD',
    kitchenAccess: { payerId: guest.id, subscription: { status: 'ACTIVE' } },
  });
  await host.send('mutation { leaveHousehold { __typename } }');
  expect(await standing(host)).toMatchObject({
    nextStep: 'SUBSCRIPTION',
    kitchenAccess: { payerId: host.id, subscription: { status: 'CANCELED' } },
  });
});

it('who is a guest of the house has nothing to manage, nor has who shares their kitchen', async () => {
  const host = await server.signUp({ firstName: 'Ève', email: 'marraine@example.org' });
  await host.savePreferences();
  await perform(host, 'verifyEmail', { token: await server.linkTo(host.email, '/auth/verify') });
  const guest = await server.signUp();
  await guest.savePreferences();
  await joinHousehold(server, host, guest);
  for (const person of [host, guest]) {
    expect(await standing(person)).toMatchObject({
      nextStep: 'DASHBOARD',
      kitchenAccess: { payerFirstName: 'Ève', isComplimentary: true, subscription: null },
    });
    expect(await codeOf(person, openPortal)).toBe('COMPLIMENTARY_ACCESS');
  }
});

it('who has never been subscribed, nor lives with somebody who was, is told just that', async () => {
  const person = await server.signUp();
  await person.savePreferences();
  expect(await standing(person)).toEqual({ nextStep: 'SUBSCRIPTION', kitchenAccess: null });
  expect(await codeOf(person, openPortal)).toBe('NO_BILLING_ACCOUNT');
});

it('nobody outside of the household reads who pays for it', async () => {
  const { host } = await couple();
  const stranger = await server.payer();
  expect(JSON.stringify(await standing(stranger))).not.toContain(host.id);
});

describe('when who pays goes', () => {
  const leftAt = async (person: Person): Promise<Json> =>
    at((await person.send('{ viewer { payerLeftAt } }')).data, 'viewer.payerLeftAt') ?? null;

  it.each<[string, (host: Person) => Promise<unknown>]>([
    ['leaves', (host) => host.send('mutation { leaveHousehold { __typename } }')],
    ['deletes the account', (host) => deleteAccount(host)],
  ])('and %s, the others are told so until one of them pays', async (_way, go) => {
    const { host, guest } = await couple();
    expect(await leftAt(guest)).toBeNull();
    await go(host);
    await server.settleWebhooks();
    expect(await standing(guest)).toEqual({ nextStep: 'SUBSCRIPTION', kitchenAccess: null });
    expect(await leftAt(guest)).toEqual(expect.any(String));
    await guest.subscribe();
    await server.settleWebhooks();
    expect(await leftAt(guest)).toBeNull();
    await endNow(guest);
    expect(await leftAt(guest)).toBeNull();
  });

  it('is said of an end before it alone, which Stripe tells to the second', async () => {
    const { host, guest } = await couple();
    await host.send('mutation { leaveHousehold { __typename } }');
    await guest.subscribe();
    await endNow(guest);
    const { subscription } = await kit.rowsOf(guest);
    const end = subscription?.currentPeriodEnd?.getTime() ?? NaN;
    const { db } = server.app.services;
    const leftAfter = async (ms: number): Promise<Json> => {
      const data = { payerLeftAt: new Date(end + ms) };
      await db.household.updateMany({ where: { members: { some: { id: guest.id } } }, data });
      return leftAt(guest);
    };
    expect([await leftAfter(0), await leftAfter(999)]).toEqual([null, null]);
    expect(await leftAfter(1000)).toBe(new Date(end + 1000).toISOString());
  });

  it('is not said of somebody who paid nothing', async () => {
    const { host, guest } = await couple();
    await guest.send('mutation { leaveHousehold { __typename } }');
    expect([await leftAt(host), await leftAt(guest)]).toEqual([null, null]);
    expect(await standing(guest)).toEqual({ nextStep: 'SUBSCRIPTION', kitchenAccess: null });
  });
});
