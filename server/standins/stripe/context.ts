import type { ServerResponse } from 'node:http';
import type { FormObject } from './api/form.js';
import type { Store } from './store.js';

/** One call to the API, as the product made it. */
export interface ApiCall {
  method: string;
  path: string;
  params: FormObject;
  apiVersion: string | null;
  error: string | null;
}

export type FieldName = 'number' | 'expiry' | 'cvc' | 'name';
export type Values = Partial<Record<FieldName, string>>;

/** What was typed into a page's form, and what is wrong with it. */
export interface FormState {
  values: Values;
  errors: Values;
}

/** What every part of the local Stripe works with. */
export interface StripeContext {
  store: Store;
  /** The time of billing, in whole seconds since the epoch. */
  now(): number;
  publicBaseUrl(): string;
  /** The latest calls to the API, oldest first: what tests assert on. */
  calls: ApiCall[];
  /** Whether the API hangs up on whoever asks, as if it were away. */
  isAway: boolean;
  /**
   * What was refused, by the session whose page shows it: the answer to a form is always a redirect, so that going
   * back or reloading never sends a card again.
   */
  refused: Map<string, FormState>;
}

/** Answers one kind of request for a page; `id` names what is shown. */
export type PageHandler = (
  ctx: StripeContext,
  response: ServerResponse,
  request: { id: string; action: string; query: URLSearchParams; values: Values },
) => void;
