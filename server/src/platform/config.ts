import { z } from 'zod';
import { PlainError } from './plain-error.js';

const boolean = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');
const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url();
const seconds = (most: number) => z.coerce.number().min(0.01).max(most);

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url.optional(),
  REDIS_URL: url.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  /** Seconds until a connection is had, a free one of the pool or a new one. */
  DATABASE_CONNECT_SECONDS: seconds(600).default(5),
  DATABASE_STATEMENT_SECONDS: seconds(3600).default(15),
  DATABASE_LOCK_SECONDS: seconds(3600).default(3),
  DATABASE_IDLE_TRANSACTION_SECONDS: seconds(3600).default(20),
  /** Seconds that a start waits for one step of a migration, or for another process that migrates. */
  DATABASE_MIGRATION_SECONDS: seconds(86_400).default(600),
  REDIS_COMMAND_SECONDS: seconds(60).default(1),
  /** Seconds until the first byte of an answer. */
  REQUEST_SECONDS: seconds(600).default(30),
  /** What one household has under way at a time; more of it waits for its turn. */
  OPERATIONS_PER_HOUSEHOLD: z.coerce.number().int().min(1).max(500).default(4),
  /** Streams that one person has open at a time, in each process. */
  STREAMS_PER_PERSON: z.coerce.number().int().min(1).max(1000).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How many reverse proxies stand before the server; X-Forwarded-For is believed for that many hops only. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  GRAPHIQL: boolean.optional(),
  /** Stand-ins that may run although NODE_ENV=production, by name: openai, stripe, mail. */
  STANDINS: z.string().default(''),
  /** How fast the local chef writes: as a model does, or as fast as can be. */
  STANDIN_CHEF_PACE: z.enum(['human', 'instant']).default('human'),
  COMPLIMENTARY_EMAILS: z.string().default(''),
  POPOTE_DEMO_ACCOUNT: boolean.default(false),
  /** Under which an address is remembered that no account has any more; another key remembers none of them. */
  PSEUDONYM_KEY: z.string().min(32).default('known to everybody, so never in production'),

  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: url.optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4-turbo-preview'),
  OPENAI_MAX_TOKENS: z.coerce.number().int().min(100).max(32_000).default(1000),
  OPENAI_TOP_P: z.coerce.number().min(0).max(1).default(0.95),
  OPENAI_TEMPERATURE: z.coerce.number().min(0).max(2).default(0.9),
  OPENAI_TEMPERATURE_INVENTORY: z.coerce.number().min(0).max(2).default(0.7),
  /** Seconds until the first byte of a reply, between two parts of it, and for the whole. */
  OPENAI_FIRST_BYTE_SECONDS: z.coerce.number().min(1).max(600).default(30),
  OPENAI_IDLE_SECONDS: z.coerce.number().min(1).max(600).default(15),
  OPENAI_REPLY_SECONDS: z.coerce.number().min(1).max(3600).default(180),

  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_ID: z.string().min(1).optional(),
  STRIPE_PORTAL_ID: z.string().min(1).optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(1).default('Popote <bonjour@popote.example>'),
  /** Where people write to, by the link « Contact » of the public pages. */
  CONTACT_EMAIL: z.email().default('bonjour@popote.example'),
  /** Who answers for this installation before the law, as /privacy and /terms say: a name, and where it is. */
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(300).optional(),
});

/** The accounts that POPOTE_DEMO_ACCOUNT makes: the first talks to the chef and has the subscription. */
export const demoEmail = 'demo@popote.example';
export const demoPartnerEmail = 'demo-thomas@popote.example';
export const demoPassword = 'popote-demo';

export type StandinName = 'openai' | 'stripe' | 'mail';

export type Config = Omit<
  z.infer<typeof variables>,
  'STANDINS' | 'COMPLIMENTARY_EMAILS' | 'GRAPHIQL' | 'HOST'
> & {
  HOST: string;
  GRAPHIQL: boolean;
  isProduction: boolean;
  /** Lower-case addresses that count as subscribed once verified. */
  complimentaryEmails: ReadonlySet<string>;
  standins: ReadonlySet<StandinName>;
};

/** Thrown at boot: one line per variable that is missing or wrong. */
export class ConfigError extends PlainError {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const standinVariables: Record<StandinName, readonly string[]> = {
  openai: ['OPENAI_API_KEY'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  mail: ['SMTP_URL'],
};

const neededInProduction = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'PSEUDONYM_KEY',
  'CONTACT_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
] as const satisfies readonly (keyof z.infer<typeof variables>)[];

const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Reads the environment once, at boot.
 * @throws ConfigError naming every variable that is wrong or, in production, missing.
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const env = withoutEmpty(environment);
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const { STANDINS, COMPLIMENTARY_EMAILS, ...values } = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const problems: string[] = [];
  const asked = new Set(words(STANDINS));
  const standins = new Set<StandinName>();
  for (const [name, needed] of Object.entries(standinVariables) as [
    StandinName,
    readonly string[],
  ][]) {
    const set = needed.filter((variable) => env[variable] !== undefined);
    const missing = needed.filter((variable) => env[variable] === undefined);
    if (missing.length === 0) continue;
    if (set.length > 0) {
      problems.push(`${missing.join(', ')}: needed because ${set.join(', ')} is set`);
    } else if (!isProduction || asked.has(name)) {
      standins.add(name);
    } else {
      problems.push(`${missing.join(', ')}: needed in production (or name "${name}" in STANDINS)`);
    }
  }
  for (const name of asked) {
    if (!(name in standinVariables)) problems.push(`STANDINS: "${name}" is no stand-in`);
  }
  for (const name of isProduction ? neededInProduction : []) {
    if (env[name] === undefined) problems.push(`${name}: needed in production`);
  }
  if (isProduction && values.POPOTE_DEMO_ACCOUNT) {
    problems.push('POPOTE_DEMO_ACCOUNT: its password is public, so never in production');
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...values,
    HOST: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    GRAPHIQL: values.GRAPHIQL ?? !isProduction,
    isProduction,
    complimentaryEmails: new Set([
      ...words(COMPLIMENTARY_EMAILS),
      // Where payments are real nobody pays for a demo; the local Stripe gives it a trial.
      ...(values.POPOTE_DEMO_ACCOUNT && !standins.has('stripe') ? [demoEmail] : []),
    ]),
    standins,
  };
}
