import type { App } from './app.js';
import { demoEmail, demoPartnerEmail, demoPassword, loadConfig } from './platform/config.js';
import { createLogger, type Logger } from './platform/logger.js';
import { explain } from './platform/plain-error.js';

const passwordOf = ({ standins, privatePages }: App): string =>
  `${[...standins.pages.keys()].join(' and ')} ask for ` +
  `user ${privatePages.user}, password ${privatePages.password}`;

function warnOfStandins(logger: Logger, app: App): void {
  const { openai, stripe, mail, pages } = app.standins;
  const running = Object.entries({ openai, stripe, mail }).filter(([, standin]) => standin);
  if (running.length === 0) return;
  const names = running.map(([name]) => name).join(', ');
  logger.warn(`stand-ins run in production: ${names}; no real service does their work`);
  if (pages.size > 0) logger.warn(passwordOf(app));
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = loadConfig(process.env);
  const logger = createLogger(config);
  // A configuration that is refused is refused at once, not after all that it would have started.
  const { startApp } = await import('./app.js');
  const app = await startApp(config, { logger });
  const { database, standins } = app;
  if (database.applied.length > 0)
    logger.info(`migrations applied: ${database.applied.join(', ')}`);
  logger.info(
    {
      database: database.kind === 'server' ? 'PostgreSQL' : `embedded, in ${config.DATA_DIR}`,
      model: standins.openai ? 'local chef' : config.OPENAI_MODEL,
      payments: standins.stripe ? 'local Stripe' : 'Stripe',
      mail: standins.mail ? 'local outbox at /dev/mail' : 'SMTP',
      pubsub: config.REDIS_URL ? 'Redis' : 'in the process',
    },
    'services',
  );
  if (database.kind === 'embedded') {
    logger.info(
      'the embedded database survives a crash of the process, not a power cut: pnpm backup',
    );
  }
  if (config.isProduction) warnOfStandins(logger, app);
  else if (standins.pages.size > 0 && (config.PUBLIC_URL || config.HOST !== '127.0.0.1'))
    logger.info(passwordOf(app));
  if (!database.keepsLimits) {
    logger.warn(
      'what stands before PostgreSQL takes no statement_timeout, lock_timeout and ' +
        'idle_in_transaction_session_timeout: set them for the role',
    );
  }
  if (config.POPOTE_DEMO_ACCOUNT)
    logger.info(`demo accounts: ${demoEmail} and ${demoPartnerEmail}, password ${demoPassword}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  logger.info(`Popote is open at ${app.url} (after ${seconds} s)`);

  let closing = false;
  const stop = async (signal: string) => {
    if (closing) return process.exit(1);
    closing = true;
    logger.info(`${signal}: closing`);
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

main().catch((error: unknown) => {
  const sentence = explain(error);
  console.error(sentence === null ? error : `\n${sentence}\n`);
  process.exit(1);
});
