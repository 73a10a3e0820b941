import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBillingKit, type BillingKit } from '../../testkit/billing-kit.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
  await kit.stopDeliveries();
});
afterAll(() => server.close());

const db = () => server.app.services.db;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Has paid, and nobody here has heard of it yet. */
async function payer(promoCode?: string): Promise<Person> {
  const person = await server.signUp();
  await person.savePreferences();
  await payAtCheckout(await kit.checkoutOf(person, promoCode));
  return person;
}

/** As if Stripe had never said anything of this person. */
async function forget(person: Person): Promise<void> {
  const where = { userId: person.id };
  await Promise.all([
    db().subscription.deleteMany({ where }),
    db().invoice.deleteMany({ where }),
    db().notification.deleteMany({ where }),
    db().stripeEvent.deleteMany(),
    db().user.update({ where: { id: person.id }, data: { trialUsedAt: null } }),
  ]);
}

async function deliverAll(bodies: readonly string[]): Promise<void> {
  for (const body of bodies) expect((await kit.deliver(body)).status).toBe(200);
}

describe('what is not from Stripe', () => {
  it.each<[string, (body: string) => string | null, string?]>([
    ['unsigned', () => null],
    ['signed with nothing', () => ''],
    ['forged', (body) => kit.sign(body, 'whsec_guessed')],
    ['altered', (body) => kit.sign(body.replace('"livemode":false', '"livemode":true'))],
    ['stale', (body) => kit.sign(body, undefined, nowSeconds() - 301)],
    ['signed the old way only', (body) => kit.sign(body).replace('v1=', 'v0=')],
  ])('an event that is %s gets 400, and nothing is written', async (_case, signature) => {
    const person = await payer();
    const before = await db().stripeEvent.count();
    for (const body of await kit.eventsOf(person)) {
      expect((await kit.deliver(body, signature(body))).status).toBe(400);
    }
    expect(await kit.rowsOf(person)).toEqual({
      subscription: null,
      invoices: [],
      notifications: [],
    });
    expect(await db().stripeEvent.count()).toBe(before);
  });

  it('a signature of four minutes ago is still good', async () => {
    const [body = ''] = await kit.eventsOf(await payer());
    expect((await kit.deliver(body, kit.sign(body, undefined, nowSeconds() - 240))).status).toBe(
      200,
    );
  });

  it('only POST is answered, and no more than a megabyte is read', async () => {
    expect((await server.request('/webhooks/stripe')).status).toBe(405);
    expect((await kit.deliver('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it('an event is only a reason to ask: what it claims is not believed', async () => {
    const person = await server.signUp();
    await kit.checkoutOf(person);
    const claimed = (await kit.eventsOf(await payer(), 'customer.subscription.created'))[0] ?? '';
    const event: { data: { object: object } } & object = JSON.parse(claimed) as never;
    const object = { ...event.data.object, customer: await kit.customerOf(person) };
    const body = JSON.stringify({ ...event, id: 'evt_claimed', data: { object } });
    await deliverAll([body]);
    expect((await kit.rowsOf(person)).subscription).toBeNull();
  });
});

describe('one event, however often it comes', () => {
  it('has one effect when fifty deliveries arrive at once', async () => {
    const person = await payer();
    const [body = ''] = await kit.eventsOf(person, 'customer.subscription.created');
    const answers = await Promise.all(Array.from({ length: 50 }, () => kit.deliver(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { id }: { id: string } = JSON.parse(body) as never;
    expect(await db().stripeEvent.count({ where: { id } })).toBe(1);
    const rows = await kit.rowsOf(person);
    expect(rows.notifications).toHaveLength(1);
    expect(rows.invoices).toHaveLength(1);
    const { billingVersion } = await db().user.findUniqueOrThrow({ where: { id: person.id } });
    expect(billingVersion).toBe(1);
  });

  it('is tried again by Stripe while the database is away, and then has one effect', async () => {
    const person = await payer();
    const [body = ''] = await kit.eventsOf(person, 'invoice.paid');
    await db().$executeRawUnsafe('ALTER TABLE "StripeEvent" RENAME TO "Away"');
    const answers = await Promise.all([kit.deliver(body), kit.deliver(body)]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    await db().$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "StripeEvent"');
    expect((await kit.rowsOf(person)).subscription).toBeNull();
    await deliverAll([body, body]);
    expect(await kit.rowsOf(person)).toMatchObject({
      subscription: { status: 'ACTIVE' },
      invoices: [{ amount: 999 }],
      notifications: [{ type: 'SYSTEM' }],
    });
  });

  it('is not taken for handled when the database fails half-way', async () => {
    const person = await payer();
    const [body = ''] = await kit.eventsOf(person, 'invoice.paid');
    const { id }: { id: string } = JSON.parse(body) as never;
    // The last table that has to be written: all before it has to be undone.
    await db().$executeRawUnsafe('ALTER TABLE "Invoice" RENAME TO "Away"');
    expect((await kit.deliver(body)).status).toBe(500);
    await db().$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "Invoice"');
    expect(await db().stripeEvent.count({ where: { id } })).toBe(0);
    expect(await kit.rowsOf(person)).toEqual({
      subscription: null,
      invoices: [],
      notifications: [],
    });
    await deliverAll([body, body]);
    expect(await kit.rowsOf(person)).toMatchObject({
      subscription: { status: 'ACTIVE' },
      invoices: [{ amount: 999 }],
      notifications: [{ type: 'SYSTEM' }],
    });
  });

  it('counts although its notification cannot be written, and is asked for again', async () => {
    const person = await payer();
    const [created = ''] = await kit.eventsOf(person, 'customer.subscription.created');
    await db().$executeRawUnsafe(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'no room for a notification'; END $$`);
    await db().$executeRawUnsafe(`CREATE TRIGGER refuse BEFORE INSERT ON "Notification"
      FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const error = vi.spyOn(server.app.services.logger, 'error');
    expect((await kit.deliver(created)).status).toBe(500);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ userId: person.id }),
      'a notification of a payment could not be written',
    );
    error.mockRestore();
    await db().$executeRawUnsafe('DROP FUNCTION refuse CASCADE');
    expect(await kit.rowsOf(person)).toMatchObject({
      subscription: { status: 'ACTIVE' },
      invoices: [{ amount: 999 }],
      notifications: [],
    });
    await deliverAll([created, created]);
    expect((await kit.rowsOf(person)).notifications).toMatchObject([{ type: 'SYSTEM' }]);
  });

  it('is tried again while Stripe cannot be asked', async () => {
    const person = await payer();
    const [body = ''] = await kit.eventsOf(person, 'invoice.paid');
    const { stripe } = server.app.services;
    const { readBilling } = stripe;
    stripe.readBilling = () => Promise.reject(new Error('no answer'));
    expect((await kit.deliver(body)).status).toBe(500);
    stripe.readBilling = readBilling;
    await deliverAll([body]);
    expect((await kit.rowsOf(person)).subscription).toMatchObject({ status: 'ACTIVE' });
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('a subscription’s life, in any order', () => {
  it('ends alike for all 120 orders of its five turns', async () => {
    const person = await payer();
    await kit.stripe.subscriptions.update((await kit.subscriptionOf(person)).id, {
      cancel_at_period_end: true,
    });
    await kit.passTime(person, 'period_end');
    const turns = await kit.eventsOf(
      person,
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'invoice.paid',
    );
    expect(turns).toHaveLength(5);
    await deliverAll(turns);
    const told = await kit.rowsOf(person);
    expect(told.subscription).toMatchObject({ status: 'CANCELED' });
    for (const order of permutations(turns)) {
      await forget(person);
      await deliverAll(order);
      expect(await kit.rowsOf(person)).toEqual(told);
    }
  });

  it('ends alike however late, doubled or mixed up its events are', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('live' as const), pays: fc.boolean() }),
      fc.record({ kind: fc.constant('hear' as const), which: fc.nat() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        const person = await payer('FREE30');
        for (const turn of steps) {
          if (turn.kind === 'live') {
            await kit.passTime(person, 'next', turn.pays ? 'succeed' : 'decline');
          } else {
            const events = await kit.eventsOf(person);
            await deliverAll([events[turn.which % events.length] ?? '']);
          }
        }
        await deliverAll((await kit.eventsOf(person)).reverse());
        const heard = await kit.rowsOf(person);
        await forget(person);
        await deliverAll(await kit.eventsOf(person));
        const told = await kit.rowsOf(person);
        expect(heard.subscription).toEqual(told.subscription);
        // The local Stripe moves the past back to let time pass, the days of earlier payments too.
        const ids = (rows: typeof told) => rows.invoices.map((row) => row.stripeInvoiceId);
        expect(ids(heard)).toEqual(ids(told));
      }),
      // Always the same lives: what a test finds must not be luck.
      { numRuns: 6, seed: 20261122 },
    );
  });

  it('an answer that was asked for earlier does not overwrite a later one', async () => {
    const person = await payer();
    const [created = '', paid = ''] = await kit.eventsOf(
      person,
      'customer.subscription.created',
      'invoice.paid',
    );
    const { stripe } = server.app.services;
    const { readBilling } = stripe;
    const old = await readBilling(await kit.customerOf(person));
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      stripe.readBilling = async () => {
        stripe.readBilling = readBilling;
        resolve();
        await new Promise<void>((go) => (release = go));
        return old;
      };
    });
    const slow = kit.deliver(created);
    await asked;
    await kit.stripe.subscriptions.cancel(old.subscriptions[0]?.id ?? '');
    await deliverAll([paid]);
    release();
    expect((await slow).status).toBe(200);
    expect((await kit.rowsOf(person)).subscription).toMatchObject({ status: 'CANCELED' });
  });
});

it('an invoice whose payer has left is kept without them', async () => {
  const person = await payer();
  const [body = ''] = await kit.eventsOf(person, 'invoice.paid');
  await db().user.delete({ where: { id: person.id } });
  await deliverAll([body, body]);
  const { data }: { data: { object: { id: string } } } = JSON.parse(body) as never;
  const kept = await db().invoice.findMany({ where: { stripeInvoiceId: data.object.id } });
  expect(kept).toMatchObject([{ userId: null, amount: 999, currency: 'chf' }]);
});

it('deleting an account cuts its invoices loose and keeps them', async () => {
  const person = await payer();
  await deliverAll(await kit.eventsOf(person));
  const { invoices } = await kit.rowsOf(person);
  await db().user.delete({ where: { id: person.id } });
  const { stripeInvoiceId } = invoices[0] ?? { stripeInvoiceId: '' };
  expect(await db().invoice.findUnique({ where: { stripeInvoiceId } })).toMatchObject({
    userId: null,
    amount: 999,
  });
});
