import { sendPage } from '../../html.js';
import { seeOther } from '../../http.js';
import { liveCustomer, productNameOf } from '../billing.js';
import { completeCheckout } from '../checkout.js';
import { formState, readCard, refuse } from './card-form.js';
import { checkoutPage } from './checkout-page.js';
import { FR } from './pages.fr.js';
import { PREFIX, sendMessage, sendUnknown } from './shell.js';
import type { ServerResponse } from 'node:http';
import type { PageHandler } from '../context.js';
import type { CheckoutSession } from '../wire.js';

/** Stripe fills in the session's id when it sends the person back. */
const successUrl = ({ success_url: url, id }: CheckoutSession): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id);

function sendEnded(response: ServerResponse, session: CheckoutSession): void {
  const T = FR.ended;
  const isPaid = session.status === 'complete';
  sendMessage(response, isPaid ? 200 : 410, {
    title: isPaid ? T.completeTitle : T.expiredTitle,
    text: isPaid ? T.complete : T.expired,
    href: isPaid ? successUrl(session) : session.cancel_url,
  });
}

export const showCheckout: PageHandler = (ctx, response, { id, query }) => {
  const session = ctx.store.get('checkoutSessions', id);
  const order = ctx.store.get('orders', id);
  if (!session || !order) return sendUnknown(response);
  if (session.status !== 'open') return sendEnded(response, session);
  const document = checkoutPage({
    session,
    order,
    productName: productNameOf(ctx, order.price),
    email: liveCustomer(ctx, session.customer)?.email ?? null,
    now: ctx.now(),
    state: formState(ctx, id, query),
  });
  // A browser also checks where the answer to the form redirects to.
  sendPage(response, 200, document, { formOrigins: [new URL(session.success_url).origin] });
};

/** Pays. Sent twice, the second one finds the session complete and goes where the first one went. */
export const submitCheckout: PageHandler = (ctx, response, { id, values }) => {
  const session = ctx.store.get('checkoutSessions', id);
  if (!session) return sendUnknown(response);
  if (session.status === 'expired') return sendEnded(response, session);
  if (session.status === 'open') {
    const reading = readCard(values, { now: ctx.now(), isCharged: session.amount_total > 0 });
    if ('errors' in reading) {
      refuse(ctx, id, { values, errors: reading.errors });
      return seeOther(response, `${PREFIX}/checkout/${id}?refused`);
    }
    ctx.store.transaction(() => completeCheckout(ctx, session, reading.entry));
  }
  seeOther(response, successUrl(session));
};
