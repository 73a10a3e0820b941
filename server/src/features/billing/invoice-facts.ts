import type { StripeInvoice } from '../../integrations/stripe/stripe-gateway.js';

/** What is kept of an invoice. */
export interface InvoiceFacts {
  stripeInvoiceId: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  paidAt: Date;
}

/** A paid invoice as it is kept; null for one that cost nothing or is not paid. */
export function factsOfInvoice(invoice: StripeInvoice): InvoiceFacts | null {
  const paidAt = invoice.status_transitions.paid_at;
  if (invoice.status !== 'paid' || invoice.amount_paid === 0 || paidAt === null) return null;
  return {
    stripeInvoiceId: invoice.id,
    amount: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: new Date(paidAt * 1000),
  };
}

/** Whether the card was asked and refused, and is still to pay. */
export const isUnpaid = ({ status, attempted, amount_remaining }: StripeInvoice): boolean =>
  status === 'open' && attempted && amount_remaining > 0;
