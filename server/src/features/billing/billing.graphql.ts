import { builder } from '../../graphql/builder.js';
import { viewerOf, type Context } from '../../graphql/context.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { RefusalInterface } from '../../graphql/refusal.graphql.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { graceEnd } from '../../platform/grace-period.js';
import type { Viewer } from '../../platform/viewer.js';
import { BillingRefusal, PromoCodeRefusal } from './billing.errors.js';
import { confirmCheckout } from './confirm-checkout.js';
import { openBillingPortal } from './open-billing-portal.js';
import { startCheckout, type BillingScope } from './start-checkout.js';

const SubscriptionPlanEnum = builder.enumType('SubscriptionPlan', {
  description: 'The plan that was bought.',
  values: { PREMIUM: { description: 'CHF 9.99 a month, everything included.' } } as const,
});

const SubscriptionStatusEnum = builder.enumType('SubscriptionStatus', {
  description: 'How the subscription stands with Stripe.',
  values: {
    ACTIVE: { description: 'The subscription is paid.' },
    TRIALING: { description: 'In its free days; counts as paid.' },
    PAST_DUE: { description: 'The last payment failed; counts as paid for seven days.' },
    CANCELED: { description: 'The subscription has ended.' },
    INCOMPLETE: { description: 'The first payment has not gone through.' },
  } as const,
});

export const PremiumSubscriptionRef = builder.prismaObject('Subscription', {
  name: 'PremiumSubscription',
  description: 'What Stripe said when it was last asked.',
  fields: (t) => ({
    id: t.exposeID('userId', { description: 'The user’s id: there is one a person.' }),
    plan: t.expose('plan', {
      type: SubscriptionPlanEnum,
      description: 'The plan that was bought.',
    }),
    status: t.expose('status', {
      type: SubscriptionStatusEnum,
      description: 'Whether the subscription is active, in its free days, overdue or over.',
    }),
    startDate: t.expose('startDate', {
      type: 'DateTime',
      description: 'When the subscription began.',
    }),
    trialEndsAt: t.expose('trialEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the free days end or ended; null without any.',
    }),
    currentPeriodEnd: t.expose('currentPeriodEnd', {
      type: 'DateTime',
      nullable: true,
      description: 'When it renews, or ends if cancelAtPeriodEnd, or ended if CANCELED.',
    }),
    cancelAtPeriodEnd: t.exposeBoolean('cancelAtPeriodEnd', {
      description: 'Whether it was cancelled and runs out.',
    }),
    pastDueSince: t.expose('pastDueSince', {
      type: 'DateTime',
      nullable: true,
      description: 'While PAST_DUE: since when the payment is due.',
    }),
    graceEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      select: { pastDueSince: true },
      description: 'While PAST_DUE: until when it still counts as paid, seven days in all.',
      resolve: ({ pastDueSince }) => pastDueSince && graceEnd(pastDueSince),
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  subscription: t.prismaField({
    type: PremiumSubscriptionRef,
    nullable: true,
    description: 'The person’s own subscription; null when they never had one.',
    resolve: (query, viewer, _args, { db }) =>
      db.subscription.findUnique({ ...query, where: { userId: viewer.id } }),
  }),
}));

builder.objectType(PromoCodeRefusal, {
  name: 'PromoCodeRefusal',
  description: 'The promo code is wrong, or used by this person.',
  interfaces: [RefusalInterface],
});

builder.objectType(BillingRefusal, {
  name: 'BillingRefusal',
  description: 'The payment provider or the account does not allow it now.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    viewer: t.field({
      type: ViewerRef,
      description: 'The caller as Stripe has just described them, which may be the reason.',
      resolve: ({ code }, _args, context) => {
        const viewer = viewerOf(context);
        const isOpen = code === 'ALREADY_SUBSCRIBED' || code === 'PAID_BY_MEMBER';
        return isOpen ? { ...viewer, isSubscribed: true } : viewer;
      },
    }),
  }),
});

const scopeOf = (context: Context): BillingScope => ({
  db: context.db,
  viewer: viewerOf(context),
  stripe: context.stripe,
  clock: context.clock,
  changes: context.changes,
  logger: context.logger,
  mail: context.mail,
  config: context.config,
  publicUrl: context.publicUrl,
});

const StartCheckoutPayload = builder
  .objectRef<{ checkoutUrl: string }>('StartCheckoutPayload')
  .implement({
    description: 'A checkout waits.',
    fields: (t) => ({
      checkoutUrl: t.exposeString('checkoutUrl', {
        description: 'Stripe’s hosted page; send the browser there.',
      }),
    }),
  });

builder.mutationField('startCheckout', (t) =>
  t.field({
    type: StartCheckoutPayload,
    description: 'Opens a checkout for CHF 9.99 a month. Signed in only.',
    authScopes: { signedIn: true },
    args: {
      promoCode: t.arg.string({
        description:
          'FREE30 gives 30 free days, once per person; case and spaces around are ignored.',
      }),
    },
    errors: { types: [PromoCodeRefusal, BillingRefusal], union: { name: 'StartCheckoutResult' } },
    resolve: async (_root, { promoCode }, context) => ({
      checkoutUrl: await startCheckout(scopeOf(context), promoCode ?? null),
    }),
  }),
);

const ConfirmCheckoutPayload = builder
  .objectRef<{ viewer: Viewer }>('ConfirmCheckoutPayload')
  .implement({
    description: 'Stripe confirmed the payment.',
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the subscription and the next step.',
      }),
    }),
  });

builder.mutationField('confirmCheckout', (t) =>
  t.field({
    type: ConfirmCheckoutPayload,
    description:
      'Asks Stripe whether the caller’s checkout was paid; a visit alone changes nothing. Signed in only.',
    authScopes: { signedIn: true },
    args: {
      sessionId: t.arg.string({
        required: true,
        description: 'As Stripe wrote it into the address.',
      }),
    },
    errors: { types: [NotFoundRefusal, BillingRefusal], union: { name: 'ConfirmCheckoutResult' } },
    resolve: async (_root, { sessionId }, context) => {
      await confirmCheckout(scopeOf(context), sessionId);
      return { viewer: { ...viewerOf(context), isSubscribed: true } };
    },
  }),
);

const OpenBillingPortalPayload = builder
  .objectRef<{ portalUrl: string }>('OpenBillingPortalPayload')
  .implement({
    description: 'A portal session waits.',
    fields: (t) => ({
      portalUrl: t.exposeString('portalUrl', {
        description: 'Stripe’s billing portal; send the browser there.',
      }),
    }),
  });

builder.mutationField('openBillingPortal', (t) =>
  t.field({
    type: OpenBillingPortalPayload,
    description: 'Opens Stripe’s billing portal for the caller. Signed in only.',
    authScopes: { signedIn: true },
    errors: { types: [BillingRefusal], union: { name: 'OpenBillingPortalResult' } },
    resolve: async (_root, _args, context) => ({
      portalUrl: await openBillingPortal(scopeOf(context)),
    }),
  }),
);
