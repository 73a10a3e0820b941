import type Stripe from 'stripe';
import { z } from 'zod';
import { noSuch } from '../errors.js';
import { newId } from '../ids.js';
import { pageOf } from '../list.js';
import { configurationParams, newPortalConfiguration } from '../objects/portal-configuration.js';
import { boolean, listParamsOf, paramsOf, text, webAddress } from '../params.js';
import { requireCustomer } from './customers.js';
import { route } from './route.js';
import type { Route } from './route.js';

/** The billing portal: how it is set up, and the sessions that lead there. */
export const portalRoutes: Route[] = [
  route('POST', '/v1/billing_portal/configurations', configurationParams, (ctx, params) =>
    ctx.store.put('portalConfigurations', newPortalConfiguration(params, ctx.now())),
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
      locale: z.literal('fr').optional(),
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
