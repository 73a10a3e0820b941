import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { openDemo } from './demo/open-demo.js';
import { endRunningWork } from './end-running-work.js';
import { writeAccountMail } from './features/accounts/account-mail.js';
import { billingMail, writeBillingMail } from './features/billing/billing-mail.js';
import { keepOnePayerOf } from './features/billing/one-payer.js';
import { billingUpkeep } from './features/billing/reconcile-billing.js';
import { chatUpkeep } from './features/chef/chat/chat-upkeep.js';
import { householdGap } from './features/kitchen/live/household-log.js';
import { invitationMail, writeInvitationMail } from './features/households/invitation-mail.js';
import { expiringFoodNotices } from './features/kitchen/inventory/notify-expiring.js';
import { generationUpkeep } from './features/recipes/generation-upkeep.js';
import { retention } from './features/rights/retention.js';
import { purgeShopping } from './features/kitchen/shopping/purge-shopping.js';
import type { Services } from './graphql/context.js';
import { createHttpListener } from './http.js';
import { createChatModel } from './integrations/openai/chat-stream.js';
import { createMailer } from './integrations/mail/mailer.js';
import { createOutbox } from './integrations/mail/outbox.js';
import { startStandins, type Standins } from './integrations/standins.js';
import { ensurePrice } from './integrations/stripe/account-setup.js';
import { createCustomerAddresses } from './integrations/stripe/customer-addresses.js';
import { createStripe } from './integrations/stripe/stripe-client.js';
import { createStripeGateway } from './integrations/stripe/stripe-gateway.js';
import { systemClock, type Clock } from './platform/clock.js';
import type { Config } from './platform/config.js';
import { openDatabase, type Database, type DatabaseOptions } from './platform/database.js';
import { startJobs } from './platform/jobs.js';
import { startUpkeep } from './platform/live-upkeep.js';
import { databaseLimits, redisAddress } from './platform/limits.js';
import { createLogger, type Logger } from './platform/logger.js';
import { createPrivatePages, type PrivatePages } from './platform/private-pages.js';
import { createChangeLog } from './platform/change-log.js';
import { createPubSub } from './platform/pubsub.js';
import { createRateLimits } from './platform/rate-limits.js';
import { createSessions } from './platform/sessions.js';
import { createTrustedDocuments, keepTrustedDocuments } from './platform/trusted-documents.js';
import { loadViewerRow } from './platform/viewer.js';
import { readBookAhead } from './recipe-book/book-diet.js';
import { seedRecipeBook } from './recipe-book/seed-book.js';

export interface AppOptions {
  clock?: Clock;
  logger?: Logger;
  onStatement?: DatabaseOptions['onStatement'];
  /** Where the built client lies; null serves none. */
  clientDirectory?: URL | null;
}

export interface App {
  /** Where browsers reach it: PUBLIC_URL, where that is set. */
  url: string;
  /** Where it listens on this machine. */
  port: number;
  services: Services;
  /** What was found and done at start, for the log. */
  database: Pick<Database, 'kind' | 'applied' | 'keepsLimits'>;
  standins: Standins;
  /** What opens the stand-ins' pages from elsewhere. */
  privatePages: Pick<PrivatePages, 'user' | 'password'>;
  /** Ends what runs, answers what is under way, and lets go of the database. */
  close(): Promise<void>;
}

const oneHour = 3_600_000;
const builtClient = new URL('../../client/dist/', import.meta.url);

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Loads a value once, and again only after it failed. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= load().catch((error: unknown) => {
      value = null;
      throw error;
    });
    return value;
  };
}

function createStripeServices(config: Config, standins: Standins) {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_PRICE_ID: price } = config;
  const stripe = createStripe(key ?? 'sk_test_standin', standins.stripe?.url);
  return createStripeGateway({
    stripe,
    webhookSecret: standins.stripe?.webhookSecret ?? secret ?? '',
    priceId: price === undefined ? once(() => ensurePrice(stripe)) : () => Promise.resolve(price),
    portalId: config.STRIPE_PORTAL_ID,
  });
}

/** Assembles the product from its configuration and serves it; tests start it just so. */
export async function startApp(config: Config, options: AppOptions = {}): Promise<App> {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? createLogger(config);
  const {
    db,
    kind,
    applied,
    keepsLimits,
    close: closeDatabase,
  } = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    limits: databaseLimits(config),
    onStatement: options.onStatement,
  });
  await seedRecipeBook(db);
  let port = config.PORT;
  const productUrl = () => `http://127.0.0.1:${port}`;
  const publicUrl = () => config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`;
  const privatePages = createPrivatePages(config);
  const standins = await startStandins(config, { publicUrl, productUrl });
  const redis = redisAddress(config);
  const pubsub = createPubSub(redis, logger);
  const changes = createChangeLog({ redis, pubsub, logger, gap: householdGap });
  const rateLimits = createRateLimits(redis, logger);
  // While developing, Vite serves the client and nothing need be built.
  const built = existsSync(new URL('pages.json', builtClient)) ? builtClient : null;
  const clientDirectory = options.clientDirectory === undefined ? built : options.clientDirectory;
  const trustedDocuments = createTrustedDocuments(
    { db, clock },
    clientDirectory && new URL('documents.json', clientDirectory),
  );
  await trustedDocuments.keep();
  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    // Longer than any proxy keeps its own end open, or it would send into a closed connection.
    keepAliveTimeout: 75_000,
  });
  port = await listen(server, config.PORT, config.HOST);
  // Nothing is waited for from here to the listener: a request that came between would never be answered.
  const mailer = createMailer(standins.mail?.smtpUrl ?? config.SMTP_URL ?? '', config.MAIL_FROM);
  const mail = createOutbox({
    db,
    clock,
    logger,
    mailer,
    write: (row) => {
      const scope = { db, clock, publicUrl: publicUrl() };
      if (row.kind === invitationMail) return writeInvitationMail(scope, row);
      if (row.kind === billingMail) return writeBillingMail(scope, row);
      return writeAccountMail(scope, row);
    },
  });
  const stripe = createStripeServices(config, standins);
  const customerAddresses = createCustomerAddresses({ db, logger, stripe });
  const services: Services = {
    config,
    db,
    clock,
    logger,
    pubsub,
    changes,
    rateLimits,
    sessions: createSessions(db, (id) => loadViewerRow(db, clock, id)),
    trustedDocuments,
    stripe,
    customerAddresses,
    model: createChatModel(
      {
        apiKey: config.OPENAI_API_KEY ?? 'standin',
        baseUrl: standins.openai ? `${standins.openai.url}/v1` : config.OPENAI_BASE_URL,
        model: config.OPENAI_MODEL,
        maxTokens: config.OPENAI_MAX_TOKENS,
        topP: config.OPENAI_TOP_P,
        deadlines: {
          firstByteMs: config.OPENAI_FIRST_BYTE_SECONDS * 1000,
          idleMs: config.OPENAI_IDLE_SECONDS * 1000,
          totalMs: config.OPENAI_REPLY_SECONDS * 1000,
        },
        onRejected: ({ message, details: { status } }) =>
          logger.error(
            { status, said: message },
            'the model’s service takes no call of this server: see OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL and its quota (server/docs/models.md)',
          ),
      },
      clock,
    ),
    mail,
    publicUrl: publicUrl(),
    endRunningWork: (userId) => endRunningWork({ db, pubsub }, userId),
    keepOnePayer: (householdId) => keepOnePayerOf(services, householdId),
  };
  let isOpen = false;
  server.on(
    'request',
    createHttpListener({
      services,
      port,
      clientDirectory,
      standinPages: standins.pages,
      privatePages,
      isOpen: () => isOpen,
    }),
  );
  if (config.POPOTE_DEMO_ACCOUNT) await openDemo(services, standins.stripe?.url ?? null);
  const alone = kind === 'embedded';
  const kinds = [generationUpkeep(services), chatUpkeep(services)];
  const upkeep = await startUpkeep(services, kinds, { alone });
  const expireSessions = {
    name: 'expired sessions',
    everyMs: oneHour,
    run: services.sessions.removeExpired,
  };
  const shoppingPurge = {
    name: 'deleted shopping items',
    everyMs: oneHour,
    run: () => purgeShopping(services),
  };
  const stopJobs = startJobs(
    [
      expireSessions,
      shoppingPurge,
      expiringFoodNotices(services),
      billingUpkeep(services),
      retention(services),
      keepTrustedDocuments(trustedDocuments),
      mail.job,
      readBookAhead,
    ],
    clock,
    logger,
  );
  const close = async (): Promise<void> => {
    const closed = promisify(server.close.bind(server))();
    server.closeIdleConnections();
    changes.end();
    const deadline = setTimeout(() => server.closeAllConnections(), 8_000);
    await Promise.all([upkeep.stop(), stopJobs(), closed]);
    await Promise.all([mail.idle(), customerAddresses.idle()]);
    mailer.close();
    clearTimeout(deadline);
    await Promise.all([standins.close(), pubsub.close(), changes.close(), rateLimits.close()]);
    await closeDatabase();
  };
  const database = { kind, applied, keepsLimits };
  isOpen = true;
  return { url: publicUrl(), port, services, database, standins, privatePages, close };
}
