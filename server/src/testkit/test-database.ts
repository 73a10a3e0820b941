import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadConfig } from '../platform/config.js';
import { openDatabase } from '../platform/database.js';
import { databaseLimits } from '../platform/limits.js';
import { readMigrations } from '../platform/migrate.js';

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

const limits = databaseLimits(loadConfig({}));
const serverUrl = process.env['TEST_DATABASE_URL'];
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

async function templateName(): Promise<string> {
  const migrations = await readMigrations();
  const checksums = migrations.map(({ checksum }) => checksum).join();
  return `popote_template_${createHash('sha256').update(checksums).digest('hex').slice(0, 16)}`;
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

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function prepareServerTemplate(url: string, name: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(4242)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE "${name}_new"`);
      const dataDir = await mkdtemp(join(tmpdir(), 'popote-'));
      const database = await openDatabase({
        databaseUrl: withDatabase(url, `${name}_new`),
        dataDir,
        limits,
      });
      await database.close();
      await client.query(`ALTER DATABASE "${name}_new" RENAME TO "${name}"`);
    }
    await client.query('SELECT pg_advisory_unlock(4242)');
  });
}

export async function prepareTemplate(): Promise<void> {
  const name = await templateName();
  if (serverUrl !== undefined) return prepareServerTemplate(serverUrl, name);
  if (await exists(join(cache, name))) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'popote-template-'));
  const database = await openDatabase({ dataDir, limits });
  await database.close();
  await cp(dataDir, `${join(cache, name)}-${process.pid}`, { recursive: true });
  await rename(`${join(cache, name)}-${process.pid}`, join(cache, name));
  await rm(dataDir, { recursive: true, force: true });
}

/** An empty, migrated database of the test's own: embedded, or on TEST_DATABASE_URL's server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'popote-test-'));
  const template = await templateName();
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (serverUrl === undefined) {
    await cp(join(cache, template, 'database'), join(dataDir, 'database'), { recursive: true });
    return { databaseUrl: undefined, dataDir, remove: removeFolder };
  }
  const name = `popote_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`),
  );
  return {
    databaseUrl: withDatabase(serverUrl, name),
    dataDir,
    remove: async () => {
      await onServer(serverUrl, (client) => client.query(`DROP DATABASE "${name}" WITH (FORCE)`));
      await removeFolder();
    },
  };
}
