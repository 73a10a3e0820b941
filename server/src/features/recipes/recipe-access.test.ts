import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { watch } from '../../testkit/watch.js';

let server: TestServer;
let owner: Person;
let stranger: Person;
let recipeId: string;
let generationId: string;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = [await server.subscriber(), await server.subscriber()];
  recipeId = await owner.generateRecipe();
  const { data } = await owner.send('{ viewer { recipeGeneration { id } } }');
  generationId = String(at(data, 'viewer.recipeGeneration.id'));
});
afterAll(() => server.close());

const readRecipe = 'query ($id: ID!) { viewer { recipe(id: $id) { id title } } }';
const readGeneration = 'query ($id: ID!) { viewer { recipeGeneration(id: $id) { id stage } } }';

describe('a recipe', () => {
  it('is read by the household in which it was made', async () => {
    const { data } = await owner.send(readRecipe, { id: recipeId });
    expect(at(data, 'viewer.recipe.id')).toBe(recipeId);
  });

  it('does not exist for anybody else, no more than one that was never made', async () => {
    for (const id of [recipeId, randomUUID(), 'not-an-id']) {
      const { data, errors } = await stranger.send(readRecipe, { id });
      expect(errors).toEqual([]);
      expect(at(data, 'viewer.recipe')).toBeNull();
    }
  });

  it('stays readable to whoever kept it, after they left the household', async () => {
    const { db } = server.app.services;
    const person = await server.subscriber();
    const kept = await person.generateRecipe();
    const other = await person.generateRecipe({ mealType: 'DESSERT' });
    await person.send('mutation ($id: ID!) { addFavorite(recipeId: $id) { __typename } }', {
      id: kept,
    });
    const household = await db.household.create({ data: {} });
    await db.user.update({ where: { id: person.id }, data: { householdId: household.id } });
    const read = async (id: string) => (await person.send(readRecipe, { id })).data;
    expect(at(await read(kept), 'viewer.recipe.id')).toBe(kept);
    expect(at(await read(other), 'viewer.recipe')).toBeNull();
  });
});

describe('a generation', () => {
  it('is read by the person who asked for it, and by nobody else', async () => {
    const own = await owner.send(readGeneration, { id: generationId });
    expect(at(own.data, 'viewer.recipeGeneration.stage')).toBe('DONE');
    const { data } = await stranger.send(readGeneration, { id: generationId });
    expect(at(data, 'viewer.recipeGeneration')).toBeNull();
  });

  it('cannot be watched by anybody else', async () => {
    const body = {
      query: 'subscription ($id: ID!) { recipeGeneration(id: $id) { seq } }',
      variables: { id: generationId },
    };
    const events = [];
    for await (const event of watch(server.url, stranger.headers(), body)) events.push(event);
    expect(events).toHaveLength(1);
    expect(events[0]?.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});
