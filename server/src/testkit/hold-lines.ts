import pg from 'pg';
import type { TestServer } from './test-server.js';

/**
 * Holds back every write to some lines of a list until it is released; says how many wait for that. Only on
 * PostgreSQL: the embedded database has one connection, on which nobody waits.
 */
export async function holdLines(server: TestServer, ids: readonly string[]) {
  const [row] = await server.app.services.db.$queryRaw<{ name: string }[]>`
    SELECT current_database() AS name`;
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${row?.name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM "ShoppingItem" WHERE "id" = ANY($1::uuid[]) FOR UPDATE', [ids]);
  const waiting = async (): Promise<number> => {
    const { rows } = await client.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting ?? 0;
  };
  const release = async (): Promise<void> => {
    await client.query('COMMIT');
    await client.end();
  };
  return { waiting, release };
}
