import type { IncomingMessage, ServerResponse } from 'node:http';
import { StripeFault } from '../errors.js';
import { decodeForm } from '../form.js';
import { readBody, sendJson } from '../../http.js';
import { newId } from '../ids.js';
import { catchUpAll } from '../lifecycle.js';
import { API_VERSION } from '../wire.js';
import type { CapturedRequests } from '../captured-requests.js';
import type { StripeContext } from '../context.js';
import type { FormObject } from '../form.js';
import { accountRoutes } from './account.js';
import { catalogRoutes } from './catalog.js';
import { checkoutRoutes } from './checkout-sessions.js';
import { customerRoutes } from './customers.js';
import { runOnce } from './idempotency.js';
import { portalRoutes } from './portal.js';
import { matchPath } from './route.js';
import { subscriptionRoutes } from './subscriptions.js';

const ROUTES = [
  ...customerRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...portalRoutes,
  ...accountRoutes,
];

interface ApiCall {
  requestId: string;
  method: string;
  path: string;
  input: FormObject;
  key: string | undefined;
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function checkKey(request: IncomingMessage): void {
  const key = /^Bearer (\S+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1];
  if (!key) {
    throw new StripeFault(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    );
  }
  // A live key has no business here: better a clear refusal than a leak into a stand-in's log.
  if (!/^(sk|rk)_test_/.test(key)) {
    throw new StripeFault('Invalid API Key provided: the local Stripe takes sk_test_ keys only.', {
      status: 401,
    });
  }
}

function checkVersion(request: IncomingMessage): void {
  const version = headerOf(request, 'stripe-version');
  if (version && version !== API_VERSION) {
    throw new StripeFault(
      `Invalid Stripe API version: ${version}. The local Stripe speaks ${API_VERSION} only.`,
    );
  }
}

function answer(ctx: StripeContext, call: ApiCall): string {
  for (const route of ROUTES) {
    const id = route.method === call.method ? matchPath(route.path, call.path) : null;
    if (id === null) continue;
    return JSON.stringify(route.run(ctx, call.input, id));
  }
  throw new StripeFault(`Unrecognized request URL (${call.method}: ${call.path}).`, {
    status: 404,
  });
}

function faultOf(ctx: StripeContext, error: unknown): StripeFault {
  if (error instanceof StripeFault) return error;
  ctx.logger.error({ err: error }, 'The local Stripe failed');
  return new StripeFault('An unknown error occurred', { status: 500, type: 'api_error' });
}

async function readCall(request: IncomingMessage): Promise<ApiCall> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request);
  return {
    requestId: newId('req_', 14),
    method: request.method ?? 'GET',
    path: url.pathname,
    input: decodeForm([url.search.slice(1), body].filter(Boolean).join('&')),
    key: headerOf(request, 'idempotency-key'),
  };
}

/** Answers one call to `/v1/…`. */
export async function serveApi(
  ctx: StripeContext,
  captured: CapturedRequests,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request);
  const headers: Record<string, string> = {
    'Request-Id': call.requestId,
    'Stripe-Version': API_VERSION,
    ...(call.key && { 'Idempotency-Key': call.key }),
  };
  const record = {
    id: call.requestId,
    method: call.method,
    path: call.path,
    params: call.input,
    apiVersion: headerOf(request, 'stripe-version') ?? null,
  };
  try {
    checkKey(request);
    checkVersion(request);
    const reply = ctx.store.transaction(() => {
      catchUpAll(ctx);
      return runOnce(ctx, call, () => answer(ctx, call));
    });
    captured.add({ ...record, status: 200, error: null });
    if (reply.replayed) {
      headers['Idempotent-Replayed'] = 'true';
      headers['Original-Request'] = reply.requestId;
    }
    sendJson(response, 200, reply.body, headers);
  } catch (error) {
    const fault = faultOf(ctx, error);
    captured.add({ ...record, status: fault.status, error: fault.message });
    ctx.logger.warn({ path: call.path, error: fault.message }, 'The local Stripe refused a call');
    const body = fault.toBody(`${ctx.publicBaseUrl()}/dev/stripe/logs/${call.requestId}`);
    sendJson(response, fault.status, JSON.stringify(body), headers);
  }
}
