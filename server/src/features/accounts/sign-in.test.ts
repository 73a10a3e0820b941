import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { guess, perform, stranger } from '../../testkit/account-kit.js';
import { rawPost } from '../../testkit/raw-post.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('signing in', () => {
  it('opens a session of its own and ends the one before it', async () => {
    const person = await server.signUp();
    const before = person.cookie;
    const input = { email: person.email.toUpperCase(), password: person.password };
    expect(await perform(person, 'signIn', { input })).toEqual({
      __typename: 'SignInPayload',
      viewer: { id: person.id },
    });
    expect(person.cookie).not.toBe(before);
    expect(await rawPost(server, { query: '{ viewer { id } }' }, { cookie: before })).toEqual({
      data: { viewer: null },
    });
  });

  it('refuses a wrong password and an unknown address in the same words, after the same work', async () => {
    const { email } = await server.signUp();
    const refusal = { __typename: 'CredentialsRefusal', code: 'CREDENTIALS_INVALID', field: null };
    const work: { hashCosts: string[]; statements: string[] }[] = [];
    for (const address of [email, 'personne@example.org']) {
      vi.mocked(verify).mockClear();
      server.takeStatements();
      expect(await guess(stranger(server), address, 'pas-le-bon')).toEqual(refusal);
      work.push({
        hashCosts: vi
          .mocked(verify)
          .mock.calls.map(([hashed]) => String(hashed).split('$')[3] ?? ''),
        statements: server.takeStatements(),
      });
    }
    expect(work[0]).toEqual(work[1]);
    expect(work[0]).toEqual({
      hashCosts: ['m=19456,t=2,p=1'],
      statements: [expect.stringContaining('"User"')],
    });
  });
});
