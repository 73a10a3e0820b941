import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmCheckout,
  createBillingKit,
  startCheckout,
  type BillingKit,
} from '../../testkit/billing-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import { joinHousehold } from '../../testkit/household-kit.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { reconcileBilling } from './reconcile-billing.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
  await kit.stopDeliveries();
});
afterAll(() => server.close());

/** Two who share a kitchen that nobody pays for. */
async function couple(): Promise<[Person, Person]> {
  const host = await server.signUp({ firstName: 'Paula' });
  const guest = await server.signUp({ firstName: 'Gaston' });
  await server.app.services.db.user.update({
    where: { id: host.id },
    data: { emailVerifiedAt: new Date() },
  });
  await joinHousehold(server, host, guest);
  for (const person of [host, guest]) await person.savePreferences();
  return [host, guest];
}

const confirm = async (person: Person, sessionId: string): Promise<Json> =>
  at((await person.send(confirmCheckout, { sessionId })).data, 'confirmCheckout.__typename') ??
  null;

const deliverAll = async (person: Person): Promise<void> => {
  for (const body of await kit.eventsOf(person)) expect((await kit.deliver(body)).status).toBe(200);
};

const paidTwice = 'Votre foyer est déjà abonné';

const timesTold = async (person: Person): Promise<number> =>
  (await kit.rowsOf(person)).notifications.filter(({ title }) => title === paidTwice).length;

it.each<[string, (payer: Person, sessionId: string) => Promise<unknown>]>([
  ['the payer comes back', confirm],
  ['the webhook comes', deliverAll],
])('once one has paid and %s, what the other has open is not to be paid', async (_how, hear) => {
  const [paula, gaston] = await couple();
  const [hers, his] = [await kit.checkoutOf(paula), await kit.checkoutOf(gaston)];
  await hear(paula, await payAtCheckout(hers));
  await expect(payAtCheckout(his)).rejects.toThrow('410');
  const { data } = await gaston.send(startCheckout, {});
  expect(at(data, 'startCheckout')).toMatchObject({
    code: 'PAID_BY_MEMBER',
    viewer: { nextStep: 'DASHBOARD' },
  });
  expect([await timesTold(paula), await timesTold(gaston)]).toEqual([0, 0]);
});

it('a payment of somebody who never paid before is found, when its news was lost', async () => {
  const [paula, gaston] = await couple();
  const his = await kit.checkoutOf(gaston);
  await payAtCheckout(await kit.checkoutOf(paula));
  const { data } = await gaston.send(startCheckout, {});
  expect(at(data, 'startCheckout.code')).toBe('PAID_BY_MEMBER');
  await expect(payAtCheckout(his)).rejects.toThrow('410');
});

it('a checkout that opens just as the other pays is closed again', async () => {
  const [paula, gaston] = await couple();
  const hers = await kit.checkoutOf(paula);
  const { stripe } = server.app.services;
  const { createCheckout } = stripe;
  let his = '';
  stripe.createCheckout = async (checkout) => {
    stripe.createCheckout = createCheckout;
    await confirm(paula, await payAtCheckout(hers));
    return (his = await createCheckout(checkout));
  };
  const { data } = await gaston.send(startCheckout, {});
  expect(at(data, 'startCheckout.code')).toBe('PAID_BY_MEMBER');
  await expect(payAtCheckout(his)).rejects.toThrow('410');
});

it('what Stripe did not close then, the upkeep closes, and the payment stands', async () => {
  const [paula, gaston] = await couple();
  const [hers, his] = [await kit.checkoutOf(paula), await kit.checkoutOf(gaston)];
  const { stripe } = server.app.services;
  const { expireCheckouts } = stripe;
  stripe.expireCheckouts = () => Promise.reject(new TypeError('fetch failed'));
  expect(await confirm(paula, await payAtCheckout(hers))).toBe('ConfirmCheckoutPayload');
  stripe.expireCheckouts = expireCheckouts;
  await reconcileBilling(server.app.services);
  await expect(payAtCheckout(his)).rejects.toThrow('410');
});

it('of two who have both paid, the later alone is told, once, by the bell and by mail', async () => {
  const [paula, gaston] = await couple();
  const [hers, his] = [await kit.checkoutOf(paula), await kit.checkoutOf(gaston)];
  const [first, second] = [await payAtCheckout(hers), await payAtCheckout(his)];
  await confirm(paula, first);
  const { db, mail } = server.app.services;
  // Stripe counts in seconds, and these two may be of the same.
  await db.subscription.update({
    where: { userId: paula.id },
    data: { startDate: new Date(Date.now() - 60_000) },
  });
  await confirm(gaston, second);
  await deliverAll(gaston);
  await mail.idle();
  expect([await timesTold(paula), await timesTold(gaston)]).toEqual([0, 1]);
  const letters = (await server.mailsTo(gaston.email)).filter(
    ({ subject }) => subject === paidTwice,
  );
  expect(letters).toHaveLength(1);
});

describe('joining a household', () => {
  const titles = async (person: Person): Promise<string[]> =>
    (await kit.rowsOf(person)).notifications.map(({ title }) => title);

  /** Two who live apart, each with a checkout at hand. */
  async function apart(): Promise<[Person, Person]> {
    const [host, guest] = [await server.signUp({ firstName: 'Paula' }), await server.signUp()];
    for (const person of [host, guest]) await person.savePreferences();
    return [host, guest];
  }

  it('that is paid for closes the checkout of who joins, and says so once', async () => {
    const [paula, gaston] = await apart();
    await confirm(paula, await payAtCheckout(await kit.checkoutOf(paula)));
    const his = await kit.checkoutOf(gaston);
    await joinHousehold(server, paula, gaston);
    await expect(payAtCheckout(his)).rejects.toThrow('410');
    await reconcileBilling(server.app.services);
    expect((await titles(gaston)).filter((title) => title === 'Rien à payer')).toHaveLength(1);
    expect(await titles(paula)).not.toContain('Rien à payer');
  });

  it('by somebody who pays closes the checkouts of who was there', async () => {
    const [paula, gaston] = await apart();
    const hers = await kit.checkoutOf(paula);
    await confirm(gaston, await payAtCheckout(await kit.checkoutOf(gaston)));
    await joinHousehold(server, paula, gaston);
    await expect(payAtCheckout(hers)).rejects.toThrow('410');
    expect(await titles(paula)).toContain('Rien à payer');
  });

  it('where both pay, tells the later of the two', async () => {
    const [paula, gaston] = await apart();
    for (const person of [paula, gaston])
      await confirm(person, await payAtCheckout(await kit.checkoutOf(person)));
    await server.app.services.db.subscription.update({
      where: { userId: paula.id },
      data: { startDate: new Date(Date.now() - 60_000) },
    });
    await joinHousehold(server, paula, gaston);
    expect([await timesTold(paula), await timesTold(gaston)]).toEqual([0, 1]);
  });

  it('goes on where Stripe is away', async () => {
    const [paula, gaston] = await apart();
    await confirm(paula, await payAtCheckout(await kit.checkoutOf(paula)));
    await kit.checkoutOf(gaston);
    const { stripe } = server.app.services;
    const { expireCheckouts } = stripe;
    stripe.expireCheckouts = () => Promise.reject(new TypeError('fetch failed'));
    await joinHousehold(server, paula, gaston);
    stripe.expireCheckouts = expireCheckouts;
    expect(await titles(gaston)).not.toContain('Rien à payer');
  });
});

it('money that goes back is told to who paid, once for each sum, by the bell and by mail', async () => {
  const person = await server.signUp();
  await person.savePreferences();
  await confirm(person, await payAtCheckout(await kit.checkoutOf(person)));
  const { stripe, mail } = server.app.services;
  const customer = await kit.customerOf(person);
  const charge = (id: string, amount_refunded: number) =>
    ({ id, object: 'charge', customer, currency: 'chf', amount_refunded }) as Stripe.Charge;
  const { findCharge } = stripe;
  const tell = async (event: string, object: Stripe.Charge): Promise<void> => {
    stripe.findCharge = () => Promise.resolve(object);
    const body = JSON.stringify({
      id: event,
      object: 'event',
      type: 'charge.refunded',
      created: Math.floor(Date.now() / 1000),
      // What an event says is not believed.
      data: { object: { ...object, amount_refunded: 1_000_000 } },
    });
    expect((await kit.deliver(body)).status).toBe(200);
  };
  const refund = `ch_${person.id}`;
  await tell(`evt_1_${person.id}`, charge(refund, 500));
  await tell(`evt_1_${person.id}`, charge(refund, 500));
  await tell(`evt_2_${person.id}`, charge(refund, 500));
  await tell(`evt_3_${person.id}`, charge(refund, 999));
  stripe.findCharge = findCharge;
  await mail.idle();
  const told = (await kit.rowsOf(person)).notifications.filter(
    ({ title }) => title === 'Remboursement',
  );
  expect(new Set(told.map(({ message }) => /CHF\u00a0\d+\.\d\d/.exec(message)?.[0]))).toEqual(
    new Set(['CHF\u00a05.00', 'CHF\u00a09.99']),
  );
  expect(told).toHaveLength(2);
  const subjects = (await server.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Remboursement')).toHaveLength(2);
});
