import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { showEvents, startChatKit } from '../../testkit/chat-kit.js';
import { hold } from '../../testkit/generation-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import { says, saysInTwo, stalls, startModelServer } from '../../testkit/model-server.js';
import { createPerson, type Person } from '../../testkit/person.js';
import { killAll, launchProduct, openProduct } from '../../testkit/product-process.js';
import { watch } from '../../testkit/watch.js';
import { staleSince } from '../../platform/live-upkeep.js';
import { chatUpkeep, reapReplies } from './chat-upkeep.js';

const children: ChildProcess[] = [];
afterEach(() => killAll(children));

const sendMutation = `mutation ($id: ID!, $replyId: ID!) {
  sendChatMessage(id: $id, replyId: $replyId, content: "Combien de temps ?") { __typename }
}`;
const history = `{ viewer { chatMessages(last: 10) {
  nodes { id role content status seq refusal { code } }
} } }`;
const subscription = `subscription ($id: ID!, $afterSeq: Int) {
  chatReply(messageId: $id, afterSeq: $afterSeq) { seq delta replaces status card { id } proposal { id } refusal { code } }
}`;
const half = 'Une courge se garde trois mois dans un endroit';

async function* eventsAt(url: string, person: Person, id: string, afterSeq: number | null = null) {
  const body = { query: subscription, variables: { id, afterSeq } };
  for await (const { data } of watch(url, person.headers(), body))
    yield at(data, 'chatReply') ?? null;
}

async function all(events: AsyncIterable<Json>): Promise<Json[]> {
  const seen: Json[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

it('a server that is killed in the middle leaves the conversation whole, the reply marked, and a retry', async () => {
  const model = await startModelServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'popote-chat-'));
  const start = async (port = '0') => {
    const child = launchProduct({
      DATA_DIR: dataDir,
      PORT: port,
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: model.url,
      // However slow the machine, the model counts as silent only once the server has been killed.
      OPENAI_FIRST_BYTE_SECONDS: '600',
      OPENAI_IDLE_SECONDS: '600',
    });
    children.push(child);
    return openProduct(child);
  };
  const first = await start();
  const person = await createPerson(first.url);
  await person.savePreferences();
  await person.subscribe();
  model.answer(stalls(half));
  const [id, replyId] = [randomUUID(), randomUUID()];
  await person.send(sendMutation, { id, replyId });
  let seen = showEvents([]);
  for await (const event of eventsAt(first.url, person, replyId)) {
    seen = showEvents([event], seen);
    if (seen.content === half) break;
  }
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await start(new URL(first.url).port);
  const { data } = await person.send(history);
  expect(at(data, 'viewer.chatMessages.nodes')).toMatchObject([
    { id, role: 'USER', content: 'Combien de temps ?', status: 'DONE' },
    { id: replyId, status: 'INTERRUPTED', refusal: { code: 'INTERRUPTED' } },
  ]);
  const kept = String(at(data, 'viewer.chatMessages.nodes.1.content'));
  expect(half.startsWith(kept)).toBe(true);
  // Whoever had read further than was stored is told what stands now.
  const resumed = showEvents(await all(eventsAt(second.url, person, replyId, seen.seq)), seen);
  expect(resumed).toMatchObject({ content: kept, status: 'INTERRUPTED' });

  model.answer(says('Trois mois.'));
  const retry = `mutation ($id: ID!) { retryChatReply(messageId: $id) {
    ... on RetryChatReplyPayload { message { seq content status } } } }`;
  const retried = await person.send(retry, { id: replyId });
  expect(at(retried.data, 'retryChatReply.message')).toMatchObject({ content: '' });
  const seq = Number(at(retried.data, 'retryChatReply.message.seq'));
  const again = showEvents(await all(eventsAt(second.url, person, replyId, seq)));
  expect(again).toMatchObject({ content: 'Trois mois.', status: 'DONE' });
  await killAll(children);
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('a reply whose process has died is reaped once its heart has stopped', async () => {
  const kit = await startChatKit();
  const { services } = kit.server.app;
  const row = {
    userId: kit.person.id,
    role: 'ASSISTANT' as const,
    status: 'WRITING' as const,
    content: 'Une courge 🎃',
    seq: 14,
    marks: [{ seq: 1, offset: 0, status: 'WRITING' }],
    pendingUserId: kit.person.id,
  };
  const id = randomUUID();
  await services.db.chatMessage.create({ data: { ...row, id } });
  const watching = kit.events(id, 5);
  await reapReplies(services, staleSince(services.clock));
  expect(await kit.reply(id)).toMatchObject({ status: 'WRITING' });
  await services.db.chatMessage.update({
    where: { id },
    data: { heartbeatAt: new Date(Date.now() - 31_000) },
  });
  await reapReplies(services, staleSince(services.clock));
  const rest = await watching;
  expect(rest.map((event) => at(event, 'delta')).join('')).toBe('courge 🎃');
  expect(rest.every((event) => at(event, 'replaces') === false)).toBe(true);
  expect(await kit.reply(id)).toMatchObject({
    status: 'INTERRUPTED',
    content: 'Une courge 🎃',
    refusal: { code: 'INTERRUPTED' },
  });
  kit.model.answer(says(' se garde.'));
  await kit.act('continue', id);
  await kit.events(id);
  expect(await kit.reply(id)).toMatchObject({ status: 'DONE', content: 'Une courge 🎃 se garde.' });
  await kit.close();
});

it('a server that is told to stop keeps every character that was shown', async () => {
  const kit = await startChatKit();
  kit.model.answer(stalls(half));
  const { id } = await kit.send('Bonjour');
  await kit.until(id, ({ content }) => content === half);
  const watching = kit.events(id);
  await chatUpkeep(kit.server.app.services).stopAll();
  expect(showEvents(await watching)).toMatchObject({ content: half, status: 'INTERRUPTED' });
  expect(await kit.reply(id)).toMatchObject({ content: half, status: 'INTERRUPTED' });
  await kit.close();
});

/** What processes can share; the embedded database belongs to one alone. `.ci/run` always has both. */
const shared = ['TEST_DATABASE_URL TEST_REDIS_URL'].filter((names) =>
  names.split(' ').every((name) => process.env[name] !== undefined),
);

it.each(shared)('two processes on one %s see one reply, and either stops it', async () => {
  const kit = await startChatKit();
  const other = await kit.server.another();
  const { held, release } = hold();
  const rest = ' sec et frais.';
  kit.model.answer(saysInTwo(half, held, rest));
  const { id } = await kit.send('Bonjour');
  const here = kit.events(id);
  let far = showEvents([]);
  for await (const event of eventsAt(other.url, kit.person, id)) {
    far = showEvents([event], far);
    if (far.content === half) break;
  }
  const resumed = all(eventsAt(other.url, kit.person, id, far.seq));
  release();
  expect(showEvents(await resumed, far)).toMatchObject({ content: half + rest, status: 'DONE' });
  expect(showEvents(await here)).toMatchObject({ content: half + rest, status: 'DONE' });

  const calls = kit.callsSince();
  kit.model.answer(stalls(half));
  const second = await kit.send('Et une courgette ?');
  await kit.until(second.id, ({ content }) => content === half);
  const watching = kit.events(second.id);
  const stop = `mutation ($id: ID!) { stopChatReply(messageId: $id) {
    ... on StopChatReplyPayload { message { status content } } } }`;
  const response = await fetch(new URL('/graphql', other.url), {
    method: 'POST',
    headers: { ...kit.person.headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ query: stop, variables: { id: second.id } }),
  });
  const { data } = (await response.json()) as { data: Json };
  expect(at(data, 'stopChatReply.message')).toEqual({ status: 'STOPPED', content: half });
  expect(showEvents(await watching)).toMatchObject({ content: half, status: 'STOPPED' });
  await calls()[0]?.ended;
  await other.close();
  await kit.close();
});

it('two hundred conversations at once lose no character, and leave no listener', async () => {
  const kit = await startChatKit();
  const { db, sessions, pubsub } = kit.server.app.services;
  const before = pubsub.listenerCount();
  const { held, release } = hold();
  const rest = ' frais et sec, loin de la lumière. Au frais, une fois coupée. 🎃'.repeat(8);
  kit.model.answerAlways(saysInTwo(half, held, rest));
  const own = await db.user.findUniqueOrThrow({ where: { id: kit.person.id } });
  const users = Array.from({ length: 200 }, (_, nth) => ({
    id: randomUUID(),
    householdId: own.householdId,
    email: `${nth}-${randomUUID()}@example.org`,
    passwordHash: 'x',
    firstName: 'A',
    lastName: 'B',
    updatedAt: new Date(),
  }));
  await db.user.createMany({ data: users });
  await db.preferences.createMany({ data: users.map(({ id: userId }) => ({ userId })) });
  const begin = async ({ id: userId }: { id: string }) => {
    const token = await sessions.open(userId, 'test', 'x');
    const person: Person = {
      ...kit.person,
      headers: () => ({ cookie: `sb-auth-token=${token}`, 'x-popote-csrf': '1' }),
    };
    const id = randomUUID();
    const response = await fetch(new URL('/graphql', kit.server.url), {
      method: 'POST',
      headers: { ...person.headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ query: sendMutation, variables: { id: randomUUID(), replyId: id } }),
    });
    expect(await response.json()).toEqual({
      data: { sendChatMessage: { __typename: 'SendChatMessagePayload' } },
    });
    return { events: all(eventsAt(kit.server.url, person, id)) };
  };
  // Begun a few at a time: it is the replies that are written all at once.
  const talks = [];
  for (let from = 0; from < users.length; from += 10)
    talks.push(...(await Promise.all(users.slice(from, from + 10).map(begin))));
  await kit.model.called(200);
  release();
  for (const { events } of talks)
    expect(showEvents(await events)).toMatchObject({ content: half + rest, status: 'DONE' });
  const stored = await db.chatMessage.count({
    where: { role: 'ASSISTANT', status: 'DONE', content: half + rest },
  });
  expect(stored).toBe(200);
  await expect.poll(() => pubsub.listenerCount()).toBe(before);
  await kit.close();
});
