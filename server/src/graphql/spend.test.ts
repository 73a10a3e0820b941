import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failCommits } from '../testkit/fail-commits.js';
import { at } from '../testkit/graphql-client.js';
import type { Person } from '../testkit/person.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it.each([
  [
    'a generation',
    'RecipeGeneration',
    { name: 'recipe-generation', points: 60, seconds: 3600 },
    `mutation ($id: ID!) { it: startRecipeGeneration(input: { id: $id, mealType: MAIN }) { __typename } }`,
  ],
  [
    'a message',
    'ChatMessage',
    { name: 'chat-message', points: 120, seconds: 3600 },
    `mutation ($id: ID!) { it: sendChatMessage(id: $id, content: "Bonjour") { __typename } }`,
  ],
])('%s whose commit fails is not counted', async (_, table, limit, mutation) => {
  const { db, rateLimits } = server.app.services;
  const person: Person = await server.subscriber();
  const send = async () => {
    const { data, errors } = await person.send(mutation, { id: randomUUID() });
    return errors[0]?.extensions?.code ?? at(data, 'it.__typename');
  };
  await rateLimits.use(limit, person.id, limit.points - 1);
  const mend = await failCommits(db, table);
  for (let time = 0; time < 2; time += 1) expect(await send()).toBe('INTERNAL');
  await mend();
  expect(await send()).toMatch(/Payload$/);
  expect(await rateLimits.use(limit, person.id)).toBeGreaterThan(0);
});
