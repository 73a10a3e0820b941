import type { RefusedForms } from './pages/form-state.js';
import type { Store } from './store.js';

export interface StandinLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What every part of the local Stripe works with. */
export interface StripeContext {
  store: Store;
  /** The time of billing, in whole seconds since the epoch. */
  now(): number;
  publicBaseUrl(): string;
  refusedForms: RefusedForms;
  logger: StandinLogger;
}
