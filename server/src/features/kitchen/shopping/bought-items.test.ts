import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinHousehold, watchHousehold } from '../../../testkit/household-kit.js';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal as mealToPlan, plan } from '../../../testkit/planning-kit.js';
import { ask, documents, listOf, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
let shopper: Person;
let home: Person;
beforeAll(async () => {
  server = await startTestServer({ clock });
  [shopper, home] = [await server.subscriber(), await server.subscriber()];
  await joinHousehold(server, shopper, home);
});
beforeEach(async () => {
  await server.app.services.db.shoppingItem.deleteMany();
  await server.app.services.db.inventoryItem.deleteMany();
});
afterAll(() => server.close());

const query = '{ viewer { household { kitchen { boughtItems { id recipeTitle } } } } }';
const boughtOf = async (person: Person): Promise<Json> =>
  ask(person, query, {}, 'viewer.household.kitchen.boughtItems');
const fridgeOf = async (person: Person): Promise<Json> =>
  ask(person, inventory.list, {}, 'viewer.household.kitchen.inventoryItems');
const putAway = (person: Person, ids: string[]): Promise<Json> =>
  ask(person, inventory.putAway, { ids }, 'putAwayShoppingItems');

const lines = ['500 g de farine', '3 œufs', '1 l de lait'];

/** A recipe's lines on the list, in its order. */
async function listed(): Promise<string[]> {
  const recipeId = await seedRecipe(server, shopper, lines, 'Crêpes');
  await ask(shopper, documents.addRecipe, { recipeId }, 'addRecipeToShoppingList');
  return (await listOf(shopper)).map(({ id }) => id);
}

const check = (person: Person, ids: string[]): Promise<Json> =>
  ask(person, documents.check, { ids, checked: true }, 'setShoppingItemsChecked');

/** The same, and all of it ticked by who is at the shop. */
async function bought(): Promise<string[]> {
  const ids = await listed();
  await check(shopper, ids);
  return ids;
}

const crepes = (ids: string[]) => ids.map((id) => ({ id, recipeTitle: 'Crêpes' }));

it('whoever is at home may put away what another bought, and nobody a second time', async () => {
  const ids = await bought();
  expect(await boughtOf(home)).toEqual(crepes(ids));
  expect(await putAway(home, ids)).toMatchObject({ deletedShoppingItemIds: ids });
  for (const person of [home, shopper]) expect(await boughtOf(person)).toEqual([]);
  expect(await putAway(shopper, ids)).toMatchObject({ deletedShoppingItemIds: [] });
  expect(await fridgeOf(shopper)).toHaveLength(lines.length);
});

it('both who put it away at once have it in the fridge once', async () => {
  const ids = await bought();
  const answers = await Promise.all([putAway(home, ids), putAway(shopper, ids)]);
  expect(answers.flatMap((answer) => at(answer, 'deletedShoppingItemIds'))).toHaveLength(
    ids.length,
  );
  expect(await fridgeOf(home)).toHaveLength(lines.length);
});

it('who declines declines for all, and nothing comes into the fridge', async () => {
  const ids = await bought();
  const declined = await ask(
    home,
    documents.remove,
    { ids },
    'deleteShoppingItems.deletedShoppingItemIds',
  );
  expect(new Set(declined as string[])).toEqual(new Set(ids));
  expect(await boughtOf(shopper)).toEqual([]);
  const again = await ask(
    shopper,
    documents.remove,
    { ids },
    'deleteShoppingItems.deletedShoppingItemIds',
  );
  expect(again).toEqual([]);
  expect(await fridgeOf(home)).toEqual([]);
});

it('what is back on the list is not bought any more', async () => {
  const ids = await bought();
  await ask(shopper, documents.restore, { ids }, 'restoreShoppingItems');
  expect(await boughtOf(home)).toEqual([]);
  expect(await listOf(home)).toHaveLength(lines.length);
});

it('what another has put away meanwhile is not taken back onto the list', async () => {
  const ids = await bought();
  await putAway(home, ids);
  expect(
    await ask(shopper, documents.restore, { ids }, 'restoreShoppingItems.shoppingItems'),
  ).toEqual([]);
  expect(
    await ask(shopper, documents.remove, { ids }, 'deleteShoppingItems.deletedShoppingItemIds'),
  ).toEqual([]);
  expect(
    await ask(shopper, documents.restore, { ids }, 'restoreShoppingItems.shoppingItems'),
  ).toEqual([]);
  expect(await listOf(home)).toEqual([]);
  expect(await fridgeOf(home)).toHaveLength(lines.length);
});

it('what is put away as its deletion is taken back is in the one place or the other', async () => {
  const ids = await listed();
  const [first = '', ...others] = ids;
  await check(shopper, [first]);
  await putAway(home, [first]);
  await ask(shopper, documents.remove, { ids: others }, 'deleteShoppingItems');
  await ask(shopper, documents.restore, { ids }, 'restoreShoppingItems');
  expect((await listOf(home)).map(({ id }) => id)).toEqual(others);
  expect(await fridgeOf(home)).toHaveLength(1);
});

it('what was deleted, ticked or not, was not bought', async () => {
  const ids = await listed();
  await check(shopper, ids.slice(0, 2));
  await ask(shopper, documents.removeChecked, {}, 'deleteCheckedShoppingItems');
  await ask(shopper, documents.remove, { ids }, 'deleteShoppingItems');
  expect(await boughtOf(home)).toEqual([]);
});

it('shows it for a day, and to no other household', async () => {
  const ids = await bought();
  const stranger = await server.subscriber();
  expect(await boughtOf(stranger)).toEqual([]);
  const declined = await stranger.send(documents.remove, { ids });
  expect(at(declined.data, 'deleteShoppingItems.code')).toBe('NOT_FOUND');
  clock.advance(86_399_000);
  expect(await boughtOf(home)).toEqual(crepes(ids));
  clock.advance(1_000);
  expect(await boughtOf(home)).toEqual([]);
});

it('tells who is at home at once, and who is at the shop that it is put away', async () => {
  const ids = await listed();
  const atHome = watchHousehold(server.url, home);
  const atTheShop = watchHousehold(server.url, shopper);
  await Promise.all([atHome.next(), atTheShop.next()]);
  await check(shopper, ids);
  const event = await atHome.next();
  expect(new Set(at(event, 'deletedShoppingItemIds') as string[])).toEqual(new Set(ids));
  const told = at(event, 'boughtItems') as { id: string; recipeTitle: string }[];
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set(ids));
  expect(await atTheShop.next()).toMatchObject({ boughtItems: expect.any(Array) as unknown });
  await putAway(home, ids);
  const after = await atTheShop.next();
  expect(at(after, 'boughtItems')).toEqual([]);
  expect(new Set(at(after, 'deletedShoppingItemIds') as string[])).toEqual(new Set(ids));
  for (const each of [atHome, atTheShop]) each.close();
});

it('is behind the subscription', async () => {
  const person = await server.signUp();
  const { data, errors } = await person.send(query);
  expect(at(data, 'viewer.household.kitchen')).toBeNull();
  expect(errors).not.toEqual([]);
});

it.each([10, 1_000])('takes one statement: %i lines', async (count) => {
  await bought();
  const { db } = server.app.services;
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id: shopper.id } });
  const gone = { deletedAt: clock.now(), boughtAt: clock.now(), checked: true };
  await db.shoppingItem.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      ...gone,
      householdId,
      name: `Article ${n}`,
      product: `article ${n}`,
      aisle: 'OTHER',
    })),
  });
  server.takeStatements();
  expect(await boughtOf(home)).toHaveLength(Math.min(count + lines.length, 1_000));
  // The session's, and its own.
  expect(server.takeStatements()).toHaveLength(2);
});

it('planning answers with what is bought and not put away apart from what is on the list', async () => {
  const recipeId = await seedRecipe(server, shopper, lines, 'Crêpes');
  await ask(shopper, documents.addRecipe, { recipeId }, 'addRecipeToShoppingList');
  const ids = (await listOf(shopper)).map(({ id }) => id);
  await check(shopper, ids);
  const input = mealToPlan({ recipeId, date: '2026-11-22' });
  const { shoppingItems, boughtItems } = (await ask(shopper, plan, { input }, 'planMeal')) as {
    shoppingItems: object[];
    boughtItems: object[];
  };
  expect(shoppingItems).toEqual([]);
  expect(boughtItems).toHaveLength(ids.length);
  expect(boughtItems).toEqual(
    expect.arrayContaining(ids.map((id) => ({ id, plannedMealId: input.id }))),
  );
});
