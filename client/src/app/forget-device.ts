import { forgetSubscriptions } from '../entities/subscription/subscription-store';
import { forgetCooking } from '../entities/recipe/cooking-progress';
import { forgetTimers } from '../features/cooking/timer-store';
import { clearStored } from '../lib/browser-storage';
import { splashShownKey } from './splash';

/**
 * Removes what the device kept of a person who signs out; the theme and the language stay. To be awaited
 * before the page is left: a browser drops what is under way.
 */
export async function forgetDevice(): Promise<void> {
  // Half-given answers, the place asked for, a promo code: all of it was that person's.
  clearStored('session', [splashShownKey]);
  forgetSubscriptions();
  forgetCooking();
  forgetTimers();
  const { wipeDevice } = await import('../offline/wipe-device');
  await wipeDevice();
}
