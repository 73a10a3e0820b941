import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOperations, whoIs } from '../../testkit/account-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { rawPost } from '../../testkit/raw-post.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('the session’s cookie', () => {
  it('is stored as a hash only', async () => {
    const person = await server.signUp();
    const token = /sb-auth-token=([^;]+)/.exec(person.cookie)?.[1] ?? '';
    const device = /popote-device=([^;]+)/.exec(person.cookie)?.[1] ?? '';
    const link = await server.linkTo(person.email, '/auth/verify');
    const { db } = server.app.services;
    const rows = JSON.stringify([
      await db.session.findMany({ where: { userId: person.id } }),
      await db.knownDevice.findMany({ where: { userId: person.id } }),
      await db.accountToken.findMany({ where: { userId: person.id } }),
    ]);
    for (const secret of [token, device, link]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(rows).not.toContain(secret);
    }
  });

  it('slides: it is prolonged once half its life is over, and used no more at its end', async () => {
    const person = await server.signUp();
    const { db } = server.app.services;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await db.session.updateMany({ where: { userId: person.id }, data: { expiresAt: inDays(10) } });
    const { headers } = await person.send('{ viewer { id } }');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sb-auth-token=.*Max-Age=2592000/),
    ]);
    const [row] = await db.session.findMany({ where: { userId: person.id } });
    expect(row?.expiresAt.getTime()).toBeGreaterThan(inDays(29).getTime());
    await db.session.updateMany({ where: { userId: person.id }, data: { expiresAt: inDays(-1) } });
    expect(await whoIs(person)).toBeNull();
  });

  it('26. is refused after signing out, and asks to sign in again', async () => {
    const person = await server.signUp();
    const { cookie } = person;
    const { data } = await person.send('mutation { signOut { signedOut } }');
    expect(at(data, 'signOut.signedOut')).toBe(true);
    expect(person.cookie).not.toContain('sb-auth-token');
    expect(await rawPost(server, { query: '{ viewer { id } }' }, { cookie })).toEqual({
      data: { viewer: null },
    });
    expect(
      await rawPost(server, { query: 'mutation { signOut { signedOut } }' }, { cookie }),
    ).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('is Secure where the product is reached by HTTPS', async () => {
    const secure = await startTestServer({ env: { PUBLIC_URL: 'https://popote.example' } });
    try {
      const input = { email: 'lea@example.org', password: 'une-soupe' };
      const person = await secure.signUp(input);
      const { headers } = await person.send(accountOperations.signIn, { input });
      const cookies = headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    } finally {
      await secure.close();
    }
  });
});
