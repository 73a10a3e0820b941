import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, createGraphQLClient, type Json } from '../testkit/graphql-client.js';
import { payAtCheckout } from '../testkit/pay-at-checkout.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { watch } from '../testkit/watch.js';
import { exampleOperations } from './example-operations.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('has a step for each thing to do', () => {
  const names = parse(exampleOperations()).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
  expect(names).toEqual([
    'SignUp',
    'SignIn',
    'SavePreferences',
    'StartCheckout',
    'StartRecipeGeneration',
    'RecipeGeneration',
    'SendChatMessage',
    'ChatReply',
    'Dashboard',
  ]);
});

/** Somebody who goes through the tour with what the page gave them. */
function visitor(query = exampleOperations()) {
  const client = createGraphQLClient(server.url);
  const run = async (operationName: string): Promise<Json> => {
    const { data, errors } = await client.send(query, undefined, operationName);
    expect(errors).toEqual([]);
    return data;
  };
  const lastOf = async (operationName: string): Promise<Json> => {
    let last: Json = null;
    const body = { query, operationName };
    for await (const event of watch(server.url, client.headers(), body)) last = event.data;
    return last;
  };
  return {
    query,
    run,
    subscribe: async () => {
      const checkout = await run('StartCheckout');
      await payAtCheckout(String(at(checkout, 'startCheckout.checkoutUrl')));
      await server.settleWebhooks();
    },
    /** What a subscriber does; resolves to what was made. */
    cook: async () => {
      const started = at(await run('StartRecipeGeneration'), 'startRecipeGeneration.generation');
      const id = at(started ?? null, 'id');
      expect(at(started ?? null, 'stage')).toBe('QUEUED');
      const made = at(await lastOf('RecipeGeneration'), 'recipeGeneration.generation') ?? null;
      expect(made).toMatchObject({ stage: 'DONE' });
      expect(at(await run('SendChatMessage'), 'sendChatMessage.reply.status')).toBe('WAITING');
      expect(at(await lastOf('ChatReply'), 'chatReply.status')).toBe('DONE');
      expect(at(await run('Dashboard'), 'viewer.nextStep')).toBe('DASHBOARD');
      return { id, recipe: at(made, 'recipe.id') };
    },
  };
}

it('works from top to bottom, twice, and for a second account', async () => {
  const ada = visitor();
  expect(at(await ada.run('SignUp'), 'signUp.viewer.nextStep')).toBe('QUESTIONNAIRE');
  const saved = await ada.run('SavePreferences');
  expect(at(saved, 'savePreferences.viewer.nextStep')).toBe('SUBSCRIPTION');
  await ada.subscribe();
  const first = await ada.cook();

  const back = visitor(ada.query);
  expect(at(await back.run('SignUp'), 'signUp.code')).toBe('EMAIL_TAKEN');
  expect(at(await back.run('SignIn'), 'signIn.viewer.nextStep')).toBe('DASHBOARD');
  await back.run('SavePreferences');
  const second = await back.cook();
  expect(second.id).not.toBe(first.id);
  expect(second.recipe).not.toBe(first.recipe);

  const other = visitor();
  expect(other.query).not.toBe(ada.query);
  expect(at(await other.run('SignUp'), 'signUp.viewer.nextStep')).toBe('QUESTIONNAIRE');
  await other.run('SavePreferences');
  await other.subscribe();
  expect((await other.cook()).id).not.toBe(second.id);
});
