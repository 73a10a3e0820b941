import { html } from '#product/platform/html.js';
import { FR, date, money } from './pages.fr.js';
import { PREFIX, shell } from './shell.js';
import type { Invoice } from '../wire.js';

const T = FR.invoice;

/** One invoice, as `hosted_invoice_url` shows it; with the way back to the portal it was opened from. */
export function invoicePage(
  invoice: Invoice,
  { productName, portal }: { productName: string; portal: string | null },
): string {
  const title = T.title(invoice.number ?? invoice.id);
  const statuses = FR.portal.invoiceStatuses;
  return shell(
    title,
    html`<main class="message card">
      ${portal ? html`<p class="back"><a href="${PREFIX}/portal/${portal}">${T.back}</a></p>` : ''}
      <h1>${title}</h1>
      <dl class="lines">
        <div>
          <dt>${T.from}</dt>
          <dd>${invoice.account_name}</dd>
        </div>
        <div>
          <dt>${T.to}</dt>
          <dd>
            ${invoice.customer_name ? html`${invoice.customer_name}<br />` : ''}${invoice.customer_email}
          </dd>
        </div>
        <div>
          <dt>${T.date}</dt>
          <dd>${date(invoice.created)}</dd>
        </div>
        <div>
          <dt>${T.status}</dt>
          <dd>${statuses[invoice.status ?? ''] ?? invoice.status}</dd>
        </div>
        ${invoice.lines.data.map(
          ({ amount, currency, period }) =>
            html`<div>
              <dt>${productName}, ${T.period(date(period.start), date(period.end))}</dt>
              <dd>${money(amount, currency)}</dd>
            </div>`,
        )}
        <div class="total">
          <dt>${T.total}</dt>
          <dd>${money(invoice.total, invoice.currency)}</dd>
        </div>
      </dl>
      <p class="hint">${T.simulated}</p>
    </main>`,
  );
}
