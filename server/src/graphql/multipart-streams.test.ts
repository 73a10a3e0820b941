import { ApolloClient, gql, HttpLink, InMemoryCache, type ApolloLink } from '@apollo/client';
import { CombinedProtocolErrors, ServerError } from '@apollo/client/errors';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { at, type Json } from '../testkit/graphql-client.js';
import type { Person } from '../testkit/person.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { wirePost } from '../testkit/wire-post.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { STREAMS_PER_PERSON: '2' } });
  person = await server.subscriber();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** Apollo's own client, which asks for a multipart response by itself. */
function watchBy(headers: Record<string, string>, query: string, variables = {}) {
  const link: ApolloLink = new HttpLink({ uri: new URL('/graphql', server.url).href, headers });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const told: Json[] = [];
  let failure: unknown;
  let leave = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    const watching = client
      .subscribe<Json>({ query: gql(query), variables, fetchPolicy: 'no-cache' })
      .subscribe({
        next: ({ data, error }) => {
          if (error) failure = error;
          else told.push(data ?? null);
        },
        error: (error) => {
          failure = error;
          resolve();
        },
        complete: resolve,
      });
    leave = () => watching.unsubscribe();
  });
  return { told, ended, leave: () => leave(), failure: () => failure };
}

const start = `mutation { startRecipeGeneration(input: { mealType: MAIN, fresh: true }) {
  ... on StartRecipeGenerationPayload { generation { id } } } }`;
const recipe = `subscription ($id: ID!, $afterSeq: Int) {
  recipeGeneration(id: $id, afterSeq: $afterSeq) { seq generation { id stage } } }`;
const household = 'subscription { householdChanged { cursor complete shoppingItems { id name } } }';
const multipart = { accept: 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0' };

it('Apollo’s client follows a recipe to its end, and resumes after what it has', async () => {
  const { data } = await person.send(start);
  const id = at(data, 'startRecipeGeneration.generation.id');
  const whole = watchBy(person.headers(), recipe, { id });
  await whole.ended;
  expect(whole.failure()).toBeUndefined();
  const last = whole.told.at(-1) ?? null;
  expect(at(last, 'recipeGeneration.generation.stage')).toBe('DONE');

  const seq = Number(at(last, 'recipeGeneration.seq'));
  const resumed = watchBy(person.headers(), recipe, { id, afterSeq: seq - 1 });
  await resumed.ended;
  expect(resumed.told.map((event) => at(event, 'recipeGeneration.seq'))).toEqual([seq]);
});

it('keeps the connection open by empty parts, and ends with the boundary', async () => {
  const { data } = await person.send(start);
  const id = String(at(data, 'startRecipeGeneration.generation.id'));
  const query = `subscription { recipeGeneration(id: "${id}") { generation { stage } } }`;
  const { headers, bytes } = await wirePost(server.url, query, {
    ...person.headers(),
    ...multipart,
    'accept-encoding': 'gzip',
  });
  expect(headers['content-type']).toBe('multipart/mixed;boundary="graphql";subscriptionSpec=1.0');
  expect(headers['content-encoding']).toBeUndefined();
  const [preamble, ...parts] = bytes.toString('utf8').split('\r\n--graphql');
  expect([preamble, parts.pop()]).toEqual(['', '--\r\n']);
  const bodies = parts.map(
    (each) => /^\r\ncontent-type: application\/json\r\n\r\n(.*)$/.exec(each)?.[1],
  );
  expect(bodies[0]).toBe('{}');
  expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({
    payload: { data: { recipeGeneration: { generation: { stage: 'DONE' } } } },
  });
});

it('tells what breaks in the middle as a fault of the stream, and what is refused as an answer', async () => {
  const { data } = await person.send('{ viewer { household { id } } }');
  const watching = watchBy(person.headers(), 'subscription { kitchenAccessChanged { id } }');
  await expect.poll(() => watching.told.length).toBe(1);
  const { changes, sessions } = server.app.services;
  vi.spyOn(sessions, 'validate').mockRejectedValueOnce(new Error('the sessions are gone'));
  await changes.append(String(at(data, 'viewer.household.id')), {});
  await watching.ended;
  expect(watching.failure()).toBeInstanceOf(CombinedProtocolErrors);
  expect(watching.failure()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
  expect(String(watching.failure())).not.toContain('the sessions are gone');

  const stranger = watchBy({}, household);
  await stranger.ended;
  expect(stranger.failure()).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });

  const expired = watchBy({ authorization: 'Bearer a-token-that-opens-nothing' }, household);
  await expired.ended;
  expect(expired.failure()).toBeInstanceOf(ServerError);
  expect(expired.failure()).toMatchObject({ statusCode: 401 });
});

it('counts a person’s streams with the others, until they leave', async () => {
  const who = await server.subscriber();
  const first = watchBy(who.headers(), household);
  const second = watchBy(who.headers(), household);
  await expect.poll(() => first.told.length + second.told.length).toBe(2);
  const third = watchBy(who.headers(), household);
  await third.ended;
  expect(third.failure()).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } }],
  });
  first.leave();
  await expect
    .poll(async () => {
      const again = watchBy(who.headers(), household);
      await Promise.race([again.ended, vi.waitUntil(() => again.told.length > 0)]);
      return again.told.length;
    })
    .toBe(1);
  second.leave();
});
