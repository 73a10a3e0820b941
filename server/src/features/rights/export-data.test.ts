import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDatamodel } from '../../generated/pothos-types.js';
import { createFullAccount } from '../../testkit/full-account.js';
import { at, createGraphQLClient, type Json } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { exportedTables, type ExportedTable } from './exported-tables.js';

const exportMyData = `mutation {
  exportMyData {
    ... on ExportMyDataPayload { fileName json }
    ... on RateLimitedRefusal { code retryAfterSeconds }
  }
}`;

let server: TestServer;
let person: Person;
let document: Json;
let text: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await createFullAccount(server);
  const { data } = await person.send(exportMyData);
  text = String(at(data, 'exportMyData.json'));
  document = JSON.parse(text) as Json;
});
afterAll(() => server.close());

const models = Object.entries(getDatamodel().datamodel.models).map(([name, { fields }]) => ({
  name,
  columns: fields.filter(({ kind }) => kind !== 'object').map((field) => field.name),
  namesSomebody: fields.some(({ type }) => type === 'User' || type === 'Household'),
}));
const tables: Readonly<Record<string, ExportedTable | null>> = exportedTables;
const exported = models.flatMap(({ name, columns }) => {
  const table = tables[name];
  return table ? [{ name, columns, table }] : [];
});

describe('exportMyData', () => {
  it('knows every table that names a person or a household', () => {
    const naming = models.filter(({ namesSomebody }) => namesSomebody).map(({ name }) => name);
    expect(naming.length).toBeGreaterThan(15);
    expect(naming.filter((name) => !tables[name])).toEqual([]);
  });

  it.each(exported)('holds $name, every column but the secrets', ({ name, columns, table }) => {
    const first = at(document, `tables.${name}.0`);
    const kept = columns.filter((column) => !table.secrets.includes(column));
    expect(Object.keys(first ?? {}).toSorted()).toEqual(kept.toSorted());
    expect(at(document, `leftOut.${name}`)).toEqual(
      table.secrets.length > 0 ? table.secrets : undefined,
    );
  });

  it('lets no secret out, under whatever name', async () => {
    const { db } = server.app.services;
    const mine = { where: { userId: person.id } };
    const user = await db.user.findUniqueOrThrow({
      where: { id: person.id },
      include: {
        household: true,
        sessions: true,
        knownDevices: true,
        accountTokens: true,
        invitations: true,
      },
    });
    const secrets = [
      user.passwordHash,
      user.household.calendarSecret,
      ...user.sessions.map(({ id }) => id),
      ...user.knownDevices.map(({ tokenHash }) => tokenHash),
      ...user.accountTokens.map(({ tokenHash }) => tokenHash),
      ...user.invitations.map(({ tokenHash }) => tokenHash),
    ];
    expect(await db.session.count(mine)).toBeGreaterThan(0);
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('is of this person alone, and open to somebody who has paid nothing', async () => {
    const stranger = await server.signUp();
    const { data } = await stranger.send(exportMyData);
    const theirs = String(at(data, 'exportMyData.json'));
    expect(theirs).toContain(stranger.email);
    expect(theirs).not.toContain(person.id);
    expect(theirs).not.toContain(person.email);
    expect(text).not.toContain(stranger.id);
    expect(at(data, 'exportMyData.fileName')).toMatch(/^popote-\d{4}-\d{2}-\d{2}\.json$/);
  });

  it('holds what a household shares, and nothing that is another member’s own', async () => {
    const { db } = server.app.services;
    const partner = await createFullAccount(server);
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    await db.user.updateMany({ where: { id: partner.id }, data: { householdId } });
    const { data } = await partner.send(exportMyData);
    const theirs = JSON.parse(String(at(data, 'exportMyData.json'))) as Json;
    expect(at(theirs, 'tables.InventoryItem.0.createdById')).toBe(person.id);
    expect(at(theirs, 'tables.User.1')).toBeUndefined();
    expect(at(theirs, 'tables.User.0.id')).toBe(partner.id);
    for (const { name, columns } of exported) {
      if (!columns.includes('userId')) continue;
      const rows = at(theirs, `tables.${name}`);
      const owners = Array.isArray(rows) ? rows.map((row) => at(row, 'userId')) : [];
      expect([...new Set(owners)], name).toEqual([partner.id]);
    }
  });

  it('takes one statement after the session’s', async () => {
    server.takeStatements();
    await person.send(exportMyData);
    expect(server.takeStatements()).toHaveLength(2);
  });

  it('is done ten times an hour, and not for nobody', async () => {
    const busy = await server.signUp();
    for (let times = 0; times < 10; times += 1) await busy.send(exportMyData);
    const { data } = await busy.send(exportMyData);
    expect(at(data, 'exportMyData.code')).toBe('RATE_LIMITED');
    const { errors } = await createGraphQLClient(server.url).send(exportMyData);
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
