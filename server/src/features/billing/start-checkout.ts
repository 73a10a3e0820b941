import type { SubscriptionStatus } from '../../generated/prisma/enums.js';
import { guardError } from '../../graphql/refusal.js';
import { isStripeOutage } from '../../integrations/stripe/stripe-client.js';
import type { Config } from '../../platform/config.js';
import { graceEnd } from '../../platform/grace-period.js';
import type { Viewer } from '../../platform/viewer.js';
import type { BillingServices } from './billing-services.js';
import { BillingRefusal, PromoCodeRefusal } from './billing.errors.js';
import { loadKitchenAccess } from './kitchen-access.js';
import { syncBilling } from './sync-billing.js';
import { addressHash } from './used-trial.policy.js';

/** FREE30: thirty free days, once per person. */
const promoCodes: ReadonlyMap<string, number> = new Map([['FREE30', 30]]);

export interface BillingScope extends BillingServices {
  viewer: Viewer;
  config: Pick<Config, 'PSEUDONYM_KEY' | 'complimentaryEmails'>;
  publicUrl: string;
}

/** @throws BillingRefusal where Stripe could not be reached. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isStripeOutage(error)) throw new BillingRefusal('PAYMENT_PROVIDER_UNAVAILABLE');
    throw error;
  }
}

/** @throws PromoCodeRefusal */
function trialDaysOf(promoCode: string | null): number | null {
  const code = promoCode?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const days = promoCodes.get(code);
  if (days === undefined) throw new PromoCodeRefusal('PROMO_CODE_INVALID');
  return days;
}

/** Whether somebody who is gone, or has another address now, has had the free days under this one. */
async function hadTrialBefore({ db, viewer, config }: BillingScope): Promise<boolean> {
  const where = { addressHash: addressHash(config.PSEUDONYM_KEY, viewer.email) };
  return (await db.usedTrial.count({ where })) > 0;
}

const personOf = ({ email, firstName, lastName }: Viewer) => ({
  email,
  name: `${firstName} ${lastName}`,
});

/** The account was deleted meanwhile, in another tab: whatever was begun for it ends at Stripe as well. */
async function abandon({ stripe }: BillingScope, customerId: string): Promise<never> {
  await stripe.expireCheckouts(customerId);
  await stripe.deleteCustomer(customerId);
  throw guardError('UNAUTHENTICATED');
}

/** Makes the person a customer, or a new one in place of the one who is gone from Stripe. */
async function createCustomer(
  { db, viewer, stripe }: BillingScope,
  inPlaceOf: string | null,
): Promise<string> {
  const person = { userId: viewer.id, ...personOf(viewer) };
  const stripeCustomerId = await stripe.createCustomer({ ...person, inPlaceOf });
  await db.user.updateMany({ where: { id: viewer.id }, data: { stripeCustomerId } });
  return stripeCustomerId;
}

const isPaying = (status: SubscriptionStatus | undefined): boolean =>
  status === 'ACTIVE' || status === 'TRIALING';

interface KnownCustomer {
  /** Null when the customer is gone from Stripe. */
  id: string | null;
  /** Whether free days were used that nobody here had heard of. */
  hadTrial: boolean;
}

/**
 * Makes sure that nobody pays twice: a payment whose news was lost is found now, and checkouts left open close.
 * @throws BillingRefusal (ALREADY_SUBSCRIBED, PAYMENT_OVERDUE)
 */
async function prepareCustomer(scope: BillingScope, customerId: string): Promise<KnownCustomer> {
  const { stripe, viewer, clock } = scope;
  // What was paid before its page closed is then found.
  const [isThere] = await Promise.all([
    stripe.updateCustomer(customerId, personOf(viewer)),
    stripe.expireCheckouts(customerId),
  ]);
  const standing = await syncBilling(scope, customerId);
  const { status, pastDueSince } = standing?.subscription ?? {};
  if (isPaying(status)) throw new BillingRefusal('ALREADY_SUBSCRIBED');
  if (status !== 'PAST_DUE') {
    return { id: isThere ? customerId : null, hadTrial: standing?.hadTrial ?? false };
  }
  const isOpen = pastDueSince && graceEnd(pastDueSince) > clock.now();
  throw new BillingRefusal(isOpen ? 'ALREADY_SUBSCRIBED' : 'PAYMENT_OVERDUE');
}

/**
 * Makes sure that nobody pays for a kitchen that is open; other members' payments whose news was lost are found now.
 * @throws BillingRefusal (ALREADY_SUBSCRIBED, PAID_BY_MEMBER)
 */
async function refuseOpenKitchen(scope: BillingScope): Promise<void> {
  const { db, viewer } = scope;
  if (viewer.isSubscribed) {
    const access = await loadKitchenAccess(scope, viewer);
    const isOthers = access?.payer.id !== viewer.id && access?.subscription;
    throw new BillingRefusal(isOthers ? 'PAID_BY_MEMBER' : 'ALREADY_SUBSCRIBED');
  }
  const others = await db.user.findMany({
    where: {
      householdId: viewer.householdId,
      id: { not: viewer.id },
      stripeCustomerId: { not: null },
    },
    select: { stripeCustomerId: true },
  });
  const standings = await orUnavailable(
    Promise.all(others.map(({ stripeCustomerId }) => syncBilling(scope, stripeCustomerId ?? ''))),
  );
  const isPaid = standings.some((standing) => isPaying(standing?.subscription?.status));
  if (isPaid) throw new BillingRefusal('PAID_BY_MEMBER');
}

/** Another member paid during these steps: what was opened meanwhile is not to be paid. */
async function refuseIfPaidMeanwhile(scope: BillingScope, customerId: string): Promise<void> {
  const access = await loadKitchenAccess(scope, scope.viewer);
  if (access?.payer.id === scope.viewer.id || !isPaying(access?.subscription?.status)) return;
  await orUnavailable(scope.stripe.expireCheckouts(customerId));
  throw new BillingRefusal('PAID_BY_MEMBER');
}

/**
 * Returns the address of Stripe's hosted checkout.
 * @throws PromoCodeRefusal, BillingRefusal (ALREADY_SUBSCRIBED, PAID_BY_MEMBER, PAYMENT_OVERDUE,
 * PAYMENT_PROVIDER_UNAVAILABLE)
 */
export async function startCheckout(
  scope: BillingScope,
  promoCode: string | null,
): Promise<string> {
  const { db, viewer, stripe, publicUrl } = scope;
  await refuseOpenKitchen(scope);
  const user = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { stripeCustomerId: true, trialUsedAt: true },
  });
  const last = user.stripeCustomerId;
  const known = last === null ? null : await orUnavailable(prepareCustomer(scope, last));
  const trialDays = trialDaysOf(promoCode);
  if (
    trialDays !== null &&
    (known?.hadTrial || user.trialUsedAt || (await hadTrialBefore(scope)))
  ) {
    throw new PromoCodeRefusal('PROMO_CODE_USED');
  }
  const customerId = known?.id ?? (await orUnavailable(createCustomer(scope, last)));
  const url = await orUnavailable(
    stripe.createCheckout({
      customerId,
      userId: viewer.id,
      trialDays,
      successUrl: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/subscription?checkout=cancelled`,
    }),
  );
  // Only now, as it may have gone during any of these steps.
  const isHere = (await db.user.count({ where: { id: viewer.id } })) === 1;
  if (!isHere) return abandon(scope, customerId);
  await refuseIfPaidMeanwhile(scope, customerId);
  return url;
}
