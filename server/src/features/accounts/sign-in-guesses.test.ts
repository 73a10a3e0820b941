import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountOperations, guess, perform, stranger } from '../../testkit/account-kit.js';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { rawPost } from '../../testkit/raw-post.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => void vi.mocked(verify).mockClear());
afterAll(() => server.close());

const right = ({ email, password }: Person) => ({ input: { email, password } });

async function guessTenTimes(email: string): Promise<void> {
  for (let time = 1; time <= 10; time += 1) {
    expect(await guess(stranger(server), email, `essai-${time}`)).toMatchObject({
      code: 'CREDENTIALS_INVALID',
    });
  }
}

describe('24. guessing', () => {
  it('waits from the eleventh guess for one account, whatever addresses it comes from', async () => {
    const person = await server.signUp();
    await guessTenTimes(person.email);
    vi.mocked(verify).mockClear();
    const answer = await perform(stranger(server), 'signIn', right(person));
    expect(answer).toEqual({
      __typename: 'RateLimitedRefusal',
      code: 'RATE_LIMITED',
      field: null,
      retryAfterSeconds: expect.any(Number),
    });
    expect(at(answer, 'retryAfterSeconds')).toBeGreaterThan(0);
    expect(at(answer, 'retryAfterSeconds')).toBeLessThanOrEqual(900);
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
  });

  it('counts guesses that are sent at once', async () => {
    const { email } = await server.signUp();
    const guesses = Array.from({ length: 25 }, (_, time) =>
      guess(stranger(server), email, `essai-${time}`),
    );
    const codes = (await Promise.all(guesses)).map((answer) => at(answer, 'code'));
    expect(codes.filter((code) => code === 'CREDENTIALS_INVALID')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(15);
  });

  it.each([
    ['aliases', (fields: string) => `mutation { ${fields} }`],
    ['a fragment', (fields: string) => `mutation { ...F } fragment F on Mutation { ${fields} }`],
    ['a fragment in place', (fields: string) => `mutation { ... on Mutation { ${fields} } }`],
  ])('is refused where one request tries more than one password: by %s', async (_, document) => {
    const person = await server.signUp();
    const tries = Array.from(
      { length: 30 },
      (_each, n) =>
        `t${n}: signIn(input: { email: "${person.email}", password: "essai-${n}" }) { __typename }`,
    );
    const { errors } = await stranger(server).send(document(tries.join(' ')));
    expect(errors[0]?.extensions).toMatchObject({ code: 'ONE_SECRET_AT_A_TIME' });
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
    expect(await perform(stranger(server), 'signIn', right(person))).toMatchObject({
      viewer: { id: person.id },
    });
  });

  it('is one try where a document has another operation with one', async () => {
    const person = await server.signUp();
    const named = (name: string) =>
      `mutation ${name} { signIn(input: { email: "${person.email}", password: "essai-${name}" }) { __typename } }`;
    const { data } = await stranger(server).send(`${named('A')} ${named('B')}`, {}, 'B');
    expect(data).toEqual({ signIn: { __typename: 'CredentialsRefusal' } });
  });

  it('waits for an unknown address just the same', async () => {
    await guessTenTimes('inconnue@example.org');
    expect(await guess(stranger(server), 'inconnue@example.org', 'essai-11')).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('does not lock out a device that has signed in before', async () => {
    const person = await server.signUp();
    await person.send('mutation { signOut { signedOut } }');
    await guessTenTimes(person.email);
    expect(await perform(person, 'signIn', right(person))).toMatchObject({
      viewer: { id: person.id },
    });
    expect(await perform(stranger(server), 'signIn', right(person))).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('gives a known device ten guesses too, and none for other accounts', async () => {
    const person = await server.signUp();
    const other = await server.signUp();
    for (let time = 1; time <= 10; time += 1) await guess(person, person.email, `essai-${time}`);
    expect(await perform(person, 'signIn', right(person))).toMatchObject({ code: 'RATE_LIMITED' });
    await guessTenTimes(other.email);
    expect(await guess(person, other.email, 'essai-11')).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('takes a made-up device cookie for none', async () => {
    const person = await server.signUp();
    await guessTenTimes(person.email);
    const request = { query: accountOperations.signIn, variables: right(person) };
    for (const device of ['a'.repeat(43), '', '%zz', 'x'.repeat(4000)]) {
      expect(await rawPost(server, request, { cookie: `popote-device=${device}` })).toMatchObject({
        data: { result: { code: 'RATE_LIMITED' } },
      });
    }
  });

  it('begins to count anew after the right password', async () => {
    const person = await server.signUp();
    for (let time = 1; time <= 9; time += 1)
      await guess(stranger(server), person.email, `essai-${time}`);
    expect(await perform(stranger(server), 'signIn', right(person))).toMatchObject({
      viewer: { id: person.id },
    });
    await guessTenTimes(person.email);
  });
});

describe('one network address', () => {
  const waiting = { data: { result: { code: 'RATE_LIMITED' } } };
  const wrong = { data: { result: { code: 'CREDENTIALS_INVALID' } } };

  it('that strangers have used up holds up no device that has signed in before', async () => {
    const address = { 'x-forwarded-for': '198.51.100.9' };
    const person = await server.signUp();
    await person.send('mutation { signOut { signedOut } }');
    const tryWith = ({ email, password }: Pick<Person, 'email' | 'password'>, cookie: string) =>
      rawPost(
        server,
        { query: accountOperations.signIn, variables: { input: { email, password } } },
        { ...address, cookie },
      );
    for (let number = 1; number <= 100; number += 1) {
      const somebody = { email: `autre-${number}@example.org`, password: 'essai' };
      expect(await tryWith(somebody, '')).toMatchObject(wrong);
    }
    expect(await tryWith(person, '')).toMatchObject(waiting);
    expect(await tryWith(person, person.cookie)).toMatchObject({
      data: { result: { viewer: { id: person.id } } },
    });
    const other = await server.signUp();
    expect(await tryWith(other, person.cookie)).toMatchObject(waiting);
    const mistaken = { email: person.email, password: 'essai' };
    for (let time = 1; time <= 10; time += 1)
      expect(await tryWith(mistaken, person.cookie)).toMatchObject(wrong);
    expect(await tryWith(person, person.cookie)).toMatchObject(waiting);
  });

  const tryAs = (number: number, forwarded: string) =>
    rawPost(
      server,
      {
        query: accountOperations.signIn,
        variables: { input: { email: `personne-${number}@example.org`, password: 'essai' } },
      },
      { 'x-forwarded-for': forwarded },
    );

  it('waits after a hundred guesses for many accounts, however it rotates X-Forwarded-For', async () => {
    for (let number = 1; number <= 100; number += 1) {
      expect(await tryAs(number, `203.0.113.${number}, 198.51.100.7`)).toMatchObject(wrong);
    }
    expect(await tryAs(101, '203.0.113.250, 198.51.100.7')).toMatchObject(waiting);
    expect(await tryAs(102, '198.51.100.8')).toMatchObject(wrong);
  });
});
