import { html } from '#product/platform/html.js';
import { sendPage } from '../../html.js';
import { FR, date, money } from './pages.fr.js';
import { PREFIX, row, sendUnknown, shell } from './shell.js';
import type { PageHandler } from '../context.js';

const T = FR.invoice;

/** One invoice, with the way back to the portal it was opened from. */
export const showInvoice: PageHandler = (ctx, response, { id, query }) => {
  const invoice = ctx.store.get('invoices', id);
  const portal = ctx.store.get('portalSessions', query.get('portal') ?? '');
  if (!invoice || portal?.customer !== invoice.customer) return sendUnknown(response);
  const { number, customer_name: name, customer_email: email } = invoice;
  const [{ description, period }] = invoice.lines.data;
  const total = money(invoice.total, invoice.currency);
  const months = T.period(date(period.start), date(period.end));
  const body = html`<main class="message card">
    <p class="back"><a href="${PREFIX}/portal/${portal.id}">${T.back}</a></p>
    <h1>${T.title(number)}</h1>
    <dl class="lines">
      ${row(T.from, FR.brand)} ${row(T.to, name ? html`${name}<br />${email}` : email)}
      ${row(T.date, date(invoice.created))}
      ${row(T.status, FR.portal.invoiceStatuses[invoice.status])}
      ${row(`${description}, ${months}`, total)} ${row(T.total, total, html`class="total"`)}
    </dl>
    <p class="hint">${T.simulated}</p>
  </main>`;
  sendPage(response, 200, shell(T.title(number), body));
};
