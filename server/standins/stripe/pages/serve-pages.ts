import type { IncomingMessage, ServerResponse } from 'node:http';
import { fontFaces } from '../../fonts.js';
import { sendPage } from '../../html.js';
import { matchPath } from '../api/route.js';
import { decodeForm } from '../form.js';
import { readBody } from '../../http.js';
import { catchUpAll } from '../lifecycle.js';
import { subscriptionOf } from '../objects/invoice.js';
import { showCheckout, submitCheckout } from './checkout-routes.js';
import { invoicePage } from './invoice-page.js';
import { FR } from './pages.fr.js';
import { productNameOf, showPortal, submitPortal } from './portal-routes.js';
import { PREFIX, messagePage } from './shell.js';
import { STYLE } from './style.js';
import type { StripeContext } from '../context.js';
import type { FormObject } from '../form.js';
import type { Values } from './form-state.js';

const PORTAL_ACTIONS = ['cancel', 'resume', 'cancel-now', 'pay', 'renew', 'retry', 'fail', 'card'];

function valuesOf(form: FormObject): Values {
  const value = (name: string) => {
    const typed = form[name];
    return typeof typed === 'string' ? typed.slice(0, 200) : '';
  };
  return {
    number: value('number'),
    expiry: value('expiry'),
    cvc: value('cvc'),
    name: value('name'),
  };
}

function sendStyle(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(fontFaces() + STYLE);
}

function sendNotFound(response: ServerResponse): void {
  sendPage(response, 404, messagePage(FR.ended.unknownTitle, FR.ended.unknown, null));
}

function showInvoice(
  ctx: StripeContext,
  response: ServerResponse,
  { id, query }: { id: string; query: URLSearchParams },
): void {
  const invoice = ctx.store.get('invoices', id);
  if (!invoice) return sendNotFound(response);
  const subscription = ctx.store.get('subscriptions', subscriptionOf(invoice) ?? '');
  const productName = productNameOf(ctx, subscription);
  const asked = ctx.store.get('portalSessions', query.get('portal') ?? '');
  const portal = asked?.customer === invoice.customer ? asked.id : null;
  sendPage(response, 200, invoicePage(invoice, { productName, portal }));
}

function get(ctx: StripeContext, response: ServerResponse, path: string, query: URLSearchParams) {
  if (path === '/assets/style.css') return sendStyle(response);
  const checkout = matchPath('/checkout/:id', path);
  if (checkout !== null) return showCheckout(ctx, response, { id: checkout, query });
  const portal = matchPath('/portal/:id', path);
  if (portal !== null) return showPortal(ctx, response, { id: portal, query });
  const invoice = matchPath('/invoices/:id', path);
  if (invoice !== null) return showInvoice(ctx, response, { id: invoice, query });
  sendNotFound(response);
}

function post(ctx: StripeContext, response: ServerResponse, path: string, values: Values) {
  const checkout = matchPath('/checkout/:id', path);
  if (checkout !== null) return submitCheckout(ctx, response, { id: checkout, values });
  for (const action of PORTAL_ACTIONS) {
    const id = matchPath(`/portal/:id/${action}`, path);
    if (id !== null) return submitPortal(ctx, response, { id, action, values });
  }
  sendNotFound(response);
}

/** Answers `/dev/stripe/…`: the pages a person sees, forwarded here by the product. */
export async function servePages(
  ctx: StripeContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.slice(PREFIX.length);
  ctx.store.transaction(() => catchUpAll(ctx));
  if (request.method === 'POST') {
    post(ctx, response, path, valuesOf(decodeForm(await readBody(request))));
  } else get(ctx, response, path, url.searchParams);
}
