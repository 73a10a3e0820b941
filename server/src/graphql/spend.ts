import type { Limit, RateLimits } from '../platform/rate-limits.js';
import { RateLimitedRefusal } from './refusal.js';

/** Counts a use. @throws RateLimitedRefusal */
export async function spend(rateLimits: RateLimits, limit: Limit, key: string): Promise<void> {
  const wait = await rateLimits.use(limit, key);
  if (wait !== null) throw new RateLimitedRefusal(wait);
}

/** Counts a use for what is begun with it, and takes it back where that fails. @throws RateLimitedRefusal */
export async function spendOn<Begun>(
  rateLimits: RateLimits,
  { limit, key, begin }: { limit: Limit; key: string; begin: () => Promise<Begun> },
): Promise<Begun> {
  await spend(rateLimits, limit, key);
  try {
    return await begin();
  } catch (error) {
    await rateLimits.giveBack(limit, key);
    throw error;
  }
}
