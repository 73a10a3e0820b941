import { DAY } from '../billing.js';
import { TEST_CARDS } from '../checkout.js';
import { html } from '#product/platform/html.js';
import { cardFields, errorBanner, spaced } from './card-form.js';
import { FR, date, days, money, perMonth } from './pages.fr.js';
import { PREFIX, row, shell } from './shell.js';
import type { FormState } from '../context.js';
import type { Order } from '../store.js';
import type { CheckoutSession } from '../wire.js';
import type { Html } from '#product/platform/html.js';

const T = FR.checkout;

export interface CheckoutView {
  session: CheckoutSession;
  order: Order;
  productName: string;
  email: string | null;
  now: number;
  state: FormState;
}

function summary({ session, order, productName, now }: CheckoutView): Html {
  const { price, trialDays } = order;
  const total = money(price.unit_amount, price.currency);
  const monthly = perMonth(price.unit_amount, price.currency);
  const trialEnd = trialDays && date(now + trialDays * DAY);
  return html`<section class="summary" aria-labelledby="order">
    <p class="brand">${FR.brand}</p>
    <h1 id="order">${T.title(productName)}</h1>
    <p class="price">${trialDays ? T.trial(days(trialDays)) : monthly}</p>
    ${trialEnd && html`<p class="then">${T.trialThen(monthly, trialEnd)}</p>`}
    <h2 class="quiet">${T.summary}</h2>
    <dl class="lines">
      ${row(productName, total)} ${trialDays && row(T.trialLine(days(trialDays)), `−${total}`)}
      ${row(T.dueToday, money(session.amount_total, order.price.currency), html`class="total"`)}
    </dl>
    <p class="back"><a href="${session.cancel_url}">${T.back}</a></p>
  </section>`;
}

function testCard(session: CheckoutSession, { name, number }: (typeof TEST_CARDS)[number]): Html {
  const outcome = FR.outcomes[name];
  const href = `${PREFIX}/checkout/${session.id}?card=${name}`;
  return html`<li>
    <span><strong>${outcome}</strong> <code>${spaced(number)}</code></span>
    <a class="button small" href="${href}" aria-label="${T.useCard(outcome)}">${T.use}</a>
  </li>`;
}

/** The hosted checkout of an open session, with what was typed and what is wrong with it. */
export function checkoutPage(view: CheckoutView): string {
  const { session, order, productName, email, state } = view;
  const dueToday = money(session.amount_total, order.price.currency);
  return shell(
    T.title(productName),
    html`<main class="checkout">
      ${summary(view)}
      <div class="payment">
        <h2>${T.payment}</h2>
        ${errorBanner(FR.errors.payment, state.errors)}
        <form method="post" action="${PREFIX}/checkout/${session.id}" novalidate>
          <p><strong>${T.email}</strong><br />${email}</p>
          ${cardFields(state)}
          <button class="button primary wide" type="submit">
            ${order.trialDays ? T.startTrial : T.subscribe(dueToday)}
          </button>
          <p class="hint center">${T.promise}</p>
        </form>
        <section class="test-cards" aria-labelledby="test-cards">
          <h2 id="test-cards">${T.testCards}</h2>
          <p>${T.testCardsHelp}</p>
          <ul>
            ${TEST_CARDS.map((card) => testCard(session, card))}
          </ul>
        </section>
      </div>
    </main>`,
  );
}
