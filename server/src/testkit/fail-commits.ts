import { Prisma } from '../generated/prisma/client.js';
import type { Db } from '../platform/database.js';

/** Whatever adds a row to the table is refused by its commit, until that is taken back. */
export async function failCommits(db: Db, table: string): Promise<() => Promise<void>> {
  const name = Prisma.raw(`"${table}"`);
  await db.$executeRaw`CREATE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no commit'; END $$`;
  await db.$executeRaw(
    Prisma.sql`CREATE CONSTRAINT TRIGGER fail_commit AFTER INSERT ON ${name}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_commit()`,
  );
  return async () => {
    await db.$executeRaw`DROP FUNCTION fail_commit() CASCADE`;
  };
}
