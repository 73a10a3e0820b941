import { Prisma } from '../generated/prisma/client.js';

/**
 * The columns of a table, as this process knows them, of what the statement calls `row`. PostgreSQL refuses a prepared
 * statement that answers with `*` once another process has added a column: its answer would be another.
 */
export const columnsSql = (fields: Readonly<Record<string, string>>, row: string): Prisma.Sql =>
  Prisma.raw(
    Object.values(fields)
      .map((name) => `${row}."${name}"`)
      .join(', '),
  );
