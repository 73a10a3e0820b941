import { randomUUID } from 'node:crypto';
import { startApp, type App } from '../app.js';
import type { Clock } from '../platform/clock.js';
import { loadConfig } from '../platform/config.js';
import type { StoredMessage } from '../../standins/mail/message-store.js';
import { createPerson, type Person, type PersonDetails } from './person.js';
import { quietClock } from './quiet-clock.js';
import { createTestDatabase } from './test-database.js';

export interface TestServer {
  app: App;
  /** Where it listens, whatever PUBLIC_URL says. */
  url: string;
  /** SQL sent since the last call, transactions' own statements aside. */
  takeStatements(): string[];
  /** Signs up as a person would, over HTTP. */
  signUp(details?: Partial<PersonDetails>): Promise<Person>;
  /** Signed up, with an address that is shown to be theirs. */
  verified(details?: Partial<PersonDetails>): Promise<Person>;
  /** Signed up, with preferences, and a subscription by one row: Stripe knows nothing of it. */
  subscriber(details?: Partial<PersonDetails>): Promise<Person>;
  /** The same by the local Stripe's checkout, whose webhooks have arrived: for what has to do with payments. */
  payer(details?: Partial<PersonDetails>): Promise<Person>;
  /** What has arrived over SMTP for an address, newest first, once nothing is being sent. */
  mailsTo(address: string): Promise<StoredMessage[]>;
  /** The token in the newest link to a page that an address was sent. */
  linkTo(address: string, page: string): Promise<string>;
  /** Resolves once the local Stripe has delivered all that it had to say, and nothing is being sent about it. */
  settleWebhooks(): Promise<void>;
  /** Another process of the product on the same PostgreSQL and Redis. */
  another(): Promise<App>;
  /** A request of nobody in particular. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const transactional = /^\s*(-- Implicit|BEGIN|COMMIT|ROLLBACK|SET|DEALLOCATE|SAVEPOINT|RELEASE)/i;
/** A machine that is busy is slow, not wrong: only a test of a limit comes to one. */
const patience = {
  DATABASE_CONNECT_SECONDS: '600',
  DATABASE_STATEMENT_SECONDS: '600',
  DATABASE_LOCK_SECONDS: '600',
  DATABASE_IDLE_TRANSACTION_SECONDS: '600',
  REDIS_COMMAND_SECONDS: '60',
  REQUEST_SECONDS: '600',
};
const mostFlushes = 10;

/** Keys of its own in a Redis that is shared: another run counts in it, or has counted, and is not to be emptied. */
function ownRedis(): string | undefined {
  const url = process.env['TEST_REDIS_URL'];
  if (url === undefined) return undefined;
  const own = new URL(url);
  own.searchParams.set('keyPrefix', `${randomUUID()}:`);
  return own.href;
}

/** The whole product on a database of its own, on a free port; the stand-ins run unless env says otherwise. */
export async function startTestServer(
  options: { env?: Record<string, string>; clock?: Clock; clientDirectory?: URL | null } = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const statements: string[] = [];
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    TRUSTED_PROXIES: '1',
    STANDIN_CHEF_PACE: 'instant',
    ...patience,
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: ownRedis(),
    ...options.env,
  });
  const ways = {
    // Its own: a test may set its time.
    clock: options.clock ?? { ...quietClock },
    clientDirectory: options.clientDirectory ?? null,
  };
  const app = await startApp(config, {
    ...ways,
    onStatement: (sql) => {
      if (!transactional.test(sql)) statements.push(sql);
    },
  });
  const url = `http://localhost:${app.port}`;
  const signUp = async (details?: Partial<PersonDetails>) => {
    const person = await createPerson(url, details);
    // What sending the welcome takes would be counted as the next request's statements.
    await app.services.mail.idle();
    return person;
  };
  const mailsTo = async (address: string) => {
    await app.services.mail.idle();
    const query = new URLSearchParams({ to: address });
    const response = await fetch(new URL(`/dev/mail/messages.json?${query}`, url));
    return (await response.json()) as StoredMessage[];
  };
  const settleWebhooks = async () => {
    const flush = `${app.standins.stripe?.url}/_control/deliveries/flush`;
    const headers = { 'content-type': 'application/json' };
    // A machine that is busy may have let one run out of time; one that is refused each time is for its own test.
    for (let tries = 0, pending = 1; pending > 0 && tries < mostFlushes; tries += 1) {
      const response = await fetch(flush, { method: 'POST', headers, body: '{}' });
      if (!response.ok) throw new Error(`The local Stripe did not flush: ${response.status}`);
      ({ pending } = (await response.json()) as { pending: number });
    }
    await app.services.mail.idle();
  };
  return {
    app,
    url,
    takeStatements: () => statements.splice(0),
    signUp,
    verified: async (details) => {
      const person = await signUp(details);
      await person.verifyEmail();
      return person;
    },
    subscriber: async (details) => {
      const person = await signUp(details);
      await person.savePreferences();
      const { clock, db } = app.services;
      await db.subscription.create({
        data: {
          userId: person.id,
          stripeSubscriptionId: `sub_seeded_${person.id}`,
          status: 'ACTIVE',
          startDate: clock.now(),
          currentPeriodEnd: new Date(clock.now().getTime() + 30 * 86_400_000),
        },
      });
      return person;
    },
    payer: async (details) => {
      const person = await signUp(details);
      await person.savePreferences();
      await person.subscribe();
      // What the payment's webhooks write would be counted, or undo what a test has set.
      await settleWebhooks();
      return person;
    },
    mailsTo,
    linkTo: async (address, page) => {
      const texts = (await mailsTo(address)).map(({ text }) => text);
      const link = new RegExp(`${page}\\?token=([\\w-]+)`);
      const token = texts.map((text) => link.exec(text)?.[1]).find((found) => found !== undefined);
      if (token === undefined)
        throw new Error(`No link to ${page} for ${address}: ${texts.join()}`);
      return token;
    },
    settleWebhooks,
    another: () => startApp(config, ways),
    request: (path, init) => fetch(new URL(path, url), init),
    close: async () => {
      await app.close();
      await database.remove();
    },
  };
}
