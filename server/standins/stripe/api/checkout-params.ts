import { z } from 'zod';
import type Stripe from 'stripe';
import { integer, isWebAddress, paramsOf, plainMetadata, text, webAddress } from '../params.js';
import { currency, recurring, taxBehavior } from './catalog.js';

/** Stripe fills in the session's id here when it sends the person back. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

const LOCALES = [
  'auto',
  'de',
  'en',
  'en-GB',
  'es',
  'fr',
  'fr-CA',
  'it',
  'nl',
  'pt',
  'pt-BR',
] as const;

const priceData = z.strictObject({
  currency,
  product: text.optional(),
  product_data: z
    .strictObject({
      name: text,
      description: text.optional(),
      metadata: plainMetadata.optional(),
    })
    .optional(),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.optional(),
  unit_amount: integer.optional(),
});

const lineItem = z.strictObject({
  metadata: plainMetadata.optional(),
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer.refine((quantity) => quantity > 0, { error: 'quantity' }),
});

const subscriptionData = z.strictObject({
  description: text.max(500).optional(),
  metadata: plainMetadata.optional(),
  trial_end: integer.optional(),
  trial_period_days: integer
    .refine((days) => days >= 1 && days <= 730, { error: 'trial_period_days' })
    .optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    })
    .optional(),
});

export const createSessionParams = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  cancel_url: webAddress.optional(),
  client_reference_id: text
    .max(200)
    .regex(/^[\w-]+$/)
    .optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  expires_at: integer.optional(),
  line_items: z.array(lineItem).max(20),
  locale: z.enum(LOCALES).optional(),
  metadata: plainMetadata.optional(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  subscription_data: subscriptionData.optional(),
  success_url: z
    .string()
    .refine((url) => isWebAddress(url.replace(SESSION_ID_PLACEHOLDER, 'cs')), { error: 'url' }),
  ui_mode: z.literal('hosted_page').optional(),
});

export type CreateSessionParams = z.output<typeof createSessionParams>;
export type LineItemParams = CreateSessionParams['line_items'][number];
