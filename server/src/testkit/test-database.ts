import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readMigrations } from '../platform/migrate.js';
import { prepareDatabase, prepareTemplate as prepareEmbedded } from '../prepare-template.js';
import { hashOfBook } from '../recipe-book/book.js';

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

async function templateName(): Promise<string> {
  const migrations = await readMigrations();
  const checksums = migrations.map(({ checksum }) => checksum).join();
  return `popote_template_${createHash('sha256').update(checksums).update(hashOfBook()).digest('hex').slice(0, 16)}`;
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function prepareServerTemplate(url: string, name: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(4242)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE "${name}_new"`);
      const dataDir = await mkdtemp(join(tmpdir(), 'popote-'));
      await prepareDatabase(dataDir, withDatabase(url, `${name}_new`));
      await client.query(`ALTER DATABASE "${name}_new" RENAME TO "${name}"`);
    }
    await client.query('SELECT pg_advisory_unlock(4242)');
  });
}

/** Of this run: what its workers leave behind goes by this name (global-setup.ts). */
const runVariable = 'POPOTE_TEST_RUN';
const databasesOfRun = (): string => `popote_test_${process.env[runVariable]}_`;

/** Migrates one empty database and puts the recipe book in it, which every test's own is then a copy of. */
export async function prepareTemplate(): Promise<void> {
  process.env[runVariable] ??= randomUUID().slice(0, 8);
  await prepareEmbedded();
  if (serverUrl !== undefined) await prepareServerTemplate(serverUrl, await templateName());
}

/** Drops what the workers have kept for their next test. */
export async function dropKeptDatabases(): Promise<void> {
  if (serverUrl === undefined) return;
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [databasesOfRun()],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  });
}

/** What a test may have changed beside its own rows: columns, constraints, triggers, functions and the recipe book. */
const shape = `SELECT md5(string_agg(line, ',' ORDER BY line)) AS shape FROM (
  SELECT concat(attrelid::regclass, attname, attnum, atttypid, attnotnull, attisdropped) AS line
  FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT concat(conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT proname::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT concat("migration_name", "checksum") FROM "_prisma_migrations"
  UNION ALL SELECT md5(r::text) FROM "Recipe" r WHERE "bookId" IS NOT NULL
) AS lines`;
const endOthers = `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;
const empty = `DO $$ DECLARE name text; filled text; has boolean; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO has;
    IF has THEN filled := concat_ws(', ', filled, quote_ident(name)); END IF;
  END LOOP;
  CREATE TEMPORARY TABLE book ON COMMIT DROP AS SELECT * FROM "Recipe" WHERE "bookId" IS NOT NULL;
  IF filled IS NOT NULL THEN EXECUTE 'TRUNCATE ' || filled || ' RESTART IDENTITY CASCADE'; END IF;
  INSERT INTO "Recipe" SELECT * FROM book ON CONFLICT DO NOTHING;
END $$`;

const shapeOf = async (client: pg.Client): Promise<string | undefined> =>
  (await client.query<{ shape: string }>(shape)).rows[0]?.shape;

/** Empty databases of this worker's own: to empty one takes a hundredth of the time of a new one and its end. */
const kept: string[] = [];
let emptyShape: string | undefined;

async function newDatabase(url: string): Promise<string> {
  const template = await templateName();
  const name = `${databasesOfRun()}${randomUUID().replaceAll('-', '')}`;
  await onServer(url, async (client) => {
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
    // Nobody asks after a test whether it outlives a power cut.
    await client.query(`ALTER DATABASE "${name}" SET synchronous_commit = off`);
  });
  // Of the copy: the template may be in nobody's use while it is copied.
  emptyShape ??= await onServer(withDatabase(url, name), shapeOf);
  return name;
}

/** Empties it for this worker's next test, unless the test has changed more than rows. */
async function giveBack(url: string, name: string): Promise<void> {
  const isEmpty = await onServer(withDatabase(url, name), async (client) => {
    await client.query(endOthers);
    if ((await shapeOf(client)) !== emptyShape) return false;
    await client.query(empty);
    return true;
  });
  if (isEmpty) kept.push(name);
  else await onServer(url, (client) => client.query(`DROP DATABASE "${name}" WITH (FORCE)`));
}

/** An empty, migrated database of the test's own: embedded, or on TEST_DATABASE_URL's server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'popote-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  // Whoever opens an empty folder begins with a copy of the template.
  if (serverUrl === undefined) return { databaseUrl: undefined, dataDir, remove: removeFolder };
  const name = kept.pop() ?? (await newDatabase(serverUrl));
  return {
    databaseUrl: withDatabase(serverUrl, name),
    dataDir,
    remove: async () => {
      await giveBack(serverUrl, name);
      await removeFolder();
    },
  };
}
