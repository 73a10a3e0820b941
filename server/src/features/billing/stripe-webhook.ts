import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StripeGateway } from '../../integrations/stripe/stripe-gateway.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import { handleStripeEvent } from './handle-stripe-event.js';

const maximumBytes = 1024 * 1024;

interface WebhookServices {
  db: Db;
  stripe: StripeGateway;
  clock: Clock;
  logger: Logger;
}

/** POST /webhooks/stripe: 400 for a bad signature, 500 so that Stripe delivers again, 200 once it is written. */
export function stripeWebhook({ db, stripe, clock, logger }: WebhookServices) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const answer = (status: number) => void res.writeHead(status).end();
    if (req.method !== 'POST') return answer(405);
    if (Number(req.headers['content-length'] ?? Number.NaN) > maximumBytes) return answer(413);
    const payload = await text(req);
    const signature = String(req.headers['stripe-signature'] ?? '');
    const event = await stripe.readEvent(payload, signature).catch((error: unknown) => {
      logger.warn({ err: error }, 'a webhook without a valid signature');
      return null;
    });
    if (!event) return answer(400);
    try {
      await handleStripeEvent({ db, stripe, clock }, event);
      answer(200);
    } catch (error) {
      logger.error({ err: error, eventId: event.id }, 'a webhook could not be handled');
      answer(500);
    }
  };
}
