import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOperations } from '../../testkit/account-kit.js';
import { at, createGraphQLClient, type Json } from '../../testkit/graphql-client.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const taken = {
  firstName: 'Léa',
  lastName: 'Bonvin',
  email: 'prise@example.org',
  password: 'une-bonne-soupe',
};
const signUp = `mutation ($input: SignUpInput!) {
  result: signUp(input: $input) { __typename ... on Refusal { code field } }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await createGraphQLClient(server.url).send(signUp, { input: taken });
});
afterAll(() => server.close());

describe('a limit behind a proxy', () => {
  /** As a caller who writes an address of their own choice before the one that the proxy adds. */
  async function post(query: string, variables: object, time: number, seenByProxy: string) {
    const response = await server.request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${time}, ${seenByProxy}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    return at(((await response.json()) as { data: Json }).data, 'result.code');
  }

  it.each<[string, string, number, string, (time: number) => object, string]>([
    [
      'asking for a link',
      '198.51.100.1',
      10,
      accountOperations.requestPasswordReset,
      (time) => ({ email: `personne-${time}@example.org` }),
      'EMAIL_UNKNOWN',
    ],
    [
      'trying links',
      '198.51.100.2',
      30,
      accountOperations.resetPassword,
      (time) => ({ input: { token: `essai-${time}`, password: 'une-autre-soupe' } }),
      'LINK_INVALID',
    ],
    ['signing up', '198.51.100.3', 30, signUp, () => ({ input: taken }), 'EMAIL_TAKEN'],
  ])(
    'on %s is not lifted by rotating X-Forwarded-For',
    async (_case, proxy, points, query, variables, code) => {
      for (let time = 1; time <= points; time += 1) {
        expect(await post(query, variables(time), time, proxy)).toBe(code);
      }
      expect(await post(query, variables(101), 101, proxy)).toBe('RATE_LIMITED');
      expect(await post(query, variables(102), 102, '198.51.100.250')).toBe(code);
    },
  );
});
