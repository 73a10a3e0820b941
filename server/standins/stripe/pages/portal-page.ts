import { html } from '#product/platform/html.js';
import { periodOf } from '../objects/subscription.js';
import { cardFields, errorBanner } from './card-form.js';
import { FR, date, money, perMonth } from './pages.fr.js';
import { PREFIX, shell } from './shell.js';
import type { Html, HtmlPart } from '#product/platform/html.js';
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from '../wire.js';
import type { FormState } from './form-state.js';

const T = FR.portal;

export interface PortalView {
  session: PortalSession;
  customer: Customer;
  subscription: Subscription | undefined;
  productName: string;
  card: PaymentMethod | undefined;
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

function row(label: string, value: HtmlPart): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
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
  const keepsAccess = !subscription.cancel_at_period_end && subscription.status !== 'past_due';
  return html`<div class="actions">
      ${
        subscription.cancel_at_period_end
          ? action(session, 'resume', T.resume, 'primary')
          : action(session, 'cancel', T.cancel)
      }
    </div>
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
  const price = subscription.items.data[0]?.price;
  const open = invoices.find(({ status }) => status === 'open');
  const ending = subscription.cancel_at_period_end && subscription.status !== 'canceled';
  const status = ending ? 'ending' : subscription.status;
  return html`<section class="card" aria-labelledby="plan">
    <div class="heading">
      <h2 id="plan">${view.productName}</h2>
      <span class="badge ${status}">${T.statuses[status] ?? status}</span>
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
      ${price && row(T.price, perMonth(price.unit_amount ?? 0, price.currency))}
      ${dates(subscription, open?.next_payment_attempt ?? null)}
    </dl>
    ${planActions(view, subscription)}
  </section>`;
}

function cardSection({ session, card, state }: PortalView): Html {
  const details = card?.card;
  return html`<section class="card" aria-labelledby="method">
    <h2 id="method">${T.method}</h2>
    ${
      details
        ? html`<p>
            ${T.cardEnds(details.last4)}<br /><span class="hint"
              >${T.cardExpires(details.exp_month, details.exp_year)}</span
            >
          </p>`
        : html`<p>${T.noMethod}</p>`
    }
    <details ${Object.keys(state.errors).length > 0 ? html`open` : ''}>
      <summary>${details ? T.changeCard : T.addCard}</summary>
      ${errorBanner(FR.errors.card, state.errors)}
      <form method="post" action="${PREFIX}/portal/${session.id}/card" novalidate>
        ${cardFields(state)}
        <button class="button primary" type="submit">${T.saveCard}</button>
      </form>
    </details>
  </section>`;
}

function invoiceSection({ session, invoices }: PortalView): Html {
  const columns = T.columns;
  return html`<section class="card" aria-labelledby="invoices">
    <h2 id="invoices">${T.invoices}</h2>
    ${
      invoices.length === 0
        ? html`<p>${T.noInvoices}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${columns.date}</th>
                <th scope="col">${columns.number}</th>
                <th scope="col">${columns.amount}</th>
                <th scope="col">${columns.status}</th>
              </tr>
            </thead>
            <tbody>
              ${invoices.map(
                (invoice) =>
                  html`<tr>
                    <td data-label="${columns.date}">${date(invoice.created)}</td>
                    <td data-label="${columns.number}">
                      <a
                        href="${PREFIX}/invoices/${invoice.id}?portal=${session.id}"
                        aria-label="${T.see(invoice.number ?? '')}"
                        >${invoice.number}</a
                      >
                    </td>
                    <td data-label="${columns.amount}">
                      ${money(invoice.total, invoice.currency)}
                    </td>
                    <td data-label="${columns.status}">
                      ${T.invoiceStatuses[invoice.status ?? ''] ?? invoice.status}
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}

function demoSection({ session, subscription }: PortalView): Html | '' {
  if (!subscription || subscription.status === 'canceled') return '';
  const overdue = subscription.status === 'past_due';
  return html`<section class="card demo" aria-labelledby="demo">
    <h2 id="demo">${T.demo}</h2>
    <p>${T.demoHelp}</p>
    <div class="actions">
      ${
        overdue
          ? action(session, 'retry', T.demoRetry)
          : [action(session, 'renew', T.demoRenew), action(session, 'fail', T.demoFail)]
      }
    </div>
  </section>`;
}

export function portalPage(view: PortalView): string {
  const { session, customer, done } = view;
  const message = done ? FR.done[done] : undefined;
  return shell(
    T.title,
    html`<main class="portal">
      ${
        session.return_url
          ? html`<p class="back"><a href="${session.return_url}">${T.back}</a></p>`
          : ''
      }
      <h1>${T.title}</h1>
      <p class="quiet">${customer.email}</p>
      ${message ? html`<p class="done" role="status">${message}</p>` : ''} ${planSection(view)}
      ${cardSection(view)} ${invoiceSection(view)} ${demoSection(view)}
    </main>`,
  );
}
