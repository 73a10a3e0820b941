import { signatureHeader } from './signature.js';
import type { StripeContext } from './context.js';
import type { Delivery } from './wire.js';

const ANSWER_WITHIN_MS = 10_000;
const GIVE_UP_AFTER_ATTEMPTS = 200;
const PAUSE_AFTER_FAULT_MS = 1_000;
/** Stripe waits hours; a developer who restarts a server should not. */
const DEFAULT_RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

export interface DeliveryOptions {
  webhookUrl: () => string;
  webhookSecret: string;
  /** Waits after the first, second… failure; the last one repeats. */
  retryDelaysMs?: readonly number[] | undefined;
}

/**
 * Sends queued events, oldest first, one at a time, until the receiver answers 2xx. What fails is
 * tried again later and holds up nothing else, so deliveries are at least once and may overtake.
 */
export class Deliveries {
  readonly #ctx: StripeContext;
  readonly #options: DeliveryOptions;
  readonly #abort = new AbortController();
  #round: Promise<void> | null = null;
  #wokenDuringRound = false;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(ctx: StripeContext, options: DeliveryOptions) {
    this.#ctx = ctx;
    this.#options = options;
  }

  /** Looks at the queue soon; called after every change. */
  wake(): void {
    if (this.#round) {
      this.#wokenDuringRound = true;
      return;
    }
    if (this.#stopped || this.#abort.signal.aborted) return;
    void this.#startRound();
  }

  stop(): void {
    this.#stopped = true;
  }

  start(): void {
    this.#stopped = false;
    this.wake();
  }

  /** Tries everything that is queued once, now, whatever its turn; resolves when that is done. */
  async flush(): Promise<void> {
    await this.#rest();
    this.#ctx.store.transaction(() => {
      for (const delivery of this.#ctx.store.all('deliveries')) {
        this.#ctx.store.put('deliveries', { ...delivery, nextAttemptAt: 0 });
      }
    });
    await this.#startRound();
    await this.#rest();
  }

  async close(): Promise<void> {
    this.#abort.abort();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
  }

  /** A round that was woken while it ran is followed by another at once. */
  async #rest(): Promise<void> {
    while (this.#round) await this.#round;
  }

  #startRound(): Promise<void> {
    this.#round = this.#runRound()
      .then(() => 0)
      .catch((error: unknown) => {
        // A full disk, or a product that has no address yet: nothing is lost, and it can wait.
        this.#ctx.logger.error({ err: error }, 'Webhooks could not be sent');
        return PAUSE_AFTER_FAULT_MS;
      })
      .then((pause) => {
        this.#round = null;
        const again = this.#wokenDuringRound && pause === 0;
        this.#wokenDuringRound = false;
        if (again) this.wake();
        else this.#sleep(pause);
      });
    return this.#round;
  }

  #due(): Delivery[] {
    const now = Date.now();
    return this.#ctx.store.all('deliveries').filter(({ nextAttemptAt }) => nextAttemptAt <= now);
  }

  async #runRound(): Promise<void> {
    for (const delivery of this.#due()) {
      if (this.#abort.signal.aborted) return;
      await this.#attempt(delivery);
    }
  }

  #sleep(atLeastMs: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    const next = Math.min(
      ...this.#ctx.store.all('deliveries').map(({ nextAttemptAt }) => nextAttemptAt),
    );
    if (!Number.isFinite(next) || this.#stopped || this.#abort.signal.aborted) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(atLeastMs, next - Date.now()));
    this.#timer.unref();
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { store, logger } = this.#ctx;
    const event = store.get('events', delivery.event);
    if (!event) {
      store.transaction(() => store.remove('deliveries', delivery.id));
      return;
    }
    const status = await this.#post(JSON.stringify(event));
    const delivered = status !== null && status >= 200 && status < 300;
    if (!delivered) logger.warn({ event: event.type, status }, 'A webhook was not taken');
    store.transaction(() => (delivered ? this.#settle(delivery) : this.#postpone(delivery)));
  }

  async #post(payload: string): Promise<number | null> {
    const { webhookUrl, webhookSecret } = this.#options;
    // The later of the two clocks: one that a test has moved must not make a new signature stale.
    const timestamp = Math.max(this.#ctx.now(), Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        body: payload,
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': signatureHeader(payload, webhookSecret, timestamp),
        },
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  #settle(delivery: Delivery): void {
    const { store } = this.#ctx;
    store.remove('deliveries', delivery.id);
    const event = store.get('events', delivery.event);
    if (event) store.put('events', { ...event, pending_webhooks: event.pending_webhooks - 1 });
  }

  #postpone(delivery: Delivery): void {
    const { store } = this.#ctx;
    const attempts = delivery.attempts + 1;
    if (attempts >= GIVE_UP_AFTER_ATTEMPTS) {
      store.remove('deliveries', delivery.id);
      return;
    }
    const delays = this.#options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS;
    const delay = delays[Math.min(attempts, delays.length) - 1] ?? 0;
    store.put('deliveries', { ...delivery, attempts, nextAttemptAt: Date.now() + delay });
  }
}
