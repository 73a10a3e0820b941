import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpAccount } from '../../integrations/stripe/account-setup.js';
import { createStripeGateway } from '../../integrations/stripe/stripe-gateway.js';
import { startHarness, type Harness } from '../../../standins/stripe/testkit.js';

/** A call as the code makes it: `checkout.sessions.create` and its arguments. */
interface Call {
  method: string;
  args: unknown[];
}

/** The real client, which also notes every call. */
function recording(target: object, calls: Call[], path: readonly string[] = []): Stripe {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      const here = [...path, String(key)];
      if (typeof value === 'function') {
        return (...args: unknown[]) => {
          calls.push({ method: here.join('.'), args });
          return Reflect.apply(value, object, args) as unknown;
        };
      }
      const isResource =
        typeof value === 'object' && value !== null && !String(key).startsWith('_');
      return isResource ? recording(value, calls, here) : value;
    },
  }) as Stripe;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What the compiler says of these calls, written out in full, under Stripe's own declarations. */
function complaints(calls: readonly Call[]): string[] {
  const name = `${folder}calls-as-made.ts`;
  const lines = calls.map(
    ({ method, args }) =>
      `void stripe.${method}(${args.map((arg) => JSON.stringify(arg)).join(', ')});`,
  );
  const text = `import Stripe from 'stripe';\ndeclare const stripe: Stripe;\n${lines.join('\n')}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (file, target) =>
    file === name ? ts.createSourceFile(file, text, target) : getSourceFile(file, target);
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? text : readFile(file));
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const userId = '0e6f5f0e-6b1f-4d2c-9b4e-6a8f7d3c2b1a';
let harness: Harness;
const calls: Call[] = [];
beforeAll(async () => {
  harness = await startHarness();
  const stripe = recording(harness.stripe, calls);
  const { priceId, portalId } = await setUpAccount(stripe, 'https://popote.test');
  await setUpAccount(stripe, 'https://popote.test');
  const gateway = createStripeGateway({
    stripe,
    webhookSecret: 'whsec_x',
    priceId: () => Promise.resolve(priceId),
    portalId,
  });
  const person = { email: 'camille@example.test', name: 'Camille Rey' };
  const customerId = await gateway.createCustomer({ userId, ...person, inPlaceOf: null });
  await gateway.updateCustomer(customerId, person);
  const checkout = {
    customerId,
    userId,
    successUrl: 'https://popote.test/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://popote.test/subscription',
  };
  const url = await gateway.createCheckout({ ...checkout, trialDays: null });
  await gateway.createCheckout({ ...checkout, trialDays: 30 });
  await gateway.findCheckout(url.split('/').at(-1) ?? '');
  await gateway.expireCheckouts(customerId);
  await gateway.readBilling(customerId);
  await gateway.findInvoice('in_none');
  await gateway.createPortal(customerId, 'https://popote.test/subscription');
  await gateway.eventsSince(new Date(0));
  await gateway.deleteCustomer(customerId);
});
afterAll(() => harness.close());

it('every request is one that Stripe’s own types allow', () => {
  const made = new Set(calls.map(({ method }) => method));
  expect([...made].toSorted()).toEqual([
    'billingPortal.configurations.create',
    'billingPortal.configurations.list',
    'billingPortal.sessions.create',
    'checkout.sessions.create',
    'checkout.sessions.expire',
    'checkout.sessions.list',
    'checkout.sessions.retrieve',
    'customers.create',
    'customers.del',
    'customers.update',
    'events.list',
    'invoices.list',
    'invoices.retrieve',
    'prices.create',
    'prices.list',
    'products.create',
    'subscriptions.list',
    'webhookEndpoints.create',
    'webhookEndpoints.list',
    'webhookEndpoints.update',
  ]);
  expect(complaints(calls)).toEqual([]);
  // And a request that Stripe does not know would be found.
  const wrong = { mode: 'subscription', payment_method_types: ['card'] };
  expect(complaints([{ method: 'checkout.sessions.create', args: [wrong] }])).toHaveLength(1);
});

it('free days end the subscription where no card has been given, and are asked for only with a code', () => {
  const data = calls
    .filter(({ method }) => method === 'checkout.sessions.create')
    .map(({ args }) => args);
  const trial = {
    trial_period_days: 30,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  };
  const metadata = { userId };
  expect(data).toMatchObject([
    [{ subscription_data: { metadata } }],
    [{ subscription_data: { metadata, ...trial } }],
  ]);
  expect(data[0]).not.toHaveProperty('0.subscription_data.trial_period_days');
});

it('every request names the version that those types describe', async () => {
  const { data } = await harness.control<{ data: { apiVersion: string }[] }>('requests');
  expect(data.length).toBeGreaterThan(20);
  expect(new Set(data.map(({ apiVersion }) => apiVersion))).toEqual(new Set([Stripe.API_VERSION]));
});
