import { newId } from '../ids.js';
import type { PortalConfiguration } from '../wire.js';

interface ConfigurationFields {
  name: string | null;
  headline: string | null;
  privacyPolicyUrl: string | null;
  termsOfServiceUrl: string | null;
  defaultReturnUrl: string | null;
  invoiceHistory: boolean;
  paymentMethodUpdate: boolean;
  subscriptionCancel: boolean;
  cancelMode: 'at_period_end' | 'immediately';
  metadata: Record<string, string>;
}

/** How an account wants its portal; what was not asked for is off. */
export function newPortalConfiguration(
  fields: ConfigurationFields,
  now: number,
): PortalConfiguration {
  return {
    id: newId('bpc_'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: fields.headline,
      privacy_policy_url: fields.privacyPolicyUrl,
      terms_of_service_url: fields.termsOfServiceUrl,
    },
    created: now,
    default_return_url: fields.defaultReturnUrl,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: fields.invoiceHistory },
      payment_method_update: {
        enabled: fields.paymentMethodUpdate,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: fields.subscriptionCancel,
        mode: fields.cancelMode,
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
    metadata: fields.metadata,
    name: fields.name,
    updated: now,
  };
}
