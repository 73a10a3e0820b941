import { html } from '#product/platform/html.js';
import { periodOf } from '../billing.js';
import { cardFields, errorBanner } from './card-form.js';
import { FR, date, money, perMonth } from './pages.fr.js';
import { PREFIX, row, shell } from './shell.js';
import type { Html, HtmlPart } from '#product/platform/html.js';
import type { FormState } from '../context.js';
import type { Card } from '../store.js';
import type { Customer, Invoice, PortalSession, Subscription } from '../wire.js';

const T = FR.portal;
const COLUMNS = ['date', 'number', 'amount', 'status'] as const;

export interface PortalView {
  session: PortalSession;
  customer: Customer;
  subscription: Subscription | undefined;
  productName: string;
  card: Card | undefined;
  /** Newest first. */
  invoices: Invoice[];
  /** What was just done, as a key of `FR.done`. */
  done: string | null;
  state: FormState;
}

function action(session: PortalSession, name: string, label: string, style = ''): Html {
  return html`<form method="post" action="${PREFIX}/portal/${session.id}/${name}">
    <button class="button ${style}" type="submit">${label}</button>
  </form>`;
}

function dates(subscription: Subscription, retryAt: number | null): HtmlPart {
  const end = date(periodOf(subscription).end);
  if (subscription.status === 'canceled') {
    return row(T.endedLabel, date(subscription.ended_at ?? subscription.created));
  }
  if (subscription.cancel_at_period_end) return row(T.endLabel, end);
  if (subscription.status === 'past_due') return retryAt && row(T.retryLabel, date(retryAt));
  return [subscription.status === 'trialing' && row(T.trialLabel, end), row(T.nextLabel, end)];
}

function planActions({ session }: PortalView, subscription: Subscription): HtmlPart {
  if (subscription.status === 'canceled') return '';
  const end = date(periodOf(subscription).end);
  const isEnding = subscription.cancel_at_period_end;
  const keepsAccess = !isEnding && subscription.status !== 'past_due';
  const [name, label, style] = isEnding
    ? ['resume', T.resume, 'primary']
    : ['cancel', T.cancel, ''];
  return html`<div class="actions">${action(session, name, label, style)}</div>
    ${keepsAccess ? html`<p class="hint">${T.cancelHelp(end)}</p>` : ''}
    <details>
      <summary>${T.cancelNow}</summary>
      <p>${T.cancelNowHelp}</p>
      ${action(session, 'cancel-now', T.cancelNowConfirm, 'danger')}
    </details>`;
}

function planSection(view: PortalView): Html {
  const { subscription, invoices, session } = view;
  if (!subscription) {
    return html`<section class="card">
      <h2>${T.plan}</h2>
      <p>${T.none}</p>
    </section>`;
  }
  const [{ price }] = subscription.items.data;
  const open = invoices.find(({ status }) => status === 'open');
  const ending = subscription.cancel_at_period_end && subscription.status !== 'canceled';
  const status = ending ? 'ending' : subscription.status;
  return html`<section class="card" aria-labelledby="plan">
    <div class="heading">
      <h2 id="plan">${view.productName}</h2>
      <span class="badge ${status}">${T.statuses[status]}</span>
    </div>
    ${
      subscription.status === 'past_due' && open
        ? html`<div class="banner">
            <p>${T.pastDue(money(open.amount_remaining, open.currency))}</p>
            ${action(session, 'pay', T.payNow, 'primary')}
          </div>`
        : ''
    }
    <dl class="lines">
      ${row(T.price, perMonth(price.unit_amount, price.currency))}
      ${dates(subscription, open?.next_payment_attempt ?? null)}
    </dl>
    ${planActions(view, subscription)}
  </section>`;
}

function cardSection({ session, card, state }: PortalView): Html {
  return html`<section class="card" aria-labelledby="method">
    <h2 id="method">${T.method}</h2>
    ${
      card
        ? html`<p>
            ${T.cardEnds(card.last4)}<br /><span class="hint"
              >${T.cardExpires(card.expMonth, card.expYear)}</span
            >
          </p>`
        : html`<p>${T.noMethod}</p>`
    }
    <details ${Object.keys(state.errors).length > 0 ? html`open` : ''}>
      <summary>${card ? T.changeCard : T.addCard}</summary>
      ${errorBanner(FR.errors.card, state.errors)}
      <form method="post" action="${PREFIX}/portal/${session.id}/card" novalidate>
        ${cardFields(state)}
        <button class="button primary" type="submit">${T.saveCard}</button>
      </form>
    </details>
  </section>`;
}

function invoiceRow(session: PortalSession, invoice: Invoice): Html {
  const { id, number, created, total, currency, status } = invoice;
  const href = `${PREFIX}/invoices/${id}?portal=${session.id}`;
  const cells = {
    date: date(created),
    number: html`<a href="${href}" aria-label="${T.see(number)}">${number}</a>`,
    amount: money(total, currency),
    status: T.invoiceStatuses[status],
  };
  return html`<tr>
    ${COLUMNS.map((name) => html`<td data-label="${T.columns[name]}">${cells[name]}</td>`)}
  </tr>`;
}

function invoiceTable({ session, invoices }: PortalView): Html {
  return html`<table>
    <thead>
      <tr>
        ${COLUMNS.map((name) => html`<th scope="col">${T.columns[name]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${invoices.map((invoice) => invoiceRow(session, invoice))}
    </tbody>
  </table>`;
}

function demoSection({ session, subscription }: PortalView): Html | '' {
  if (!subscription || subscription.status === 'canceled') return '';
  const isOverdue = subscription.status === 'past_due';
  const retry = [['retry', T.demoRetry]] as const;
  const go = [
    ['renew', T.demoRenew],
    ['fail', T.demoFail],
  ] as const;
  const actions = isOverdue ? retry : go;
  return html`<section class="card demo" aria-labelledby="demo">
    <h2 id="demo">${T.demo}</h2>
    <p>${T.demoHelp}</p>
    <div class="actions">${actions.map(([name, label]) => action(session, name, label))}</div>
  </section>`;
}

export function portalPage(view: PortalView): string {
  const { session, customer, done } = view;
  const message = done ? FR.done[done] : undefined;
  return shell(
    T.title,
    html`<main class="portal">
      <p class="back"><a href="${session.return_url}">${T.back}</a></p>
      <h1>${T.title}</h1>
      <p class="quiet">${customer.email}</p>
      ${message ? html`<p class="done" role="status">${message}</p>` : ''} ${planSection(view)}
      ${cardSection(view)}
      <section class="card" aria-labelledby="invoices">
        <h2 id="invoices">${T.invoices}</h2>
        ${view.invoices.length > 0 ? invoiceTable(view) : html`<p>${T.noInvoices}</p>`}
      </section>
      ${demoSection(view)}
    </main>`,
  );
}
