import type Stripe from 'stripe';

/** What Popote is told of: the webhook's endpoint is set up for these, and the reconciler looks for these. */
export const handledEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] as const satisfies readonly Stripe.Event.Type[] &
  readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
