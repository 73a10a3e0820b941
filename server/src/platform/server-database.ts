import type { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseLimits } from './limits.js';
import { holdMigrationLock, migrate, readMigrations } from './migrate.js';
import { PlainError } from './plain-error.js';
import { TimedOutError } from './timed-out.js';

// Without the time zone, timestamps are stored hours off and yet read back as if right.
const timeZone = '-c TimeZone=UTC';

const sessionOptions = ({ statementMs, lockMs, idleTransactionMs }: DatabaseLimits): string =>
  [
    timeZone,
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleTransactionMs}`,
  ].join(' ');

/** How much later than PostgreSQL itself we give a statement up: its own error says more. */
const marginMs = 1_000;

interface Wired {
  connection: { stream: Socket };
}

/** A server that is frozen, or behind a broken network, keeps no limit of its own: its silence is one, until released. */
function limitSilence(client: object, limitMs: number): () => void {
  const { stream } = (client as Wired).connection;
  const end = () =>
    stream.destroy(new TimedOutError(`The database fell silent for ${limitMs} ms.`));
  stream.setTimeout(limitMs, end);
  return () => void stream.setTimeout(0, end);
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // Of a connection that breaks later its queries tell.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const unreachable = (error: unknown): PlainError =>
  new PlainError(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`, {
    cause: error,
  });

/**
 * Applies what is missing, on a connection without the limits of requests: a migration may take its time. Another
 * connection holds the lock, and a migration may end the transaction of its own.
 */
async function migrateServer(config: pg.ClientConfig, limits: DatabaseLimits): Promise<string[]> {
  const holder = await connect(config).catch((error: unknown) => {
    throw unreachable(error);
  });
  try {
    const release = limitSilence(holder, limits.migrationMs);
    await holder.query(holdMigrationLock);
    release();
    const migrator = await connect(config);
    limitSilence(migrator, limits.migrationMs);
    try {
      const target = {
        exec: (sql: string) => migrator.query(sql),
        query: (sql: string, parameters?: unknown[]) => migrator.query(sql, parameters),
      };
      return await migrate(target, await readMigrations());
    } finally {
      await migrator.end();
    }
  } finally {
    await holder.end();
  }
}

interface Server {
  /** Null where what stands before it takes none. */
  options: string | null;
  /** Whether a pooler such as PgBouncer stands before it, which gives each transaction another connection. */
  isPooled: boolean;
  keepsLimits: boolean;
}

/** PgBouncer refuses options, or drops them without a word where it is told to ignore them. */
async function meetServer(config: pg.ClientConfig, limits: DatabaseLimits): Promise<Server> {
  let options: string | null = sessionOptions(limits);
  const client = await connect({ ...config, options }).catch((error: unknown) => {
    if (!/startup parameter/.test((error as Error).message)) throw unreachable(error);
    options = null;
    return connect(config);
  });
  try {
    const { rows } = await client.query<{ pid: number; keepsLimits: boolean }>(`
      SELECT pg_backend_pid() AS "pid", '0' NOT IN (current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout')) AS "keepsLimits"`);
    const { processID } = client as unknown as { processID: number };
    return {
      options,
      isPooled: rows[0]?.pid !== processID,
      keepsLimits: rows[0]?.keepsLimits === true,
    };
  } finally {
    await client.end();
  }
}

export interface ServerPool {
  pool: pg.Pool;
  applied: string[];
  /** Whether statements may be prepared: behind a pooler the next transaction has another connection. */
  prepares: boolean;
  /** Whether the server keeps the limits of statements, locks and idle transactions by itself. */
  keepsLimits: boolean;
}

/** Migrates a PostgreSQL server and opens the pool for the requests, in which every wait has an end. */
export async function openPool(
  connectionString: string,
  limits: DatabaseLimits,
): Promise<ServerPool> {
  const config = {
    connectionString,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
  };
  const applied = await migrateServer(config, limits);
  const { options, isPooled, keepsLimits } = await meetServer(config, limits);
  const pool = new pg.Pool({
    ...config,
    ...(options === null ? {} : { options }),
    max: limits.poolSize,
    // PgBouncer keeps a client's time zone, whichever connection it is given.
    ...(isPooled
      ? {
          verify: (client, done) =>
            client.query(`SET TimeZone = 'UTC'`, (error?: Error) => done(error)),
        }
      : {}),
  });
  // A connection that broke while it was idle is replaced by the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // One that breaks while a transaction has it tells by its queries.
    client.on('error', () => undefined);
    limitSilence(client, limits.statementMs + marginMs);
  });
  return { pool, applied, prepares: !isPooled, keepsLimits };
}
