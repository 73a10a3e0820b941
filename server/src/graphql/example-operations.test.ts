import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, createGraphQLClient, type Json } from '../testkit/graphql-client.js';
import { payAtCheckout } from '../testkit/pay-at-checkout.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { watch } from '../testkit/watch.js';
import { exampleOperations as query } from './example-operations.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('works from top to bottom, as GraphiQL shows it', async () => {
  const names = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
  expect(names).toEqual([
    'SignUp',
    'SavePreferences',
    'StartCheckout',
    'StartRecipeGeneration',
    'RecipeGeneration',
    'SendChatMessage',
    'ChatReply',
    'Dashboard',
  ]);
  const client = createGraphQLClient(server.url);
  const run = async (operationName: string): Promise<Json> => {
    const { data, errors } = await client.send(query, undefined, operationName);
    expect(errors).toEqual([]);
    return data;
  };
  expect(at(await run('SignUp'), 'signUp.viewer.nextStep')).toBe('QUESTIONNAIRE');
  expect(at(await run('SavePreferences'), 'savePreferences.viewer.nextStep')).toBe('SUBSCRIPTION');
  const checkout = await run('StartCheckout');
  await payAtCheckout(String(at(checkout, 'startCheckout.checkoutUrl')));
  await server.settleWebhooks();
  const started = await run('StartRecipeGeneration');
  expect(at(started, 'startRecipeGeneration.generation.stage')).toBe('QUEUED');
  const lastOf = async (operationName: string): Promise<Json> => {
    let last: Json = null;
    const body = { query, operationName };
    for await (const event of watch(server.url, client.headers(), body)) last = event.data;
    return last;
  };
  expect(at(await lastOf('RecipeGeneration'), 'recipeGeneration.generation.stage')).toBe('DONE');
  const sent = await run('SendChatMessage');
  expect(at(sent, 'sendChatMessage.reply.status')).toBe('WAITING');
  expect(at(await lastOf('ChatReply'), 'chatReply.status')).toBe('DONE');
  expect(at(await run('Dashboard'), 'viewer.nextStep')).toBe('DASHBOARD');
});
