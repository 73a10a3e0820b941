import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { findTestCard } from './cards.js';
import { completeCheckout, declineOf } from './checkout.js';
import { newId } from './ids.js';
import { readBody, sendJson } from '../http.js';
import { catchUpAll } from './lifecycle.js';
import { passTime, passTimeDeclining } from './time-travel.js';
import { matchPath } from './api/route.js';
import type { CapturedRequests } from './captured-requests.js';
import type { StripeContext } from './context.js';
import type { Deliveries } from './deliveries.js';

interface Controls {
  ctx: StripeContext;
  captured: CapturedRequests;
  deliveries: Deliveries;
  /** Whether the API hangs up on whoever asks, as if it were away. */
  outage: { lasts: boolean };
}

type Control = (controls: Controls, body: unknown, id: string) => object | Promise<object>;

const advanceBody = z.strictObject({
  to: z.enum(['next', 'period_end']).default('next'),
  payment: z.enum(['succeed', 'decline']).default('succeed'),
});
const completeBody = z.strictObject({
  card: z.string().default('4242424242424242'),
  email: z.email().optional(),
  name: z.string().default('Carte de test'),
});
const resendBody = z.strictObject({ event: z.string() });

function advance({ ctx }: Controls, body: unknown, id: string): object {
  const { to, payment } = advanceBody.parse(body);
  return ctx.store.transaction(() => {
    const subscription = ctx.store.get('subscriptions', id);
    if (!subscription) throw new Error(`No such subscription: ${id}`);
    const pass = payment === 'decline' ? passTimeDeclining : passTime;
    pass(ctx, subscription, to);
    return ctx.store.get('subscriptions', id) ?? {};
  });
}

function complete({ ctx }: Controls, body: unknown, id: string): object {
  const { card: number, email, name } = completeBody.parse(body);
  return ctx.store.transaction(() => {
    const session = ctx.store.get('checkoutSessions', id);
    const card = findTestCard(number);
    if (session?.status !== 'open' || !card) throw new Error('No open session, or no such card.');
    const decline = declineOf(card, (session.amount_total ?? 0) > 0);
    if (decline) throw new Error(`The card is refused: ${decline}`);
    const payer = email ?? session.customer_details?.email ?? 'personne@example.test';
    const expYear = new Date(ctx.now() * 1000).getUTCFullYear() + 3;
    return completeCheckout(ctx, session, {
      email: payer,
      entry: { card, expMonth: 12, expYear, name },
    });
  });
}

function resend({ ctx, deliveries }: Controls, body: unknown): Promise<object> {
  const { event } = resendBody.parse(body);
  ctx.store.transaction(() => {
    const found = ctx.store.get('events', event);
    if (!found) throw new Error(`No such event: ${event}`);
    ctx.store.put('events', { ...found, pending_webhooks: found.pending_webhooks + 1 });
    ctx.store.put('deliveries', {
      id: newId('whd_'),
      event,
      endpoint: 'configured',
      attempts: 0,
      nextAttemptAt: 0,
    });
  });
  return flush(deliveries, ctx);
}

async function flush(deliveries: Deliveries, ctx: StripeContext): Promise<object> {
  await deliveries.flush();
  return { pending: ctx.store.all('deliveries').length };
}

const CONTROLS: readonly (readonly [method: 'GET' | 'POST', path: string, run: Control])[] = [
  ['GET', '/_control/requests', ({ captured }) => ({ data: captured.list() })],
  [
    'POST',
    '/_control/requests/clear',
    ({ captured }) => {
      captured.clear();
      return {};
    },
  ],
  [
    'GET',
    '/_control/deliveries',
    ({ ctx, deliveries }) => ({
      pending: ctx.store.all('deliveries'),
      attempts: deliveries.attempts,
    }),
  ],
  [
    'POST',
    '/_control/deliveries/stop',
    ({ deliveries }) => {
      deliveries.stop();
      return {};
    },
  ],
  [
    'POST',
    '/_control/deliveries/start',
    ({ deliveries }) => {
      deliveries.start();
      return {};
    },
  ],
  [
    'POST',
    '/_control/outage/begin',
    ({ outage }) => {
      outage.lasts = true;
      return {};
    },
  ],
  [
    'POST',
    '/_control/outage/end',
    ({ outage }) => {
      outage.lasts = false;
      return {};
    },
  ],
  ['POST', '/_control/deliveries/flush', ({ ctx, deliveries }) => flush(deliveries, ctx)],
  ['POST', '/_control/deliveries/resend', resend],
  ['POST', '/_control/subscriptions/:id/advance', advance],
  ['POST', '/_control/checkout/:id/complete', complete],
  [
    'POST',
    '/_control/tick',
    ({ ctx }) => {
      ctx.store.transaction(() => catchUpAll(ctx));
      return {};
    },
  ],
];

/** A page elsewhere can neither name this host nor send JSON here without being asked first. */
function isLocalCaller(request: IncomingMessage): boolean {
  const host = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '');
  const json = request.headers['content-type']?.startsWith('application/json') === true;
  return host && (request.method === 'GET' || json);
}

/** Answers `/_control/…`, for tests and demonstrations; never behind the product's port. */
export async function serveControl(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (!isLocalCaller(request)) return sendJson(response, 403, '{"error":"local JSON only"}');
  for (const [method, pattern, run] of CONTROLS) {
    const id = method === request.method ? matchPath(pattern, path) : null;
    if (id === null) continue;
    const text = method === 'POST' ? await readBody(request) : '';
    try {
      const result = await run(controls, JSON.parse(text || '{}'), id);
      controls.deliveries.wake();
      return sendJson(response, 200, JSON.stringify(result));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return sendJson(response, 400, JSON.stringify({ error: message }));
    }
  }
  sendJson(response, 404, '{"error":"unknown control"}');
}
