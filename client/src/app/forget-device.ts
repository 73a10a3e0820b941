import { forgetSubscriptions } from '../features/billing/subscription-store';
import { forgetAskedPlace } from './guard/asked-place';

/** Removes what the device kept of a person who signs out; the theme and the language stay. */
export function forgetDevice(): void {
  forgetAskedPlace();
  forgetSubscriptions();
}
