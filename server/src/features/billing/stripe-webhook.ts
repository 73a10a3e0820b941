import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeEvent } from '../../integrations/stripe/stripe-gateway.js';
import { BodyError, readText } from '../../platform/read-json.js';
import type { BillingServices } from './billing-services.js';
import { handleStripeEvent } from './handle-stripe-event.js';

const maximumBytes = 1024 * 1024;

/** The event, once its signature is found right; otherwise the status that says what was wrong. */
async function receive(
  { stripe, logger }: BillingServices,
  req: IncomingMessage,
): Promise<StripeEvent | 400 | 413> {
  try {
    const payload = await readText(req, maximumBytes);
    return await stripe.readEvent(payload, String(req.headers['stripe-signature'] ?? ''));
  } catch (error) {
    // Not the error itself, which holds all that was sent: anybody's, or somebody's who pays.
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ reason }, 'a webhook that cannot be believed');
    return error instanceof BodyError ? error.status : 400;
  }
}

/** POST /webhooks/stripe: 400 for a bad signature, 500 so that Stripe delivers again, 200 once it is written. */
export function stripeWebhook(services: BillingServices) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const answer = (status: number) => void res.writeHead(status).end();
    if (req.method !== 'POST') return answer(405);
    const event = await receive(services, req);
    if (typeof event === 'number') return answer(event);
    try {
      await handleStripeEvent(services, event);
      answer(200);
    } catch (error) {
      services.logger.error({ err: error, eventId: event.id }, 'a webhook could not be handled');
      answer(500);
    }
  };
}
