import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChatKit, type ChatKit } from './testkit/chat-kit.js';
import { at } from './testkit/graphql-client.js';
import { startGenerationKit, type GenerationKit } from './testkit/generation-kit.js';
import { stalls } from './testkit/model-server.js';

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
const tally = (words: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[String(word)] = (counts[String(word)] ?? 0) + 1;
  return counts;
};

describe('35. recipes asked for all at once', () => {
  let kit: GenerationKit;
  beforeAll(async () => void (kit = await startGenerationKit()));
  afterAll(() => kit.close());

  it('start until the hour’s sixty are used up, one after the other; the rest are told when to come back', async () => {
    kit.model.answerAlways(stalls('# Courge\n'));
    const answers = await Promise.all(times(70, () => kit.start({ fresh: true })));
    const kinds = tally(answers.map(({ result }) => at(result, '__typename')));
    expect(kinds).toEqual({ StartRecipeGenerationPayload: 60, RateLimitedRefusal: 10 });
    const { db } = kit.server.app.services;
    const rows = await db.recipeGeneration.findMany({ where: { userId: kit.person.id } });
    const stages = tally(rows.map(({ stage }) => (stage === 'STOPPED' ? stage : 'running')));
    expect(stages).toEqual({ STOPPED: 59, running: 1 });
  });

  it('count once for one id however often it is sent, and not for what was refused', async () => {
    await kit.reset();
    kit.model.answerAlways(stalls('# Courge\n'));
    const stranger = await kit.server.subscriber();
    const theirs = await kit.start({}, stranger);
    const id = randomUUID();
    const again = await Promise.all(times(10, () => kit.start({ id, fresh: true })));
    for (const { result } of again) expect(result).toMatchObject({ generation: { id } });
    const refused = await Promise.all([
      ...times(10, () => kit.start({ id: theirs.id, fresh: true })),
      ...times(10, () => kit.start({ fromInventory: true })),
    ]);
    for (const { result } of refused) expect(at(result, 'code')).not.toBe('RATE_LIMITED');
    const rest = await Promise.all(times(60, () => kit.start({ fresh: true })));
    const kinds = tally(rest.map(({ result }) => at(result, '__typename')));
    expect(kinds).toEqual({ StartRecipeGenerationPayload: 59, RateLimitedRefusal: 1 });
  });
});

describe('35. messages sent all at once', () => {
  let kit: ChatKit;
  beforeAll(async () => void (kit = await startChatKit()));
  afterAll(() => kit.close());

  it('have one reply, and count for nothing while it is being written', async () => {
    kit.model.answerAlways(stalls('Une courge'));
    const first = await Promise.all(times(50, (n) => kit.send(`Question ${n}`)));
    expect(tally(first.map(({ result }) => at(result, '__typename')))).toEqual({
      SendChatMessagePayload: 1,
      ChatBusyRefusal: 49,
    });
    const more = await Promise.all(times(90, (n) => kit.send(`Encore ${n}`)));
    expect(tally(more.map(({ result }) => at(result, '__typename')))).toEqual({
      ChatBusyRefusal: 90,
    });
  });

  it('count for nothing with an id that is somebody else’s, or has been sent before, or twice resumed', async () => {
    await kit.reset();
    kit.model.answerAlways(stalls('Une courge'));
    const stranger = await kit.server.subscriber();
    const theirs = await kit.send('Bonjour', {}, stranger);
    const message = at(theirs.result, 'message.id');
    const refused = await Promise.all(times(50, () => kit.send('Bonjour', { id: message })));
    for (const { result } of refused) expect(at(result, 'code')).toBe('NOT_FOUND');
    const own = { id: randomUUID(), replyId: randomUUID() };
    const sent = await Promise.all(times(50, () => kit.send('Bonjour', own)));
    for (const { result } of sent) expect(at(result, 'reply.id')).toBe(own.replyId);
    await kit.act('stop', own.replyId);
    const again = await Promise.all(times(50, () => kit.act('continue', own.replyId)));
    expect(tally(again.map((result) => at(result, '__typename')))).toEqual({
      ContinueChatReplyPayload: 1,
      ChatBusyRefusal: 49,
    });
  });
});
