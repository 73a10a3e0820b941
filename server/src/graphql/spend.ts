import type { Limit, RateLimits } from '../platform/rate-limits.js';
import { RateLimitedRefusal } from './refusal.js';

/** Counts a use. @throws RateLimitedRefusal */
export async function spend(rateLimits: RateLimits, limit: Limit, key: string): Promise<void> {
  const wait = await rateLimits.use(limit, key);
  if (wait !== null) throw new RateLimitedRefusal(wait);
}

/**
 * For work that counts a use on its way, once: takes it back where the work fails, be it by its last step, such as a
 * commit. @throws RateLimitedRefusal
 */
export async function spendOn<Done>(
  rateLimits: RateLimits,
  { limit, key }: { limit: Limit; key: string },
  work: (spendOnce: () => Promise<void>) => Promise<Done>,
): Promise<Done> {
  let spent = false;
  const spendOnce = async () => {
    if (!spent) await spend(rateLimits, limit, key);
    spent = true;
  };
  try {
    return await work(spendOnce);
  } catch (error) {
    if (spent) await rateLimits.giveBack(limit, key);
    throw error;
  }
}
