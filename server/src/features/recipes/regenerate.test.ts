import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkRecipe } from '../../diet/gate/gate.js';
import { dietaryRestrictions } from '../../diet/restrictions.js';
import { loadRecipeBook } from '../../recipe-book/book.js';
import { at } from '../../testkit/graphql-client.js';
import { hurriedClock } from '../../testkit/hurried-clock.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const recipeTitle = 'query ($id: ID!) { viewer { recipe(id: $id) { title } } }';
const mealType = 'AMUSE_BOUCHE';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: hurriedClock });
});
afterAll(() => server.close());

it('« Regénérer » asks the local chef for another recipe until all that fit were shown, then for the oldest', async () => {
  const restrictions = dietaryRestrictions;
  const fitting = loadRecipeBook().filter(
    (recipe) =>
      recipe.mealType === mealType &&
      restrictions.every((restriction) => recipe.suits.includes(restriction)) &&
      checkRecipe(recipe, { restrictions, avoidedFoods: [] }).length === 0,
  );
  expect(fitting.length).toBeGreaterThan(2);
  const person = await server.subscriber();
  await person.savePreferences({ dietaryRestrictions: restrictions });
  const shown: string[] = [];
  for (let turn = 0; turn <= fitting.length; turn += 1) {
    const id = await person.generateRecipe({ mealType, fresh: true });
    const { data } = await person.send(recipeTitle, { id });
    shown.push(String(at(data, 'viewer.recipe.title')));
  }
  const [first] = shown;
  expect(shown.slice(0, -1).toSorted()).toEqual(fitting.map(({ title }) => title).toSorted());
  expect(shown.at(-1)).toBe(first);
});
