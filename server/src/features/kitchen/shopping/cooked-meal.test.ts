import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  list,
  meal as mealToPlan,
  plan,
  setCooked,
  update,
} from '../../../testkit/planning-kit.js';
import type { Person } from '../../../testkit/person.js';
import { ask, documents, seedRecipe, stockFridge } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
const now = '2026-11-19T11:00:00.000Z';
beforeAll(async () => {
  server = await startTestServer();
  server.app.services.clock.now = () => new Date(now);
});
beforeEach(async () => void (person = await server.subscriber()));
afterAll(() => server.close());

const listed = async () =>
  (await ask(person, documents.list, {}, 'viewer.household.kitchen.shoppingItems')) as unknown as {
    id: string;
  }[];
const cook = (id: string, cooked = true) =>
  ask(person, setCooked, { id, cooked }, 'setPlannedMealCooked');
const addToList = (recipeId: string, plannedMealId: string) =>
  ask(
    person,
    documents.addRecipe,
    { recipeId, plannedMealId, missingOnly: true },
    'addRecipeToShoppingList',
  );

async function planToday(recipeId: string, time: string) {
  const input = mealToPlan({ recipeId, servings: 4, date: '2026-11-19', time });
  await ask(person, plan, { input }, 'planMeal');
  return input;
}

it('a cooked meal is marked, and what was still to be bought for it goes, but for what is ticked; both come back by undo', async () => {
  const recipeId = await seedRecipe(server, person, ['500 g de farine', '3 œufs', '1 citron']);
  const { id } = await planToday(recipeId, '19:00');
  await addToList(recipeId, id);
  const [flour, eggs, lemon] = (await listed()).map((line) => line.id);
  await ask(person, documents.check, { ids: [eggs], checked: true }, 'setShoppingItemsChecked');
  const before = await listed();
  expect(await cook(id)).toMatchObject({
    plannedMeals: [{ id, cookedAt: now }],
    deletedShoppingItemIds: [flour, lemon],
    viewer: { dashboard: { plannedMealsThisWeek: 1, tonightMeals: [{ id, cookedAt: now }] } },
  });
  // From a second phone.
  expect(await cook(id)).toMatchObject({
    plannedMeals: [{ cookedAt: now }],
    deletedShoppingItemIds: [],
  });
  expect((await listed()).map((line) => line.id)).toEqual([eggs]);
  expect(
    await ask(person, update, { id, input: { servings: 8 } }, 'updatePlannedMeal'),
  ).toMatchObject({
    __typename: 'UpdatePlannedMealPayload',
  });
  await ask(person, update, { id, input: { servings: 4 } }, 'updatePlannedMeal');
  expect((await listed()).map((line) => line.id)).toEqual([eggs]);
  expect(await addToList(recipeId, id)).toMatchObject({
    code: 'NOT_FOUND',
    field: 'plannedMealId',
  });

  await ask(person, documents.restore, { ids: [flour, lemon] }, 'restoreShoppingItems');
  expect(await cook(id, false)).toMatchObject({ plannedMeals: [{ cookedAt: null }] });
  expect(await listed()).toEqual(before);
});

it('a cooked meal keeps nothing at home from the others, nor is it bought for with its week', async () => {
  const recipeId = await seedRecipe(server, person, ['4 œufs']);
  const other = await seedRecipe(server, person, ['4 œufs']);
  await stockFridge(server, person, [{ name: 'Œufs', quantity: 4, unit: 'UNIT' }]);
  const lunch = await planToday(recipeId, '12:30');
  const dinner = await planToday(other, '19:00');
  await cook(lunch.id);
  const week = { from: '2026-11-19', to: '2026-11-22', missingOnly: true };
  expect(await ask(person, documents.addWeek, week, 'addWeekToShoppingList')).toMatchObject({
    shoppingItems: [],
    leftOut: [{ name: 'œufs', quantity: '4' }],
  });
  await ask(
    person,
    'mutation ($id: ID!) { deletePlannedMeal(id: $id) { __typename } }',
    { id: dinner.id },
    'deletePlannedMeal',
  );
  expect(await ask(person, documents.addWeek, week, 'addWeekToShoppingList')).toMatchObject({
    shoppingItems: [],
  });
});

it('a copied week is still to be cooked, and a cooked meal that is deleted comes back cooked', async () => {
  const recipeId = await seedRecipe(server, person, ['1 potiron']);
  const input = await planToday(recipeId, '19:00');
  await cook(input.id);
  const copied = await ask(
    person,
    'mutation { copyWeek(from: "2026-11-16", to: "2026-11-23") { ... on CopyWeekPayload { plannedMeals { cookedAt } } } }',
    {},
    'copyWeek.plannedMeals',
  );
  expect(copied).toEqual([{ cookedAt: null }]);
  await ask(
    person,
    'mutation ($id: ID!) { deletePlannedMeal(id: $id) { __typename } }',
    { id: input.id },
    'deletePlannedMeal',
  );
  await ask(person, plan, { input: { ...input, cookedAt: now } }, 'planMeal');
  const days = { from: '2026-11-19', to: '2026-11-19' };
  expect(await ask(person, list, days, 'viewer.household.kitchen.plannedMeals')).toMatchObject([
    { id: input.id, cookedAt: now },
  ]);
});

it('nobody marks a meal of another household', async () => {
  const { id } = await planToday(await seedRecipe(server, person, ['1 potiron']), '19:00');
  person = await server.subscriber();
  expect(await cook(id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await cook('soup')).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
});
