import type { NotificationType, SubscriptionStatus } from '../../generated/prisma/enums.js';
import type { StripeInvoice } from '../../integrations/stripe/stripe-gateway.js';
import { graceEnd } from '../../platform/grace-period.js';
import {
  paymentFailed,
  paymentReceived,
  subscribed,
  trialEnding,
  trialStarted,
} from './billing-messages.fr.js';
import { factsOfInvoice, isUnpaid } from './invoice-facts.js';

/** A notification that the standing gives reason for. */
export interface Notice {
  /** The cause: the same one never notifies twice. */
  key: string;
  type: NotificationType;
  title: string;
  message: string;
  /** Whether it goes by mail as well. */
  mailed: boolean;
}

interface Occasion {
  stripeSubscriptionId: string;
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
}

/** Stripe gives notice of a trial's end three days before; an hour more, as no two clocks agree. */
const trialNoticeMs = (3 * 24 + 1) * 3_600_000;

/** What a person is told of their subscription; its invoices are the newest first. */
export function noticesOf(
  subscription: Occasion,
  invoices: readonly StripeInvoice[],
  now: Date,
): Notice[] {
  const {
    stripeSubscriptionId: id,
    status,
    trialEndsAt,
    cancelAtPeriodEnd,
    pastDueSince,
  } = subscription;
  const notices: Notice[] = [];
  if (status === 'ACTIVE' || status === 'TRIALING') {
    const isFree = status === 'TRIALING' && trialEndsAt !== null;
    const text = isFree ? trialStarted(trialEndsAt) : subscribed();
    notices.push({ key: `subscribed:${id}`, type: 'SYSTEM', mailed: false, ...text });
  }
  const trialIsEnding =
    status === 'TRIALING' &&
    trialEndsAt !== null &&
    trialEndsAt.getTime() - now.getTime() <= trialNoticeMs;
  if (trialIsEnding && !cancelAtPeriodEnd) {
    const text = trialEnding(trialEndsAt);
    notices.push({ key: `trial-ending:${id}`, type: 'TRIAL_ENDING', mailed: true, ...text });
  }
  const [latest] = invoices;
  const paid = latest?.billing_reason === 'subscription_cycle' ? factsOfInvoice(latest) : null;
  if (paid) {
    const text = paymentReceived(paid.amount, paid.currency);
    notices.push({
      key: `paid:${paid.stripeInvoiceId}`,
      type: 'PAYMENT',
      mailed: false,
      ...text,
    });
  }
  if (latest && isUnpaid(latest) && pastDueSince) {
    const openUntil = graceEnd(pastDueSince);
    const text = paymentFailed(latest.amount_remaining, latest.currency, openUntil);
    notices.push({
      key: `payment-failed:${latest.id}`,
      type: 'PAYMENT_FAILED',
      mailed: true,
      ...text,
    });
  }
  return notices;
}
