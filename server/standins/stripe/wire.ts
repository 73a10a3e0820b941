import type Stripe from 'stripe';

/** Some of an object of Stripe's, as it travels in JSON. */
type Some<T> = T extends readonly (infer Item)[]
  ? readonly Some<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Some<T[K]> }
    : T;

/** Fields of Stripe's `T`: what Stripe would not send there does not compile. */
export type Of<T, Fields extends Some<T>> = Fields;

/** In seconds since the epoch, as all times here. */
export interface Period {
  start: number;
  end: number;
}

// Of each object, what somebody reads.

export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  name: string | null;
}

/** To be paid every month. */
export interface Price {
  id: string;
  active: true;
  currency: string;
  lookup_key: string | null;
  product: string;
  recurring: { interval: 'month'; interval_count: 1 };
  unit_amount: number;
}

export interface CheckoutSession {
  id: string;
  amount_total: number;
  cancel_url: string;
  client_reference_id: string | null;
  customer: string;
  expires_at: number;
  payment_status: 'no_payment_required' | 'paid' | 'unpaid';
  status: 'complete' | 'expired' | 'open';
  subscription: string | null;
  success_url: string;
  url: string | null;
}

export interface Subscription {
  id: string;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  created: number;
  customer: string;
  ended_at: number | null;
  items: { data: [{ current_period_start: number; current_period_end: number; price: Price }] };
  latest_invoice: string | null;
  metadata: Record<string, string>;
  start_date: number;
  status: 'active' | 'canceled' | 'past_due' | 'trialing';
  trial_end: number | null;
}

export interface Invoice {
  id: string;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  created: number;
  currency: string;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  lines: { data: [{ description: string; period: Period }] };
  next_payment_attempt: number | null;
  number: string;
  parent: { subscription_details: { metadata: Record<string, string>; subscription: string } };
  status: 'open' | 'paid';
  status_transitions: { finalized_at: number; paid_at: number | null };
  total: number;
}

export interface PortalSession {
  id: string;
  created: number;
  customer: string;
  return_url: string;
  url: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  type: Stripe.Event.Type;
}

/** The API version whose shapes are spoken here: the one the installed SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;
