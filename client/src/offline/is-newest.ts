/**
 * Whether what the server answered may be shown: nothing waited to be sent when it was asked, nor has
 * anything come to wait or gone since. Otherwise it is older than what the person did.
 */
export const isNewest = (
  askedAtRevision: number,
  now: { revision: number; waiting: number },
): boolean => now.waiting === 0 && now.revision === askedAtRevision;
