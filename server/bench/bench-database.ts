import { randomUUID } from 'node:crypto';
import pg from 'pg';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface BenchDatabase {
  url: string;
  /** Runs statements outside what is measured. */
  run(sql: string, values?: readonly unknown[]): Promise<void>;
  remove(): Promise<void>;
}

async function once(connectionString: string, sql: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

/** An empty database of the benchmark's own, on the server of TEST_DATABASE_URL; unmigrated. */
export async function createBenchDatabase(): Promise<BenchDatabase> {
  const name = `popote_bench_${randomUUID().replaceAll('-', '')}`;
  await once(serverUrl, `CREATE DATABASE "${name}"`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (sql, values) => once(url.href, sql, values),
    remove: () => once(serverUrl, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}
