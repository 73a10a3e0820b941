import { nextStep } from '../../platform/viewer.js';
import { BillingRefusal } from './billing.errors.js';
import { orUnavailable, type BillingScope } from './start-checkout.js';

/** Returns the portal's address. @throws BillingRefusal (NO_BILLING_ACCOUNT, PAYMENT_PROVIDER_UNAVAILABLE) */
export async function openBillingPortal({
  db,
  viewer,
  stripe,
  publicUrl,
}: BillingScope): Promise<string> {
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { stripeCustomerId: true },
  });
  if (stripeCustomerId === null) throw new BillingRefusal('NO_BILLING_ACCOUNT');
  // The settings lie in the main area, which is closed to whoever has no subscription.
  const isOpen = nextStep(viewer) === 'DASHBOARD';
  const back = isOpen ? `${publicUrl}/dashboard/settings` : `${publicUrl}/subscription`;
  const portalUrl = await orUnavailable(stripe.createPortal(stripeCustomerId, back));
  if (portalUrl === null) throw new BillingRefusal('NO_BILLING_ACCOUNT');
  return portalUrl;
}
