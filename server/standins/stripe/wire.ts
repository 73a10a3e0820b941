import type Stripe from 'stripe';

type Primitive = string | number | boolean | bigint | null | undefined | void;

/** A Stripe object as it travels in JSON: decimals are strings there, not `Decimal` values. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends Primitive
    ? T
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [K in keyof T]: Wire<T[K]> }
        : T;

/** The same object with every expandable field held as an id, which is how it is stored. */
export type Unexpanded<T> = {
  [K in keyof T]: [Extract<T[K], string>] extends [never]
    ? T[K]
    : [Extract<T[K], { id: string }>] extends [never]
      ? T[K]
      : Exclude<T[K], object>;
};

type Stored<T> = Unexpanded<Wire<T>>;

export type Customer = Stored<Stripe.Customer>;
export type DeletedCustomer = Wire<Stripe.DeletedCustomer>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type Plan = Stored<Stripe.Plan>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type CheckoutSession = Stored<Stripe.Checkout.Session>;
export type LineItem = Wire<Stripe.LineItem>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type StripeEvent = Wire<Stripe.EventBase>;
export type EventType = Stripe.Event['type'];
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;

/** What a checkout session was asked for and does not show: read when it is completed. */
export interface CheckoutPlan {
  id: string;
  items: LineItem[];
  trialDays: number | null;
  metadata: Record<string, string>;
}

/** How a stored card will answer the next charges. The id is the payment method's. */
export interface CardBehavior {
  id: string;
  charge: 'succeed' | 'decline';
}

/** One webhook still to be delivered. */
export interface Delivery {
  id: string;
  event: string;
  attempts: number;
  /** Milliseconds since the epoch. */
  nextAttemptAt: number;
}

/** A reply kept under its idempotency key. */
export interface KeptReply {
  id: string;
  fingerprint: string;
  body: string;
  requestId: string;
  created: number;
}

export interface Tables {
  customers: Customer | DeletedCustomer;
  products: Product;
  prices: Price;
  paymentMethods: PaymentMethod;
  checkoutSessions: CheckoutSession;
  checkoutPlans: CheckoutPlan;
  subscriptions: Subscription;
  trialReminders: { id: string };
  invoices: Invoice;
  portalConfigurations: PortalConfiguration;
  portalSessions: PortalSession;
  events: StripeEvent;
  webhookEndpoints: WebhookEndpoint;
  cardBehaviors: CardBehavior;
  deliveries: Delivery;
  keptReplies: KeptReply;
}

export type TableName = keyof Tables;

export const TABLE_NAMES = [
  'customers',
  'products',
  'prices',
  'paymentMethods',
  'checkoutSessions',
  'checkoutPlans',
  'subscriptions',
  'trialReminders',
  'invoices',
  'portalConfigurations',
  'portalSessions',
  'events',
  'webhookEndpoints',
  'cardBehaviors',
  'deliveries',
  'keptReplies',
] as const satisfies readonly TableName[];

/** The API version whose shapes are spoken here: the one the installed SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;
