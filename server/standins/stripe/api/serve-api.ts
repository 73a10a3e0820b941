import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../../http.js';
import { DAY } from '../billing.js';
import { catchUpAll } from '../lifecycle.js';
import { API_VERSION } from '../wire.js';
import type { ApiCall, StripeContext } from '../context.js';
import { accountRoutes } from './account-routes.js';
import { billingRoutes } from './billing-routes.js';
import { decodeForm } from './form.js';
import { StripeFault } from './route.js';

const KEPT_CALLS = 500;
const ROUTES = [...billingRoutes, ...accountRoutes];

function checkCaller({ headers }: IncomingMessage): void {
  // A live key has no business here.
  if (!/^Bearer (sk|rk)_test_/.test(headers.authorization ?? ''))
    throw new StripeFault('The local Stripe takes sk_test_ keys only.', {}, 401);
  if ((headers['stripe-version'] ?? API_VERSION) !== API_VERSION)
    throw new StripeFault(`The local Stripe speaks ${API_VERSION} only.`);
}

function answer(ctx: StripeContext, { method, path, params }: ApiCall): string {
  for (const route of ROUTES) {
    const match = route.method === method && route.path.exec(path);
    if (match) return JSON.stringify(route.run(ctx, params, match[1] ?? ''));
  }
  throw new StripeFault(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
}

/** Answers a call once per idempotency key for a day; refusals are not kept, so they may be mended. */
function answerOnce(ctx: StripeContext, call: ApiCall, key: string | undefined): string {
  if (!key) return answer(ctx, call);
  const { store, now } = ctx;
  for (const { id, created } of store.all('replies'))
    if (created <= now() - DAY) store.remove('replies', id);
  const asked = JSON.stringify([call.method, call.path, call.params]);
  const kept = store.get('replies', key);
  if (kept && kept.call !== asked) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    throw new StripeFault(message, { type: 'idempotency_error' });
  }
  if (kept) return kept.reply;
  const reply = answer(ctx, call);
  store.put('replies', { id: key, call: asked, reply, created: now() });
  return reply;
}

/** Answers one call to `/v1/…`. */
export async function serveApi(
  ctx: StripeContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
  const params = decodeForm((await readBody(request)) || search.slice(1));
  const apiVersion = headers['stripe-version']?.toString() ?? null;
  const call: ApiCall = { method, path, params, apiVersion, error: null };
  ctx.calls.push(call);
  ctx.calls.splice(0, ctx.calls.length - KEPT_CALLS);
  try {
    checkCaller(request);
    const reply = ctx.store.transaction(() => {
      catchUpAll(ctx);
      return answerOnce(ctx, call, headers['idempotency-key']?.toString());
    });
    sendJson(response, 200, reply);
  } catch (error) {
    const fault =
      error instanceof StripeFault
        ? error
        : new StripeFault(String(error), { type: 'api_error' }, 500);
    call.error = fault.message;
    sendJson(response, fault.status, JSON.stringify(fault));
  }
}
