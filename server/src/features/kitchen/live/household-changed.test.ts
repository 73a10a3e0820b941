import { randomUUID } from 'node:crypto';
import { getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../../schema.js';
import { ask, joinHousehold, watchHousehold } from '../../../testkit/household-kit.js';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { kitchenOperations } from '../../../testkit/kitchen-operations.js';
import type { Person } from '../../../testkit/person.js';
import { mutationDocument } from '../../../testkit/schema-walk.js';
import { documents as lists, householdOf, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let host: Person;
let guest: Person;
beforeAll(async () => {
  server = await startTestServer();
  host = await server.payer({ firstName: 'Ana' });
  guest = await server.payer({ firstName: 'Bruno' });
  await joinHousehold(server, host, guest);
});
afterAll(() => server.close());

/** Mutations that change nothing which somebody else, or the same person elsewhere, has on screen. */
const unshared = new Set(
  `requestPasswordReset requestEmailChange resendVerification exportMyData updateNotificationSettings startCheckout confirmCheckout openBillingPortal resetCalendarFeed
  startRecipeGeneration stopRecipeGeneration sendChatMessage stopChatReply retryChatReply
  continueChatReply resetChat takeOffChatWish proposeWeek changeProposedWeek`.split(/\s+/),
);

/** Mutations of what is no row of the kitchen: each tells the household, or the person's other devices, by itself. */
const ofPeople = new Set(
  `savePreferences giveConsent withdrawConsent updateProfile createInvitation revokeInvitation
  acceptInvitation leaveHousehold deleteMyAccount markNotificationsRead verifyEmail confirmEmailChange signUp signIn
  signOut signOutEverywhere revokeSession changePassword resetPassword`.split(/\s+/),
);

async function add(person: Person, line: string): Promise<string> {
  const { data } = await person.send(lists.add, { input: { line } });
  return String(at(data, 'addShoppingItem.shoppingItems.0.id'));
}

async function follow(person: Person, after: string | null = null) {
  const watching = watchHousehold(server.url, person, after);
  if (after === null) expect(await watching.next()).toMatchObject({ complete: true });
  return watching;
}

it('every mutation is either told to the household or known to be nobody else’s business', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const isChange = ({ type }: (typeof mutations)[number]): boolean => {
    const answer = getNamedType(type);
    const members = isUnionType(answer) ? answer.getTypes() : [answer];
    return members.some(
      (member) =>
        isObjectType(member) && member.getInterfaces().some(({ name }) => name === 'KitchenChange'),
    );
  };
  const told = mutations
    .filter((field) => isChange(field) || ofPeople.has(field.name))
    .map(({ name }) => name);
  const names = mutations.map(({ name }) => name);
  expect(names.filter((name) => told.includes(name) === unshared.has(name))).toEqual([]);
  expect(Object.keys(kitchenOperations).filter((name) => !told.includes(name))).toEqual([
    'resetCalendarFeed',
  ]);
});

describe('householdChanged', () => {
  const { resetCalendarFeed: _, ...shared } = kitchenOperations;

  it.each(Object.keys(shared))('tells the other member what %s changed', async (name) => {
    const { db } = server.app.services;
    const householdId = await householdOf(server, host);
    const recipe = await seedRecipe(server, host, ['1 citron', '200 g de riz']);
    const row = { householdId, recipeId: recipe, recipeTitle: 'Gratin' };
    const { id: meal } = await db.plannedMeal.create({
      data: { ...row, date: new Date('2026-11-10'), time: '19:00', servings: 2, mealType: 'MAIN' },
    });
    const product = { name: 'citron', product: 'citron', aisle: 'PRODUCE' };
    const { id: line } = await db.shoppingItem.create({
      data: { householdId, ...product, checked: true },
    });
    const { id: item } = await db.inventoryItem.create({ data: { householdId, name: 'Beurre' } });
    const fields = schema.getMutationType()?.getFields() ?? {};
    const [field, operation] = [fields[name], kitchenOperations[name]];
    if (!field || !operation) throw new Error(`There is no mutation ${name}.`);
    const variables = operation.variables({ recipe, meal, line, item });
    const undone = fields[operation.undoes ?? ''];
    if (undone) await host.send(mutationDocument(undone), variables);
    // Favourites are a person's own: another of their devices sees them.
    const watcher = /Favorite$/.test(name) ? host : guest;
    const watching = await follow(watcher);
    const { data } = await host.send(mutationDocument(field), variables);
    expect(at(data, `${name}.__typename`)).toMatch(/Payload$/);
    const event = await watching.next();
    watching.close();
    expect(event).toMatchObject({ complete: true, viewer: { id: watcher.id } });
    const rows = Object.values(event ?? {}).filter((value) => Array.isArray(value));
    const said = rows.flat().length > 0 || at(event, 'settings') !== null;
    expect(said).toBe(true);
  });

  it('gives the rows as they are now, and the counts', async () => {
    const id = await add(host, 'lait');
    const watching = await follow(guest);
    await host.send(lists.check, { ids: [id], checked: true });
    const { data } = await guest.send(lists.list);
    expect(await watching.next()).toMatchObject({
      shoppingItems: [{ id, checked: true }],
      deletedShoppingItemIds: [],
      viewer: { dashboard: { itemsToBuy: at(data, 'viewer.dashboard.itemsToBuy') } },
      settings: null,
    });
    await host.send(lists.remove, { ids: [id] });
    expect(await watching.next()).toMatchObject({
      shoppingItems: [],
      deletedShoppingItemIds: [id],
    });
    watching.close();
  });

  it('says nothing of a refusal, of another household, and of another’s favourites', async () => {
    const stranger = await server.payer();
    const watching = await follow(guest);
    await add(stranger, 'secret');
    await host.send(lists.check, { ids: [randomUUID()], checked: true });
    const recipeId = await seedRecipe(server, host, ['1 citron']);
    const favorite = `mutation ($recipeId: ID!) { addFavorite(recipeId: $recipeId) { __typename } }`;
    await host.send(favorite, { recipeId });
    const id = await add(host, 'riz');
    expect(await watching.next()).toMatchObject({ shoppingItems: [{ id }], recipes: [] });
    watching.close();
  });

  it('goes on after a cursor, with what was missed in one event', async () => {
    const watching = watchHousehold(server.url, guest);
    const cursor = String(at(await watching.next(), 'cursor'));
    watching.close();
    const ids = [await add(host, 'sel'), await add(host, 'poivre')];
    await host.send(lists.remove, { ids: [ids[0]] });
    const again = await follow(guest, cursor);
    const event = await again.next();
    expect(event).toMatchObject({ complete: true, deletedShoppingItemIds: [ids[0]] });
    expect(at(event, 'shoppingItems')).toMatchObject([{ id: ids[1], name: 'poivre' }]);
    again.close();
  });

  it('begins where the household stood when it was read', async () => {
    const { data } = await guest.send('{ viewer { household { changeCursor } } }');
    const id = await add(host, 'huile');
    const watching = await follow(guest, String(at(data, 'viewer.household.changeCursor')));
    expect(await watching.next()).toMatchObject({ complete: true, shoppingItems: [{ id }] });
    watching.close();
  });

  it('says when the cursor is too old, unknown, or another household’s', async () => {
    const watching = watchHousehold(server.url, guest);
    const cursor = String(at(await watching.next(), 'cursor'));
    watching.close();
    const householdId = await householdOf(server, host);
    const { changes } = server.app.services;
    for (let times = 0; times < 400; times += 1)
      await changes.append(householdId, { by: host.id, settings: true });
    const stranger = await server.payer();
    const foreign = watchHousehold(server.url, stranger);
    const theirs = String(at(await foreign.next(), 'cursor'));
    foreign.close();
    for (const after of [cursor, theirs, 'x', '', `${householdId}.x`]) {
      const again = await follow(guest, after);
      const event = await again.next();
      expect(event).toMatchObject({ complete: false, shoppingItems: [] });
      const id = await add(host, 'sucre');
      expect(await again.next()).toMatchObject({ complete: true, shoppingItems: [{ id }] });
      again.close();
    }
  });

  it('tells who joins and who is invited', async () => {
    const watching = await follow(guest);
    const email = `${randomUUID()}@example.org`;
    await ask(host, 'invite', { email });
    expect(await watching.next()).toMatchObject({
      settings: { household: { invitations: [{ email }] } },
    });
    const third = await server.payer({ firstName: 'Chloé' });
    await joinHousehold(server, host, third);
    let event: Json = await watching.next();
    while (at(event, 'complete') === true) event = await watching.next();
    expect(event).toMatchObject({
      complete: false,
      settings: {
        household: {
          members: [{ firstName: 'Ana' }, { firstName: 'Bruno' }, { firstName: 'Chloé' }],
        },
      },
    });
    await ask(third, 'leave');
    expect(at(await watching.next(), 'settings.household.members')).toHaveLength(2);
    watching.close();
  });

  it('follows the person to their own household, and shows them nothing more of the other', async () => {
    const third = await server.payer();
    await joinHousehold(server, host, third);
    const watching = await follow(third);
    await ask(third, 'leave');
    const moved = await watching.next();
    expect(moved).toMatchObject({
      complete: false,
      settings: { household: { members: [{ id: third.id }] } },
    });
    await add(host, 'secret');
    const id = await add(third, 'thé');
    expect(await watching.next()).toMatchObject({ shoppingItems: [{ id, name: 'thé' }] });
    watching.close();
  });

  it('ends with the session', async () => {
    const third = await server.payer();
    await joinHousehold(server, host, third);
    const watching = await follow(third);
    await third.send('mutation { signOut { __typename } }');
    await add(host, 'secret');
    expect(await watching.next()).toBeNull();
  });

  it('leaves no listener behind', async () => {
    const { pubsub } = server.app.services;
    const before = pubsub.listenerCount();
    const watching = await Promise.all(Array.from({ length: 20 }, () => follow(guest)));
    expect(pubsub.listenerCount()).toBe(before + 20);
    for (const each of watching) each.close();
    await expect.poll(() => pubsub.listenerCount()).toBe(before);
  });

  it('costs no more than the session, the rows and the counts', async () => {
    const id = await add(host, 'farine');
    const watching = await follow(guest);
    server.takeStatements();
    await host.send(
      `mutation ($ids: [ID!]!) { setShoppingItemsChecked(ids: $ids, checked: true) { __typename } }`,
      { ids: [id] },
    );
    await watching.next();
    // The mutation's own two, then three for the one who watches.
    expect(server.takeStatements()).toHaveLength(5);
    watching.close();
  });
});

it('ends with the process, which does not wait for it', async () => {
  const short = await startTestServer();
  const person = await short.payer();
  const watching = watchHousehold(short.url, person);
  await watching.next();
  const closing = short.close();
  expect(await watching.next()).toBeNull();
  await closing;
});

/** What processes can share; the embedded database belongs to one alone. `.ci/run` always has both. */
const sharing = ['TEST_DATABASE_URL TEST_REDIS_URL'].filter((names) =>
  names.split(' ').every((name) => process.env[name] !== undefined),
);

it.each(sharing)(
  'two processes on one %s see each other’s changes, and each other’s cursors',
  async () => {
    const other = await server.another();
    const otherUrl = `http://localhost:${other.port}`;
    const watching = watchHousehold(otherUrl, guest);
    const cursor = String(at(await watching.next(), 'cursor'));
    const id = await add(host, 'pain');
    expect(await watching.next()).toMatchObject({ shoppingItems: [{ id }] });
    watching.close();
    const again = await follow(guest, cursor);
    expect(await again.next()).toMatchObject({ complete: true, shoppingItems: [{ id }] });
    again.close();
    await other.close();
  },
);
