import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** The little that the runner asks of a database: both pg's client and PGlite fit. */
export interface MigrationTarget {
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

const migrationsDirectory = new URL('../../../prisma/migrations/', import.meta.url);

/**
 * Begins a transaction that holds Prisma's own lock, so that `prisma migrate deploy` and this runner wait for each other.
 * A lock of the session would be another client's behind a pooler of transactions.
 */
export const holdMigrationLock = `BEGIN; SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SELECT pg_advisory_xact_lock(72707369)`;

const createTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations in the order in which they apply. */
export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(new URL(`${name}/migration.sql`, directory), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies what is missing, each migration in a transaction of its own; returns the names applied. Whoever calls it keeps
 * others from it meanwhile: by the lock, or by having the database alone.
 * @throws when an applied migration was changed afterwards, or one failed half-way.
 */
export async function migrate(target: MigrationTarget, migrations: Migration[]): Promise<string[]> {
  await target.exec(createTable);
  const { rows } = await target.query(
    'SELECT "migration_name", "checksum", "finished_at" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
  );
  const known = new Map(rows.map((row) => [String(row['migration_name']), row]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const row = known.get(migration.name);
    if (!row) {
      await apply(target, migration);
      applied.push(migration.name);
    } else if (row['finished_at'] === null) {
      throw new Error(
        `The migration ${migration.name} failed earlier and must be resolved by hand.`,
      );
    } else if (row['checksum'] !== migration.checksum) {
      throw new Error(`The migration ${migration.name} was changed after it had been applied.`);
    }
  }
  return applied;
}

async function apply(target: MigrationTarget, { name, sql, checksum }: Migration): Promise<void> {
  try {
    // A role may have the limits of requests; a migration may take its time.
    await target.exec('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await target.exec(sql);
    await target.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await target.exec('COMMIT');
  } catch (error) {
    await target.exec('ROLLBACK');
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
}
