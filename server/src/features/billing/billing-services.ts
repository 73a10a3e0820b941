import type { Outbox } from '../../integrations/mail/outbox.js';
import type { StripeGateway } from '../../integrations/stripe/stripe-gateway.js';
import type { ChangeLog } from '../../platform/change-log.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';

/** What it takes to write down what Stripe says. */
export interface BillingServices {
  db: Db;
  stripe: StripeGateway;
  clock: Clock;
  changes: ChangeLog;
  logger: Logger;
  mail: Outbox;
}
