import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showEvents } from '../../../testkit/chat-events.js';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import { createManualClock, type ManualClock } from '../../../testkit/manual-clock.js';
import {
  callsTools,
  cuts,
  declines,
  deserted,
  fades,
  fails,
  garbles,
  says,
  stalls,
  staysSilent,
  type Answer,
} from '../../../testkit/model-server.js';
import { replyOf } from '../../../testkit/recipe-replies-hostile.fr.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

const half = 'Une courge se garde';
const endless = 'soupe '.repeat(20_000);

interface Fault {
  readonly answer: Answer;
  readonly calls: number;
  readonly status: 'FAILED' | 'INTERRUPTED';
  readonly code: string;
  readonly content?: string;
  readonly retryAfterSeconds?: number;
}

const failed = (answer: Answer, calls: number, code = 'MODEL_UNAVAILABLE'): Fault => ({
  answer,
  calls,
  code,
  status: 'FAILED',
});
const interrupted = (answer: Answer, code = 'MODEL_UNAVAILABLE', content = half): Fault => ({
  answer,
  code,
  content,
  calls: 1,
  status: 'INTERRUPTED',
});

describe('a model that', () => {
  it.each<[string, Fault]>([
    ['answers 429', failed(fails(429), 3)],
    [
      'answers 429 and asks to wait an hour',
      { ...failed(fails(429, null, { 'retry-after': '3600' }), 1), retryAfterSeconds: 3600 },
    ],
    ['answers 500', failed(fails(500), 3)],
    ['has no quota left', failed(fails(429, 'insufficient_quota'), 1, 'MODEL_MISCONFIGURED')],
    ['answers 401', failed(fails(401, 'invalid_api_key'), 1, 'MODEL_MISCONFIGURED')],
    ['cannot take the request', failed(fails(400), 1, 'MODEL_MISCONFIGURED')],
    ['sends garbage', failed(garbles(), 3)],
    ['closes at once', failed((res) => void res.destroy(), 3)],
    ['says nothing', failed(says(''), 3, 'REPLY_EMPTY')],
    ['declines', failed(declines('Je ne peux pas.'), 1, 'MODEL_REFUSED')],
    ['cuts the connection in the middle', interrupted(cuts(half))],
    ['ends without a reason in the middle', interrupted(fades(half))],
    ['sends garbage in the middle', interrupted(garbles(half))],
    ['runs out of room', interrupted(says(half, 'length'), 'REPLY_TRUNCATED')],
    ['sends 100 kB', interrupted(says(endless), 'MODEL_UNAVAILABLE', endless.slice(0, 99_999))],
  ])('%s leaves one state, and the next message works', async (_, fault) => {
    const calls = kit.callsSince();
    kit.model.answerAlways(fault.answer);
    const { status, code, content = '', retryAfterSeconds = null } = fault;
    const seen = await kit.ask('Combien de temps ?');
    expect(seen).toMatchObject({ status, content, refusal: { code, retryAfterSeconds } });
    expect(calls()).toHaveLength(fault.calls);
    expect(await kit.reply(seen.id)).toMatchObject({
      status,
      content,
      seq: seen.seq,
      refusal: { code, retryAfterSeconds, conflicts: [] },
    });
    kit.model.answerAlways(says('Trois mois.'));
    const { id } = await kit.ask('Et maintenant ?');
    expect(await kit.reply(id)).toMatchObject({ status: 'DONE', content: 'Trois mois.' });
    // What failed left nothing to be told: no turn is empty, and no speaker has two in a row.
    const roles =
      calls()
        .at(-1)
        ?.body.messages.map(({ role }) => role) ?? [];
    for (const [index, role] of roles.entries()) expect(role).not.toBe(roles[index + 1]);
    kit.model.answerAlways(says('Tout va bien.'));
    expect(at(await kit.act('retry', seen.id), 'message')).toMatchObject({ content: '' });
    const again = await kit.events(seen.id);
    expect(at(again.at(-1) ?? null, 'status')).toBe('DONE');
    expect(await kit.reply(seen.id)).toMatchObject({ content: 'Tout va bien.', refusal: null });
  });

  it('asks to wait is waited for, and answers then', async () => {
    const calls = kit.callsSince();
    kit.model.answer(fails(429, null, { 'retry-after': '2' }), fails(503), says('Enfin.'));
    expect(await kit.ask('Bonjour')).toMatchObject({ status: 'DONE', content: 'Enfin.' });
    expect(calls()).toHaveLength(3);
  });

  it('was cut is continued where it stopped', async () => {
    kit.model.answer(cuts(half), says(' garde trois mois.'));
    const { id, ...screen } = await kit.ask('Combien de temps ?');
    await kit.act('continue', id);
    // Its last word might have been half a word: it is written again.
    const seen = showEvents(await kit.events(id, screen.seq), screen);
    expect(seen.content).toBe('Une courge se garde trois mois.');
    expect(await kit.reply(id)).toMatchObject({ status: 'DONE', refusal: null });
  });

  it('was cut in a word below a card is continued from the last whole one', async () => {
    const add = { name: 'add_to_shopping_list', arguments: '{"items":[{"name":"riz"}]}' };
    kit.model.answer(callsTools([add], `Voici.\n\n${replyOf()}`), cuts('Une courge se ga'));
    const { id, ...screen } = await kit.ask('Une recette, et ajoute du riz.');
    expect(screen).toMatchObject({ status: 'INTERRUPTED', card: {} });
    kit.model.answer(says('garde trois mois.'));
    await kit.act('continue', id);
    const seen = showEvents(await kit.events(id, screen.seq), screen);
    expect(seen.content).toMatch(/^Voici\.\s+Une courge se garde trois mois\.$/);
    expect(await kit.reply(id)).toMatchObject({
      status: 'DONE',
      content: seen.content,
      cardAt: 'Voici.\n\n'.length,
    });
  });
});

describe('a tool call', () => {
  it.each([
    ['with broken JSON', { name: 'plan_meal', arguments: '{"title": "Cour' }],
    ['of an unknown tool', { name: 'delete_everything', arguments: '{}' }],
    ['without a name', { name: '', arguments: '' }],
  ])('%s is said plainly, and proposes nothing', async (_, call) => {
    const calls = kit.callsSince();
    kit.model.answer(callsTools([call]), says('Voilà qui est proposé.'));
    const seen = await kit.ask('Planifie un gratin.');
    expect(seen).toMatchObject({ status: 'DONE', refusal: null, proposals: [] });
    expect(seen.content).toMatch(/Je n’ai pas su préparer|Je ne sais pas faire/);
    expect(calls()).toHaveLength(2);
    const told = calls()[1]?.body.messages.slice(-2);
    expect(told?.map(({ role }) => role)).toEqual(['assistant', 'tool']);
    kit.model.answer(says('Oui.'));
    expect(await kit.ask('Et maintenant ?')).toMatchObject({ status: 'DONE', content: 'Oui.' });
  });

  it('becomes a proposal, and writes nothing of the household’s', async () => {
    const items = JSON.stringify({ items: [{ name: 'lait', quantity: 1, unit: 'L' }] });
    const call = { name: 'add_to_shopping_list', arguments: items };
    kit.model.answer(callsTools([call], 'Bien sûr.'), says('Je vous le propose.'));
    const seen = await kit.ask('Ajoute du lait.');
    expect(seen).toMatchObject({
      status: 'DONE',
      content: 'Bien sûr.\n\nJe vous le propose.',
      proposals: [{ action: 'ADD_TO_SHOPPING_LIST' }],
    });
    expect(await kit.reply(seen.id)).toMatchObject({ proposals: [{ status: 'PENDING' }] });
    const { data } = await kit.person.send(
      '{ viewer { household { kitchen { shoppingItems { id } } } } }',
    );
    expect(at(data, 'viewer.household.kitchen.shoppingItems')).toEqual([]);
    expect(await kit.events(seen.id, 0)).not.toEqual([]);
  });

  it('whose closing words fail is a proposal all the same', async () => {
    const items = JSON.stringify({ items: [{ name: 'lait', quantity: 1, unit: 'L' }] });
    kit.model.answer(callsTools([{ name: 'add_to_shopping_list', arguments: items }]), fails(401));
    const seen = await kit.ask('Ajoute du lait.');
    expect(seen).toMatchObject({ status: 'DONE', refusal: null });
    expect(seen.proposals).toHaveLength(1);
    expect(seen.content).not.toBe('');
  });

  it('whose closing words are cut is a proposal, and a reply cut short', async () => {
    const items = JSON.stringify({ items: [{ name: 'lait', quantity: 1, unit: 'L' }] });
    kit.model.answer(
      callsTools([{ name: 'add_to_shopping_list', arguments: items }]),
      cuts('Je vous propose le'),
    );
    const seen = await kit.ask('Ajoute du lait.');
    expect(seen).toMatchObject({ status: 'INTERRUPTED', content: 'Je vous propose le' });
    expect(seen.proposals).toHaveLength(1);
  });
});

describe('silence', () => {
  let clock: ManualClock;
  let quiet: ChatKit;
  const open = async (env: Record<string, string> = {}) => {
    clock = createManualClock(new Date().toISOString(), [2_000, 4_000]);
    quiet = await startChatKit({ clock, env });
  };

  const unanswered = {
    status: 'FAILED',
    content: '',
    card: null,
    proposals: [],
    refusal: { code: 'MODEL_UNAVAILABLE', retryAfterSeconds: null, conflicts: [] },
  };
  /** The next message is answered, and the conversation has its two turns for each. */
  const expectGoesOn = async () => {
    const before = (at(await quiet.history(), 'nodes') as unknown[]).length;
    quiet.model.answerAlways(says('Trois mois.'));
    const { id } = await quiet.ask('Et maintenant ?');
    expect(await quiet.reply(id)).toMatchObject({ status: 'DONE', content: 'Trois mois.' });
    expect(at(await quiet.history(), 'nodes')).toHaveLength(before + 2);
  };

  it('before the first byte is tried three times, in the middle never again', async () => {
    await open();
    quiet.model.answerAlways(staysSilent);
    const { id } = await quiet.send('Bonjour');
    const ending = quiet.events(id);
    for (let nth = 1; nth <= 3; nth += 1) {
      await quiet.model.called(nth);
      for (const _ of [1, 2]) {
        await clock.sleeping(15_000);
        clock.advance(15_000);
      }
    }
    expect(at((await ending).at(-1) ?? null, 'refusal.code')).toBe('MODEL_UNAVAILABLE');
    expect(quiet.model.calls).toHaveLength(3);
    expect(await quiet.reply(id)).toMatchObject(unanswered);

    quiet.model.answerAlways(stalls(half));
    const second = await quiet.send('Et là ?');
    const seen = await quiet.until(second.id, ({ content }) => content === half);
    const rest = quiet.events(second.id, seen.seq);
    clock.advance(15_000);
    expect(at((await rest).at(-1) ?? null, 'status')).toBe('INTERRUPTED');
    expect(quiet.model.calls).toHaveLength(4);
    expect(await quiet.reply(second.id)).toMatchObject({
      ...unanswered,
      status: 'INTERRUPTED',
      content: half,
    });
    await expectGoesOn();
    expect(quiet.model.calls).toHaveLength(5);
    await quiet.close();
  });

  it('of a refused connection is tried three times', async () => {
    const url = await deserted();
    await open({ OPENAI_BASE_URL: url });
    const seen = await quiet.ask('Bonjour');
    expect(seen).toMatchObject({ status: 'FAILED', refusal: { code: 'MODEL_UNAVAILABLE' } });
    expect(clock.skipped).toEqual([2_000, 4_000]);
    expect(await quiet.reply(seen.id)).toMatchObject({ ...unanswered, seq: seen.seq });
    const back = createServer((_, res) => void says('Trois mois.')(res));
    back.listen(Number(new URL(url).port), '127.0.0.1');
    await once(back, 'listening');
    await expectGoesOn();
    await quiet.close();
    back.closeAllConnections();
    back.close();
  });
});
