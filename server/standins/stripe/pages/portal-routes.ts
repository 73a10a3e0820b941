import { sendPage } from '../../html.js';
import { seeOther } from '../../http.js';
import { cardOf, invoicesOf, liveCustomer, productNameOf } from '../billing.js';
import { attachCard } from '../checkout.js';
import { endSubscription, passTime, payOpenInvoice, setCancelAtPeriodEnd } from '../lifecycle.js';
import { formState, readCard, refuse } from './card-form.js';
import { portalPage } from './portal-page.js';
import { PREFIX, sendUnknown } from './shell.js';
import type { PageHandler, StripeContext } from '../context.js';
import type { Subscription } from '../wire.js';

const VALID_FOR_SECONDS = 86_400;

function visitOf(ctx: StripeContext, id: string) {
  const session = ctx.store.get('portalSessions', id);
  const customer = session && liveCustomer(ctx, session.customer);
  if (!customer || session.created + VALID_FOR_SECONDS < ctx.now()) return null;
  const own = ctx.store.all('subscriptions').filter((row) => row.customer === customer.id);
  const subscription = own.findLast(({ status }) => status !== 'canceled') ?? own.at(-1);
  return { session, customer, subscription };
}

export const showPortal: PageHandler = (ctx, response, { id, query }) => {
  const visit = visitOf(ctx, id);
  if (!visit) return sendUnknown(response);
  const { customer, subscription } = visit;
  const document = portalPage({
    ...visit,
    productName: subscription ? productNameOf(ctx, subscription.items.data[0].price) : '',
    card: cardOf(ctx, customer.id),
    invoices: invoicesOf(ctx, customer.id).reverse(),
    done: query.get('done'),
    state: formState(ctx, id, query),
  });
  sendPage(response, 200, document);
};

/** What a button does; the message to show then goes by the button's name, unless it gives another. */
type Action = (ctx: StripeContext, subscription: Subscription) => unknown;

const pay: Action = (ctx, subscription) =>
  payOpenInvoice(ctx, subscription, ctx.now()).status === 'active' ? 'pay' : 'pay-refused';

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['cancel', (ctx, subscription) => setCancelAtPeriodEnd(ctx, subscription, true)],
  ['resume', (ctx, subscription) => setCancelAtPeriodEnd(ctx, subscription, false)],
  ['cancel-now', (ctx, subscription) => endSubscription(ctx, subscription, ctx.now())],
  ['pay', pay],
  ['renew', (ctx, subscription) => passTime(ctx, subscription, { to: 'period_end' })],
  ['retry', (ctx, subscription) => passTime(ctx, subscription, { to: 'next' })],
  [
    'fail',
    (ctx, subscription) => passTime(ctx, subscription, { to: 'period_end', payment: 'decline' }),
  ],
]);

export const submitPortal: PageHandler = (ctx, response, { id, action, values }) => {
  const visit = visitOf(ctx, id);
  if (!visit) return sendUnknown(response);
  const back = (query: string) => seeOther(response, `${PREFIX}/portal/${id}?${query}`);
  if (action === 'card') {
    const reading = readCard(values, { now: ctx.now(), isCharged: false });
    if ('entry' in reading) {
      ctx.store.transaction(() => attachCard(ctx, visit.customer.id, reading.entry));
      return back('done=card');
    }
    refuse(ctx, id, { values, errors: reading.errors });
    return back('refused');
  }
  const run = ACTIONS.get(action);
  const { subscription } = visit;
  if (!run || !subscription) return sendUnknown(response);
  // A button pressed twice, or on a page left open since: there is nothing left to do.
  if (subscription.status === 'canceled') return back('done=cancel-now');
  const done = ctx.store.transaction(() => run(ctx, subscription));
  back(`done=${typeof done === 'string' ? done : action}`);
};
