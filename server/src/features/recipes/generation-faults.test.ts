import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hold, startGenerationKit, type GenerationKit } from '../../testkit/generation-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { cuts, declines, fails, says, saysInTwo, stalls } from '../../testkit/model-server.js';
import { replyOf, slips } from '../../testkit/recipe-replies-hostile.fr.js';
import { staleSince } from '../../platform/live-upkeep.js';
import { reapGenerations } from './generation-upkeep.js';
import { runningGenerations } from './running-generations.js';

let kit: GenerationKit;
beforeAll(async () => {
  kit = await startGenerationKit();
});
beforeEach(() => kit.reset());
afterAll(() => kit.close());

describe('what goes wrong', () => {
  it.each(slips)(
    'a forbidden food %s reaches neither event nor database',
    async (_, parts, word) => {
      await kit.person.savePreferences({ dietaryRestrictions: ['VEGAN'] });
      const calls = kit.callsSince();
      kit.model.answerAlways(says(replyOf(parts)));
      const { id } = await kit.start();
      const seen = await kit.events(id);
      const last = at(seen.at(-1) ?? null, 'generation') ?? null;
      expect(last).toMatchObject({
        stage: 'FAILED',
        title: null,
        ingredients: [],
        recipe: null,
        refusal: {
          code: 'DIET_CONFLICT',
          conflicts: [{ restriction: 'VEGAN', avoidedFood: null }],
        },
      });
      const shown = seen.map((event) => at(event, 'generation') ?? null).slice(0, -1);
      expect(JSON.stringify(shown)).not.toMatch(word);
      expect(calls()).toHaveLength(3);
      const { db } = kit.server.app.services;
      expect(await db.recipe.count({ where: { createdById: kit.person.id } })).toBe(0);
    },
  );

  it.each([
    ['a model that is away', fails(500), 3, 'MODEL_UNAVAILABLE'],
    ['a stream that is cut each time', cuts('# Courge\n'), 3, 'MODEL_UNAVAILABLE'],
    ['a wrong key', fails(401), 1, 'MODEL_MISCONFIGURED'],
    ['a reply without a title', says('Bonjour.'), 3, 'RECIPE_TITLE_MISSING'],
    ['an empty reply', says(''), 3, 'REPLY_EMPTY'],
  ])('%s is a plain refusal, and the next one works', async (_, answer, tries, code) => {
    const calls = kit.callsSince();
    kit.model.answerAlways(answer);
    expect(await kit.ended((await kit.start()).id)).toMatchObject({
      stage: 'FAILED',
      refusal: { code, conflicts: [] },
    });
    expect(calls()).toHaveLength(tries);
    kit.model.answerAlways(says(replyOf()));
    expect(await kit.ended((await kit.start()).id)).toMatchObject({ stage: 'DONE' });
  });

  it.each([
    ['in prose', says('Désolé,\nje ne peux **pas** proposer cela.'), 'RECIPE_TITLE_MISSING'],
    ['by the protocol', declines('Désolé, je ne peux pas proposer cela.'), 'MODEL_REFUSED'],
  ])('a model that declines %s is quoted', async (_, answer, code) => {
    kit.model.answerAlways(answer);
    const refusal = { code, modelWords: 'Désolé, je ne peux pas proposer cela.' };
    const { id } = await kit.start();
    expect(await kit.ended(id)).toMatchObject({ refusal });
    expect(await kit.read(id)).toMatchObject({ refusal });
  });

  it('a server that stops marks what runs as interrupted', async () => {
    const calls = kit.callsSince();
    kit.model.answer(stalls('# Courge\n'));
    const { id } = await kit.start();
    const watching = kit.events(id);
    await kit.model.called(kit.model.calls.length);
    await runningGenerations(kit.server.app.services.db).stopAll(kit.server.app.services);
    expect(at((await watching).at(-1) ?? null, 'generation')).toMatchObject({
      stage: 'FAILED',
      refusal: { code: 'INTERRUPTED' },
    });
    await Promise.all(calls().map((call) => call.ended));
  });

  it('what a crashed server left is reaped once its heart has stopped', async () => {
    const { db } = kit.server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: kit.person.id } });
    const left = {
      householdId,
      userId: kit.person.id,
      mealType: 'MAIN',
      fromInventory: false,
    } as const;
    const [dead, alive] = [randomUUID(), randomUUID()];
    const stale = new Date(Date.now() - 31_000);
    await db.recipeGeneration.create({
      data: { ...left, id: dead, stage: 'WRITING', title: 'Courge', seq: 4, heartbeatAt: stale },
    });
    await db.recipeGeneration.create({ data: { ...left, id: alive, stage: 'WRITING' } });
    const watching = kit.events(dead);
    await reapGenerations(kit.server.app.services, staleSince(kit.server.app.services.clock));
    const [deadRow, aliveRow] = await Promise.all(
      [dead, alive].map((id) => db.recipeGeneration.findUniqueOrThrow({ where: { id } })),
    );
    expect(deadRow).toMatchObject({ stage: 'FAILED', refusalCode: 'INTERRUPTED', title: null });
    expect(aliveRow).toMatchObject({ stage: 'WRITING' });
    expect(at((await watching).at(-1) ?? null, 'generation.stage')).toBe('FAILED');
    await reapGenerations(kit.server.app.services, null);
    const reaped = await db.recipeGeneration.findUniqueOrThrow({ where: { id: alive } });
    expect(reaped).toMatchObject({ stage: 'FAILED', refusalCode: 'INTERRUPTED' });
  });

  it('a person who is deleted in the middle ends the work', async () => {
    const calls = kit.callsSince();
    const { held, release } = hold();
    kit.model.answer(saysInTwo('# Courge\n', held, '\nFondante.\n\n## Ingrédients\n', false));
    const { id } = await kit.start();
    await kit.until(id, (generation) => at(generation, 'title') === 'Courge');
    const { db } = kit.server.app.services;
    const over = runningGenerations(db).over(id);
    await db.recipeGeneration.deleteMany({ where: { id } });
    release();
    await over;
    await calls()[0]?.ended;
    expect(calls()).toHaveLength(1);
  });
});
