import { Prisma } from '../../generated/prisma/client.js';

/**
 * Lets one change of membership at a time through, so that the next statement counts what is there. In the order of
 * their ids, so that two people who change places do not wait for each other.
 */
export const lockHouseholds = (
  ids: readonly string[],
  among: Prisma.Sql = Prisma.sql`false`,
): Prisma.Sql => Prisma.sql`
  SELECT h."id" FROM "Household" h
  WHERE h."id" IN (SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) OR ${among}
  ORDER BY h."id" FOR UPDATE`;
