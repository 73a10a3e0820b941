import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOperations, perform, whoIs } from '../../testkit/account-kit.js';
import { createGraphQLClient } from '../../testkit/graphql-client.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const page = '/auth/change-email';
const oneDay = 86_400_000;
const clock = createManualClock();
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

const stranger = () => createGraphQLClient(server.url);
const fresh = () => `${randomUUID()}@example.org`;
const ask = (person: Person, newEmail: string, password = person.password) =>
  perform(person, 'requestEmailChange', { input: { newEmail, password } });
const confirm = (client: ReturnType<typeof stranger>, token: string) =>
  perform(client, 'confirmEmailChange', { token });
const refused = { __typename: 'LinkRefusal', code: 'LINK_INVALID', field: 'token' };

describe('another address', () => {
  it('is the account’s once the link sent there is followed; the old one is told', async () => {
    const person = await server.verified();
    const newEmail = fresh();
    const phone = stranger();
    await perform(phone, 'signIn', { input: { email: person.email, password: person.password } });
    expect(await ask(person, ` ${newEmail.toUpperCase()}`)).toEqual({
      __typename: 'RequestEmailChangePayload',
      newEmail,
    });
    const [notice] = await server.mailsTo(person.email);
    expect(notice?.subject).toBe('Changement d’adresse email demandé');
    expect(notice?.text).toContain(newEmail);
    expect(notice?.text).not.toContain('token=');
    expect(await whoIs(person)).toBe(person.id);
    const before = person.cookie;
    const token = await server.linkTo(newEmail, page);
    expect(await confirm(person, token)).toEqual({
      __typename: 'ConfirmEmailChangePayload',
      email: newEmail,
      token: null,
      viewer: { id: person.id, email: newEmail, emailVerified: true },
    });
    expect(person.cookie).not.toBe(before);
    expect(await whoIs(person)).toBe(person.id);
    expect(await whoIs(phone)).toBe(person.id);
    const replay = createGraphQLClient(server.url);
    const response = await server.request('/graphql', {
      method: 'POST',
      headers: { ...replay.headers(), cookie: before, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(await response.json()).toEqual({ data: { viewer: null } });
    const { password } = person;
    expect(
      await perform(stranger(), 'signIn', { input: { email: newEmail, password } }),
    ).toMatchObject({
      viewer: { id: person.id },
    });
    expect(
      await perform(stranger(), 'signIn', { input: { email: person.email, password } }),
    ).toMatchObject({ code: 'CREDENTIALS_INVALID' });
  });

  it('changes where nobody is signed in too, and opens no session there', async () => {
    const person = await server.signUp();
    const newEmail = fresh();
    await ask(person, newEmail);
    const client = stranger();
    const token = await server.linkTo(newEmail, page);
    expect(await confirm(client, token)).toMatchObject({
      email: newEmail,
      viewer: null,
      token: null,
    });
    expect(await whoIs(client)).toBeNull();
  });

  it('is answered again to a link that is followed twice, until the address is another one', async () => {
    const person = await server.signUp();
    const [first, second] = [fresh(), fresh()];
    await ask(person, first);
    const token = await server.linkTo(first, page);
    const answer = await confirm(stranger(), token);
    expect(answer).toMatchObject({ email: first, viewer: null, token: null });
    expect(await confirm(stranger(), token)).toEqual(answer);
    expect(await confirm(person, token)).toMatchObject({
      email: first,
      viewer: { id: person.id, email: first, emailVerified: true },
    });
    await ask(person, second);
    await confirm(person, await server.linkTo(second, page));
    expect(await confirm(person, token)).toEqual(refused);
  });

  it('is left as it was where the free days of the former one cannot be noted', async () => {
    const { db } = server.app.services;
    const person = await server.signUp();
    const newEmail = fresh();
    await db.user.update({ where: { id: person.id }, data: { trialUsedAt: clock.now() } });
    await ask(person, newEmail);
    const token = await server.linkTo(newEmail, page);
    const variables = { token };
    await db.$executeRawUnsafe('ALTER TABLE "UsedTrial" RENAME TO "Away"');
    const { errors } = await stranger().send(accountOperations.confirmEmailChange, variables);
    await db.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "UsedTrial"');
    expect(errors).toBeDefined();
    expect(await whoIs(person)).toBe(person.id);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(email).toBe(person.email);
    expect(await confirm(person, token)).toMatchObject({ email: newEmail });
    expect(await db.usedTrial.count()).toBe(1);
  });

  it('25. a link works for a day, and a newer one ends it', async () => {
    const person = await server.signUp();
    const [first, second] = [fresh(), fresh()];
    await ask(person, first);
    const older = await server.linkTo(first, page);
    await ask(person, second);
    expect(await confirm(person, older)).toEqual(refused);
    const newer = await server.linkTo(second, page);
    clock.advance(oneDay);
    expect(await confirm(person, newer)).toEqual(refused);
    await ask(person, second);
    const inTime = await server.linkTo(second, page);
    clock.advance(oneDay - 1000);
    expect(await confirm(person, inTime)).toMatchObject({ email: second });
  });

  it('goes to one of two who ask for it at the same time; the other is told', async () => {
    const people = await Promise.all([server.signUp(), server.signUp()]);
    const newEmail = fresh();
    const tokens: string[] = [];
    for (const person of people) {
      await ask(person, newEmail);
      tokens.push(await server.linkTo(newEmail, page));
    }
    const answers = await Promise.all(
      people.map((person, index) => confirm(person, tokens[index] ?? '')),
    );
    const won = answers.filter((answer) => JSON.stringify(answer).includes('Payload'));
    expect(won).toHaveLength(1);
    expect(answers).toContainEqual({
      __typename: 'EmailTakenRefusal',
      code: 'EMAIL_TAKEN',
      field: 'newEmail',
    });
    const users = await server.app.services.db.user.count({ where: { email: newEmail } });
    expect(users).toBe(1);
  });

  it('ends the links that went to the old one', async () => {
    const person = await server.signUp();
    const newEmail = fresh();
    await perform(stranger(), 'requestPasswordReset', { email: person.email });
    const reset = await server.linkTo(person.email, '/auth/new-password');
    await ask(person, newEmail);
    await confirm(person, await server.linkTo(newEmail, page));
    const input = { token: reset, password: 'une-autre-soupe' };
    expect(await perform(stranger(), 'resetPassword', { input })).toEqual(refused);
  });
});

describe('asking for another address', () => {
  it('refuses the present one, a taken one, and a malformed one, each by its code', async () => {
    const person = await server.signUp();
    const other = await server.signUp();
    expect(await ask(person, person.email.toUpperCase())).toEqual({
      __typename: 'EmailUnchangedRefusal',
      code: 'EMAIL_UNCHANGED',
      field: 'newEmail',
    });
    expect(await ask(person, other.email)).toMatchObject({
      code: 'EMAIL_TAKEN',
      field: 'newEmail',
    });
    expect(await ask(person, 'lea@')).toMatchObject({ code: 'INVALID', field: 'newEmail' });
  });

  it('asks for the password again, and lets nobody guess it', async () => {
    const person = await server.signUp();
    for (let time = 1; time <= 10; time += 1) {
      expect(await ask(person, fresh(), `essai-${time}`)).toMatchObject({
        code: 'PASSWORD_INVALID',
        field: 'password',
      });
    }
    expect(await ask(person, fresh())).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await server.mailsTo(person.email)).toHaveLength(1);
  });

  it('is limited, so that nobody is flooded with mail', async () => {
    const person = await server.signUp();
    for (let time = 1; time <= 5; time += 1) await ask(person, fresh());
    expect(await ask(person, fresh())).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
