import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBillingKit, type BillingKit } from '../../testkit/billing-kit.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
  await kit.stopDeliveries();
});
afterAll(() => server.close());

/** The news of a paid invoice whose payer nobody here knows. */
async function strangersInvoice(): Promise<string> {
  const person = await server.signUp();
  await person.savePreferences();
  await payAtCheckout(await kit.checkoutOf(person));
  const [paid = ''] = await kit.eventsOf(person, 'invoice.paid');
  await server.app.services.db.user.updateMany({
    where: { id: person.id },
    data: { stripeCustomerId: null },
  });
  return paid;
}

it('the books keep what was paid for Popote, and nothing that another product of the account was paid for', async () => {
  const { db, stripe } = server.app.services;
  expect((await kit.deliver(await strangersInvoice())).status).toBe(200);
  expect(await db.invoice.findMany()).toMatchObject([{ amount: 999, userId: null }]);

  const { findInvoice } = stripe;
  stripe.findInvoice = async (id) => {
    const invoice = await findInvoice(id);
    return invoice && { ...invoice, parent: null };
  };
  expect((await kit.deliver(await strangersInvoice())).status).toBe(200);
  expect(await db.invoice.count()).toBe(1);
});
