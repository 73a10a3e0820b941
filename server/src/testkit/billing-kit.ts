import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { handledEvents } from '../integrations/stripe/handled-events.js';
import { at, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import type { TestServer } from './test-server.js';

export const startCheckout = `mutation ($promoCode: String) {
  startCheckout(promoCode: $promoCode) {
    __typename
    ... on StartCheckoutPayload { checkoutUrl }
    ... on Refusal { code field }
    ... on BillingRefusal { viewer { nextStep subscription { status } } }
  }
}`;

export const confirmCheckout = `mutation ($sessionId: String!) {
  confirmCheckout(sessionId: $sessionId) {
    __typename
    ... on ConfirmCheckoutPayload {
      viewer { nextStep subscription { plan status trialEndsAt currentPeriodEnd cancelAtPeriodEnd } }
    }
    ... on Refusal { code field }
  }
}`;

export const openPortal = `mutation { openBillingPortal {
  __typename ... on OpenBillingPortalPayload { portalUrl } ... on Refusal { code }
} }`;

const standing = `{ viewer {
  nextStep
  subscription { plan status startDate trialEndsAt currentPeriodEnd cancelAtPeriodEnd graceEndsAt }
  notifications { unreadCount nodes { title message type readAt } }
} }`;

/** A card that can be saved and then refuses every charge. */
export const failingCard = {
  number: '4000000000000341',
  expiry: '12/39',
  cvc: '123',
  name: 'Camille Rey',
};

/** What a call to the local Stripe looked like. */
export interface StripeCall {
  method: string;
  path: string;
  params: Record<string, unknown>;
  apiVersion: string | null;
  error: string | null;
}

/** A test's hold on the local Stripe of a test server. */
export function createBillingKit(server: TestServer) {
  const standin = () => server.app.standins.stripe ?? { url: '', webhookSecret: '' };
  const { hostname, port } = new URL(standin().url);
  const stripe = new Stripe('sk_test_kit', { host: hostname, port, protocol: 'http' });

  async function control<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${standin().url}/_control/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Answer;
  }

  const sign = (
    body: string,
    secret = standin().webhookSecret,
    seconds = Math.floor(Date.now() / 1000),
  ): string =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

  const deliver = (body: string, signature: string | null = sign(body)): Promise<Response> =>
    server.request('/webhooks/stripe', {
      method: 'POST',
      body,
      headers: signature === null ? {} : { 'stripe-signature': signature },
    });

  const customerOf = async (person: Person): Promise<string> => {
    const { stripeCustomerId } = await server.app.services.db.user.findUniqueOrThrow({
      where: { id: person.id },
    });
    return stripeCustomerId ?? '';
  };

  const subscriptionOf = async (person: Person): Promise<Stripe.Subscription> => {
    const customer = await customerOf(person);
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    const [newest] = data;
    if (!newest) throw new Error('Nothing was bought.');
    return newest;
  };

  return {
    stripe,
    control,
    sign,
    deliver,
    customerOf,
    subscriptionOf,
    /** From now on, nothing arrives by itself. */
    stopDeliveries: () => control('deliveries/stop', {}),
    calls: async () => (await control<{ data: StripeCall[] }>('requests')).data,
    /** Lets time bring the next thing about, or all of it up to the end of the paid period. */
    async passTime(
      person: Person,
      to: 'next' | 'period_end',
      payment: 'succeed' | 'decline' = 'succeed',
    ): Promise<void> {
      const { id } = await subscriptionOf(person);
      await control(`subscriptions/${id}/advance`, { to, payment });
    },
    /** What Stripe has to say about somebody, the oldest first, as the bodies it would send. */
    async eventsOf(person: Person, ...types: Stripe.Event.Type[]): Promise<string[]> {
      const customer = await customerOf(person);
      const wanted = types.length > 0 ? types : [...handledEvents];
      const all = stripe.events.list({ types: wanted, limit: 100 });
      return (await all.autoPagingToArray({ limit: 1000 }))
        .filter(({ data }) => 'customer' in data.object && data.object.customer === customer)
        .reverse()
        .map((event) => JSON.stringify(event));
    },
    async checkoutOf(person: Person, promoCode?: string): Promise<string> {
      const { data } = await person.send(startCheckout, { promoCode });
      return String(at(data, 'startCheckout.checkoutUrl'));
    },
    standingOf: async (person: Person): Promise<Json> =>
      at((await person.send(standing)).data, 'viewer') ?? null,
    /** All that billing has written about somebody. */
    async rowsOf({ id: userId }: Person) {
      const { db } = server.app.services;
      const [subscription, invoices, notifications] = await Promise.all([
        db.subscription.findUnique({
          where: { userId },
          omit: { createdAt: true, updatedAt: true },
        }),
        db.invoice.findMany({ where: { userId }, orderBy: { stripeInvoiceId: 'asc' } }),
        db.notification.findMany({
          where: { userId },
          orderBy: { key: 'asc' },
          select: { key: true, type: true, title: true, message: true },
        }),
      ]);
      return { subscription, invoices, notifications };
    },
  };
}

export type BillingKit = ReturnType<typeof createBillingKit>;
