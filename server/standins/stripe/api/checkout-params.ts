import { z } from 'zod';
import type Stripe from 'stripe';
import { integer, isWebAddress, paramsOf, plainMetadata, text, webAddress } from '../params.js';

/** Stripe fills in the session's id here when it sends the person back. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

const lineItem = z.strictObject({
  price: text,
  quantity: integer.refine((quantity) => quantity > 0, { error: 'quantity' }),
});

const subscriptionData = z.strictObject({
  metadata: plainMetadata.optional(),
  trial_period_days: integer
    .refine((days) => days >= 1 && days <= 730, { error: 'trial_period_days' })
    .optional(),
  // The page always asks for a card: what would be done without one never happens here.
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.literal('cancel') }),
    })
    .optional(),
});

export const createSessionParams = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  cancel_url: webAddress.optional(),
  client_reference_id: text
    .max(200)
    .regex(/^[\w-]+$/)
    .optional(),
  customer: text,
  line_items: z.array(lineItem).min(1).max(20),
  locale: z.literal('fr').optional(),
  mode: z.literal('subscription'),
  subscription_data: subscriptionData.optional(),
  success_url: z
    .string()
    .refine((url) => isWebAddress(url.replace(SESSION_ID_PLACEHOLDER, 'cs')), { error: 'url' }),
});

export type CreateSessionParams = z.output<typeof createSessionParams>;
export type LineItemParams = CreateSessionParams['line_items'][number];
