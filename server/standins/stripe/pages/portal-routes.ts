import { sendPage } from '../../html.js';
import { liveCustomer, paymentMethodOf, saveSubscription } from '../billing.js';
import { attachCard, declineOf } from '../checkout.js';
import { seeOther } from '../../http.js';
import { endSubscription, payOpenInvoice, setCancelAtPeriodEnd } from '../lifecycle.js';
import { passTime, passTimeDeclining } from '../time-travel.js';
import { declineError, readCard } from './card-form.js';
import { FR } from './pages.fr.js';
import { portalPage } from './portal-page.js';
import { PREFIX, messagePage } from './shell.js';
import type { ServerResponse } from 'node:http';
import type { StripeContext } from '../context.js';
import type { Customer, PaymentMethod, PortalSession, Subscription } from '../wire.js';
import type { Errors, FormState, Values } from './form-state.js';

const VALID_FOR_SECONDS = 86_400;

interface Visit {
  session: PortalSession;
  customer: Customer;
  subscription: Subscription | undefined;
}

function visitOf(ctx: StripeContext, id: string): Visit | null {
  const session = ctx.store.get('portalSessions', id);
  const customer = session && liveCustomer(ctx, session.customer);
  if (!customer || session.created + VALID_FOR_SECONDS < ctx.now()) return null;
  const own = ctx.store.all('subscriptions').filter((row) => row.customer === customer.id);
  const subscription = own.findLast(({ status }) => status !== 'canceled') ?? own.at(-1);
  return { session, customer, subscription };
}

function sendUnknown(response: ServerResponse): void {
  sendPage(response, 404, messagePage(FR.ended.unknownTitle, FR.ended.unknown, null));
}

/** The name of the product a subscription sells. */
export function productNameOf(ctx: StripeContext, subscription: Subscription | undefined): string {
  const product = subscription?.items.data[0]?.price.product;
  const id = typeof product === 'string' ? product : product?.id;
  return (id && ctx.store.get('products', id)?.name) || FR.brand;
}

function cardOf(ctx: StripeContext, { customer, subscription }: Visit): PaymentMethod | undefined {
  const id = customer.invoice_settings.default_payment_method;
  if (subscription) return paymentMethodOf(ctx, subscription);
  return typeof id === 'string' ? ctx.store.get('paymentMethods', id) : undefined;
}

function sendPortal(
  ctx: StripeContext,
  response: ServerResponse,
  { visit, state, done }: { visit: Visit; state: FormState; done: string | null },
): void {
  const document = portalPage({
    ...visit,
    state,
    done,
    productName: productNameOf(ctx, visit.subscription),
    card: cardOf(ctx, visit),
    invoices: ctx.store
      .all('invoices')
      .filter(({ customer }) => customer === visit.customer.id)
      .reverse(),
  });
  sendPage(response, 200, document);
}

export function showPortal(
  ctx: StripeContext,
  response: ServerResponse,
  { id, query }: { id: string; query: URLSearchParams },
): void {
  const visit = visitOf(ctx, id);
  if (!visit) return sendUnknown(response);
  const state = query.has('refused') ? ctx.refusedForms.of(id) : { values: {}, errors: {} };
  sendPortal(ctx, response, { visit, state, done: query.get('done') });
}

/** What a button does to the subscription; gives the key of the message to show then. */
type Action = (ctx: StripeContext, subscription: Subscription) => string;

const ACTIONS: Record<string, Action> = {
  cancel(ctx, subscription) {
    setCancelAtPeriodEnd(ctx, subscription, true);
    return 'cancel';
  },
  resume(ctx, subscription) {
    setCancelAtPeriodEnd(ctx, subscription, false);
    return 'resume';
  },
  'cancel-now'(ctx, subscription) {
    const reason = 'cancellation_requested';
    endSubscription(ctx, subscription, { at: ctx.now(), reason });
    return 'cancel-now';
  },
  pay(ctx, subscription) {
    const { status } = payOpenInvoice(ctx, subscription, ctx.now());
    return status === 'active' ? 'pay' : 'pay-refused';
  },
  renew(ctx, subscription) {
    passTime(ctx, subscription, 'period_end');
    return 'renew';
  },
  retry(ctx, subscription) {
    passTime(ctx, subscription, 'next');
    return 'retry';
  },
  fail(ctx, subscription) {
    passTimeDeclining(ctx, subscription, 'period_end');
    return 'fail';
  },
};

function saveCard(ctx: StripeContext, visit: Visit, values: Values): Errors | null {
  const reading = readCard(values, ctx.now());
  if ('errors' in reading) return reading.errors;
  const decline = declineOf(reading.entry.card, false);
  if (decline) return declineError(decline);
  const { id } = attachCard(ctx, visit.customer, reading.entry);
  const settings = { ...visit.customer.invoice_settings, default_payment_method: id };
  ctx.store.put('customers', { ...visit.customer, invoice_settings: settings });
  const { subscription } = visit;
  if (subscription && subscription.status !== 'canceled') {
    saveSubscription(ctx, subscription, { ...subscription, default_payment_method: id });
  }
  return null;
}

export function submitPortal(
  ctx: StripeContext,
  response: ServerResponse,
  { id, action, values }: { id: string; action: string; values: Values },
): void {
  const visit = visitOf(ctx, id);
  if (!visit) return sendUnknown(response);
  const back = (done: string) => seeOther(response, `${PREFIX}/portal/${id}?done=${done}`);
  if (action === 'card') {
    const errors = ctx.store.transaction(() => saveCard(ctx, visit, values));
    if (!errors) return back('card');
    ctx.refusedForms.keep(id, { values, errors });
    return seeOther(response, `${PREFIX}/portal/${id}?refused`);
  }
  const run = ACTIONS[action];
  const { subscription } = visit;
  if (!run || !subscription) return sendUnknown(response);
  // A button pressed twice, or on a page left open since: there is nothing left to do.
  if (subscription.status === 'canceled') return back('cancel-now');
  back(ctx.store.transaction(() => run(ctx, subscription)));
}
