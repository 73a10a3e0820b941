import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFullAccount } from '../../testkit/full-account.js';
import { ask, joinHousehold, memberNames, tokenFor } from '../../testkit/household-kit.js';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { documents as lists, householdOf } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const kitchen = `{ viewer {
    nextStep
    household { kitchen {
    shoppingItems { name aisle }
    inventoryItems { name }
    plannedMeals(from: "2026-01-01", to: "2026-12-31") { recipeTitle recipe { title } }
    productSuggestions(prefix: "lai") { name } } }
    favoriteRecipes { nodes { title } }
    chatMessages(last: 5) { nodes { content } } } }`;

async function read(person: Person) {
  const { data, errors } = await person.send(kitchen);
  expect(errors).toEqual([]);
  return data;
}

const textsOf = (data: Awaited<ReturnType<typeof read>>, path: string, key: string) => {
  const rows = at(data, path);
  return Array.isArray(rows) ? rows.map((row) => String(at(row, key))).toSorted() : [];
};

describe('acceptInvitation', () => {
  it('brings along all that somebody alone had saved, to a household that pays', async () => {
    const host = await server.subscriber({ firstName: 'Ana' });
    await host.send(lists.add, { input: { line: 'riz' } });
    const guest = await createFullAccount(server);
    const left = await householdOf(server, guest);
    await joinHousehold(server, host, guest);
    expect(await memberNames(host)).toEqual(['Ana', 'Camille']);
    for (const person of [host, guest]) {
      const data = await read(person);
      expect(at(data, 'viewer.nextStep')).toBe('DASHBOARD');
      expect(textsOf(data, 'viewer.household.kitchen.shoppingItems', 'name')).toEqual([
        'lait',
        'riz',
      ]);
      expect(textsOf(data, 'viewer.household.kitchen.shoppingItems', 'aisle')).toContain('BAKERY');
      expect(textsOf(data, 'viewer.household.kitchen.inventoryItems', 'name')).toEqual(['Courge']);
      expect(at(data, 'viewer.household.kitchen.plannedMeals.0.recipe.title')).toEqual(
        expect.any(String),
      );
      expect(textsOf(data, 'viewer.household.kitchen.productSuggestions', 'name')).toContain(
        'lait',
      );
    }
    const theirs = await read(guest);
    expect(at(theirs, 'viewer.favoriteRecipes.nodes')).toHaveLength(1);
    expect(at(theirs, 'viewer.chatMessages.nodes')).toHaveLength(2);
    expect(at(await read(host), 'viewer.favoriteRecipes.nodes')).toEqual([]);
    const { db } = server.app.services;
    expect(await db.household.count({ where: { id: left } })).toBe(0);
  });

  it('opens the main area to somebody who pays nothing, once they have said what they eat', async () => {
    const host = await server.subscriber();
    await host.verifyEmail();
    const guest = await server.signUp();
    await ask(host, 'invite', { email: guest.email });
    const token = await tokenFor(server, guest.email);
    const answer = await ask(guest, 'accept', { token });
    expect(at(answer, 'viewer.nextStep')).toBe('QUESTIONNAIRE');
    await guest.savePreferences();
    expect(at(await read(guest), 'viewer.nextStep')).toBe('DASHBOARD');
    const { data } = await host.send(
      '{ viewer { notifications(first: 1) { nodes { message } } } }',
    );
    expect(at(data, 'viewer.notifications.nodes.0.message')).toContain('Camille a rejoint');
  });

  it('leaves what was shared to those who shared it', async () => {
    const [first, second, host] = await Promise.all(
      ['Ana', 'Bruno', 'Chloé'].map((firstName) => server.subscriber({ firstName })),
    );
    if (!first || !second || !host) throw new Error('Three people are needed.');
    await joinHousehold(server, first, second);
    await second.send(lists.add, { input: { line: 'riz' } });
    await joinHousehold(server, host, second);
    expect(await memberNames(first)).toEqual(['Ana']);
    expect(textsOf(await read(first), 'viewer.household.kitchen.shoppingItems', 'name')).toEqual([
      'riz',
    ]);
    expect(textsOf(await read(second), 'viewer.household.kitchen.shoppingItems', 'name')).toEqual(
      [],
    );
  });

  it('works once, and a repeat by the same person is no fault', async () => {
    const host = await server.verified();
    const guest = await server.signUp();
    await ask(host, 'invite', { email: guest.email });
    const token = await tokenFor(server, guest.email);
    const rivals = await Promise.all([guest, guest].map((one) => ask(one, 'accept', { token })));
    expect(rivals.map((answer) => at(answer, '__typename'))).toEqual([
      'AcceptInvitationPayload',
      'AcceptInvitationPayload',
    ]);
    expect(await ask(guest, 'preview', { token })).toMatchObject({
      status: 'ACCEPTED',
      joined: true,
    });
    const stranger = await server.signUp();
    expect(await ask(stranger, 'accept', { token })).toMatchObject({ code: 'INVITATION_USED' });
    expect(await memberNames(host)).toHaveLength(2);
  });

  it('stops at eight members, also when two come at once', async () => {
    const host = await server.signUp();
    const { db } = server.app.services;
    const householdId = await householdOf(server, host);
    await db.user.createMany({
      data: Array.from({ length: 6 }, () => ({
        householdId,
        email: `${randomUUID()}@example.org`,
        passwordHash: '',
        firstName: 'Dani',
        lastName: 'Rey',
      })),
    });
    const guests = await Promise.all([server.signUp(), server.signUp()]);
    const tokens: string[] = [];
    await host.verifyEmail();
    for (const { email } of guests) {
      await ask(host, 'invite', { email });
      tokens.push(await tokenFor(server, email));
    }
    const answers = await Promise.all(
      guests.map((guest, n) => ask(guest, 'accept', { token: tokens[n] })),
    );
    const codes = answers.map((answer) => String(at(answer, 'code') ?? 'joined'));
    expect(codes.toSorted()).toEqual(['HOUSEHOLD_FULL', 'joined']);
    expect(await ask(host, 'invite', { email: 'a@example.org' })).toMatchObject({
      code: 'HOUSEHOLD_FULL',
    });
  });

  it.each(['', 'a', 'x'.repeat(10_000), "' OR 1=1 --", randomUUID()])(
    'finds nothing for a token that was made up',
    async (token) => {
      const person = await server.signUp();
      expect(await ask(person, 'accept', { token })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await ask(person, 'preview', { token })).toBeNull();
    },
  );

  it('heeds what every member must not eat, from then on', async () => {
    const host = await server.subscriber();
    const guest = await server.subscriber();
    await guest.savePreferences({ dietaryRestrictions: ['VEGAN'], consentVersion: 3 });
    await joinHousehold(server, host, guest);
    const recipeId = await host.generateRecipe({ mealType: 'MAIN', fresh: true });
    const read = 'query ($id: ID!) { viewer { recipe(id: $id) { checkedRestrictions } } }';
    const { data } = await host.send(read, { id: recipeId });
    expect(at(data, 'viewer.recipe.checkedRestrictions')).toEqual(['VEGAN']);
  });
});

describe('leaveHousehold', () => {
  it('gives a household of one’s own; favourites and the chat go along, the rest stays', async () => {
    const host = await server.subscriber({ firstName: 'Ana' });
    const guest = await createFullAccount(server);
    await joinHousehold(server, host, guest);
    await host.send('mutation { resetCalendarFeed(enabled: true) { __typename } }');
    const answer = await ask(guest, 'leave');
    expect(at(answer, 'viewer.household.members')).toMatchObject([{ id: guest.id }]);
    expect(at(answer, 'viewer.nextStep')).toBe('DASHBOARD');
    const theirs = await read(guest);
    expect(at(theirs, 'viewer.favoriteRecipes.nodes')).toHaveLength(1);
    expect(at(theirs, 'viewer.chatMessages.nodes')).toHaveLength(2);
    for (const list of ['shoppingItems', 'inventoryItems', 'plannedMeals'])
      expect(at(theirs, `viewer.household.kitchen.${list}`)).toEqual([]);
    expect(textsOf(await read(host), 'viewer.household.kitchen.inventoryItems', 'name')).toEqual([
      'Courge',
    ]);
    const { data } = await host.send(
      '{ viewer { household { kitchen { calendarFeedUrl } } notifications(first: 1) { nodes { message } } } }',
    );
    expect(at(data, 'viewer.household.kitchen.calendarFeedUrl')).toBeNull();
    expect(at(data, 'viewer.notifications.nodes.0.message')).toContain('agenda');
  });

  it('closes the main area to whoever did not pay, and is not for the last', async () => {
    const host = await server.subscriber();
    const guest = await server.signUp();
    await guest.savePreferences();
    await joinHousehold(server, host, guest);
    expect(at(await ask(guest, 'leave'), 'viewer.nextStep')).toBe('SUBSCRIPTION');
    expect(await ask(guest, 'leave')).toMatchObject({ code: 'LAST_MEMBER' });
    expect(await ask(host, 'leave')).toMatchObject({ code: 'LAST_MEMBER' });
  });

  it('of the last two at once, one leaves', async () => {
    const host = await server.signUp();
    const guest = await server.signUp();
    await joinHousehold(server, host, guest);
    const answers = await Promise.all([host, guest].map((person) => ask(person, 'leave')));
    const codes = answers.map((answer) => String(at(answer, 'code') ?? 'left'));
    expect(codes.toSorted()).toEqual(['LAST_MEMBER', 'left']);
  });

  it('and joining take few statements', async () => {
    const host = await server.subscriber();
    const guest = await server.subscriber();
    await host.verifyEmail();
    await ask(host, 'invite', { email: guest.email });
    const token = await tokenFor(server, guest.email);
    const counted = async (send: () => Promise<unknown>) => {
      server.takeStatements();
      await send();
      return server.takeStatements().length - 1;
    };
    const accept = `mutation ($token: String!) { acceptInvitation(token: $token) { __typename } }`;
    const joined = await counted(() => guest.send(accept, { token }));
    const left = await counted(() => guest.send('mutation { leaveHousehold { __typename } }'));
    // The lock, the move and the empty household; then who the person is now, and for joining who pays. See server/docs/adr/0012-live-households.md.
    expect({ joined, left }).toEqual({ joined: 5, left: 3 });
  });
});
