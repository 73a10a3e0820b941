import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from './app.js';
import { isTimedOut } from './platform/timed-out.js';
import { all, eventsAt, showEvents } from './testkit/chat-events.js';
import { at, type GraphQLAnswer } from './testkit/graphql-client.js';
import { watchHousehold } from './testkit/household-kit.js';
import { startModelServer, staysSilent } from './testkit/model-server.js';
import { createPerson, type Person } from './testkit/person.js';
import { quietClock } from './testkit/quiet-clock.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';
import { watch } from './testkit/watch.js';

/** A network that can go dead (what is sent is taken, and never arrives), or be cut for those who listen to Redis. */
async function openNetwork(target: { host: string; port: number }) {
  const pairs: [Socket, Socket][] = [];
  const listening = new Set<Socket>();
  let isDead = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    near.on('data', (bytes) => void (bytes.includes('subscribe') && listening.add(near)));
    const far = connect(target);
    pairs.push([near, far]);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => void (isDead || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => void (isDead || to.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    die: () => void (isDead = true),
    cut: () => {
      isCut = true;
      for (const near of listening) near.destroy();
    },
    mend: () => void (isCut = false),
    close: () => {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ env });
  closers.push(server.close);
  return server;
}

/** Another process of the same product, with limits of its own. */
async function another(server: TestServer, settings: object) {
  const config = { ...server.app.services.config, ...settings };
  const app = await startApp(config, { clock: { ...quietClock }, clientDirectory: null });
  closers.push(app.close);
  const url = `http://localhost:${app.port}`;
  const ask = async (person: Person, query: string, variables?: object) => {
    const response = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: { ...person.headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data = null, errors = [] } = (await response.json()) as Partial<GraphQLAnswer>;
    return { status: response.status, data, errors };
  };
  return { app, url, ask };
}

/** The same, whose network to one of its services is our own. */
async function behind(server: TestServer, service: 'DATABASE_URL' | 'REDIS_URL', limits: object) {
  const { config } = server.app.services;
  const url = new URL(config[service] ?? '');
  const network = await openNetwork({ host: url.hostname, port: Number(url.port || 5432) });
  closers.push(network.close);
  url.hostname = '127.0.0.1';
  url.port = String(network.port);
  return { network, ...(await another(server, { ...limits, [service]: url.href })) };
}

async function holdRow(server: TestServer, id: string): Promise<() => Promise<unknown>> {
  const holder = new pg.Client({ connectionString: server.app.services.config.DATABASE_URL });
  await holder.connect();
  closers.push(() => holder.end());
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "ShoppingItem" WHERE "id" = $1 FOR UPDATE', [id]);
  return () => holder.query('ROLLBACK');
}

const tickMutation =
  'mutation ($ids: [ID!]!) { setShoppingItemsChecked(ids: $ids, checked: true) { __typename } }';
const tick = (person: Person, id: string) => person.send(tickMutation, { ids: [id] });

async function addItem(person: Person): Promise<string> {
  const id = randomUUID();
  const mutation =
    'mutation ($input: AddShoppingItemInput!) { addShoppingItem(input: $input) { __typename } }';
  await person.send(mutation, { input: { id, line: '2 poireaux' } });
  return id;
}

const askTwice = `mutation ($messageId: ID!, $replyId: ID!, $id: ID!) {
  sendChatMessage(id: $messageId, replyId: $replyId, content: "Bonjour") { __typename }
  startRecipeGeneration(input: { id: $id, mealType: MAIN }) { __typename }
}`;
const stopBoth = `mutation ($replyId: ID!, $id: ID!) {
  stopChatReply(messageId: $replyId) { __typename }
  stopRecipeGeneration(id: $id) { __typename }
}`;
const generationSubscription =
  'subscription ($id: ID!) { recipeGeneration(id: $id) { generation { stage } } }';

/** Watches a reply, a generation and the household; what is called then waits for the ends and for an item. */
async function watchAll(url: string, person: Person, { replyId, id }: Record<string, string>) {
  const replies = eventsAt(url, person, replyId ?? '');
  const body = { query: generationSubscription, variables: { id } };
  const generations = watch(url, person.headers(), body);
  const household = watchHousehold(url, person);
  closers.push(household.close);
  const { value: begun } = await replies.next();
  await Promise.all([generations.next(), household.next()]);
  return async () => {
    const events = await all(generations);
    return {
      reply: showEvents(await all(replies), showEvents([begun ?? null])).status,
      generation: at(events.at(-1)?.data ?? null, 'recipeGeneration.generation.stage'),
      itemId: at(await household.next(), 'shoppingItems.0.id'),
    };
  };
}

const codesOf = ({ errors }: Pick<GraphQLAnswer, 'errors'>) =>
  errors.map(({ extensions }) => extensions?.code);
const viewer = '{ viewer { id } }';
describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)('on PostgreSQL', () => {
  it('a household that waits for a row of its own holds up nobody else', async () => {
    const server = await start({ DATABASE_POOL_SIZE: '4', OPERATIONS_PER_HOUSEHOLD: '2' });
    const [stuck, other] = [await server.subscriber(), await server.signUp()];
    const id = await addItem(stuck);
    const release = await holdRow(server, id);
    const ticks = Array.from({ length: 14 }, () => tick(stuck, id));
    // Answered while every one of them waits.
    expect(at((await other.send(viewer)).data, 'viewer.id')).toBe(other.id);
    await release();
    for (const answer of await Promise.all(ticks)) expect(codesOf(answer)).toEqual([]);
  });

  it('who waits for a row, an advisory lock or a slow statement is told so at the limit', async () => {
    const server = await start();
    const person = await server.subscriber();
    const id = await addItem(person);
    const limits = { DATABASE_LOCK_SECONDS: 0.05, DATABASE_STATEMENT_SECONDS: 5 };
    const { app, ask } = await another(server, limits);
    const release = await holdRow(server, id);
    expect(codesOf(await ask(person, tickMutation, { ids: [id] }))).toEqual(['TIMED_OUT']);
    await release();
    expect(codesOf(await ask(person, tickMutation, { ids: [id] }))).toEqual([]);

    const { db } = app.services;
    const take = (tx: Pick<typeof db, '$executeRaw'>) =>
      tx.$executeRaw`SELECT pg_advisory_xact_lock(7)`;
    const second = db.$transaction(async (tx) => {
      await take(tx);
      return db.$transaction(take).catch((error: unknown) => error);
    });
    expect(isTimedOut(await second)).toBe(true);
    const slow = db.$executeRaw`SELECT pg_sleep(60)`.catch((error: unknown) => error);
    expect(isTimedOut(await slow)).toBe(true);
  });

  it('who finds no connection free is told so at the limit', async () => {
    const server = await start();
    const person = await server.signUp();
    const limits = { DATABASE_POOL_SIZE: 2, DATABASE_CONNECT_SECONDS: 3 };
    const { app, ask } = await another(server, limits);
    const { db } = app.services;
    // The second is taken while the first is held, and both while somebody asks.
    const refused = await db.$transaction(async (first) => {
      await first.$executeRaw`SELECT 1`;
      return db.$transaction(async (second) => {
        await second.$executeRaw`SELECT 1`;
        return ask(person, viewer);
      });
    });
    expect(codesOf(refused)).toEqual(['TIMED_OUT']);
    expect(codesOf(await ask(person, viewer))).toEqual([]);
  });

  it('who opens a transaction and then does nothing holds its rows no longer than the limit', async () => {
    const server = await start();
    const person = await server.subscriber();
    const id = await addItem(person);
    const { app } = await another(server, { DATABASE_IDLE_TRANSACTION_SECONDS: 0.2 });
    const idle = app.services.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM "ShoppingItem" WHERE "id" = ${id}::uuid FOR UPDATE`;
      // Waits for the row, and so for the end of this very transaction.
      return tick(person, id);
    });
    await expect(idle).rejects.toBeInstanceOf(Error);
    const { data } = await person.send(
      '{ viewer { household { kitchen { shoppingItems { checked } } } } }',
    );
    expect(data).toEqual({
      viewer: { household: { kitchen: { shoppingItems: [{ checked: true }] } } },
    });
  });

  it('a request has a deadline of its own', async () => {
    const server = await start();
    const person = await server.subscriber();
    const id = await addItem(person);
    const { ask } = await another(server, { REQUEST_SECONDS: 0.5 });
    const release = await holdRow(server, id);
    const answer = await ask(person, tickMutation, { ids: [id] });
    expect([answer.status, codesOf(answer)]).toEqual([503, ['TIMED_OUT']]);
    await release();
  });

  it('a database that falls silent ends every request, and readiness', async () => {
    const server = await start();
    const person = await server.signUp();
    const limits = { DATABASE_STATEMENT_SECONDS: 4, DATABASE_CONNECT_SECONDS: 4 };
    const { network, url, ask } = await behind(server, 'DATABASE_URL', limits);
    expect(codesOf(await ask(person, viewer))).toEqual([]);
    network.die();
    // Of two that begin together, readiness answers first: it waits for less than two seconds.
    const probe = fetch(new URL('/readyz', url));
    const first = await Promise.race([probe, ask(person, viewer)]);
    expect(first).toBe(await probe);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person, viewer)));
    for (const answer of answers) expect(codesOf(answer)).toEqual(['TIMED_OUT']);
    expect((await probe).status).toBe(503);
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
  });
});

describe.runIf(process.env['TEST_REDIS_URL'] !== undefined)('on Redis', () => {
  it('requests are answered though it has fallen silent', async () => {
    const server = await start();
    const { network, url } = await behind(server, 'REDIS_URL', { REDIS_COMMAND_SECONDS: 0.2 });
    const person = await createPerson(url);
    network.die();
    expect((await fetch(new URL('/readyz', url))).status).toBe(503);
    expect(at((await person.send(viewer)).data, 'viewer.id')).toBe(person.id);
    await createPerson(url);
  });

  it('who watches sees what was published while the listener was cut off', async () => {
    const model = await startModelServer();
    closers.push(model.close);
    const server = await start({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url });
    const { network, url } = await behind(server, 'REDIS_URL', {});
    const person = await server.subscriber();
    model.answerAlways(staysSilent);
    const [replyId, id] = [randomUUID(), randomUUID()];
    await person.send(askTwice, { messageId: randomUUID(), replyId, id });
    const near = await watchAll(server.url, person, { replyId, id });
    const far = await watchAll(url, person, { replyId, id });
    network.cut();
    await person.send(stopBoth, { replyId, id });
    const itemId = await addItem(person);
    const seen = { reply: 'STOPPED', generation: 'STOPPED', itemId };
    expect(await near()).toEqual(seen);
    network.mend();
    expect(await far()).toEqual(seen);
  });
});
