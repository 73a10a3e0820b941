import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The database is the server's: so is the package that opens it.
const server = createRequire(new URL('../../server/package.json', import.meta.url));
const { PGlite } = await import(pathToFileURL(server.resolve('@electric-sql/pglite')).href);

export async function fillBell(dataDir, email, count) {
  const database = await PGlite.create(join(dataDir, 'database'));
  try {
    await database.query(
      `INSERT INTO "Notification" ("id", "userId", "key", "title", "message", "createdAt")
       SELECT gen_random_uuid(), u."id", 'test:' || n, 'Nouvelle ' || n, 'Il y a ' || n || ' jours.',
         now() - make_interval(days => n)
       FROM "User" u, generate_series(1, $2::int) n WHERE u."email" = $1`,
      [email, count],
    );
  } finally {
    await database.close();
  }
}
