import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '../ids.js';
import { boolean, paramsOf, plainMetadata, text, webAddress } from '../params.js';
import type { PortalConfiguration } from '../wire.js';

const enabled = z.strictObject({ enabled: boolean });

export const configurationParams = paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({
  business_profile: z.strictObject({
    privacy_policy_url: webAddress,
    terms_of_service_url: webAddress,
  }),
  default_return_url: webAddress,
  features: z.strictObject({
    invoice_history: enabled,
    payment_method_update: enabled,
    subscription_cancel: z.strictObject({ enabled: boolean, mode: z.literal('at_period_end') }),
  }),
  metadata: plainMetadata,
  name: text,
});

type ConfigurationParams = z.output<typeof configurationParams>;

/** How an account wants its portal; what was not asked for is off. */
export function newPortalConfiguration(
  params: ConfigurationParams,
  now: number,
): PortalConfiguration {
  return {
    id: newId('bpc_'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, ...params.business_profile },
    created: now,
    default_return_url: params.default_return_url,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: params.features.invoice_history,
      payment_method_update: {
        ...params.features.payment_method_update,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        ...params.features.subscription_cancel,
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: params.metadata,
    name: params.name,
    updated: now,
  };
}
