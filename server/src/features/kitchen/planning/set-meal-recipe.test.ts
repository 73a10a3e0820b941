import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../../testkit/graphql-client.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan, setRecipe } from '../../../testkit/planning-kit.js';
import { documents, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let owner: Person;
let recipeId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.subscriber();
  recipeId = await seedRecipe(server, owner, ['4 carottes']);
});
afterAll(() => server.close());

const placeholder = async (): Promise<ReturnType<typeof meal>> => {
  const input = meal({ recipeTitle: 'Idée du chef', servings: 3 });
  await owner.send(plan, { input });
  return input;
};
const give = async (person: Person, id: string, recipe: string) =>
  at((await person.send(setRecipe, { id, recipeId: recipe })).data, 'setPlannedMealRecipe');
const titleOf = async (id: string): Promise<string> =>
  (await server.app.services.db.recipe.findUniqueOrThrow({ where: { id } })).title;

it('gives a name its recipe and its title, for as many as before; a repeat changes nothing', async () => {
  const input = await placeholder();
  // For the recipe alone, as no meal had it yet.
  await owner.send(documents.addRecipe, { recipeId });
  const title = await titleOf(recipeId);
  const expected = {
    __typename: 'SetPlannedMealRecipePayload',
    plannedMeals: [{ ...input, recipeTitle: title, recipe: { id: recipeId, title } }],
  };
  const first = await give(owner, input.id, recipeId);
  expect(first).toMatchObject({
    ...expected,
    shoppingItems: [{ plannedMealId: input.id }],
  });
  expect(await give(owner, input.id, recipeId)).toMatchObject({ ...expected, shoppingItems: [] });
});

it('leaves a meal that has another recipe as it is', async () => {
  const input = meal({ recipeId });
  await owner.send(plan, { input });
  const other = await seedRecipe(server, owner, ['1 citron']);
  expect(await give(owner, input.id, other)).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
});

it.each([
  ['a meal of somebody else', 'id'],
  ['a recipe of somebody else', 'recipeId'],
  ['a meal that there is not', 'id'],
  ['an id that is none', 'id'],
])('refuses %s', async (what, field) => {
  const input = await placeholder();
  const stranger = await server.subscriber();
  const own = await seedRecipe(server, stranger, ['1 citron']);
  const answers: Record<string, () => Promise<unknown>> = {
    'a meal of somebody else': () => give(stranger, input.id, own),
    'a recipe of somebody else': () => give(owner, input.id, own),
    'a meal that there is not': () => give(owner, randomUUID(), recipeId),
    'an id that is none': () => give(owner, 'nothing', recipeId),
  };
  expect(await answers[what]?.()).toMatchObject({ code: 'NOT_FOUND', field });
});
