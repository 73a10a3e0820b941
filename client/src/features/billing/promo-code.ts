import { readStored, writeStored } from '../../lib/browser-storage';

// Session storage: the code taken from the banner is to last until the subscription page.
const key = 'promo-code';

export const claimPromoCode = (code: string): void => writeStored('session', key, code);

export const claimedPromoCode = (): string => readStored('session', key) ?? '';
