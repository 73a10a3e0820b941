import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChatModel } from '../../integrations/openai/chat-stream.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import {
  cuts,
  declines,
  fails,
  garbles,
  says,
  stalls,
  startModelServer,
  type Answer,
  type ModelServer,
} from '../../testkit/model-server.js';
import {
  clearedByItsList,
  injectedFridgeItem,
  neverCleared,
  replyOf,
  slips,
} from '../../testkit/recipe-replies-hostile.fr.js';
import { noWishes, type RecipeBrief } from '../../recipe-writing/recipe-brief.js';
import { writeRecipe, type WritingProgress } from './write-recipe.js';

const brief: RecipeBrief = {
  mealType: 'MAIN',
  wishes: noWishes,
  servings: 4,
  difficulty: 'EASY',
  adults: 2,
  children: 2,
  restrictions: ['VEGAN'],
  avoidedFoods: ['coriandre'],
  preferredFoods: ['courge'],
  fridge: null,
  plannedTitles: [],
  recentTitles: [],
  today: '2025-11-21',
};

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

function start(changes: Partial<RecipeBrief> = {}) {
  const clock = createManualClock(undefined, [2_000, 4_000]);
  const deadlines = { firstByteMs: 30_000, idleMs: 15_000, totalMs: 180_000 };
  const settings = { apiKey: 'key', model: 'chef', maxTokens: 1000, topP: 0.95, deadlines };
  const model = createChatModel({ ...settings, baseUrl: server.url }, clock);
  const stopping = new AbortController();
  const progress: WritingProgress[] = [];
  const writing = writeRecipe({
    brief: { ...brief, ...changes },
    model,
    clock,
    temperature: 0.9,
    signal: stopping.signal,
    onProgress: (each) => progress.push(each),
  });
  return { writing, progress, clock, stopping };
}

const stagesOf = (progress: readonly WritingProgress[]): string[] =>
  progress.map(({ stage }) => stage).filter((stage, index, all) => stage !== all[index - 1]);

const good = says(replyOf());

describe('a reply that passes', () => {
  it('is shown part by part, then checked whole', async () => {
    server.answer(good);
    const { writing, progress } = start();
    const result = await writing;
    expect(result).toMatchObject({
      ok: true,
      recipe: { title: 'Courge rôtie au romarin', preparationMinutes: 45 },
    });
    expect(stagesOf(progress)).toEqual(['WRITING', 'CHECKING']);
    const shown = progress.map(({ title, description, ingredients }) => [
      title !== null,
      description !== null,
      ingredients.length,
    ]);
    expect(shown).toEqual([
      [false, false, 0],
      [true, false, 0],
      [true, true, 0],
      [true, true, 1],
      [true, true, 2],
      [true, true, 2],
    ]);
    expect(server.calls[0]?.body).toMatchObject({ temperature: 0.9, max_tokens: 1000 });
  });

  it('holds a description that sounds forbidden until the list has cleared it', async () => {
    server.answer(says(replyOf(clearedByItsList)));
    const { writing, progress } = start({ restrictions: ['GLUTEN_FREE'] });
    expect(await writing).toMatchObject({ ok: true });
    const described = progress.find(({ description }) => description !== null);
    expect(described?.ingredients).toEqual(['400 g de pâtes sans gluten']);
    expect(server.calls).toHaveLength(1);
  });

  it('refuses it when the list does not', async () => {
    server.answer(says(replyOf(neverCleared)), good);
    const { writing, progress } = start({ restrictions: ['GLUTEN_FREE'] });
    expect(await writing).toMatchObject({ ok: true });
    expect(JSON.stringify(progress)).not.toMatch(/pâtes/i);
    expect(server.calls).toHaveLength(2);
  });
});

describe('a reply that names a forbidden food', () => {
  it.each(slips)('%s never shows it, and tells the next try', async (_, parts, word) => {
    server.answer(says(replyOf(parts)), good);
    const { writing, progress, clock } = start();
    expect(await writing).toMatchObject({ ok: true, recipe: { title: 'Courge rôtie au romarin' } });
    expect(JSON.stringify(progress)).not.toMatch(word);
    expect(stagesOf(progress)).toContain('RESTARTED');
    expect(progress.find(({ stage }) => stage === 'RESTARTED')).toEqual({
      stage: 'RESTARTED',
      attempt: 2,
      title: null,
      description: null,
      ingredients: [],
    });
    expect(server.calls).toHaveLength(2);
    expect(clock.skipped).toEqual([]);
    const told = server.calls[1]?.body.messages.at(-1);
    expect(told?.role).toBe('user');
    expect(told?.content).toMatch(/refusée/);
    expect(told?.content).toMatch(word);
  });

  it.each(slips)('%s three times is refused with the reason', async (_, parts, word) => {
    server.answerAlways(says(replyOf(parts)));
    const { writing, progress } = start();
    const result = await writing;
    expect(result).toMatchObject({ ok: false, failure: { code: 'DIET_CONFLICT' } });
    if (result.ok || result.failure.code !== 'DIET_CONFLICT') throw new Error('unreachable');
    expect(result.failure.conflicts[0]).toMatchObject({ restriction: 'VEGAN' });
    expect(JSON.stringify(progress)).not.toMatch(word);
    expect(server.calls).toHaveLength(3);
  });

  it('counts avoided foods too', async () => {
    const ingredients = ['1 kg de courge', '1 bouquet de coriandre fraîche'];
    server.answerAlways(says(replyOf({ ingredients })));
    const { writing, progress } = start({ restrictions: [] });
    expect(await writing).toMatchObject({
      failure: { conflicts: [{ restriction: 'AVOIDED_FOOD', word: 'coriandre' }] },
    });
    expect(JSON.stringify(progress)).not.toMatch(/coriandre/);
  });

  it('stops reading at once', async () => {
    server.answer(stalls(replyOf({ ingredients: ['1 kg de bœuf', '1 oignon'] })), good);
    expect(await start().writing).toMatchObject({ ok: true });
    await server.calls[0]?.ended;
  });
});

describe('a model that thinks aloud', () => {
  const thought =
    'Il faut une idée.\n\n# Bœuf au beurre\n\nFondant.\n\n## Ingrédients\n- 1 kg de bœuf\n- 1 oignon\n';

  it.each([
    ['between tags', `<think>\n${thought}</think>\n\n`],
    ['with a closing tag only', `${thought}</think>\n\n`],
    ['by another name', `<reasoning>${thought}</reasoning>`],
    ['and calls what there is not', '<tool_call>{"name":"find","arguments":{}}</tool_call>'],
  ])('%s is read for what it says, in one call', async (_, before) => {
    server.answer(says(before + replyOf()));
    const { writing, progress } = start();
    expect(await writing).toMatchObject({ ok: true, recipe: { title: 'Courge rôtie au romarin' } });
    expect(JSON.stringify(progress)).not.toMatch(/bœuf/i);
    expect(server.calls).toHaveLength(1);
  });

  it('takes back what its thought has shown', async () => {
    const plan = '# Une idée\n\nÀ base de courge.\n\n## Ingrédients\n- 1 courge\n- du sel\n';
    server.answer(says(`${plan}</think>\n${replyOf()}`));
    const { writing, progress } = start();
    expect(await writing).toMatchObject({ ok: true, recipe: { title: 'Courge rôtie au romarin' } });
    expect(stagesOf(progress)).toEqual(['WRITING', 'RESTARTED', 'WRITING', 'CHECKING']);
    expect(progress.find(({ stage }) => stage === 'RESTARTED')).toMatchObject({
      attempt: 1,
      title: null,
      ingredients: [],
    });
  });

  it('and never ends its thought is asked again', async () => {
    server.answer(says(`<think>${replyOf()}`), good);
    const { writing, progress } = start();
    expect(await writing).toMatchObject({ ok: true });
    expect(stagesOf(progress)).toEqual(['RESTARTED', 'WRITING', 'CHECKING']);
  });

  it('is refused for what its recipe names after the thought', async () => {
    const bad = replyOf({ ingredients: ['1 kg de bœuf', '1 oignon'] });
    server.answer(says(`${thought}</think>\n${bad}`), good);
    const { writing, progress } = start();
    expect(await writing).toMatchObject({ ok: true });
    expect(JSON.stringify(progress)).not.toMatch(/bœuf/i);
    expect(server.calls).toHaveLength(2);
  });
});

describe('a fridge that gives orders (hostile.md 21)', () => {
  it('is data, and an obedient model is refused', async () => {
    server.answerAlways(says(replyOf({ ingredients: ['600 g de bœuf', '1 oignon'] })));
    const fridge = [{ name: injectedFridgeItem, quantity: 1, unit: 'UNIT', expiresOn: null }];
    const { writing, progress } = start({ fridge: fridge as RecipeBrief['fridge'] });
    expect(await writing).toMatchObject({ ok: false, failure: { code: 'DIET_CONFLICT' } });
    expect(JSON.stringify(progress)).not.toMatch(/bœuf/);
    const request = server.calls[0]?.body.messages[1]?.content ?? '';
    expect(request.replace(/<donnees[^]*?<\/donnees>/g, '')).not.toMatch(/ignore les consignes/);
    expect(request).toContain(`<donnees nom="frigo">\n[{"article":"${injectedFridgeItem}"`);
  });
});

describe('a reply that is no recipe', () => {
  const broken: [string, Answer][] = [
    ['REPLY_EMPTY', says('')],
    ['REPLY_TRUNCATED', says(replyOf(), 'length')],
    ['RECIPE_TITLE_MISSING', says(replyOf().replace('# ', ''))],
    ['RECIPE_DESCRIPTION_MISSING', says(replyOf({ description: '' }))],
    ['RECIPE_INGREDIENTS_MISSING', says(replyOf({ ingredients: [] }))],
    ['RECIPE_INSTRUCTIONS_MISSING', says(replyOf({ steps: [] }))],
  ];

  it.each(broken)('%s is told to the next try', async (_, answer) => {
    server.answer(answer, good);
    const { writing, progress } = start();
    expect(await writing).toMatchObject({ ok: true });
    expect(stagesOf(progress).filter((stage) => stage === 'RESTARTED')).toHaveLength(1);
    expect(server.calls[1]?.body.messages.at(-1)?.content).toMatch(/refusée/);
  });

  it.each(broken)('%s three times is the end', async (code, answer) => {
    server.answerAlways(answer);
    expect(await start().writing).toEqual({ ok: false, failure: { code, words: null } });
    expect(server.calls).toHaveLength(3);
  });
});

describe('a fault of the service', () => {
  const half = replyOf().slice(0, 120);

  it.each([
    ['a cut', cuts(half)],
    ['garbage', garbles(half)],
  ])('%s in the middle clears the card and tries again after 2 s', async (_, fault) => {
    server.answer(fault, good);
    const { writing, progress, clock } = start();
    expect(await writing).toMatchObject({ ok: true });
    expect(stagesOf(progress)).toEqual(['WRITING', 'RESTARTED', 'WRITING', 'CHECKING']);
    expect(clock.skipped).toEqual([2_000]);
    expect(server.calls[1]?.body.messages).toHaveLength(2);
  });

  it('in the middle three times is the end', async () => {
    server.answerAlways(cuts(half));
    const { writing, clock } = start();
    expect(await writing).toMatchObject({ ok: false, failure: { code: 'MODEL_UNAVAILABLE' } });
    expect(server.calls).toHaveLength(3);
    expect(clock.skipped).toEqual([2_000, 4_000]);
  });

  it('counts with conflicts: three calls in all', async () => {
    server.answer(fails(500), says(replyOf({ title: 'Bœuf' })), cuts(half));
    const { writing } = start();
    expect(await writing).toMatchObject({ ok: false, failure: { code: 'MODEL_UNAVAILABLE' } });
    expect(server.calls).toHaveLength(3);
    expect(server.calls[2]?.body.messages.at(-1)?.content).toMatch(/refusée/);
  });

  it.each([
    ['a wrong key', fails(401), 'MODEL_MISCONFIGURED'],
    ['a used-up quota', fails(429, 'insufficient_quota'), 'MODEL_MISCONFIGURED'],
    ['a model that declines', declines('Non.'), 'MODEL_REFUSED'],
    ['a request it cannot take', fails(400), 'MODEL_MISCONFIGURED'],
  ])('%s ends it at once', async (_, fault, code) => {
    server.answerAlways(fault);
    expect(await start().writing).toMatchObject({ ok: false, failure: { code } });
    expect(server.calls).toHaveLength(1);
  });
});

it('ends with the reason when it is aborted', async () => {
  server.answerAlways(stalls(replyOf().slice(0, 60)));
  const { writing, stopping } = start();
  await server.called(1);
  stopping.abort(new Error('stopped'));
  await expect(writing).rejects.toThrow('stopped');
  await server.calls[0]?.ended;
});
