import { sendPage } from '../../html.js';
import { completeCheckout, declineOf } from '../checkout.js';
import { seeOther } from '../../http.js';
import { SESSION_ID_PLACEHOLDER } from '../api/checkout-params.js';
import { cardValues, declineError, readCard } from './card-form.js';
import { OFFERED_CARDS, checkoutPage } from './checkout-page.js';
import { FR } from './pages.fr.js';
import { PREFIX, messagePage } from './shell.js';
import type { ServerResponse } from 'node:http';
import type { StripeContext } from '../context.js';
import type { CheckoutSession } from '../wire.js';
import type { FormState, Values } from './form-state.js';

function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll(SESSION_ID_PLACEHOLDER, session.id);
}

function sendCheckout(
  ctx: StripeContext,
  response: ServerResponse,
  { session, state }: { session: CheckoutSession; state: FormState },
): void {
  const plan = ctx.store.get('checkoutPlans', session.id);
  if (!plan) throw new Error(`Checkout session ${session.id} has no plan.`);
  const document = checkoutPage(session, plan, { state, now: ctx.now() });
  // A browser also checks where the answer to the form redirects to.
  sendPage(response, 200, document, { formOrigins: [new URL(successUrl(session)).origin] });
}

function sendEnded(response: ServerResponse, session: CheckoutSession | undefined): void {
  const T = FR.ended;
  if (!session) return sendPage(response, 404, messagePage(T.unknownTitle, T.unknown, null));
  const complete = session.status === 'complete';
  const href = complete ? successUrl(session) : session.cancel_url;
  const document = messagePage(
    complete ? T.completeTitle : T.expiredTitle,
    complete ? T.complete : T.expired,
    href ? { href, label: T.back } : null,
  );
  sendPage(response, complete ? 200 : 410, document);
}

export function showCheckout(
  ctx: StripeContext,
  response: ServerResponse,
  { id, query }: { id: string; query: URLSearchParams },
): void {
  const session = ctx.store.get('checkoutSessions', id);
  if (session?.status !== 'open') return sendEnded(response, session);
  if (query.has('refused')) {
    return sendCheckout(ctx, response, { session, state: ctx.refusedForms.of(id) });
  }
  const offered = OFFERED_CARDS[query.get('card') ?? ''];
  const values = offered ? cardValues(offered.number, ctx.now()) : {};
  sendCheckout(ctx, response, { session, state: { values, errors: {} } });
}

const isCharged = (session: CheckoutSession): boolean => (session.amount_total ?? 0) > 0;

/** Pays. Sent twice, the second one finds the session complete and goes where the first one went. */
export function submitCheckout(
  ctx: StripeContext,
  response: ServerResponse,
  { id, values }: { id: string; values: Values },
): void {
  const session = ctx.store.get('checkoutSessions', id);
  if (session?.status === 'complete') return seeOther(response, successUrl(session));
  if (session?.status !== 'open') return sendEnded(response, session);
  const reading = readCard(values, ctx.now());
  const decline = 'entry' in reading ? declineOf(reading.entry.card, isCharged(session)) : null;
  const errors = 'errors' in reading ? reading.errors : decline && declineError(decline);
  if ('errors' in reading || errors) {
    ctx.refusedForms.keep(id, { values, errors: errors ?? {} });
    return seeOther(response, `${PREFIX}/checkout/${id}?refused`);
  }
  const completed = ctx.store.transaction(() => completeCheckout(ctx, session, reading.entry));
  seeOther(response, successUrl(completed));
}
