import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, type Json } from '../../testkit/graphql-client.js';
import { ask, joinHousehold, watchHousehold } from '../../testkit/household-kit.js';
import type { Person } from '../../testkit/person.js';
import { seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const checks = `checkedRestrictions checkedAvoidedFoods uncheckedAvoidedFoods checkedDietVersion
  dietConflicts { word line restriction avoidedFood reason }`;
const document = `query ($id: ID!) { viewer { household { dietVersion } recipe(id: $id) { ${checks} } } }`;

/** What is said of a recipe, whose version is that of the household. */
async function saidOf(person: Person, id: string): Promise<Json> {
  const { data, errors } = await person.send(document, { id });
  expect(errors).toEqual([]);
  expect(at(data, 'viewer.recipe.checkedDietVersion')).toBe(
    at(data, 'viewer.household.dietVersion'),
  );
  return at(data, 'viewer.recipe') ?? null;
}

const clear = { dietConflicts: [] };

it('claims for a stored recipe only what holds for the restrictions of today', async () => {
  const person = await server.subscriber();
  await person.savePreferences({ dietaryRestrictions: ['GLUTEN_FREE'] });
  const id = await seedRecipe(server, person, ['200 g de riz', '100 g de lardons']);
  const before = await saidOf(person, id);
  expect(before).toMatchObject({ checkedRestrictions: ['GLUTEN_FREE'], ...clear });

  await person.savePreferences({ dietaryRestrictions: ['GLUTEN_FREE', 'VEGETARIAN'] });
  const after = await saidOf(person, id);
  expect(after).toMatchObject({
    checkedRestrictions: ['GLUTEN_FREE'],
    dietConflicts: [{ word: 'lardons', line: '100 g de lardons', restriction: 'VEGETARIAN' }],
  });
  expect(at(after, 'checkedDietVersion')).not.toBe(at(before, 'checkedDietVersion'));

  await person.savePreferences({ dietaryRestrictions: [], avoidedFoods: ['riz', 'coriandre'] });
  expect(await saidOf(person, id)).toMatchObject({
    checkedRestrictions: [],
    checkedAvoidedFoods: [],
    dietConflicts: [{ word: 'riz', restriction: null, avoidedFood: 'riz' }],
  });

  await person.savePreferences({ avoidedFoods: ['coriandre', 'FODMAP'] });
  expect(await saidOf(person, id)).toMatchObject({
    checkedAvoidedFoods: ['coriandre'],
    uncheckedAvoidedFoods: ['FODMAP'],
    ...clear,
  });
});

it('neither refuses a recipe for what it may hold of an avoided food nor says that it is without', async () => {
  const person = await server.subscriber();
  const avoidedFoods = ['céleri', 'coriandre'];
  await person.savePreferences({ dietaryRestrictions: [], avoidedFoods });
  const id = await seedRecipe(server, person, ['1 cube de bouillon de légumes', '200 g de riz']);
  expect(await saidOf(person, id)).toMatchObject({ checkedAvoidedFoods: ['coriandre'], ...clear });
});

it('follows who joins and who leaves, and goes along with a favourite', async () => {
  const [host, guest] = [await server.subscriber(), await server.subscriber()];
  await guest.savePreferences({ dietaryRestrictions: ['NUT_FREE'] });
  const id = await seedRecipe(server, host, ['4 œufs', '30 g de noisettes']);
  expect(await saidOf(host, id)).toMatchObject({ checkedRestrictions: [], ...clear });

  await joinHousehold(server, host, guest);
  const broken = {
    checkedRestrictions: [],
    dietConflicts: [{ word: 'noisettes', restriction: 'NUT_FREE' }],
  };
  for (const person of [host, guest]) expect(await saidOf(person, id)).toMatchObject(broken);

  for (const person of [host, guest])
    await person.send('mutation ($id: ID!) { addFavorite(recipeId: $id) { __typename } }', { id });
  await ask(guest, 'leave');
  expect(await saidOf(guest, id)).toMatchObject(broken);
  expect(await saidOf(host, id)).toMatchObject({ checkedRestrictions: [], ...clear });
});

it('tells those who have the household open that another diet holds', async () => {
  const [host, guest] = [await server.subscriber(), await server.subscriber()];
  await joinHousehold(server, host, guest);
  const version = async (): Promise<Json> => {
    const { data } = await host.send('{ viewer { household { dietVersion } } }');
    return at(data, 'viewer.household.dietVersion') ?? null;
  };
  const before = await version();
  const watching = watchHousehold(server.url, host);
  await watching.next();
  await guest.savePreferences({ dietaryRestrictions: ['HALAL'] });
  const told = at(await watching.next(), 'settings.household.dietVersion');
  expect(told).toBe(await version());
  expect(told).not.toBe(before);
  watching.close();
});
