import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../testkit/graphql-client.js';
import type { Person } from '../testkit/person.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { watch } from '../testkit/watch.js';
import { wirePost } from '../testkit/wire-post.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { STREAMS_PER_PERSON: '2' } });
  person = await server.subscriber();
});
afterAll(() => server.close());

const query = 'subscription { householdChanged { complete } }';

/** Opens a stream and reads what it says first. */
async function open(who: Person) {
  const leaving = new AbortController();
  const events = watch(server.url, who.headers(), { query }, leaving.signal);
  const { value } = await events.next();
  const said =
    value?.errors?.[0]?.extensions?.code ?? at(value?.data ?? null, 'householdChanged.complete');
  return { said, close: () => leaving.abort() };
}

it('a person’s streams are counted: one too many is refused in an accepted stream, until one has ended', async () => {
  const [first, second] = [await open(person), await open(person)];
  expect([first.said, second.said]).toEqual([true, true]);

  const accept = { accept: 'text/event-stream' };
  const refused = await wirePost(server.url, query, { ...person.headers(), ...accept });
  expect(refused.status).toBe(200);
  expect(refused.headers['content-type']).toMatch(/^text\/event-stream/);
  const told = refused.bytes.toString('utf8');
  expect(told).toMatch(/"code":"RATE_LIMITED","retryAfterSeconds":\d+/);
  expect(told).toMatch(/event: complete/);

  const other = await open(await server.subscriber());
  expect(other.said).toBe(true);
  expect((await person.send('{ viewer { id } }')).errors).toEqual([]);

  first.close();
  await expect.poll(async () => (await open(person)).said, { interval: 5 }).toBe(true);
  expect((await open(person)).said).toBe('RATE_LIMITED');
  for (const { close } of [second, other]) close();
});

it('those that are refused or are over are not counted', async () => {
  const who = await server.signUp();
  for (let time = 0; time < 4; time += 1)
    await expect
      .poll(async () => (await open(who)).said, { interval: 5 })
      .toBe('QUESTIONNAIRE_REQUIRED');
});
