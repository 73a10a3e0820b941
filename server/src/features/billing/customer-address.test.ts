import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveTo } from '../../testkit/account-kit.js';
import { createBillingKit, type BillingKit } from '../../testkit/billing-kit.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { reconcileBilling } from './reconcile-billing.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
});
afterAll(() => server.close());

const services = () => server.app.services;
const changed = { __typename: 'ConfirmEmailChangePayload' };

/** Resolves to the new address, once the answer has come. */
async function moved(person: Person): Promise<string> {
  const newEmail = `${randomUUID()}@example.org`;
  expect(await moveTo(server, person, newEmail)).toMatchObject(changed);
  return newEmail;
}

async function addressAtStripe(person: Person): Promise<string | null> {
  const customer = await kit.stripe.customers.retrieve(await kit.customerOf(person));
  if (customer.deleted) throw new Error('The customer is gone.');
  return customer.email;
}

const untoldSince = async ({ id }: Person): Promise<Date | null> =>
  (await services().db.user.findUniqueOrThrow({ where: { id } })).emailUntoldSince;

const updates = async (person: Person): Promise<number> => {
  const path = `/v1/customers/${await kit.customerOf(person)}`;
  const calls = await kit.calls();
  return calls.filter((call) => call.method === 'POST' && call.path === path).length;
};

it('Stripe hears of a changed address, without being asked to', async () => {
  const person = await server.payer();
  expect(await addressAtStripe(person)).toBe(person.email);
  const newEmail = await moved(person);
  await services().customerAddresses.idle();
  expect(await addressAtStripe(person)).toBe(newEmail);
  expect(await untoldSince(person)).toBeNull();
  const before = await updates(person);
  await reconcileBilling(services());
  expect(await updates(person)).toBe(before);
});

it('Stripe is not asked about somebody it does not know, and is told when it comes to', async () => {
  const person = await server.signUp();
  await person.savePreferences();
  const newEmail = await moved(person);
  await services().customerAddresses.idle();
  await kit.checkoutOf(person);
  expect(await addressAtStripe(person)).toBe(newEmail);
});

it('a Stripe that is away holds nothing up, and hears of the last address once it is back', async () => {
  const [person, other] = [await server.payer(), await server.payer()];
  await kit.control('outage/begin', {});
  await moved(person);
  const [last, others] = [await moved(person), await moved(other)];
  await services().customerAddresses.idle();
  expect(await untoldSince(person)).not.toBeNull();
  await expect(reconcileBilling(services())).rejects.toThrow('connection to Stripe');
  expect(await untoldSince(other)).not.toBeNull();

  await kit.control('outage/end', {});
  expect(await addressAtStripe(person)).toBe(person.email);
  await reconcileBilling(services());
  expect(await addressAtStripe(person)).toBe(last);
  expect(await addressAtStripe(other)).toBe(others);
  expect([await untoldSince(person), await untoldSince(other)]).toEqual([null, null]);
});

it('a customer that is gone is not asked about for ever, and holds nobody up', async () => {
  const [gone, other] = [await server.payer(), await server.payer()];
  await kit.control('outage/begin', {});
  const [, others] = [await moved(gone), await moved(other)];
  await services().customerAddresses.idle();
  await kit.control('outage/end', {});
  await kit.stripe.customers.del(await kit.customerOf(gone));
  await services().customerAddresses.tellDue();
  expect(await addressAtStripe(other)).toBe(others);
  expect(await untoldSince(gone)).toBeNull();
});

it('an address changed to while Stripe was being told of another is told as well', async () => {
  const person = await server.payer();
  const { stripe, customerAddresses } = services();
  const { updateCustomer } = stripe;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    stripe.updateCustomer = async (...request) => {
      stripe.updateCustomer = updateCustomer;
      resolve();
      await new Promise<void>((go) => (answer = go));
      return updateCustomer(...request);
    };
  });
  await moved(person);
  await asked;
  const last = await moved(person);
  answer();
  await customerAddresses.idle();
  expect(await addressAtStripe(person)).toBe(last);
  expect(await untoldSince(person)).toBeNull();
});
