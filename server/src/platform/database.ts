import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.js';
import { lockFolder } from './folder-lock.js';
import { migrate, readMigrations, type MigrationTarget } from './migrate.js';

export type Db = PrismaClient;
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
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called when the lock on the folder was lost: going on would destroy rows. */
  onLockLost?: (reason: Error) => void;
  /** Sees every SQL statement as it is sent. */
  onStatement?: ((sql: string) => void) | undefined;
}

/** A queued write may wait behind a slow one on the embedded database's single connection. */
const transactionOptions = { maxWait: 10_000, timeout: 20_000 };

const statementName = (query: { sql: string }): string =>
  createHash('sha1').update(query.sql).digest('base64url');

function createClient(
  adapter: NonNullable<ConstructorParameters<typeof PrismaClient>[0]>['adapter'],
  onStatement: DatabaseOptions['onStatement'],
): Db {
  if (!adapter) throw new Error('An adapter is needed.');
  if (!onStatement) return new PrismaClient({ adapter, transactionOptions });
  const client = new PrismaClient({
    adapter,
    transactionOptions,
    log: [{ emit: 'event', level: 'query' }],
  });
  client.$on('query', (event) => onStatement(event.query));
  return client;
}

/** Opens PostgreSQL where a URL is given, the embedded database otherwise, and applies the migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openServer(options.databaseUrl, options);
}

async function openServer(connectionString: string, options: DatabaseOptions): Promise<Database> {
  const migrator = new pg.Client({ connectionString });
  await migrator.connect();
  let applied: string[];
  try {
    const target: MigrationTarget = {
      exec: (sql) => migrator.query(sql),
      query: (sql, parameters) => migrator.query(sql, parameters),
    };
    applied = await migrate(target, await readMigrations());
  } finally {
    await migrator.end();
  }
  const adapter = new PrismaPg(
    // Without the time zone, timestamps are stored hours off and yet read back as if right.
    { connectionString, options: '-c TimeZone=UTC' },
    { statementNameGenerator: statementName },
  );
  const db = createClient(adapter, options.onStatement);
  return { db, kind: 'server', applied, close: () => db.$disconnect() };
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const [{ PGlite }, { PrismaPGlite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('pglite-prisma-adapter'),
  ]);
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir, options.onLockLost ?? (() => process.exit(1)));
  const pglite = await PGlite.create(join(options.dataDir, 'database'));
  const target: MigrationTarget = {
    exec: (sql) => pglite.exec(sql),
    query: (sql, parameters) => pglite.query<Record<string, unknown>>(sql, parameters),
  };
  const applied = await migrate(target, await readMigrations());
  const db = createClient(new PrismaPGlite(pglite), options.onStatement);
  return {
    db,
    kind: 'embedded',
    applied,
    close: async () => {
      await db.$disconnect();
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
}
