import type { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseLimits } from './limits.js';
import { migrate, readMigrations } from './migrate.js';
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

/** A server that is frozen, or behind a broken network, keeps no limit of its own: its silence is one. */
function limitSilence(client: object, limitMs: number): void {
  const { stream } = (client as Wired).connection;
  const end = () =>
    stream.destroy(new TimedOutError(`The database fell silent for ${limitMs} ms.`));
  stream.setTimeout(limitMs, end);
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

/** Applies what is missing, on a connection without the limits of requests: a migration may take its time. */
async function migrateServer(config: pg.ClientConfig, limits: DatabaseLimits): Promise<string[]> {
  const migrator = await connect(config).catch((error: unknown) => {
    throw unreachable(error);
  });
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
}

/** PgBouncer takes only what it knows, unless it is told to ignore the rest. */
async function acceptedOptions(config: pg.ClientConfig, limits: DatabaseLimits): Promise<string> {
  const options = sessionOptions(limits);
  try {
    await (await connect({ ...config, options })).end();
    return options;
  } catch (error) {
    if (/startup parameter/.test((error as Error).message)) return timeZone;
    throw unreachable(error);
  }
}

export interface ServerPool {
  pool: pg.Pool;
  applied: string[];
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
  const options = await acceptedOptions(config, limits);
  const pool = new pg.Pool({ ...config, options, max: limits.poolSize });
  // A connection that broke while it was idle is replaced by the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // One that breaks while a transaction has it tells by its queries.
    client.on('error', () => undefined);
    limitSilence(client, limits.statementMs + marginMs);
  });
  return { pool, applied, keepsLimits: options !== timeZone };
}
