import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../testkit/person.js';
import { meal as mealToPlan, plan } from '../../../testkit/planning-kit.js';
import { ask, documents, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  server.app.services.clock.now = () => new Date('2026-11-19T11:00:00Z');
});
afterAll(() => server.close());

const add = (recipeId: string, plannedMealId: string) =>
  ask(person, documents.addRecipe, { recipeId, plannedMealId }, 'addRecipeToShoppingList');
const listed = async () =>
  (await ask(person, documents.list, {}, 'viewer.household.kitchen.shoppingItems')) as unknown as {
    id: string;
    name: string;
    quantity: string;
    plannedMealId: string | null;
  }[];
/** A meal of the recipe whose ingredients are on the list. */
async function planListed(recipeId: string, changes: object) {
  const input = mealToPlan({ recipeId, ...changes });
  await ask(person, plan, { input }, 'planMeal');
  await add(recipeId, input.id);
  return input;
}
const deleteMeal = (id: string) =>
  ask(
    person,
    `mutation ($id: ID!) { deletePlannedMeal(id: $id) { ... on DeletePlannedMealPayload {
      deletedShoppingItemIds viewer { dashboard { itemsToBuy } } } } }`,
    { id },
    'deletePlannedMeal',
  );
const changeServings = (id: string, servings: number) =>
  ask(
    person,
    `mutation ($id: ID!, $servings: Int!) { updatePlannedMeal(id: $id, input: { servings: $servings }) {
      ... on UpdatePlannedMealPayload {
        shoppingItems { id name quantity plannedMealId } deletedShoppingItemIds viewer { dashboard { itemsToBuy } } } } }`,
    { id, servings },
    'updatePlannedMeal',
  );

it('what is still to be bought for a meal leaves the list with it, and comes back as it was by undo', async () => {
  const recipeId = await seedRecipe(server, person, [
    '500 g de farine',
    '3 œufs',
    '1 pincée de sel',
  ]);
  const planned = await planListed(recipeId, { servings: 4, date: '2026-11-20', time: '19:00' });
  const { id: other } = await planListed(recipeId, { servings: 2, date: '2026-11-21' });
  const own = async () => (await listed()).filter(({ plannedMealId }) => plannedMealId !== other);
  const [flour, eggs, salt] = (await own()).map(({ id }) => id);
  await ask(person, documents.check, { ids: [eggs], checked: true }, 'setShoppingItemsChecked');
  const before = await listed();
  expect(await deleteMeal(planned.id)).toEqual({
    deletedShoppingItemIds: [flour, salt],
    viewer: { dashboard: { itemsToBuy: 3 } },
  });
  expect((await own()).map(({ id }) => id)).toEqual([eggs]);
  await ask(person, documents.restore, { ids: [flour, salt] }, 'restoreShoppingItems');
  await ask(person, plan, { input: planned }, 'planMeal');
  expect(await listed()).toEqual(before);
});

it('what a week that was copied by mistake took over stays on the list for its recipe', async () => {
  const recipeId = await seedRecipe(server, person, ['1 potiron'], 'Velouté');
  const meals = await planListed(recipeId, { servings: 4, date: '2026-11-22' });
  const before = (await listed()).find(({ name }) => name === 'potiron');
  const off = await ask(
    person,
    'mutation ($ids: [ID!]!) { deletePlannedMeals(ids: $ids, keepShoppingItems: true) { ... on DeletePlannedMealsPayload { deletedPlannedMealIds deletedShoppingItemIds } } }',
    { ids: [meals.id] },
    'deletePlannedMeals',
  );
  expect(off).toEqual({ deletedPlannedMealIds: [meals.id], deletedShoppingItemIds: [] });
  expect((await listed()).find(({ name }) => name === 'potiron')).toEqual({
    ...before,
    plannedMealId: null,
  });
});

it('the list follows a meal that is cooked for others, but for what is ticked, and back', async () => {
  person = await server.subscriber();
  const recipeId = await seedRecipe(server, person, ['400 g de riz', '4 œufs', 'Sel']);
  const planned = await planListed(recipeId, { servings: 4, date: '2026-11-20' });
  const before = await listed();
  const [rice, eggs] = before.map(({ id }) => id);
  const line = (id: string | undefined, name: string, quantity: string) => {
    return { id, name, quantity, plannedMealId: planned.id };
  };
  expect(await changeServings(planned.id, 2)).toEqual({
    shoppingItems: [line(rice, 'riz', '200'), line(eggs, 'œufs', '2')],
    deletedShoppingItemIds: [],
    viewer: { dashboard: { itemsToBuy: 3 } },
  });
  expect(await changeServings(planned.id, 2)).toMatchObject({ shoppingItems: [] });
  await changeServings(planned.id, 4);
  expect(await listed()).toEqual(before);
  await ask(person, documents.check, { ids: [eggs], checked: true }, 'setShoppingItemsChecked');
  server.takeStatements();
  expect(await changeServings(planned.id, 6)).toEqual({
    shoppingItems: [line(rice, 'riz', '600'), line(expect.any(String) as string, 'œufs', '2')],
    deletedShoppingItemIds: [],
    viewer: { dashboard: { itemsToBuy: 3 } },
  });
  // The session, the meal, its lines, what the fridge has, what is added, the dashboard.
  expect(server.takeStatements()).toHaveLength(6);
  expect(await changeServings(planned.id, 2)).toMatchObject({
    shoppingItems: [line(rice, 'riz', '200')],
    deletedShoppingItemIds: [expect.any(String)],
    viewer: { dashboard: { itemsToBuy: 2 } },
  });
});
