import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createGraphQLClient, type Json } from '../../testkit/graphql-client.js';
import { ask, joinHousehold, tokenFor } from '../../testkit/household-kit.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** Somebody who may invite: they have shown that their address is theirs. */
async function host(changes: Record<string, unknown> = {}): Promise<Person> {
  const person = await server.signUp({ firstName: 'Ana' });
  await person.savePreferences(changes);
  await server.app.services.db.user.update({
    where: { id: person.id },
    data: { emailVerifiedAt: new Date() },
  });
  return person;
}

const signUp = async (email: string, invitation: string | null) => {
  const client = createGraphQLClient(server.url);
  const input = { firstName: 'Bruno', lastName: 'Rey', password: 'une-soupe', email, invitation };
  const { data } = await client.send(
    `mutation ($input: SignUpInput!) {
      signUp(input: $input) { ... on SignUpPayload { viewer { id email emailVerified } } }
    }`,
    { input },
  );
  await server.app.services.mail.idle();
  return { client, viewer: at(data, 'signUp.viewer') };
};

const subjectsFor = async (email: string): Promise<string[]> =>
  (await server.mailsTo(email)).map(({ subject }) => subject);

describe('a sign-up from an invitation', () => {
  it('begins with the address it went to and who invites', async () => {
    const person = await host();
    await ask(person, 'invite', { email: 'Lena@Example.org' });
    const token = await tokenFor(server, 'lena@example.org');
    const { data } = await createGraphQLClient(server.url).send(
      'query ($token: String!) { invitation(token: $token) { email inviterFirstName status } }',
      { token },
    );
    expect(data).toEqual({
      invitation: { email: 'lena@example.org', inviterFirstName: 'Ana', status: 'PENDING' },
    });
  });

  it('needs no second mail to confirm that address; the link of another, or none, proves nothing', async () => {
    const person = await host();
    for (const email of ['iris@example.org', 'paul@example.org'])
      await ask(person, 'invite', { email });
    const token = await tokenFor(server, 'iris@example.org');
    const other = await signUp('paul@example.org', token);
    expect(other.viewer).toMatchObject({ emailVerified: false });
    expect((await signUp('nina@example.org', 'made-up')).viewer).toMatchObject({
      emailVerified: false,
    });
    expect((await signUp('iris@example.org', token)).viewer).toMatchObject({
      email: 'iris@example.org',
      emailVerified: true,
    });
    expect(await subjectsFor('iris@example.org')).not.toContain('Confirmez votre adresse email');
    expect(await subjectsFor('paul@example.org')).toContain('Confirmez votre adresse email');
  });

  it('proves nothing once the invitation was taken, taken back, or offered anew', async () => {
    const person = await host();
    await ask(person, 'invite', { email: 'omar@example.org' });
    const token = await tokenFor(server, 'omar@example.org');
    await ask(person, 'invite', { email: 'omar@example.org' });
    await server.app.services.mail.idle();
    expect((await signUp('omar@example.org', token)).viewer).toMatchObject({
      emailVerified: false,
    });
  });
});

it('an account that joins by the link mailed to its own address is verified by it', async () => {
  const person = await host();
  const [own, lent] = [await server.signUp(), await server.signUp()];
  for (const guest of [own, lent]) await ask(person, 'invite', { email: guest.email });
  const token = await tokenFor(server, own.email);
  const verified = async (guest: Person) =>
    at((await guest.send('{ viewer { emailVerified } }')).data, 'viewer.emailVerified');
  expect(await ask(own, 'accept', { token })).toMatchObject({
    __typename: 'AcceptInvitationPayload',
  });
  expect(await verified(own)).toBe(true);
  await ask(person, 'invite', { email: 'encore@example.org' });
  await ask(lent, 'accept', { token: await tokenFor(server, 'encore@example.org') });
  expect(await verified(lent)).toBe(false);
});

describe('who joins a household', () => {
  const habits = async (person: Person): Promise<Json | undefined> => {
    const { data } = await person.send(`{ viewer { householdHabits {
      householdSize { adults children } shoppingFrequency
    } } }`);
    return at(data, 'viewer.householdHabits');
  };

  it('finds its size and its rhythm, and nothing of what the others eat', async () => {
    const person = await host({
      householdSize: { adults: 2, children: 3 },
      shoppingFrequency: 'DAILY',
      dietaryRestrictions: ['HALAL'],
    });
    const guest = await server.signUp();
    expect(await habits(guest)).toBeNull();
    await joinHousehold(server, person, guest);
    expect(await habits(guest)).toEqual({
      householdSize: { adults: 2, children: 3 },
      shoppingFrequency: 'DAILY',
    });
    expect(await habits(person)).toBeNull();
  });

  it('finds whoever another has counted, as what is cooked is cooked for them', async () => {
    const person = await host({
      householdSize: { adults: 2, children: 0 },
      shoppingFrequency: 'DAILY',
    });
    const second = await server.signUp();
    await joinHousehold(server, person, second);
    await second.savePreferences({ householdSize: { adults: 3, children: 2 } });
    const guest = await server.signUp();
    await joinHousehold(server, person, guest);
    const size = { adults: 3, children: 2 };
    expect(await habits(guest)).toMatchObject({ householdSize: size, shoppingFrequency: 'DAILY' });
    await guest.savePreferences({ householdSize: { adults: 1, children: 0 } });
    const { data } = await guest.send('{ viewer { preferences { servings } } }');
    expect(at(data, 'viewer.preferences.servings')).toBe(5);
  });

  it('is counted, where the household had said fewer than it is now', async () => {
    const person = await host({ householdSize: { adults: 1, children: 0 } });
    for (const adults of [2, 3]) {
      const guest = await server.signUp();
      await joinHousehold(server, person, guest);
      expect(await habits(guest)).toMatchObject({ householdSize: { adults, children: 0 } });
    }
  });
});
