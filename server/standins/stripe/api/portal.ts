import type Stripe from 'stripe';
import { z } from 'zod';
import { noSuch } from '../errors.js';
import { newId } from '../ids.js';
import { pageOf } from '../list.js';
import { newPortalConfiguration } from '../objects/portal-configuration.js';
import { boolean, listParamsOf, paramsOf, plainMetadata, text, webAddress } from '../params.js';
import { requireCustomer } from './customers.js';
import { route } from './route.js';
import type { Route } from './route.js';

const enabled = z.strictObject({ enabled: boolean });

/** The billing portal: how it is set up, and the sessions that lead there. */
export const portalRoutes: Route[] = [
  route(
    'POST',
    '/v1/billing_portal/configurations',
    paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({
      business_profile: z
        .strictObject({
          headline: text.optional(),
          privacy_policy_url: webAddress.optional(),
          terms_of_service_url: webAddress.optional(),
        })
        .optional(),
      default_return_url: webAddress.optional(),
      features: z.strictObject({
        invoice_history: enabled.optional(),
        payment_method_update: enabled.optional(),
        subscription_cancel: z
          .strictObject({
            enabled: boolean,
            mode: z.enum(['at_period_end', 'immediately']).optional(),
          })
          .optional(),
      }),
      metadata: plainMetadata.optional(),
      name: text.optional(),
    }),
    (ctx, params) => {
      const made = newPortalConfiguration(
        {
          name: params.name ?? null,
          headline: params.business_profile?.headline ?? null,
          privacyPolicyUrl: params.business_profile?.privacy_policy_url ?? null,
          termsOfServiceUrl: params.business_profile?.terms_of_service_url ?? null,
          defaultReturnUrl: params.default_return_url ?? null,
          invoiceHistory: params.features.invoice_history?.enabled ?? false,
          paymentMethodUpdate: params.features.payment_method_update?.enabled ?? false,
          subscriptionCancel: params.features.subscription_cancel?.enabled ?? false,
          cancelMode: params.features.subscription_cancel?.mode ?? 'at_period_end',
          metadata: params.metadata ?? {},
        },
        ctx.now(),
      );
      return ctx.store.put('portalConfigurations', made);
    },
  ),
  route(
    'GET',
    '/v1/billing_portal/configurations',
    listParamsOf<Stripe.BillingPortal.ConfigurationListParams>()({ active: boolean.optional() }),
    (ctx, params) => {
      const rows = ctx.store
        .all('portalConfigurations')
        .filter(({ active }) => params.active === undefined || active === params.active);
      return pageOf(rows, params, '/v1/billing_portal/configurations');
    },
  ),
  route(
    'POST',
    '/v1/billing_portal/sessions',
    paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
      configuration: text.optional(),
      customer: text,
      locale: z.enum(['auto', 'de', 'en', 'en-GB', 'es', 'fr', 'fr-CA', 'it']).optional(),
      return_url: webAddress.optional(),
    }),
    (ctx, params) => {
      const customer = requireCustomer(ctx, params.customer, 'customer');
      const { configuration } = params;
      const known = configuration && ctx.store.get('portalConfigurations', configuration);
      if (configuration && !known) throw noSuch('configuration', configuration, 'configuration');
      const id = newId('bps_');
      return ctx.store.put('portalSessions', {
        id,
        object: 'billing_portal.session',
        configuration: configuration ?? 'bpc_local',
        created: ctx.now(),
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${ctx.publicBaseUrl()}/dev/stripe/portal/${id}`,
      });
    },
  ),
];
