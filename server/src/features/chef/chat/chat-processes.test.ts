import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { all, eventsAt, showEvents } from '../../../testkit/chat-events.js';
import { startChatKit } from '../../../testkit/chat-kit.js';
import { hold } from '../../../testkit/generation-kit.js';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { hurriedClock } from '../../../testkit/hurried-clock.js';
import { says, saysInTwo, stalls } from '../../../testkit/model-server.js';
import type { Person } from '../../../testkit/person.js';
import { staleSince } from '../../../platform/live-upkeep.js';
import { chatUpkeep, reapReplies } from './chat-upkeep.js';

const sendMutation = `mutation ($id: ID!, $replyId: ID!) {
  sendChatMessage(id: $id, replyId: $replyId, content: "Combien de temps ?") { __typename }
}`;
const half = 'Une courge se garde trois mois dans un endroit';

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

// Some ten seconds of the processor, which are minutes beside other work: the limit only ends what hangs.
const limit = { timeout: 600_000 };

it('two hundred replies at once lose no character, and leave no listener', limit, async () => {
  // Time stands still: where the processor is scarce, the heartbeats of those that wait would take all of it.
  const began = new Date();
  const kit = await startChatKit({ clock: { ...hurriedClock, now: () => began } });
  const { db, sessions, pubsub } = kit.server.app.services;
  const before = pubsub.listenerCount();
  const { held, release } = hold();
  const rest = ' frais et sec, loin de la lumière. Au frais, une fois coupée. 🎃'.repeat(3);
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
