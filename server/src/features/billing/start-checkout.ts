import { isStripeOutage, type StripeGateway } from '../../integrations/stripe/stripe-gateway.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { BillingRefusal, PromoCodeRefusal } from './billing.errors.js';

/** FREE30: thirty free days, once per person. */
const promoCodes: ReadonlyMap<string, number> = new Map([['FREE30', 30]]);

export interface BillingScope {
  db: Db;
  viewer: Viewer;
  stripe: StripeGateway;
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

function trialDaysOf(promoCode: string | null, trialUsed: boolean): number | null {
  const code = promoCode?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const days = promoCodes.get(code);
  if (days === undefined) throw new PromoCodeRefusal('PROMO_CODE_INVALID');
  if (trialUsed) throw new PromoCodeRefusal('PROMO_CODE_USED');
  return days;
}

/**
 * Returns the address of Stripe's hosted checkout.
 * @throws PromoCodeRefusal, BillingRefusal (ALREADY_SUBSCRIBED, PAYMENT_PROVIDER_UNAVAILABLE)
 */
export async function startCheckout(
  { db, viewer, stripe, publicUrl }: BillingScope,
  promoCode: string | null,
): Promise<string> {
  if (viewer.isSubscribed) throw new BillingRefusal('ALREADY_SUBSCRIBED');
  const user = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { stripeCustomerId: true, trialUsedAt: true },
  });
  const trialDays = trialDaysOf(promoCode, user.trialUsedAt !== null);
  const customerId =
    user.stripeCustomerId ?? (await orUnavailable(createCustomer({ db, viewer, stripe })));
  return orUnavailable(
    stripe.createCheckout({
      customerId,
      userId: viewer.id,
      trialDays,
      successUrl: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/subscription?checkout=cancelled`,
    }),
  );
}

async function createCustomer({
  db,
  viewer,
  stripe,
}: Pick<BillingScope, 'db' | 'viewer' | 'stripe'>): Promise<string> {
  const { id: userId, email, firstName, lastName } = viewer;
  const stripeCustomerId = await stripe.createCustomer({
    userId,
    email,
    name: `${firstName} ${lastName}`,
  });
  await db.user.updateMany({ where: { id: userId }, data: { stripeCustomerId } });
  return stripeCustomerId;
}
