import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOperations, perform, whoIs } from '../../testkit/account-kit.js';
import { at, createGraphQLClient, type Json } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const stranger = () => createGraphQLClient(server.url);

async function secondDevice({ email, password }: Person) {
  const client = stranger();
  await perform(client, 'signIn', { input: { email, password } });
  return client;
}

const list = '{ viewer { sessions { id device createdAt lastSeenAt current } } }';
async function sessionsOf(client: ReturnType<typeof stranger>): Promise<Json[]> {
  const { data } = await client.send(list);
  const sessions = at(data, 'viewer.sessions');
  return Array.isArray(sessions) ? sessions : [];
}

describe('the devices that are signed in', () => {
  it('are listed with their names, the last seen first, this one marked', async () => {
    const person = await server.signUp();
    const response = await server.request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      },
      body: JSON.stringify({
        query: accountOperations.signIn,
        variables: { input: { email: person.email, password: person.password } },
      }),
    });
    expect(response.ok).toBe(true);
    const { db } = server.app.services;
    const yesterday = new Date(Date.now() - 86_400_000);
    await db.session.create({
      data: { id: 'run out', userId: person.id, expiresAt: yesterday, device: 'Nokia' },
    });
    const sessions = await sessionsOf(person);
    expect(sessions).toEqual([
      expect.objectContaining({ device: 'Firefox · Android', current: false }),
      expect.objectContaining({ current: true }),
    ]);
    const rows = await db.session.findMany({ where: { userId: person.id } });
    for (const row of rows) expect(JSON.stringify(sessions)).not.toContain(row.id);
  });

  it('a new one is told of by mail, once, and to nobody whose address may be another’s', async () => {
    const person = await server.signUp();
    const told = async () =>
      (await server.mailsTo(person.email)).filter(
        ({ subject }) => subject === 'Connexion depuis un nouvel appareil',
      ).length;
    await secondDevice(person);
    expect(await told()).toBe(0);
    const token = await server.linkTo(person.email, '/auth/verify');
    await perform(stranger(), 'verifyEmail', { token });
    const device = await secondDevice(person);
    expect(await told()).toBe(1);
    const { email, password } = person;
    await perform(device, 'signIn', { input: { email, password } });
    expect(await told()).toBe(1);
  });

  it('are one statement to list, and seen again at most every quarter of an hour', async () => {
    const person = await server.signUp();
    server.takeStatements();
    await sessionsOf(person);
    expect(server.takeStatements()).toHaveLength(2);
    const { db } = server.app.services;
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await db.session.updateMany({
      where: { userId: person.id },
      data: { lastSeenAt: anHourAgo },
    });
    const [seen] = await sessionsOf(person);
    const lastSeen = new Date(String(at(seen ?? null, 'lastSeenAt')));
    expect(lastSeen.getTime()).toBeGreaterThan(anHourAgo.getTime() + 3_500_000);
  });

  it('26. one that is signed out from another is out at once', async () => {
    const person = await server.signUp();
    const lost = await secondDevice(person);
    const [own] = await sessionsOf(lost);
    const other = (await sessionsOf(person)).find((session) => at(session, 'current') === false);
    const id = at(other ?? null, 'id');
    expect(own).toMatchObject({ id, current: true });
    expect(await perform(person, 'revokeSession', { id })).toMatchObject({
      __typename: 'RevokeSessionPayload',
      sessionId: id,
      viewer: { sessions: [{ current: true }] },
    });
    expect(await whoIs(lost)).toBeNull();
    expect(await whoIs(person)).toBe(person.id);
  });

  it('this one may be signed out as well', async () => {
    const person = await server.signUp();
    const [own] = await sessionsOf(person);
    expect(await perform(person, 'revokeSession', { id: at(own ?? null, 'id') })).toMatchObject({
      viewer: null,
    });
    expect(person.cookie).not.toContain('sb-auth-token');
    expect(await whoIs(person)).toBeNull();
  });

  it('1. somebody else’s is not found and stays', async () => {
    const person = await server.signUp();
    const other = await server.signUp();
    const [theirs] = await sessionsOf(other);
    for (const id of [at(theirs ?? null, 'id'), 'x', person.id]) {
      expect(await perform(person, 'revokeSession', { id })).toEqual({
        __typename: 'NotFoundRefusal',
        code: 'NOT_FOUND',
        field: 'id',
      });
    }
    expect(await whoIs(other)).toBe(other.id);
  });

  it('26. all are out after signing out everywhere', async () => {
    const person = await server.signUp();
    const other = await secondDevice(person);
    expect(await perform(person, 'signOutEverywhere')).toEqual({ signedOut: true });
    expect(await whoIs(person)).toBeNull();
    expect(await whoIs(other)).toBeNull();
  });
});

describe('changing the password', () => {
  const change = (person: Person, currentPassword: string, newPassword = 'une-autre-soupe') =>
    perform(person, 'changePassword', { input: { currentPassword, newPassword } });

  it('26. ends every other session and renews this one', async () => {
    const person = await server.signUp();
    const other = await secondDevice(person);
    const before = person.cookie;
    expect(await change(person, person.password)).toEqual({
      __typename: 'ChangePasswordPayload',
      token: null,
      viewer: { id: person.id, sessions: [{ current: true }] },
    });
    expect(person.cookie).not.toBe(before);
    expect(await whoIs(person)).toBe(person.id);
    expect(await whoIs(other)).toBeNull();
    const { email } = person;
    const input = { email, password: 'une-autre-soupe' };
    expect(await perform(stranger(), 'signIn', { input })).toMatchObject({
      viewer: { id: person.id },
    });
    const [notice] = await server.mailsTo(email);
    expect(notice?.subject).toBe('Votre mot de passe a été changé');
    expect(notice?.text).toContain('/auth/reset-password');
  });

  it('ends the links that were sent before', async () => {
    const person = await server.signUp();
    await perform(stranger(), 'requestPasswordReset', { email: person.email });
    const token = await server.linkTo(person.email, '/auth/new-password');
    await change(person, person.password);
    const input = { token, password: 'encore-une-soupe' };
    expect(await perform(stranger(), 'resetPassword', { input })).toMatchObject({
      code: 'LINK_INVALID',
    });
  });

  it('asks for the present one and for a long enough new one', async () => {
    const person = await server.signUp();
    const other = await secondDevice(person);
    expect(await change(person, 'pas-le-bon')).toMatchObject({
      code: 'PASSWORD_INVALID',
      field: 'currentPassword',
    });
    expect(await change(person, person.password, '12345')).toMatchObject({
      code: 'TOO_SHORT',
      field: 'newPassword',
    });
    expect(await whoIs(other)).toBe(person.id);
  });
});

describe('the profile', () => {
  const update = (person: Person, input: Record<string, unknown>) =>
    perform(person, 'updateProfile', { input: { firstName: 'Léa', lastName: 'Bonvin', ...input } });

  it('is saved, trimmed, with the telephone number in E.164 form', async () => {
    const person = await server.signUp();
    expect(await update(person, { firstName: ' Zoé ', phone: '079 123 45 67' })).toEqual({
      __typename: 'UpdateProfilePayload',
      viewer: {
        profile: { id: person.id, firstName: 'Zoé', lastName: 'Bonvin', phone: '+41791234567' },
      },
    });
    const { data } = await person.send('{ viewer { profile { firstName phone } } }');
    expect(data).toEqual({ viewer: { profile: { firstName: 'Zoé', phone: '+41791234567' } } });
  });

  it('keeps a number that is left out, and loses one that is blank', async () => {
    const person = await server.signUp();
    await update(person, { phone: '+33612345678' });
    expect(await update(person, {})).toMatchObject({
      viewer: { profile: { phone: '+33612345678' } },
    });
    expect(await update(person, { phone: '' })).toMatchObject({
      viewer: { profile: { phone: null } },
    });
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'REQUIRED'],
    [{ lastName: 'x'.repeat(101) }, 'lastName', 'TOO_LONG'],
    [{ phone: '+41' }, 'phone', 'REQUIRED'],
    [{ phone: '123' }, 'phone', 'INVALID'],
  ])('names the field at fault: %j', async (input, field, code) => {
    const person = await server.signUp();
    expect(await update(person, input)).toMatchObject({ __typename: 'InputRefusal', field, code });
  });
});
