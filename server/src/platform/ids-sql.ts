import { Prisma } from '../generated/prisma/client.js';

/** A query of the ids, one parameter however many they are. */
export const idsSql = (ids: readonly string[]): Prisma.Sql =>
  Prisma.sql`(SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
