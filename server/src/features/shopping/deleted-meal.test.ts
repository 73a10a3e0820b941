import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../testkit/person.js';
import { meal as mealToPlan, plan } from '../../testkit/planning-kit.js';
import { ask, documents, seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

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
  (await ask(person, documents.list, {}, 'viewer.shoppingItems')) as unknown as {
    id: string;
    plannedMealId: string | null;
  }[];

it('what is on the list for a meal may leave it with the meal, but for what is ticked, and comes back as it was by undo', async () => {
  const recipeId = await seedRecipe(server, person, [
    '500 g de farine',
    '3 œufs',
    '1 pincée de sel',
  ]);
  const planned = mealToPlan({ recipeId, servings: 4, date: '2026-11-20', time: '19:00' });
  await ask(person, plan, { input: planned }, 'planMeal');
  await add(recipeId, planned.id);
  const { id: other, ...rest } = mealToPlan({ recipeId, servings: 2, date: '2026-11-21' });
  await ask(person, plan, { input: { id: other, ...rest } }, 'planMeal');
  await add(recipeId, other);
  const own = async () => (await listed()).filter(({ plannedMealId }) => plannedMealId !== other);
  const [flour, eggs, salt] = (await own()).map(({ id }) => id);
  await ask(person, documents.check, { ids: [eggs], checked: true }, 'setShoppingItemsChecked');
  const before = await listed();
  const off = await ask(
    person,
    'mutation ($id: ID!) { deletePlannedMeal(id: $id) { ... on DeletePlannedMealPayload { listedItemIds } } }',
    { id: planned.id },
    'deletePlannedMeal.listedItemIds',
  );
  expect(off).toEqual([flour, salt]);
  await ask(person, documents.remove, { ids: off }, 'deleteShoppingItems');
  expect((await own()).map(({ id }) => id)).toEqual([eggs]);
  await ask(person, documents.restore, { ids: off }, 'restoreShoppingItems');
  await ask(person, plan, { input: planned }, 'planMeal');
  expect(await listed()).toEqual(before);
});
