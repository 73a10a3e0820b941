import { readStored, writeStored } from '../../lib/browser-storage';

// Session storage: the code taken from the banner is to last until the subscription page.
const key = 'promo-code';

/** Whether a code is the one that gives free days. */
export const givesFreeDays = (code: string): boolean => code.trim().toUpperCase() === 'FREE30';

export const claimPromoCode = (code: string): void => writeStored('session', key, code);

export const claimedPromoCode = (): string => readStored('session', key) ?? '';
