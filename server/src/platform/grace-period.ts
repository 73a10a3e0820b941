/** How long the main area stays open while a payment is due. */
const graceMs = 7 * 86_400_000;

/** Until when a household whose payment is due since then still counts as premium. */
export const graceEnd = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + graceMs);

/** Payments that are due since before this have run out of grace. */
export const graceLimit = (now: Date): Date => new Date(now.getTime() - graceMs);
