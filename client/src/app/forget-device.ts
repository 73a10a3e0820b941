import { forgetSubscriptions } from '../features/billing/subscription-store';
import { clearStored } from '../lib/browser-storage';
import { splashShownKey } from './splash';

/** Removes what the device kept of a person who signs out; the theme and the language stay. */
export function forgetDevice(): void {
  // Half-given answers, the place asked for, a promo code: all of it was that person's.
  clearStored('session', [splashShownKey]);
  forgetSubscriptions();
}
