import type { IncomingMessage, ServerResponse } from 'node:http';
import { fontFaces } from '../../fonts.js';
import { readBody } from '../../http.js';
import { catchUpAll } from '../lifecycle.js';
import { showCheckout, submitCheckout } from './checkout-routes.js';
import { showInvoice } from './invoice-page.js';
import { showPortal, submitPortal } from './portal-routes.js';
import { PREFIX, sendUnknown } from './shell.js';
import { STYLE } from './style.js';
import type { PageHandler, StripeContext, Values } from '../context.js';

const LONGEST_VALUE = 200;

const FIELDS = ['number', 'expiry', 'cvc', 'name'] as const;

async function valuesOf(request: IncomingMessage): Promise<Values> {
  const form = new URLSearchParams(await readBody(request));
  return Object.fromEntries(
    FIELDS.map((name) => [name, form.get(name)?.slice(0, LONGEST_VALUE) ?? '']),
  );
}

const sendStyle: PageHandler = (_ctx, response) => {
  const type = 'text/css; charset=utf-8';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(fontFaces() + STYLE);
};

const HANDLERS: ReadonlyMap<string, PageHandler> = new Map([
  ['GET checkout', showCheckout],
  ['POST checkout', submitCheckout],
  ['GET portal', showPortal],
  ['POST portal', submitPortal],
  ['GET invoices', showInvoice],
  ['GET assets', sendStyle],
]);

/** Answers `/dev/stripe/…`: the pages a person sees, forwarded here by the product. */
export async function servePages(
  ctx: StripeContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const [kind = '', id = '', action = ''] = pathname.slice(PREFIX.length + 1).split('/');
  const isPost = request.method === 'POST';
  const values = isPost ? await valuesOf(request) : {};
  ctx.store.transaction(() => catchUpAll(ctx));
  const handler = HANDLERS.get(`${isPost ? 'POST' : 'GET'} ${kind}`);
  if (handler) handler(ctx, response, { id, action, query, values });
  else sendUnknown(response);
}
