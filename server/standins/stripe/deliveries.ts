import { createHmac } from 'node:crypto';
import type { StripeContext } from './context.js';
import type { Delivery } from './store.js';

const ANSWER_WITHIN_MS = 10_000;
/** Stripe waits hours; a developer who restarts a server should not. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

/** The `Stripe-Signature` header of a payload sent at `timestamp` (seconds since the epoch). */
export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}

export interface DeliveryOptions {
  webhookUrl: () => string;
  webhookSecret: string;
  /** Waits after the first, second… failure; the last one repeats. */
  retryDelaysMs?: readonly number[];
}

/**
 * Sends queued events, oldest first, one at a time, until the receiver answers 2xx. What fails is
 * tried again later and holds up nothing else, so deliveries are at least once and may overtake.
 */
export function createDeliveries({ store }: StripeContext, options: DeliveryOptions) {
  const { webhookUrl, webhookSecret, retryDelaysMs: delays = RETRY_DELAYS_MS } = options;
  const abort = new AbortController();
  let isStopped = false;
  let round = Promise.resolve();

  /** Whether the receiver has taken it. */
  async function post(body: string): Promise<boolean> {
    const signature = signatureHeader(body, webhookSecret, Math.floor(Date.now() / 1000));
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    try {
      const response = await fetch(webhookUrl(), { method: 'POST', body, headers, signal });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function attempt({ id, attempts }: Delivery): Promise<void> {
    const event = store.get('events', id);
    const isOver = !event || (await post(JSON.stringify(event)));
    const nextAttemptAt = Date.now() + (delays[attempts] ?? delays.at(-1) ?? 0);
    store.transaction(() => {
      if (isOver) store.remove('deliveries', id);
      else store.put('deliveries', { id, attempts: attempts + 1, nextAttemptAt });
    });
  }

  function nextDue(): Delivery | undefined {
    const [first] = store.all('deliveries').sort((a, b) => a.nextAttemptAt - b.nextAttemptAt);
    return !isStopped && first && first.nextAttemptAt <= Date.now() ? first : undefined;
  }

  const inTurn = (work: () => Promise<void>): Promise<void> =>
    // A full disk: nothing is lost, and it can wait.
    (round = round.then(work).catch(() => {}));

  /** Sends what is due; called after every change, and every now and then. */
  const wake = () =>
    void inTurn(async () => {
      for (let due = nextDue(); due; due = nextDue()) await attempt(due);
    });

  return {
    wake,
    stop: () => void (isStopped = true),
    start() {
      isStopped = false;
      wake();
    },
    /** Tries everything that is queued once, now, whatever its turn; resolves to how much is left. */
    async flush() {
      await inTurn(async () => {
        for (const delivery of store.all('deliveries')) await attempt(delivery);
      });
      return store.all('deliveries').length;
    },
    async close() {
      isStopped = true;
      abort.abort();
      await round;
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
