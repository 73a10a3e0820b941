import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../../testkit/deletion-kit.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import { stalls, startModelServer, type ModelServer } from '../../testkit/model-server.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
  const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url };
  // No deadline runs out: who ends a call has done so on purpose.
  server = await startTestServer({ env, clock: createManualClock() });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

it.each([
  [
    'a recipe',
    'mutation ($id: ID!) { startRecipeGeneration(input: { id: $id, mealType: MAIN }) { __typename } }',
  ],
  [
    'a reply',
    'mutation ($id: ID!) { sendChatMessage(id: $id, content: "Une idée ?") { __typename } }',
  ],
])('the model is not asked to go on with %s for somebody who is gone', async (_what, mutation) => {
  const person = await server.payer();
  const nth = model.calls.length + 1;
  model.answer(stalls('# Gratin'));
  await person.send(mutation, { id: randomUUID() });
  const { ended } = await model.called(nth);
  let isOver = false;
  void ended.then(() => (isOver = true));
  expect(await deleteAccount(person)).toMatchObject({ deleted: true });
  await expect.poll(() => isOver).toBe(true);
  expect(model.calls).toHaveLength(nth);
});
