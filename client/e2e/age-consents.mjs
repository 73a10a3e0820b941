import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The database is the server's: so is the package that opens it.
const server = createRequire(new URL('../../server/package.json', import.meta.url));
const { PGlite } = await import(pathToFileURL(server.resolve('@electric-sql/pglite')).href);

export async function ageConsents(dataDir) {
  const database = await PGlite.create(join(dataDir, 'database'));
  try {
    await database.query('UPDATE "Consent" SET "version" = "version" - 1');
  } finally {
    await database.close();
  }
}
