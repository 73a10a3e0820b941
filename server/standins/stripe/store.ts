import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import type * as Wire from './wire.js';

/** What a checkout session sells, which it does not show; under the session's id. */
export interface Order {
  id: string;
  price: Wire.Price;
  trialDays: number | null;
  metadata: Record<string, string>;
}

/** A saved card; `charges` says whether it can be charged. */
export interface Card {
  id: string;
  customer: string;
  last4: string;
  expMonth: number;
  expYear: number;
  charges: boolean;
}

/** One webhook still to be delivered, under its event's id; its turn in milliseconds since the epoch. */
export interface Delivery {
  id: string;
  attempts: number;
  nextAttemptAt: number;
}

/** The rows of each kind, which all have an id. */
export interface Tables {
  customers: Wire.Of<Stripe.Customer, Wire.Customer> | Wire.Of<Stripe.DeletedCustomer, Deleted>;
  products: Wire.Of<Stripe.Product, { id: string; name: string }>;
  prices: Wire.Of<Stripe.Price, Wire.Price>;
  portalConfigurations: { id: string };
  webhookEndpoints: { id: string };
  cards: Card;
  checkoutSessions: Wire.Of<Stripe.Checkout.Session, Wire.CheckoutSession>;
  orders: Order;
  subscriptions: Wire.Of<Stripe.Subscription, Wire.Subscription>;
  trialReminders: { id: string };
  invoices: Wire.Of<Stripe.Invoice, Wire.Invoice>;
  portalSessions: Wire.Of<Stripe.BillingPortal.Session, Wire.PortalSession>;
  events: Wire.Of<Stripe.EventBase, Wire.StripeEvent>;
  deliveries: Delivery;
  /** The replies to calls, under their idempotency keys. */
  replies: { id: string; call: string; reply: string; created: number };
}

type Deleted = { id: string; object: 'customer'; deleted: true };
export type TableName = keyof Tables;
type Row = Tables[TableName];
type Change = [table: TableName, id: string, row: Row | null];

/** A random id in Stripe's style. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * Everything the local Stripe knows, in memory and on disk. A transaction is one line of a journal,
 * appended before the caller hears of it, so a killed process loses nothing it acknowledged; a line
 * cut short by the kill is ignored. Opened again, the journal is folded into one line.
 */
export class Store {
  readonly #journal: string;
  readonly #tables = new Map<TableName, Map<string, Row>>();
  #changes: Change[] | null = null;

  constructor(dataDir: string) {
    fs.mkdirSync(dataDir, { recursive: true });
    this.#journal = join(dataDir, 'journal.ndjson');
    this.#load();
    const rows = [...this.#tables].flatMap(([name, table]) =>
      [...table.values()].map((row): Change => [name, row.id, row]),
    );
    fs.writeFileSync(`${this.#journal}.tmp`, `${JSON.stringify(rows)}\n`, { flush: true });
    fs.renameSync(`${this.#journal}.tmp`, this.#journal);
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.#rows(table).get(id);
  }

  /** Oldest first. */
  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.#rows(table).values()];
  }

  /** Rows are replaced, never changed in place: an event keeps the object it was sent with. */
  put<T extends TableName, R extends Tables[T]>(table: T, row: R): R {
    this.#change([table, row.id, row]);
    return row;
  }

  remove(table: TableName, id: string): void {
    this.#change([table, id, null]);
  }

  /** Runs `work` (synchronous) and keeps all of its changes, or none when it throws. */
  transaction<T>(work: () => T): T {
    if (this.#changes) return work();
    const changes: Change[] = (this.#changes = []);
    try {
      const result = work();
      if (changes.length > 0) fs.appendFileSync(this.#journal, `${JSON.stringify(changes)}\n`);
      return result;
    } catch (error) {
      if (changes.length > 0) this.#load();
      throw error;
    } finally {
      this.#changes = null;
    }
  }

  #rows<T extends TableName>(table: T): Map<string, Tables[T]> {
    const rows = this.#tables.get(table) ?? new Map<string, Row>();
    this.#tables.set(table, rows);
    return rows as Map<string, Tables[T]>;
  }

  #change(change: Change): void {
    if (!this.#changes) throw new Error('A change outside a transaction would not be kept.');
    this.#changes.push(change);
    this.#apply(change);
  }

  #apply([table, id, row]: Change): void {
    const rows: Map<string, Row> = this.#rows(table);
    if (row) rows.set(id, row);
    else rows.delete(id);
  }

  #load(): void {
    this.#tables.clear();
    const journal = fs.existsSync(this.#journal) ? fs.readFileSync(this.#journal, 'utf8') : '';
    // What follows the last line break is a line cut short, or nothing.
    for (const line of journal.split('\n').slice(0, -1)) {
      for (const change of JSON.parse(line) as Change[]) this.#apply(change);
    }
  }
}
