import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The database is the server's: so is the package that opens it.
const server = createRequire(new URL('../../server/package.json', import.meta.url));
const { PGlite } = await import(pathToFileURL(server.resolve('@electric-sql/pglite')).href);

const tablesSql = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;

export async function searchDatabase(dataDir, texts) {
  const database = await PGlite.create(join(dataDir, 'database'));
  try {
    const { rows: tables } = await database.query(tablesSql);
    const found = [];
    for (const { name } of tables) {
      const { rows } = await database.query(
        `SELECT 1 FROM "${name}" r, unnest($1::text[]) AS t(text)
         WHERE strpos(to_jsonb(r)::text, t.text) > 0 LIMIT 1`,
        [texts],
      );
      if (rows.length > 0) found.push(name);
    }
    const { rows: invoices } = await database.query('SELECT "userId" FROM "Invoice"');
    return { tables: tables.length, found, invoices };
  } finally {
    await database.close();
  }
}
