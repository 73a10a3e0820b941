import type { BillingServices } from './billing-services.js';
import { keepOnePayer, opensKitchen } from './one-payer.js';
import { standingOf, type Standing } from './standing.js';
import { Superseded, writeStanding, type Cause } from './write-standing.js';

/** Each failed try means that somebody else's succeeded. */
const mostTries = 10;

/**
 * Asks Stripe what a customer has, and writes that. No event and no browser is believed, and an older answer
 * never overwrites a newer one, so neither order nor repetition nor haste matters.
 * Resolves to null when nobody here is this customer. Throws when Stripe or the database cannot be reached.
 */
export async function syncBilling(
  services: BillingServices,
  customerId: string,
  event: Cause | null = null,
): Promise<Standing | null> {
  const { db, stripe, clock } = services;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const customer = await db.user.findUnique({
      where: { stripeCustomerId: customerId },
      select: {
        id: true,
        email: true,
        householdId: true,
        billingVersion: true,
        trialUsedAt: true,
        subscription: true,
      },
    });
    if (!customer) return null;
    const standing = standingOf(await stripe.readBilling(customerId), clock.now());
    try {
      await writeStanding(services, customer, standing, event);
      if (opensKitchen(customer.subscription, standing.subscription)) {
        await keepOnePayer(services, customer.id);
      }
      return standing;
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    }
  }
  throw new Error(`The billing of ${customerId} changed faster than it could be written.`);
}
