import { PrismaPg } from '@prisma/adapter-pg';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { PrismaClient, type Prisma } from '../generated/prisma/client.js';
import { openEmbedded } from './embedded-database.js';
import type { DatabaseLimits } from './limits.js';
import { openPool } from './server-database.js';
import { tellFailedCommits } from './tell-failed-commits.js';

/** Sends a statement and resolves to its rows. */
type ReadRows = <Row>(sql: Prisma.Sql) => Promise<Row[]>;
/**
 * Prisma's client, and `readRows` for what nearly every request reads: a `$queryRaw` outside a transaction that goes
 * by the driver, for much less processor time (docs/figures.md). It converts nothing: a `date` has to be selected as
 * text, a count as `int`.
 */
export type Db = PrismaClient & { readRows: ReadRows };
/** The client inside `$transaction`: with the embedded database the outer one would wait for itself. */
export type Transaction = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'
>;

export interface Database {
  db: Db;
  kind: 'embedded' | 'server';
  /** Names of the migrations that this start applied. */
  applied: readonly string[];
  /** False where what stands before PostgreSQL takes no limits, and its role has none: then only ours end a wait. */
  keepsLimits: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  limits: DatabaseLimits;
  /** Sees every SQL statement as it is sent. */
  onStatement?: ((sql: string) => void) | undefined;
}

/** A queued write may wait behind a slow one on the embedded database's single connection. */
const transactionOptions = { maxWait: 10_000, timeout: 20_000 };

const statementName = (query: { sql: string }): string =>
  createHash('sha1').update(query.sql).digest('base64url');

function createClient(
  adapter: NonNullable<ConstructorParameters<typeof PrismaClient>[0]>['adapter'],
  readRows: ReadRows,
  onStatement: DatabaseOptions['onStatement'],
): Db {
  if (!adapter) throw new Error('An adapter is needed.');
  if (!onStatement)
    return Object.assign(new PrismaClient({ adapter, transactionOptions }), { readRows });
  const client = new PrismaClient({
    adapter,
    transactionOptions,
    log: [{ emit: 'event', level: 'query' }],
  });
  client.$on('query', (event) => onStatement(event.query));
  return Object.assign(client, {
    readRows: <Row>(sql: Prisma.Sql) => {
      onStatement(sql.text);
      return readRows<Row>(sql);
    },
  });
}

/** Opens PostgreSQL where a URL is given, the embedded database otherwise, and applies the migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openInProcess(options)
    : openServer(options.databaseUrl, options);
}

async function openServer(connectionString: string, options: DatabaseOptions): Promise<Database> {
  const { pool, applied, prepares, keepsLimits } = await openPool(connectionString, options.limits);
  const adapter = new PrismaPg(pool, prepares ? { statementNameGenerator: statementName } : {});
  // Few: what is read this way is the same text each time.
  const names = new Map<string, string>();
  const readRows = async <Row>({ text, values }: Prisma.Sql): Promise<Row[]> => {
    if (!prepares) return (await pool.query<Row & pg.QueryResultRow>({ text, values })).rows;
    const name = names.get(text) ?? statementName({ sql: text });
    names.set(text, name);
    return (await pool.query<Row & pg.QueryResultRow>({ name, text, values })).rows;
  };
  const db = createClient(adapter, readRows, options.onStatement);
  return {
    db,
    kind: 'server',
    applied,
    keepsLimits,
    close: async () => {
      await db.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}

async function openInProcess(options: DatabaseOptions): Promise<Database> {
  const { PrismaPGlite } = await import('pglite-prisma-adapter');
  const { pglite, applied, close } = await openEmbedded(options.dataDir);
  const readRows = async <Row>({ text, values }: Prisma.Sql): Promise<Row[]> =>
    (await pglite.query<Row>(text, values)).rows;
  const db = createClient(
    new PrismaPGlite(tellFailedCommits(pglite)),
    readRows,
    options.onStatement,
  );
  return {
    db,
    kind: 'embedded',
    applied,
    keepsLimits: true,
    close: async () => {
      await db.$disconnect();
      await close();
    },
  };
}
