import { expect } from 'vitest';
import { Prisma } from '../generated/prisma/client.js';
import { at, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import type { TestServer } from './test-server.js';

export const deleteMyAccount = `mutation ($password: String!) {
  deleteMyAccount(password: $password) {
    __typename ... on DeleteMyAccountPayload { deleted } ... on Refusal { code field }
  }
}`;

/** Deletes somebody's account; returns the answer. */
export async function deleteAccount(person: Person, password = person.password): Promise<Json> {
  const { data, errors } = await person.send(deleteMyAccount, { password });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return at(data, 'deleteMyAccount') ?? null;
}

/** The tables of the database, as it knows them, in which some row has the text anywhere. */
export async function tablesWith({ app }: TestServer, text: string): Promise<string[]> {
  const { db } = app.services;
  const tables = await db.$queryRaw<{ name: string }[]>(Prisma.sql`
    SELECT table_name::text AS "name" FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRaw<{ held: boolean }[]>(Prisma.sql`
      SELECT EXISTS (
        SELECT 1 FROM ${Prisma.raw(`"${name}"`)} r WHERE to_jsonb(r)::text LIKE ${`%${text}%`}
      ) AS "held"`);
    if (row?.held) found.push(name);
  }
  return found.toSorted();
}
