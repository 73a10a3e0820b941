import { findTestCard } from '../cards.js';
import { html } from '#product/platform/html.js';
import { DECLINES, FR } from './pages.fr.js';
import type { DeclineCode } from '../cards.js';
import type { CardEntry } from '../checkout.js';
import type { Html } from '#product/platform/html.js';
import type { Errors, FieldName, FormState, Values } from './form-state.js';

interface FieldOptions {
  name: FieldName;
  label: string;
  hint?: string;
  isNumeric?: boolean;
}

function field(options: FieldOptions, { values, errors }: FormState): Html {
  const { name, label, hint, isNumeric = false } = options;
  const error = errors[name];
  const firstWrong = Object.keys(errors)[0] === name;
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      inputmode="${isNumeric ? 'numeric' : 'text'}"
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
  const { card } = FR;
  return html`<fieldset>
    <legend>${card.legend}</legend>
    ${field({ name: 'number', label: card.number, hint: card.numberHint, isNumeric: true }, state)}
    <div class="pair">
      ${field({ name: 'expiry', label: card.expiry, hint: card.expiryHint, isNumeric: true }, state)}
      ${field({ name: 'cvc', label: card.cvc, hint: card.cvcHint, isNumeric: true }, state)}
    </div>
    ${field({ name: 'name', label: card.name }, state)}
  </fieldset>`;
}

/** A refusal of the card, shown at its number. */
export const declineError = (decline: DeclineCode): Errors => ({ number: DECLINES[decline] });

export function errorBanner(title: string, errors: Errors): Html | '' {
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

/** Reads what was typed: a card to charge, or what is wrong with each field, in their order. */
export function readCard(values: Values, now: number): { entry: CardEntry } | { errors: Errors } {
  const card = findTestCard(values.number ?? '');
  const expiry = readExpiry(values.expiry ?? '', now);
  const name = values.name?.trim() ?? '';
  const cvcIsGood = /^\d{3,4}$/.test(values.cvc?.trim() ?? '');
  if (card && expiry && cvcIsGood && name) return { entry: { card, name, ...expiry } };
  return {
    errors: {
      ...(!card && { number: FR.errors.number }),
      ...(!expiry && { expiry: FR.errors.expiry }),
      ...(!cvcIsGood && { cvc: FR.errors.cvc }),
      ...(!name && { name: FR.errors.name }),
    },
  };
}

/** What fills the form for one of the test cards. */
export function cardValues(number: string, now: number): Values {
  const year = (new Date(now * 1000).getUTCFullYear() + 3) % 100;
  const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return { number: spaced, expiry: `12 / ${year}`, cvc: '123', name: 'Carte de test' };
}
