import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, tablesWith } from '../../testkit/deletion-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { ask, joinHousehold, tokenFor } from '../../testkit/household-kit.js';
import type { Person } from '../../testkit/person.js';
import { noteTraces, readTraces, tracesOf } from '../../testkit/restriction-traces.js';
import { householdOf } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** The three ways in which somebody leaves a shared household. */
const ways: Record<string, (guest: Person) => Promise<unknown>> = {
  leaving: (guest) => ask(guest, 'leave'),
  'moving to another': async (guest) =>
    joinHousehold(server, await server.subscriber({ firstName: 'Chloé' }), guest),
  'deleting the account': (guest) => deleteAccount(guest),
};

/** Two people who share a household, with a recipe of theirs. */
async function shareHousehold() {
  const host = await server.subscriber({ firstName: 'Ana' });
  const guest = await server.subscriber({ firstName: 'Bruno' });
  await joinHousehold(server, host, guest);
  const householdId = await householdOf(server, host);
  return { host, guest, householdId };
}

const farewell =
  '{ viewer { household { kitchen { calendarFeedUrl } } notifications(first: 5) { nodes { message } } } }';

describe.each(Object.keys(ways))('%s', (way) => {
  it('leaves no restriction behind that only they had, and takes none along that only the others had', async () => {
    const { host, guest, householdId } = await shareHousehold();
    await host.savePreferences({ dietaryRestrictions: ['NUT_FREE', 'VEGETARIAN'] });
    await guest.savePreferences({
      dietaryRestrictions: ['KOSHER', 'VEGETARIAN'],
      avoidedFoods: ['Lardons'],
    });
    const noted = ['KOSHER', 'NUT_FREE', 'VEGETARIAN', 'AVOIDED_FOOD'];
    for (const { id: userId } of [host, guest])
      await noteTraces(server, { userId, householdId }, noted);

    await ways[way]?.(guest);
    expect(await readTraces(server, host.id)).toEqual(tracesOf(['NUT_FREE', 'VEGETARIAN']));
    const theirs = await readTraces(server, guest.id);
    const gone = [[], [], []];
    const kept = tracesOf(['KOSHER', 'VEGETARIAN', 'AVOIDED_FOOD']);
    expect(theirs).toEqual(way === 'deleting the account' ? gone : kept);
  });

  it('leaves noted what those who stay avoid as well, and takes along only what is one’s own', async () => {
    const { host, guest, householdId } = await shareHousehold();
    await host.savePreferences({ avoidedFoods: ['lardons'] });
    for (const { id: userId } of [host, guest])
      await noteTraces(server, { userId, householdId }, ['AVOIDED_FOOD']);
    await ways[way]?.(guest);
    expect(await readTraces(server, host.id)).toEqual(tracesOf(['AVOIDED_FOOD']));
    const nothing = way === 'deleting the account' ? [[], [], []] : tracesOf([]);
    expect(await readTraces(server, guest.id)).toEqual(nothing);
  });

  it('ends the calendar’s address, tells the others, and takes back what was offered', async () => {
    const { host, guest } = await shareHousehold();
    const invited = await server.signUp();
    await guest.verifyEmail();
    await ask(guest, 'invite', { email: invited.email });
    const token = await tokenFor(server, invited.email);
    await host.send('mutation { resetCalendarFeed(enabled: true) { __typename } }');
    await ways[way]?.(guest);
    const { data } = await host.send(farewell);
    expect(at(data, 'viewer.household.kitchen.calendarFeedUrl')).toBeNull();
    expect(at(data, 'viewer.notifications.nodes')).toContainEqual({
      message: expect.stringMatching(/(a quitté votre foyer|a supprimé son compte)\..*agenda/s),
    });
    expect(await ask(invited, 'preview', { token })).toBeNull();
    const bell = await invited.send('{ viewer { notifications(first: 5) { nodes { id } } } }');
    expect(at(bell.data, 'viewer.notifications.nodes')).toEqual([]);
  });
});

it('somebody alone takes everything noted along', async () => {
  const [host, guest] = [await server.subscriber(), await server.subscriber()];
  await guest.savePreferences({ dietaryRestrictions: ['KOSHER'], avoidedFoods: ['Porc'] });
  await noteTraces(server, { userId: guest.id, householdId: await householdOf(server, guest) }, [
    'KOSHER',
  ]);
  await joinHousehold(server, host, guest);
  expect(await readTraces(server, guest.id)).toEqual(tracesOf(['KOSHER']));
});

it('a deleted account is named nowhere, also not by those who shared a household once', async () => {
  const { guest } = await shareHousehold();
  const name = `Zoé${randomUUID()}`;
  await guest.send(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }',
    { input: { firstName: name, lastName: 'Rey' } },
  );
  const next = await server.subscriber();
  await joinHousehold(server, next, guest);
  await ask(guest, 'leave');
  const invited = await server.signUp();
  await guest.verifyEmail();
  await ask(guest, 'invite', { email: invited.email });
  expect(await tablesWith(server, guest.id)).toContain('Notification');
  await deleteAccount(guest);
  for (const trace of [guest.id, name, name.slice(0, 4)])
    expect(await tablesWith(server, trace)).toEqual([]);
});
