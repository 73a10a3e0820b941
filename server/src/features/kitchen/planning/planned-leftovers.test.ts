import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inventory } from '../../../testkit/inventory-kit.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan, remove, setCooked } from '../../../testkit/planning-kit.js';
import { ask, documents, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { proposeWeek } from '../../../testkit/week-kit.js';

let server: TestServer;
let person: Person;
const today = '2026-11-19';
beforeAll(async () => {
  server = await startTestServer();
  server.app.services.clock.now = () => new Date(`${today}T11:00:00Z`);
});
beforeEach(async () => void (person = await server.subscriber()));
afterAll(() => server.close());

async function keep(name = 'Restes : Gratin de courge', quantity = 2): Promise<string> {
  const input = { id: randomUUID(), name, quantity, expirationDate: '2026-11-22' };
  await ask(person, inventory.add, { input }, 'addInventoryItem');
  return input.id;
}
const planItem = (inventoryItemId: string, changes: object = {}) =>
  ask(
    person,
    plan,
    { input: meal({ recipeTitle: null, date: today, inventoryItemId, ...changes }) },
    'planMeal',
  );
async function planned(inventoryItemId: string): Promise<string> {
  const input = meal({ recipeTitle: null, date: today, inventoryItemId });
  await ask(person, plan, { input }, 'planMeal.plannedMeals.0.id');
  return input.id;
}
const cook = (id: string, cooked: boolean) =>
  ask(person, setCooked, { id, cooked }, 'setPlannedMealCooked');
const fridge = () => ask(person, inventory.list, {}, 'viewer.household.kitchen.inventoryItems');
const linkOf = (id: string) =>
  ask(
    person,
    `{ viewer { household { kitchen { plannedMeals(from: "${today}", to: "${today}") { id inventoryItemId recipeTitle } } } } }`,
    {},
    'viewer.household.kitchen.plannedMeals',
  ).then((meals) => (meals as { id: string }[]).find((each) => each.id === id));

it('a meal of leftovers has their name, takes them out of the fridge when it is cooked, and puts them back as they were', async () => {
  const itemId = await keep();
  const id = await planned(itemId);
  expect(await linkOf(id)).toMatchObject({
    inventoryItemId: itemId,
    recipeTitle: 'Restes : Gratin de courge',
  });
  const before = await fridge();
  expect(await cook(id, true)).toMatchObject({
    deletedInventoryItemIds: [itemId],
    inventoryItems: [],
  });
  expect(await cook(id, true)).toMatchObject({ deletedInventoryItemIds: [] });
  expect(await fridge()).toEqual([]);
  expect(await linkOf(id)).toMatchObject({ inventoryItemId: null });
  expect(await cook(id, false)).toMatchObject({
    deletedInventoryItemIds: [],
    inventoryItems: [{ id: itemId, quantity: 2 }],
  });
  expect(await cook(id, false)).toMatchObject({ inventoryItems: [] });
  expect(await fridge()).toEqual(before);
  expect(await linkOf(id)).toMatchObject({ inventoryItemId: itemId });
});

it('leftovers that are thrown away leave a meal that is only a name, and a meal that goes leaves them', async () => {
  const [first, second] = [await keep(), await keep()];
  const [kept, gone] = [await planned(first), await planned(second)];
  await ask(person, inventory.remove, { id: first }, 'deleteInventoryItem');
  expect(await linkOf(kept)).toMatchObject({
    inventoryItemId: null,
    recipeTitle: 'Restes : Gratin de courge',
  });
  await ask(person, remove, { id: gone }, 'deletePlannedMeal');
  expect(await fridge()).toMatchObject([{ id: second }]);
});

it('what is planned is not there for others', async () => {
  const recipeId = await seedRecipe(server, person, ['200 g de carottes']);
  const add = () =>
    ask(person, documents.addRecipe, { recipeId, missingOnly: true }, 'addRecipeToShoppingList');
  const itemId = await keep('Carottes');
  const id = await planned(itemId);
  expect(await add()).toMatchObject({ shoppingItems: [{ name: 'carottes' }], inFridge: [] });
  await ask(person, remove, { id }, 'deletePlannedMeal');
  const items = (await ask(
    person,
    documents.list,
    {},
    'viewer.household.kitchen.shoppingItems',
  )) as {
    id: string;
  }[];
  await ask(person, documents.remove, { ids: items.map((item) => item.id) }, 'deleteShoppingItems');
  expect(await add()).toMatchObject({ shoppingItems: [], inFridge: ['carottes'] });
});

it('a week that is proposed leaves that evening as it is', async () => {
  await planned(await keep());
  const { meals } = await proposeWeek(person, { days: 2 });
  expect(meals.map(({ date }) => date)).toEqual(['2026-11-20']);
});

it('nobody plans what is in another household’s fridge, nor leftovers and a recipe at once', async () => {
  const itemId = await keep();
  const recipeId = await seedRecipe(server, person, ['1 potiron']);
  expect(await planItem(itemId, { recipeId })).toMatchObject({
    code: 'INVALID',
    field: 'inventoryItemId',
  });
  const id = await planned(itemId);
  person = await server.subscriber();
  for (const none of [itemId, randomUUID()])
    expect(await planItem(none)).toMatchObject({ code: 'NOT_FOUND', field: 'inventoryItemId' });
  expect(await cook(id, true)).toMatchObject({ code: 'NOT_FOUND' });
});
