import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { joinHousehold, watchHousehold } from '../../../testkit/household-kit.js';
import type { Person } from '../../../testkit/person.js';
import { addLine, documents, householdOf, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let host: Person;
let guest: Person;
let cursor: string;
beforeAll(async () => {
  server = await startTestServer();
  host = await server.payer({ firstName: 'Ana' });
  guest = await server.payer({ firstName: 'Bruno' });
  await joinHousehold(server, host, guest);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { data } = await guest.send('{ viewer { household { changeCursor } } }');
  cursor = String(at(data, 'viewer.household.changeCursor'));
});

const query = `query ($after: String) { viewer { household { kitchen { changes(after: $after) {
  cursor complete
  shoppingItems { id name checked } deletedShoppingItemIds boughtItems { id }
  plannedMeals { id } deletedPlannedMealIds inventoryItems { id name } deletedInventoryItemIds
  recipes { id isFavorite }
  viewer { id dashboard { itemsToBuy favoriteRecipes } }
  notified { id } settings { household { kitchen { aisles } } }
} } } } }`;

async function changes(person: Person, after: string | null): Promise<Json> {
  const { data, errors } = await person.send(query, { after });
  expect(errors).toEqual([]);
  return at(data, 'viewer.household.kitchen.changes') ?? null;
}

const nothing = {
  shoppingItems: [],
  deletedShoppingItemIds: [],
  boughtItems: [],
  plannedMeals: [],
  deletedPlannedMealIds: [],
  inventoryItems: [],
  deletedInventoryItemIds: [],
  recipes: [],
};
const quiet = { ...nothing, complete: true, notified: null, settings: null };

it('say without a cursor where things stand, and after it all that came since as one change', async () => {
  await addLine(host, 'lait');
  const start = await changes(guest, null);
  expect(start).toMatchObject(quiet);
  const [salt, pepper] = [await addLine(host, 'sel'), await addLine(host, 'poivre')];
  await host.send(documents.remove, { ids: [salt] });
  await host.send(documents.check, { ids: [pepper], checked: true });
  const missed = await changes(guest, String(at(start, 'cursor')));
  const { data } = await host.send(documents.list);
  expect(missed).toMatchObject({
    ...quiet,
    shoppingItems: [{ id: pepper, name: 'poivre', checked: true }],
    deletedShoppingItemIds: [salt],
    viewer: { id: guest.id, dashboard: { itemsToBuy: at(data, 'viewer.dashboard.itemsToBuy') } },
  });
  const end = String(at(missed, 'cursor'));
  expect(await changes(guest, end)).toMatchObject({ ...quiet, cursor: end });
});

it('are what the stream says after the same cursor, which either goes on from', async () => {
  const id = await addLine(host, 'huile');
  await host.send('mutation { moveAisle(aisle: FROZEN, position: 0) { __typename } }');
  const asked = await changes(guest, cursor);
  expect(asked).toMatchObject({
    complete: true,
    shoppingItems: [{ id }],
    settings: { household: { kitchen: { aisles: expect.arrayContaining(['FROZEN']) } } },
  });
  const watching = watchHousehold(server.url, guest, cursor);
  const told = await watching.next();
  watching.close();
  const same = ['cursor', 'complete', 'deletedShoppingItemIds', 'plannedMeals', 'recipes'];
  for (const field of same) expect(at(told, field)).toEqual(at(asked, field));
  expect(told).toMatchObject({ shoppingItems: [{ id, name: 'huile', checked: false }] });
});

it('are of the person’s own favourites, and of no other household', async () => {
  const recipeId = await seedRecipe(server, host, ['1 citron']);
  const favorite = `mutation ($recipeId: ID!) { addFavorite(recipeId: $recipeId) { __typename } }`;
  await host.send(favorite, { recipeId });
  const stranger = await server.payer();
  await addLine(stranger, 'secret');
  expect(await changes(guest, cursor)).toMatchObject(quiet);
  expect(await changes(host, cursor)).toMatchObject({
    ...quiet,
    recipes: [{ id: recipeId, isFavorite: true }],
  });
});

it('say when the cursor is too old, unknown or another household’s, and where to go on from', async () => {
  const stranger = await server.payer();
  const theirs = String(at(await changes(stranger, null), 'cursor'));
  const householdId = await householdOf(server, host);
  const { changes: log } = server.app.services;
  for (let times = 0; times < 400; times += 1)
    await log.append(householdId, { by: host.id, settings: true });
  for (const after of [cursor, theirs, 'x', '', `${householdId}.x`]) {
    const lost = await changes(guest, after);
    expect(lost).toMatchObject({
      ...nothing,
      complete: false,
      notified: { id: guest.id },
      settings: { household: { kitchen: {} } },
    });
    const id = await addLine(host, 'sucre');
    expect(await changes(guest, String(at(lost, 'cursor')))).toMatchObject({
      complete: true,
      shoppingItems: [{ id }],
    });
  }
});

it('are behind the subscription, with the kitchen', async () => {
  const person = await server.signUp();
  await person.savePreferences();
  const { data, errors } = await person.send(query, { after: null });
  expect(errors).toMatchObject([{ extensions: { code: 'SUBSCRIPTION_REQUIRED' } }]);
  expect(at(data, 'viewer.household.kitchen')).toBeNull();
});

it('cost no more than the session, the rows of each kind and the counts', async () => {
  await addLine(host, 'farine');
  await addLine(host, 'riz');
  server.takeStatements();
  await changes(guest, cursor);
  expect(server.takeStatements()).toHaveLength(3);
  const { data } = await guest.send('{ viewer { household { changeCursor } } }');
  const now = String(at(data, 'viewer.household.changeCursor'));
  server.takeStatements();
  await changes(guest, now);
  expect(server.takeStatements()).toHaveLength(2);
});
