import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.close());

const signIn = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInPayload { token tokenExpiresAt } } }`;
const whoAmI = '{ viewer { id sessions { current expiresAt } } }';
const days = 86_400_000;

async function send(query: string, headers: Record<string, string>, variables?: object) {
  const response = await server.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Json,
  };
}

/** A token, and until when. */
async function signedIn() {
  const { email, password } = person;
  const native = { 'x-popote-client': 'native' };
  const { headers, body } = await send(signIn, native, { input: { email, password } });
  expect(headers.getSetCookie()).toEqual([]);
  return {
    token: String(at(body, 'data.signIn.token')),
    expiresAt: Date.parse(String(at(body, 'data.signIn.tokenExpiresAt'))),
  };
}

describe('the token of an app', () => {
  it('comes without a cookie, says when it ends, and is taken whatever the case of its scheme', async () => {
    const { token, expiresAt } = await signedIn();
    expect(Math.abs(expiresAt - Date.now() - 30 * days)).toBeLessThan(days);
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const { body } = await send(whoAmI, { authorization: `${scheme} ${token}` });
      expect(at(body, 'data.viewer.id')).toBe(person.id);
    }
  });

  it('is refused with 401 where it opens nothing, with a cookie beside it or over a stream, and never falls back on it', async () => {
    const { token } = await signedIn();
    const wrong = [`Bearer ${token}x`, 'Bearer not-a-token', 'Bearer  '];
    for (const authorization of wrong)
      for (const accept of ['application/json', 'text/event-stream']) {
        const { cookie } = person;
        const { status, headers } = await server.request('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization, accept, cookie },
          body: JSON.stringify({ query: whoAmI }),
        });
        expect([status, headers.get('www-authenticate')]).toEqual([
          401,
          'Bearer error="invalid_token"',
        ]);
      }
    const { body } = await send(whoAmI, { authorization: `Bearer ${token}x` });
    expect(at(body, 'errors.0.extensions.code')).toBe('UNAUTHENTICATED');
  });

  it('slides by its use, without a cookie, and is given anew to an app that changes its password', async () => {
    const { token } = await signedIn();
    const authorization = `Bearer ${token}`;
    const { db } = server.app.services;
    const soon = new Date(Date.now() + 10 * days);
    await db.session.updateMany({ where: { userId: person.id }, data: { expiresAt: soon } });
    const used = await send(whoAmI, { authorization });
    expect(used.headers.getSetCookie()).toEqual([]);
    const sessions = at(used.body, 'data.viewer.sessions') as { current: boolean }[];
    const own = sessions.find(({ current }) => current) as unknown as { expiresAt: string };
    expect(Date.parse(own.expiresAt)).toBeGreaterThan(Date.now() + 29 * days);

    const changed = await send(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ... on ChangePasswordPayload { token } } }',
      { authorization },
      { input: { currentPassword: person.password, newPassword: person.password } },
    );
    expect(changed.headers.getSetCookie()).toEqual([]);
    const renewed = `Bearer ${String(at(changed.body, 'data.changePassword.token'))}`;
    expect((await send(whoAmI, { authorization })).status).toBe(401);
    expect((await send(whoAmI, { authorization: renewed })).status).toBe(200);
  });

  it('is over once it was signed out', async () => {
    const authorization = `Bearer ${(await signedIn()).token}`;
    const out = await send('mutation { signOut { signedOut } }', { authorization });
    expect([out.status, out.headers.getSetCookie()]).toEqual([200, []]);
    expect((await send(whoAmI, { authorization })).status).toBe(401);
  });
});
