import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { perform } from '../../../testkit/account-kit.js';
import { showEvents } from '../../../testkit/chat-events.js';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { hold } from '../../../testkit/generation-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import { says, saysInTwo, stalls } from '../../../testkit/model-server.js';
import { runningReplies } from './run-chat-reply.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
});
beforeEach(() => kit.reset());
afterAll(() => kit.close());

const answer = 'Une courge se garde trois mois dans un endroit sec et frais.\n\nBon appétit 🍲 !';

describe('a message', () => {
  it('is stored, answered by the model, and kept in order', async () => {
    kit.model.answer(says(answer));
    const { id, result } = await kit.send('  Combien de temps se garde une courge ? ');
    expect(result).toMatchObject({
      message: { role: 'USER', status: 'DONE', content: 'Combien de temps se garde une courge ?' },
      reply: { id, role: 'ASSISTANT', status: 'WAITING', content: '', seq: 0 },
      viewer: { id: kit.person.id },
    });
    expect(at(result, 'reply.replyTo')).toBe(at(result, 'message.id'));
    const screen = showEvents(await kit.events(id));
    expect(screen).toMatchObject({ content: answer, status: 'DONE', refusal: null });
    expect(await kit.history()).toMatchObject({
      nodes: [
        { role: 'USER' },
        { id, role: 'ASSISTANT', content: answer, status: 'DONE', seq: screen.seq },
      ],
      pageInfo: { hasPreviousPage: false },
    });
  });

  it('sent twice with one id is one message', async () => {
    kit.model.answerAlways(says(answer));
    const { id, result } = await kit.send('Bonjour');
    await kit.events(id);
    const again = await kit.send('Bonjour', { id: at(result, 'message.id'), replyId: id });
    expect(at(again.result, 'reply')).toMatchObject({ id, content: answer });
    expect(at(await kit.history(), 'nodes')).toHaveLength(2);
  });

  it.each([
    ['blank', ' \n ', 'REQUIRED'],
    ['of more than 4,000 characters', 'a'.repeat(4001), 'TOO_LONG'],
    ['of 100 kB', 'a'.repeat(100_000), 'TOO_LONG'],
    ['with a NUL', 'a\0', 'INVALID'],
  ])('that is %s is refused before the model is called', async (_, content, code) => {
    const calls = kit.callsSince();
    const { result } = await kit.send(content);
    expect(result).toMatchObject({ __typename: 'InputRefusal', code, field: 'content' });
    expect(at(await kit.history(), 'nodes')).toEqual([]);
    expect(calls()).toEqual([]);
  });

  it('waits for the reply before it: of two at once, one is refused', async () => {
    kit.model.answerAlways(stalls('Une'));
    const both = await Promise.all([kit.send('Un'), kit.send('Deux')]);
    const kinds = both.map(({ result }) => at(result, '__typename'));
    expect(new Set(kinds)).toEqual(new Set(['ChatBusyRefusal', 'SendChatMessagePayload']));
    expect(at(await kit.history(), 'nodes')).toHaveLength(2);
  });
});

describe('reading a reply', () => {
  it('resumes after any sequence number with no character repeated or lost', async () => {
    const { held, release } = hold();
    kit.model.answer(saysInTwo(answer.slice(0, 31), held, answer.slice(31)));
    const { id } = await kit.send('Bonjour');
    const first = await kit.until(id, ({ content }) => content.length >= 24);
    const resumed = kit.events(id, first.seq);
    const second = kit.events(id);
    release();
    const later = await resumed;
    expect(later.every((event) => at(event, 'replaces') === false)).toBe(true);
    expect(showEvents(later, first)).toMatchObject({ content: answer, status: 'DONE' });
    const whole = showEvents(await second);
    expect(whole).toMatchObject({ content: answer, status: 'DONE' });
    expect(await kit.events(id, whole.seq)).toEqual([]);
    for (const seq of [0, 1, 5, 20, whole.seq - 1]) {
      const seen = showEvents(await kit.events(id), undefined).content;
      const rest = await kit.events(id, seq);
      const tail = rest.map((event) => String(at(event, 'delta'))).join('');
      expect(seen.endsWith(tail)).toBe(true);
      expect(tail.length).toBe(Math.min(answer.length, answer.length - Math.max(0, seq - 1)));
    }
  });

  it('is left without stopping the work, and leaves no listener', async () => {
    const { held, release } = hold();
    const before = kit.server.app.services.pubsub.listenerCount();
    kit.model.answer(saysInTwo('Une courge', held, ' se garde.'));
    const { id } = await kit.send('Bonjour');
    await Promise.all(
      Array.from({ length: 5 }, () => kit.until(id, ({ content }) => content.length > 5)),
    );
    const over = runningReplies(kit.server.app.services.db).over(id);
    release();
    await over;
    expect(await kit.reply(id)).toMatchObject({ status: 'DONE', content: 'Une courge se garde.' });
    await expect
      .poll(() => kit.server.app.services.pubsub.listenerCount(), { interval: 5 })
      .toBe(before);
  });

  it('26. ends with the session that it came with, and the work goes on', async () => {
    const { held, release } = hold();
    kit.model.answer(saysInTwo('Une courge', held, ' se garde.'));
    const { id } = await kit.send('Bonjour');
    const { db } = kit.server.app.services;
    const over = runningReplies(db).over(id);
    const reading = kit.events(id);
    await kit.until(id, ({ content }) => content.length > 5);
    await perform(kit.person, 'signOutEverywhere');
    release();
    expect(showEvents(await reading).status).not.toBe('DONE');
    await over;
    expect(await db.chatMessage.findUnique({ where: { id } })).toMatchObject({ status: 'DONE' });
  });

  it('is for the person alone', async () => {
    kit.model.answerAlways(stalls('Une'));
    const { id } = await kit.send('Bonjour');
    const stranger = await kit.server.subscriber();
    for await (const { errors } of kit.stream(id, null, undefined, stranger))
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    for (const what of ['stop', 'retry', 'continue'] as const)
      expect(at(await kit.act(what, id, stranger), 'code')).toBe('NOT_FOUND');
    expect(at(await kit.history({}, stranger), 'nodes')).toEqual([]);
    expect(at(await kit.reply(id), 'status')).not.toBe('STOPPED');
  });
});

describe('stopping', () => {
  it('keeps what was shown, ends the call upstream, and lets the reply be continued', async () => {
    const calls = kit.callsSince();
    kit.model.answer(stalls('Une courge se garde '));
    const { id } = await kit.send('Bonjour');
    await kit.until(id, ({ content }) => content.length >= 18);
    const watching = kit.events(id);
    const stopped = await kit.act('stop', id);
    expect(at(stopped, 'message')).toMatchObject({
      status: 'STOPPED',
      content: 'Une courge se garde ',
      refusal: null,
    });
    expect(showEvents(await watching)).toMatchObject({ status: 'STOPPED' });
    await calls()[0]?.ended;
    kit.model.answer(says('trois mois.'));
    const resumed = await kit.act('continue', id);
    expect(at(resumed, 'message.status')).toBe('WAITING');
    const seq = Number(at(resumed, 'message.seq'));
    const screen = showEvents(await kit.events(id, seq), { content: 'Une courge se garde ' });
    expect(screen).toMatchObject({ content: 'Une courge se garde trois mois.', status: 'DONE' });
    const [, second] = calls();
    expect(second?.body.messages.at(-2)).toEqual({
      role: 'assistant',
      content: 'Une courge se garde',
    });
    expect(at(await kit.act('continue', id), 'code')).toBe('NOT_FOUND');
  });

  it('does not undo what is done', async () => {
    kit.model.answer(says(answer));
    const { id } = await kit.ask('Bonjour');
    expect(at(await kit.act('stop', id), 'message.status')).toBe('DONE');
  });
});

describe('the conversation', () => {
  it('is read a page at a time, backwards', async () => {
    kit.model.answerAlways(says('Bien.'));
    for (let nth = 0; nth < 4; nth += 1) await kit.ask(`Question ${nth}`);
    const page = await kit.history({ last: 3 });
    const contents = (value: unknown) =>
      (at(value as never, 'nodes') as { content: string }[]).map(({ content }) => content);
    expect(contents(page)).toEqual(['Bien.', 'Question 3', 'Bien.']);
    expect(at(page, 'pageInfo.hasPreviousPage')).toBe(true);
    const before = String(at(page, 'pageInfo.startCursor'));
    const older = await kit.history({ last: 3, before });
    expect(contents(older)).toEqual(
      ['Bien.', 'Question 2'].slice(0, 0).concat(['Question 1', 'Bien.', 'Question 2']),
    );
  });

  it('is reset with the reply that is being written', async () => {
    const calls = kit.callsSince();
    kit.model.answer(stalls('Une courge'));
    const { id } = await kit.send('Bonjour');
    await kit.until(id, ({ content }) => content.length > 5);
    const watching = kit.events(id);
    const { data, errors } = await kit.person.send('mutation { resetChat { viewer { id } } }');
    expect(errors).toEqual([]);
    expect(at(data, 'resetChat.viewer.id')).toBe(kit.person.id);
    await watching;
    await calls()[0]?.ended;
    await runningReplies(kit.server.app.services.db).over(id);
    expect(at(await kit.history(), 'nodes')).toEqual([]);
    kit.model.answer(says('Bonjour.'));
    expect(await kit.ask('Re')).toMatchObject({ content: 'Bonjour.', status: 'DONE' });
  });

  it('goes with the person, and ends the work', async () => {
    const calls = kit.callsSince();
    const { held, release } = hold();
    kit.model.answer(saysInTwo('Une courge', held, ' se garde', false));
    const { id } = await kit.send('Bonjour');
    await kit.until(id, ({ content }) => content.length > 5);
    const { held: watched, release: isWatched } = hold();
    const leaving = kit.until(id, ({ status }) => {
      isWatched();
      return status === 'STOPPED';
    });
    await watched;
    const { db } = kit.server.app.services;
    const over = runningReplies(db).over(id);
    await db.chatMessage.deleteMany({ where: { userId: kit.person.id } });
    release();
    await over;
    await leaving;
    await calls()[0]?.ended;
    expect(calls()).toHaveLength(1);
  });
});
