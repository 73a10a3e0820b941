import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig } from '../platform/config.js';
import { openDatabase } from '../platform/database.js';
import { makeTemplate } from '../platform/embedded-database.js';
import { databaseLimits } from '../platform/limits.js';
import { readMigrations } from '../platform/migrate.js';

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

const limits = databaseLimits(loadConfig({}));
const serverUrl = process.env['TEST_DATABASE_URL'];

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

export const prepareTemplate = async (): Promise<void> =>
  serverUrl === undefined ? makeTemplate() : prepareServerTemplate(serverUrl, await templateName());

/** An empty, migrated database of the test's own: embedded, or on TEST_DATABASE_URL's server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'popote-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  // Whoever opens an empty folder begins with a copy of the template.
  if (serverUrl === undefined) return { databaseUrl: undefined, dataDir, remove: removeFolder };
  const template = await templateName();
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
