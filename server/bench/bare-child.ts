import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { countDashboard } from '../src/features/kitchen/dashboard/count-dashboard.js';
import type { Prisma } from '../src/generated/prisma/client.js';
import { systemClock } from '../src/platform/clock.js';
import type { Db } from '../src/platform/database.js';
import { hashToken, readToken } from '../src/platform/sessions.js';
import { loadViewerRow, toViewer } from '../src/platform/viewer.js';
import { serveParent } from './child.js';

// What the dashboard costs with nothing around it: node:http, pg, and the very statements the product sends.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
const statements: { name: string; text: string; values: unknown[] }[] = [];
const recorder = {
  readRows: async ({ text, values }: Prisma.Sql) => {
    const statement = { name: `s${statements.length}`, text, values };
    statements.push(statement);
    return (await pool.query<Record<string, unknown>>(statement)).rows;
  },
} as unknown as Db;

async function recordStatements(token: string): Promise<void> {
  const row = await loadViewerRow(recorder, systemClock, hashToken(token));
  if (!row) throw new Error('No session.');
  await countDashboard({ db: recorder, viewer: toViewer(row, new Set()), clock: systemClock });
}

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

const server = createServer((req, res) => {
  void (async () => {
    await bodyOf(req);
    const token = readToken(req.headers).token ?? '';
    if (statements.length === 0) await recordStatements(token);
    const [session, ...others] = statements;
    if (!session) throw new Error('Nothing was recorded.');
    const values = [...session.values.slice(0, -1), hashToken(token)];
    await pool.query<Record<string, unknown>>({ ...session, values });
    let dashboard: unknown;
    for (const statement of others)
      [dashboard] = (await pool.query<Record<string, unknown>>(statement)).rows;
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    res.end(JSON.stringify({ data: { viewer: { dashboard } } }));
  })();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveParent(`http://127.0.0.1:${port}`, { close: () => pool.end() });
});
