import { DAY } from '../billing.js';
import { html } from '#product/platform/html.js';
import { cardFields, errorBanner } from './card-form.js';
import { FR, date, days, money, perMonth } from './pages.fr.js';
import { PREFIX, shell } from './shell.js';
import type { CheckoutPlan, CheckoutSession } from '../wire.js';
import type { Html } from '#product/platform/html.js';
import type { FormState } from './form-state.js';

const T = FR.checkout;

/** The cards offered on the page, by the name that `?card=` takes. */
export const OFFERED_CARDS: Record<string, { number: string; outcome: string }> = {
  approved: { number: '4242424242424242', outcome: FR.outcomes.approved },
  declined: { number: '4000000000000002', outcome: FR.outcomes.declined },
  funds: { number: '4000000000009995', outcome: FR.outcomes.funds },
  later: { number: '4000000000000341', outcome: FR.outcomes.later },
};

interface Order {
  product: string;
  price: string;
  total: string;
  dueToday: string;
  trial: { length: string; end: string } | null;
}

function orderOf(session: CheckoutSession, plan: CheckoutPlan, now: number): Order {
  const [item] = plan.items;
  const currency = session.currency ?? 'chf';
  const total = plan.items.reduce((sum, line) => sum + line.amount_total, 0);
  const { trialDays } = plan;
  return {
    product: item?.description ?? FR.brand,
    price: perMonth(total, currency),
    total: money(total, currency),
    dueToday: money(session.amount_total ?? 0, currency),
    trial: trialDays ? { length: days(trialDays), end: date(now + trialDays * DAY) } : null,
  };
}

function summary(session: CheckoutSession, plan: CheckoutPlan, order: Order): Html {
  const { trial } = order;
  return html`<section class="summary" aria-labelledby="order">
    <p class="brand">${FR.brand}</p>
    <h1 id="order">${T.title(order.product)}</h1>
    <p class="price">${trial ? T.trial(trial.length) : order.price}</p>
    ${trial ? html`<p class="then">${T.trialThen(order.price, trial.end)}</p>` : ''}
    <h2 class="quiet">${T.summary}</h2>
    <dl class="lines">
      ${plan.items.map(
        (item) =>
          html`<div>
            <dt>${item.description}</dt>
            <dd>${money(item.amount_total, item.currency)}</dd>
          </div>`,
      )}
      ${
        trial
          ? html`<div>
              <dt>${T.trialLine(trial.length)}</dt>
              <dd>−${order.total}</dd>
            </div>`
          : ''
      }
      <div class="total">
        <dt>${T.dueToday}</dt>
        <dd>${order.dueToday}</dd>
      </div>
    </dl>
    ${
      session.cancel_url
        ? html`<p class="back"><a href="${session.cancel_url}">${T.back}</a></p>`
        : ''
    }
  </section>`;
}

function testCards(session: CheckoutSession): Html {
  return html`<section class="test-cards" aria-labelledby="test-cards">
    <h2 id="test-cards">${T.testCards}</h2>
    <p>${T.testCardsHelp}</p>
    <ul>
      ${Object.entries(OFFERED_CARDS).map(
        ([name, { number, outcome }]) =>
          html`<li>
            <span
              ><strong>${outcome}</strong>
              <code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></span
            >
            <a
              class="button small"
              href="${PREFIX}/checkout/${session.id}?card=${name}"
              aria-label="${T.useCard(outcome)}"
              >${T.use}</a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

/** The hosted checkout of an open session, with what was typed and what is wrong with it. */
export function checkoutPage(
  session: CheckoutSession,
  plan: CheckoutPlan,
  { state, now }: { state: FormState; now: number },
): string {
  const order = orderOf(session, plan, now);
  return shell(
    T.title(order.product),
    html`<main class="checkout">
      ${summary(session, plan, order)}
      <div class="payment">
        <h2>${T.payment}</h2>
        ${errorBanner(FR.errors.payment, state.errors)}
        <form method="post" action="${PREFIX}/checkout/${session.id}" novalidate>
          <p><strong>${T.email}</strong><br />${session.customer_details?.email}</p>
          ${cardFields(state)}
          <button class="button primary wide" type="submit">
            ${order.trial ? T.startTrial : T.subscribe(order.dueToday)}
          </button>
          <p class="hint center">${T.promise}</p>
        </form>
        ${testCards(session)}
      </div>
    </main>`,
  );
}
