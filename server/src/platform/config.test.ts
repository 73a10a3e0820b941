import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.js';
import { operatorOf } from './operator.fr.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const problemsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://popote.example',
  DATABASE_URL: 'postgres://db/popote',
  OPENAI_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  STRIPE_PRICE_ID: 'price',
  SMTP_URL: 'smtp://mail:25',
  PSEUDONYM_KEY: 'thirty-two characters, or many more',
  CONTACT_EMAIL: 'bonjour@popote.ch',
  OPERATOR_NAME: 'Camille Rey',
  OPERATOR_ADDRESS: 'rue du Four 1, 1950 Sion',
};

describe('the table of variables', () => {
  const rows = [
    ...read('../../docs/configuration.md').matchAll(/^\| `([A-Z_]+)`\s*\|\s*(.*?)\s*\|/gm),
  ];
  const inCode = [...read('./config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);

  it('lists every variable, once, and no other', () => {
    const listed = rows.map(([, name]) => name);
    expect(listed).toHaveLength(new Set(listed).size);
    expect(new Set(listed)).toEqual(new Set(inCode));
  });

  it('gives the defaults that the code has', () => {
    const config: Record<string, unknown> = { ...loadConfig({}) };
    const stated = rows.flatMap(([, name = '', text = '']) => {
      const [, value] = /^`([^`]*)`$/.exec(text) ?? [];
      return value === undefined || value.includes('PORT') ? [] : [[name, value] as const];
    });
    expect(stated.length).toBeGreaterThan(8);
    for (const [name, value] of stated) expect([name, String(config[name])]).toEqual([name, value]);
  });
});

describe('the configuration', () => {
  it('needs nothing on a fresh machine, and then uses every stand-in', () => {
    const config = loadConfig({});
    expect(config.standins).toEqual(new Set(['mail', 'openai', 'stripe']));
    expect(config).toMatchObject({ HOST: '127.0.0.1', GRAPHIQL: true, isProduction: false });
  });

  it('takes an empty value as not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4000);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['TRUSTED_PROXIES', '11'],
    ['OPENAI_MAX_TOKENS', '99'],
    ['OPENAI_MAX_TOKENS', '32001'],
    ['OPENAI_TOP_P', '1.1'],
    ['OPENAI_TEMPERATURE', '-0.1'],
    ['OPENAI_TEMPERATURE_INVENTORY', '2.1'],
    ['OPENAI_FIRST_BYTE_SECONDS', '0'],
    ['OPENAI_IDLE_SECONDS', '601'],
    ['OPENAI_REPLY_SECONDS', 'long'],
    ['DATABASE_URL', 'popote'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_LOCK_SECONDS', '0'],
    ['REDIS_COMMAND_SECONDS', '61'],
    ['REQUEST_SECONDS', 'never'],
    ['SMTP_URL', 'https://mail.example'],
    ['GRAPHIQL', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['PSEUDONYM_KEY', 'too short to be kept a secret'],
    ['OPERATOR_NAME', ' '],
    ['NODE_ENV', 'prod'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it('names who runs it on the legal pages, and says so where nobody has yet', () => {
    expect(operatorOf(loadConfig(production))).toBe('Camille Rey, rue du Four 1, 1950 Sion');
    for (const missing of ['OPERATOR_NAME', 'OPERATOR_ADDRESS'])
      expect(
        operatorOf(loadConfig({ ...production, NODE_ENV: 'test', [missing]: undefined })),
      ).toMatch(/^à compléter/);
  });

  it('names every bad variable at once', () => {
    expect(problemsOf({ PORT: 'a', LOG_LEVEL: 'b' })).toHaveLength(2);
  });

  it('accepts a production that has everything, without stand-ins or GraphiQL', () => {
    const config = loadConfig(production);
    expect(config).toMatchObject({ HOST: '0.0.0.0', GRAPHIQL: false, isProduction: true });
    expect(config.standins.size).toBe(0);
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'refuses a production without %s',
    (name) => {
      const problems = problemsOf({ ...production, [name]: undefined });
      expect(problems).toEqual([expect.stringContaining(name)]);
    },
  );

  it('runs a stand-in in production only when it is asked for by name', () => {
    const { SMTP_URL: _, ...rest } = production;
    expect([...loadConfig({ ...rest, STANDINS: ' Mail ' }).standins]).toEqual(['mail']);
    expect(problemsOf({ ...rest, STANDINS: 'post' })).toHaveLength(2);
  });

  it('refuses the demo account in production: its password is public', () => {
    expect(problemsOf({ ...production, POPOTE_DEMO_ACCOUNT: '1' })).toEqual([
      expect.stringContaining('POPOTE_DEMO_ACCOUNT'),
    ]);
  });

  it('reads complimentary addresses without case', () => {
    const { complimentaryEmails } = loadConfig({ COMPLIMENTARY_EMAILS: 'A@x.ch, ,b@X.ch' });
    expect([...complimentaryEmails]).toEqual(['a@x.ch', 'b@x.ch']);
  });

  it('has the demo pay for nothing where payments are real, and the local Stripe give it a trial', () => {
    const env = { POPOTE_DEMO_ACCOUNT: 'true' };
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_ID: 'price_1',
    };
    expect([...loadConfig(env).complimentaryEmails]).toEqual([]);
    expect([...loadConfig({ ...env, ...stripe }).complimentaryEmails]).toEqual([
      'demo@popote.example',
    ]);
  });
});
