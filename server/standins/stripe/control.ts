import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../http.js';
import { passTime } from './lifecycle.js';
import type { StripeContext } from './context.js';
import type { Deliveries } from './deliveries.js';
import type { Passage } from './lifecycle.js';

export const CONTROL_PREFIX = '/_control/';

interface Standin {
  ctx: StripeContext;
  deliveries: Deliveries;
}

function advance(ctx: StripeContext, id: string, how: Passage): void {
  const subscription = ctx.store.get('subscriptions', id);
  if (!subscription) throw new Error(`No such subscription: ${id}`);
  ctx.store.transaction(() => passTime(ctx, subscription, how));
}

/** Does what it is told to, and answers; null where it knows no such control. */
async function run({ ctx, deliveries }: Standin, name: string, body: unknown) {
  const [, subscription] = /^subscriptions\/(\w+)\/advance$/.exec(name) ?? [];
  if (name === 'requests') return { data: ctx.calls };
  if (name === 'deliveries/flush') return { pending: await deliveries.flush() };
  if (name === 'deliveries/stop') deliveries.stop();
  else if (name === 'deliveries/start') deliveries.start();
  else if (name === 'outage/begin') ctx.isAway = true;
  else if (name === 'outage/end') ctx.isAway = false;
  else if (subscription) advance(ctx, subscription, body as Passage);
  else return null;
  return {};
}

/** A page elsewhere can neither name this host nor send JSON here without being asked first. */
function isLocalCaller({ headers }: IncomingMessage): boolean {
  const isHost = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
  return isHost && headers['content-type'] === 'application/json';
}

/** Answers `/_control/…`, for tests; never behind the product's port. */
export async function serveControl(
  standin: Standin,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isLocalCaller(request)) return sendJson(response, 403, '{"error":"local JSON only"}');
  const body: unknown = JSON.parse((await readBody(request)) || '{}');
  const answer = await run(standin, (request.url ?? '').slice(CONTROL_PREFIX.length), body);
  sendJson(response, answer ? 200 : 404, JSON.stringify(answer));
}
