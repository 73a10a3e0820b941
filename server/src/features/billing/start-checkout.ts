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
  if (status === 'ACTIVE' || status === 'TRIALING') throw new BillingRefusal('ALREADY_SUBSCRIBED');
  if (status !== 'PAST_DUE') {
    return { id: isThere ? customerId : null, hadTrial: standing?.hadTrial ?? false };
  }
  const isOpen = pastDueSince && graceEnd(pastDueSince) > clock.now();
  throw new BillingRefusal(isOpen ? 'ALREADY_SUBSCRIBED' : 'PAYMENT_OVERDUE');
}

/**
 * Makes sure that nobody pays for a kitchen that is open; another member's payment whose news was lost is found now.
 * @throws BillingRefusal (ALREADY_SUBSCRIBED, PAID_BY_MEMBER)
 */
async function refuseOpenKitchen(scope: BillingScope): Promise<void> {
  const { db, viewer } = scope;
  const access = await loadKitchenAccess(scope, viewer);
  const other = access?.payer.id !== viewer.id && access?.subscription ? access.payer.id : null;
  const paidByMember = new BillingRefusal('PAID_BY_MEMBER');
  if (viewer.isSubscribed) throw other ? paidByMember : new BillingRefusal('ALREADY_SUBSCRIBED');
  if (other === null) return;
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({
    where: { id: other },
    select: { stripeCustomerId: true },
  });
  if (stripeCustomerId === null) return;
  const standing = await orUnavailable(syncBilling(scope, stripeCustomerId));
  const status = standing?.subscription?.status;
  if (status === 'ACTIVE' || status === 'TRIALING') throw paidByMember;
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
  return isHere ? url : abandon(scope, customerId);
}
