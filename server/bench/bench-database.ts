import { randomUUID } from 'node:crypto';
import pg from 'pg';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface BenchDatabase {
  url: string;
  /** Runs statements outside what is measured. */
  run(sql: string, values?: readonly unknown[]): Promise<void>;
  /** By one row: the local Stripe's pages ask for a password in production. */
  subscribe(userId: string): Promise<void>;
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
  const subscription = `INSERT INTO "Subscription"
    ("userId", "stripeSubscriptionId", "status", "startDate", "currentPeriodEnd", "updatedAt")
    VALUES ($1::text::uuid, 'sub_' || $1::text, 'ACTIVE', now(), now() + interval '30 days', now())`;
  return {
    url: url.href,
    run: (sql, values) => once(url.href, sql, values),
    subscribe: (userId) => once(url.href, subscription, [userId]),
    remove: () => once(serverUrl, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}
