import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../app.js';
import { at, type Json } from '../testkit/graphql-client.js';
import type { Person } from '../testkit/person.js';
import { householdOf } from '../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';

const texts = {
  dashboard: 'query Dashboard { viewer { id dashboard { itemsToBuy } } }',
  tick: `mutation Tick($ids: [ID!]!) { setShoppingItemsChecked(ids: $ids, checked: true) {
    ... on SetShoppingItemsCheckedPayload { shoppingItems { id checked } } ... on Refusal { code } } }`,
  notifications: 'query N($n: Int) { viewer { notifications(first: $n) { nodes { id } } } }',
  watch: 'subscription Watch { householdChanged { complete } }',
  /** More names than a document of somebody else's may have. */
  long: `{ viewer { ${Array.from({ length: 40 }, (_, nth) => `a${nth}: id`).join(' ')} } }`,
  next: 'query Next { viewer { id email } }',
};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
});

const directory = mkdtempSync(join(tmpdir(), 'popote-documents-'));
let builds = 0;
function build(documents: readonly string[]): void {
  const file = join(directory, 'documents.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(documents.map((t) => [hashOf(t), t]))));
  builds += 1;
  utimesSync(file, builds, builds);
}

let server: TestServer;
let other: App | undefined;
let person: Person;
beforeAll(async () => {
  writeFileSync(join(directory, 'pages.json'), JSON.stringify({ pages: [], app: [] }));
  const { next: _later, ...first } = texts;
  build(Object.values(first));
  const clientDirectory = new URL(`${pathToFileURL(directory).href}/`);
  server = await startTestServer({ clientDirectory });
  person = await server.subscriber();
});
afterAll(async () => {
  await other?.close();
  await server.close();
  rmSync(directory, { recursive: true });
});

async function ask(
  text: string,
  { variables = {}, headers = person.headers(), url = server.url } = {},
) {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ variables, ...byHash(text) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}
const asText = async (query: string, variables = {}) => {
  const { status, data, errors } = await person.send(query, variables);
  return { status, body: errors.length > 0 ? { errors } : { data } };
};

it('a hash runs what its text would, in as many statements', async () => {
  await asText(texts.dashboard);
  server.takeStatements();
  const told = await asText(texts.dashboard);
  const statements = server.takeStatements();
  await ask(texts.dashboard);
  server.takeStatements();
  expect(await ask(texts.dashboard)).toEqual(told);
  expect(server.takeStatements()).toEqual(statements);
  // A build’s document is bound by no limit on others’ documents.
  expect(await asText(texts.long)).toMatchObject({ status: 400 });
  expect(await ask(texts.long)).toMatchObject({ status: 200, body: { data: { viewer: {} } } });
});

it('what binds a text binds a hash: session, subscription, household, list bounds, variables’ types', async () => {
  const stranger = await server.subscriber();
  const { db } = server.app.services;
  const householdId = await householdOf(server, stranger);
  const { id } = await db.shoppingItem.create({
    data: { householdId, name: 'Lait', product: 'lait', aisle: 'DAIRY' },
  });
  const tick = await ask(texts.tick, { variables: { ids: [id] } });
  expect(tick).toEqual(await asText(texts.tick, { ids: [id] }));
  expect(await db.shoppingItem.findUnique({ where: { id } })).toMatchObject({ checked: false });

  const nobody = await ask(texts.tick, { variables: { ids: [id] }, headers: {} });
  expect(nobody.body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  const unpaid = await server.signUp();
  await unpaid.savePreferences();
  const refused = await ask(texts.tick, { variables: { ids: [id] }, headers: unpaid.headers() });
  expect(refused.body).toMatchObject({
    errors: [{ extensions: { code: 'SUBSCRIPTION_REQUIRED' } }],
  });

  const told = Array.from({ length: 51 }, (_, nth) => ({ key: `${nth}`, title: '', message: '' }));
  await db.notification.createMany({ data: told.map((one) => ({ ...one, userId: person.id })) });
  const { body } = await ask(texts.notifications, { variables: { n: 100_000 } });
  expect(at(body, 'data.viewer.notifications.nodes')).toHaveLength(50);
  const wrong = await ask(texts.notifications, { variables: { n: 'twelve' } });
  expect(wrong).toEqual(await asText(texts.notifications, { n: 'twelve' }));
  expect(wrong.status).toBe(400);
});

it('an unknown hash has a code of its own, also where a stream was asked for', async () => {
  const unknown = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
  for (const text of ['{ __typename }', texts.next])
    expect(await ask(text)).toMatchObject({ status: 400, body: unknown });
  const told: unknown[] = [];
  const events = createClient({
    url: `${server.url}/graphql`,
    headers: person.headers(),
    retryAttempts: 0,
  });
  await new Promise<void>((resolve, reject) => {
    const request = { ...byHash(texts.next) } as unknown as { query: string };
    events.subscribe(request, {
      next: (result) => told.push(result),
      error: reject,
      complete: resolve,
    });
  });
  expect(told).toMatchObject([unknown]);
});

it('streams go by hash, as events and in parts', async () => {
  const leave = new AbortController();
  for (const accept of ['text/event-stream', 'multipart/mixed;subscriptionSpec=1.0']) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...person.headers(), accept, 'content-type': 'application/json' },
      body: JSON.stringify(byHash(texts.watch)),
      signal: leave.signal,
    });
    expect(response.status).toBe(200);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    while (!read.includes('"complete"')) read += (await reader?.read())?.value ?? '';
    expect(read).toContain('{"data":{"householdChanged"');
  }
  leave.abort();
});

it('what an earlier build sent still runs when it is gone; a build under a running server is known at once', async () => {
  const used = [texts.dashboard, 'query Gone { viewer { nickname } }'];
  const { db, clock } = server.app.services;
  const gone = { hash: hashOf(used[1] ?? ''), text: used[1] ?? '', usedAt: clock.now() };
  const old = { ...gone, hash: hashOf('forgotten'), usedAt: new Date(0) };
  await db.trustedDocument.createMany({ data: [gone, old] });
  build([texts.next]);
  other = await server.another();
  const url = `http://localhost:${other.port}`;
  expect(await ask(texts.dashboard, { url })).toMatchObject({ body: { data: { viewer: {} } } });
  expect(await ask(texts.next)).toMatchObject({ body: { data: { viewer: { id: person.id } } } });
  // Of a field that is gone it says what its text would.
  expect(await ask(gone.text, { url })).toEqual(await asText(gone.text));
  const left = await db.trustedDocument.findMany({ select: { hash: true } });
  expect(left.map(({ hash }) => hash)).not.toContain(old.hash);
  expect(left).toHaveLength(Object.keys(texts).length + 1);
});
