import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perform, whoIs } from '../../testkit/account-kit.js';
import { at, createGraphQLClient, type Json } from '../../testkit/graphql-client.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const signUp = `mutation ($input: SignUpInput!) {
  result: signUp(input: $input) {
    __typename ... on SignUpPayload { viewer { id } } ... on Refusal { code field }
  }
}`;
const fresh = () => `${randomUUID()}@example.org`;
const inputFor = (email: string) => ({
  firstName: 'Léa',
  lastName: 'Bonvin',
  email,
  password: 'une-bonne-soupe',
});
const isTaken = (answer: Json) => at(answer, 'code') === 'EMAIL_TAKEN';

describe('one address, asked for by several at once', () => {
  it('makes one account, one household and one letter; the others are told', async () => {
    const { db } = server.app.services;
    const email = fresh();
    const households = await db.household.count();
    const clients = Array.from({ length: 10 }, () => createGraphQLClient(server.url));
    const answers = await Promise.all(
      clients.map(async (client) => {
        const { data } = await client.send(signUp, { input: inputFor(email) });
        return at(data, 'result') ?? null;
      }),
    );
    expect(answers.filter(isTaken)).toHaveLength(9);
    expect(await db.user.count({ where: { email } })).toBe(1);
    expect(await db.household.count()).toBe(households + 1);
    expect(await server.mailsTo(email)).toHaveLength(1);
    const signedIn = await Promise.all(clients.map((client) => whoIs(client)));
    expect(signedIn.filter((id) => id !== null)).toHaveLength(1);
  });

  it('goes either to who signs up or to who moves there, whole', async () => {
    const { db } = server.app.services;
    const person = await server.signUp();
    const email = fresh();
    const input = { newEmail: email, password: person.password };
    await perform(person, 'requestEmailChange', { input });
    const token = await server.linkTo(email, '/auth/change-email');
    const newcomer = createGraphQLClient(server.url);
    const [moved, signedUp] = await Promise.all([
      perform(person, 'confirmEmailChange', { token }),
      newcomer
        .send(signUp, { input: inputFor(email) })
        .then(({ data }) => at(data, 'result') ?? null),
    ]);
    expect([moved, signedUp].filter(isTaken)).toHaveLength(1);
    const [owner, ...others] = await db.user.findMany({ where: { email } });
    expect(others).toEqual([]);
    expect(owner?.id).toBe(isTaken(moved) ? at(signedUp, 'viewer.id') : person.id);
  });
});
