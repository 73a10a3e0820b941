import { nextStep } from '../../platform/viewer.js';
import { BillingRefusal } from './billing.errors.js';
import { loadKitchenAccess } from './kitchen-access.js';
import { orUnavailable, type BillingScope } from './start-checkout.js';

/** Why somebody who has never been to the checkout has nothing to manage. */
async function nothingToManage(scope: BillingScope): Promise<BillingRefusal> {
  const access = scope.viewer.isSubscribed ? await loadKitchenAccess(scope, scope.viewer) : null;
  if (!access) return new BillingRefusal('NO_BILLING_ACCOUNT');
  return new BillingRefusal(access.subscription ? 'PAID_BY_MEMBER' : 'COMPLIMENTARY_ACCESS');
}

/**
 * Returns the portal's address.
 * @throws BillingRefusal (NO_BILLING_ACCOUNT, PAID_BY_MEMBER, COMPLIMENTARY_ACCESS, PAYMENT_PROVIDER_UNAVAILABLE)
 */
export async function openBillingPortal(scope: BillingScope): Promise<string> {
  const { db, viewer, stripe, publicUrl } = scope;
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { stripeCustomerId: true },
  });
  if (stripeCustomerId === null) throw await nothingToManage(scope);
  // The settings lie in the main area, which is closed to whoever has no subscription.
  const isOpen = nextStep(viewer) === 'DASHBOARD';
  const back = isOpen ? `${publicUrl}/dashboard/settings` : `${publicUrl}/subscription`;
  const portalUrl = await orUnavailable(stripe.createPortal(stripeCustomerId, back));
  if (portalUrl === null) throw new BillingRefusal('NO_BILLING_ACCOUNT');
  return portalUrl;
}
