import type { SubscriptionStatus } from '../../generated/prisma/enums.js';
import type {
  StripeBilling,
  StripeInvoice,
  StripeSubscription,
} from '../../integrations/stripe/stripe-gateway.js';
import { factsOfInvoice, isUnpaid, type InvoiceFacts } from './invoice-facts.js';
import { noticesOf, type Notice } from './notices.js';

/** What a person's row says, as Stripe has it. */
export interface SubscriptionFacts {
  stripeSubscriptionId: string;
  status: SubscriptionStatus;
  startDate: Date;
  trialEndsAt: Date | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
}

/** All that follows from what Stripe says; the same answer always gives the same standing. */
export interface Standing {
  subscription: SubscriptionFacts | null;
  invoices: InvoiceFacts[];
  notices: Notice[];
  /** Whether any subscription began with free days: FREE30 is once per person. */
  hadTrial: boolean;
}

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  incomplete: 'INCOMPLETE',
  incomplete_expired: 'CANCELED',
  canceled: 'CANCELED',
  paused: 'CANCELED',
};

/** A status that Stripe may add one day opens nothing. */
const statusOf = ({ status }: StripeSubscription): SubscriptionStatus =>
  statuses[status] ?? 'INCOMPLETE';

const precedence: readonly SubscriptionStatus[] = [
  'ACTIVE',
  'TRIALING',
  'PAST_DUE',
  'INCOMPLETE',
  'CANCELED',
];

const toDate = (seconds: number): Date => new Date(seconds * 1000);
const toDateOrNull = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? toDate(seconds) : null;

/** The subscription that counts: the liveliest, and the newest of those alike. */
function pick(subscriptions: readonly StripeSubscription[]): StripeSubscription | null {
  const [best] = subscriptions.toSorted(
    (a, b) =>
      precedence.indexOf(statusOf(a)) - precedence.indexOf(statusOf(b)) || b.created - a.created,
  );
  return best ?? null;
}

/** Since when a payment is due: the bill's day, or the start of the period that it would have paid. */
function dueSince(subscription: StripeSubscription, unpaid: StripeInvoice | undefined): Date {
  const start = subscription.items.data[0]?.current_period_start ?? subscription.start_date;
  return toDate(unpaid ? (unpaid.status_transitions.finalized_at ?? unpaid.created) : start);
}

/** When it ended, will end, or renews. */
const endOf = ({ ended_at, cancel_at, items }: StripeSubscription): Date | null =>
  toDateOrNull(ended_at ?? cancel_at ?? items.data[0]?.current_period_end);

const bills = ({ parent }: StripeInvoice, { id }: StripeSubscription): boolean => {
  const subscription = parent?.subscription_details?.subscription;
  return (typeof subscription === 'string' ? subscription : subscription?.id) === id;
};

/** Reads a customer's standing out of what Stripe has of them; `invoices` are the newest first. */
export function standingOf({ subscriptions, invoices }: StripeBilling, now: Date): Standing {
  const kept = invoices.map(factsOfInvoice).filter((invoice) => invoice !== null);
  const hadTrial = subscriptions.some(({ trial_end }) => trial_end !== null);
  const picked = pick(subscriptions);
  if (!picked) return { subscription: null, invoices: kept, notices: [], hadTrial };
  const own = invoices.filter((invoice) => bills(invoice, picked));
  const status = statusOf(picked);
  const firstUnpaid = own.findLast(isUnpaid);
  const subscription: SubscriptionFacts = {
    stripeSubscriptionId: picked.id,
    status,
    startDate: toDate(picked.start_date),
    trialEndsAt: toDateOrNull(picked.trial_end),
    currentPeriodEnd: endOf(picked),
    cancelAtPeriodEnd: picked.cancel_at_period_end || picked.cancel_at !== null,
    pastDueSince: status === 'PAST_DUE' ? dueSince(picked, firstUnpaid) : null,
  };
  const notices = noticesOf(subscription, own, now);
  return { subscription, invoices: kept, notices, hadTrial };
}
