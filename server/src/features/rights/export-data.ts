import { Prisma } from '../../generated/prisma/client.js';
import { spend } from '../../graphql/spend.js';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import type { Db } from '../../platform/database.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import type { Viewer } from '../../platform/viewer.js';
import { addressHash } from '../billing/used-trial.policy.js';
import { exportedTables, type ExportedTable, type Owner } from './exported-tables.js';

interface ExportScope {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  config: Pick<Config, 'PSEUDONYM_KEY'>;
  viewer: Viewer;
}

type Tables = Record<string, object[]>;

const exportsPerPerson = { name: 'export', points: 10, seconds: 3600 };

const exported: [name: string, table: ExportedTable][] = Object.entries(exportedTables).flatMap(
  ([name, table]) => (table ? [[name, table]] : []),
);

const rowsSql = (name: string, { rows, secrets }: ExportedTable, owner: Owner): Prisma.Sql => {
  const table = Prisma.raw(`"${name}"`);
  return Prisma.sql`${name}::text, (
    SELECT coalesce(jsonb_agg(to_jsonb(r) - ${[...secrets]}::text[]), '[]')
    FROM ${table} r WHERE ${rows(owner)})`;
};

/**
 * Everything that is stored about a person, as a JSON text; one statement, so that it is one moment's truth.
 * @throws RateLimitedRefusal (the eleventh within an hour)
 */
export async function exportData({
  db,
  clock,
  rateLimits,
  config,
  viewer,
}: ExportScope): Promise<{ fileName: string; json: string }> {
  await spend(rateLimits, exportsPerPerson, viewer.id);
  const owner = { ...viewer, addressHash: addressHash(config.PSEUDONYM_KEY, viewer.email) };
  const tables = exported.map(([name, table]) => rowsSql(name, table, owner));
  const [row] = await db.$queryRaw<{ tables: Tables }[]>(
    Prisma.sql`SELECT jsonb_build_object(${Prisma.join(tables)}) AS "tables"`,
  );
  const exportedAt = clock.now().toISOString();
  const leftOut = Object.fromEntries(
    exported.flatMap(([name, { secrets }]) => (secrets.length > 0 ? [[name, secrets]] : [])),
  );
  const document = { format: 'popote-export', version: 1, exportedAt, leftOut, ...row };
  return {
    fileName: `popote-${exportedAt.slice(0, 10)}.json`,
    json: `${JSON.stringify(document, null, 2)}\n`,
  };
}
