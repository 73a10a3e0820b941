import type { Outbox } from '../../integrations/mail/outbox.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { RateLimits } from '../../platform/rate-limits.js';

/** What the use cases of an account have at hand. */
export interface AccountScope {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  mail: Outbox;
  /** The caller's network address. */
  clientAddress: string;
}
