import { TEST_CARDS } from '../checkout.js';
import { html } from '#product/platform/html.js';
import { DECLINES, FR } from './pages.fr.js';
import type { CardEntry } from '../checkout.js';
import type { Html } from '#product/platform/html.js';
import type { FieldName, FormState, StripeContext, Values } from '../context.js';

function field(name: FieldName, { values, errors }: FormState): Html {
  const label = FR.card[name];
  const hint = name === 'name' ? '' : FR.card[`${name}Hint`];
  const error = errors[name];
  const firstWrong = Object.keys(errors)[0] === name;
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      inputmode="${name === 'name' ? 'text' : 'numeric'}"
      autocomplete="off"
      value="${values[name] ?? ''}"
      required
      ${error ? html`aria-invalid="true"` : ''}
      ${firstWrong ? html`autofocus` : ''}
      ${describedBy ? html`aria-describedby="${describedBy}"` : ''}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
  </div>`;
}

/** The card's fields. Browsers are told not to offer a real card: only test numbers are accepted. */
export function cardFields(state: FormState): Html {
  return html`<fieldset>
    <legend>${FR.card.legend}</legend>
    ${field('number', state)}
    <div class="pair">${field('expiry', state)} ${field('cvc', state)}</div>
    ${field('name', state)}
  </fieldset>`;
}

export function errorBanner(title: string, errors: Values): Html | '' {
  const messages = Object.values(errors);
  if (messages.length === 0) return '';
  return html`<div class="banner" role="alert">
    <strong>${title}</strong>
    <ul>
      ${messages.map((message) => html`<li>${message}</li>`)}
    </ul>
  </div>`;
}

function readExpiry(text: string, now: number): { expMonth: number; expYear: number } | null {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) return null;
  const expMonth = Number(match[1]);
  const expYear = (Number(match[2]) % 100) + 2000;
  // Good until the end of its month.
  const end = Date.UTC(expYear, expMonth, 1) / 1000;
  return expMonth >= 1 && expMonth <= 12 && end > now ? { expMonth, expYear } : null;
}

/** Reads what was typed: a card to take, or what is wrong with each field, in their order. */
export function readCard(
  values: Values,
  { now, isCharged }: { now: number; isCharged: boolean },
): { entry: CardEntry } | { errors: Values } {
  const digits = (values.number ?? '').replace(/[\s-]/g, '');
  const card = TEST_CARDS.find(({ number }) => number === digits);
  const expiry = readExpiry(values.expiry ?? '', now);
  const name = values.name?.trim() ?? '';
  const cvcIsGood = /^\d{3,4}$/.test(values.cvc?.trim() ?? '');
  if (card && expiry && cvcIsGood && name) {
    const { charges, number } = card;
    const decline = card.decline ?? (isCharged && !charges ? 'generic_decline' : null);
    if (decline) return { errors: { number: DECLINES[decline] } };
    return { entry: { last4: number.slice(-4), charges, ...expiry } };
  }
  return {
    errors: {
      ...(!card && { number: FR.errors.number }),
      ...(!expiry && { expiry: FR.errors.expiry }),
      ...(!cvcIsGood && { cvc: FR.errors.cvc }),
      ...(!name && { name: FR.errors.name }),
    },
  };
}

export const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What a session's form shows: one of the test cards, what was refused, or nothing. */
export function formState(ctx: StripeContext, id: string, query: URLSearchParams): FormState {
  const offered = TEST_CARDS.find(({ name }) => name === query.get('card'));
  const refused = query.has('refused') ? ctx.refused.get(id) : undefined;
  if (!offered) return refused ?? { values: {}, errors: {} };
  const year = (new Date(ctx.now() * 1000).getUTCFullYear() + 3) % 100;
  const number = spaced(offered.number);
  const values = { number, expiry: `12 / ${year}`, cvc: '123', name: FR.checkout.testName };
  return { values, errors: {} };
}

/** Keeps what was refused for the page; the security code is never written back into one. */
export function refuse(ctx: StripeContext, id: string, { values, errors }: FormState): void {
  ctx.refused.set(id, { values: { ...values, cvc: '' }, errors });
}
