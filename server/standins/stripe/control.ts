import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
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

async function flush(deliveries: Deliveries, ctx: StripeContext): Promise<object> {
  await deliveries.flush();
  return { pending: ctx.store.all('deliveries').length };
}

/** Does something, and has nothing to answer. */
const does =
  (work: (controls: Controls) => void): Control =>
  (controls) => {
    work(controls);
    return {};
  };

const CONTROLS: readonly (readonly [method: 'GET' | 'POST', path: string, run: Control])[] = [
  ['GET', '/_control/requests', ({ captured }) => ({ data: captured.list() })],
  ['POST', '/_control/deliveries/stop', does(({ deliveries }) => deliveries.stop())],
  ['POST', '/_control/deliveries/start', does(({ deliveries }) => deliveries.start())],
  ['POST', '/_control/deliveries/flush', ({ ctx, deliveries }) => flush(deliveries, ctx)],
  ['POST', '/_control/outage/begin', does(({ outage }) => void (outage.lasts = true))],
  ['POST', '/_control/outage/end', does(({ outage }) => void (outage.lasts = false))],
  ['POST', '/_control/subscriptions/:id/advance', advance],
  ['POST', '/_control/tick', does(({ ctx }) => ctx.store.transaction(() => catchUpAll(ctx)))],
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
