import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { ensurePrice } from '#product/integrations/stripe/account-setup.js';
import { closeServer, listenOnLoopback, readBody } from '../http.js';
import { startStripeStandin } from './start-stripe-standin.js';

export const WEBHOOK_SECRET = 'whsec_test_secret';
export const BASE_URL = 'http://popote.test';

/** A webhook receiver that checks each signature with the real SDK. */
async function startReceiver() {
  const received: Stripe.Event[] = [];
  let attempts = 0;
  let answer: (attempt: number) => number = () => 200;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const status = answer((attempts += 1));
      const signature = String(request.headers['stripe-signature']);
      const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
      if (status === 200) received.push(event);
      response.writeHead(status).end();
    });
  });
  const port = await listenOnLoopback(server, 0);
  return {
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    received,
    types: () => received.map(({ type }) => type),
    attempts: () => attempts,
    answerWith: (next: (attempt: number) => number) => void (answer = next),
    until: (count: number) =>
      vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), { timeout: 30_000 }),
    close: () => closeServer(server),
  };
}

/** A local Stripe on a free port with the real SDK pointed at it, and a clock to move. */
export async function startHarness(setup: { dataDir?: string; retryDelaysMs?: number[] } = {}) {
  const dataDir = setup.dataDir ?? mkdtempSync(join(tmpdir(), 'popote-stripe-'));
  const receiver = await startReceiver();
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const standin = await startStripeStandin({
    dataDir,
    publicBaseUrl: () => BASE_URL,
    webhookUrl: () => receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    clock: () => clock.now,
    ...(setup.retryDelaysMs && { retryDelaysMs: setup.retryDelaysMs }),
  });
  const stripe = new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: standin.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

  const here = (url: string) => url.replace(BASE_URL, standin.url);

  async function control<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${standin.url}/_control/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  }

  return {
    receiver,
    clock,
    standin,
    stripe,
    control,
    /** Moves the clock on and lets everything that is due happen. */
    async wait(days: number) {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000);
      await stripe.events.list({ limit: 1 });
    },
    /** A page, by the address that a session shows. */
    page: (url: string) => fetch(here(url), { redirect: 'manual' }),
    submit: (url: string, values: Record<string, string> = {}) =>
      fetch(here(url), { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' }),
    /** The page that the answer to a form leads to. */
    followed: (answer: Response) =>
      fetch(new URL(answer.headers.get('location') ?? '', standin.url)),
    async close({ keepData = false } = {}) {
      await standin.close();
      await receiver.close();
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Harness = Awaited<ReturnType<typeof startHarness>>;

export const GOOD_CARD = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 29',
  cvc: '123',
  name: 'Camille Rochat',
};

/** An open checkout session for the product's price and a new customer, on trial when days are given. */
export async function createCheckout(
  stripe: Stripe,
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const price = await ensurePrice(stripe);
  const customer = await stripe.customers.create({ email: 'camille@example.test' });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    client_reference_id: '0e6f5f0e-6b1f-4d2c-9b4e-6a8f7d3c2b1a',
    locale: 'fr',
    success_url: `${BASE_URL}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${BASE_URL}/subscription`,
    ...extra,
  });
}

/** Pays a session on its page, and gives the subscription that came of it. */
export async function subscribe(
  { stripe, submit }: Harness,
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Subscription> {
  const session = await createCheckout(stripe, extra);
  await submit(session.url ?? '', GOOD_CARD);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return stripe.subscriptions.retrieve(String(subscription));
}
