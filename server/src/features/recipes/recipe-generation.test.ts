import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGenerationKit, type GenerationKit } from '../../testkit/generation-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { says, stalls, staysSilent } from '../../testkit/model-server.js';
import { replyOf } from '../../testkit/recipe-replies-hostile.fr.js';

/** The kind of a statement and the first table it names. */
const summaryOf = (sql: string): string => {
  if (sql.includes('FROM "Session"')) return 'SELECT Session';
  if (sql.includes('pg_advisory_xact_lock')) return 'SELECT lock';
  const kind = /^\s*(?:\/\*.*\*\/)?\s*(\w+)/.exec(sql)?.[1];
  return `${kind} ${/(?:FROM|INTO|UPDATE)\s+(?:"public"\.)?"(\w+)"/.exec(sql)?.[1]}`;
};

let kit: GenerationKit;
beforeAll(async () => void (kit = await startGenerationKit()));
beforeEach(() => kit.reset());
afterAll(() => kit.close());

describe('a generation', () => {
  it('is streamed part by part, stored, and found again', async () => {
    await kit.person.savePreferences({
      dietaryRestrictions: ['VEGAN', 'GLUTEN_FREE'],
      avoidedFoods: ['coriandre', 'histamine', 'beurre non salé', 'œufs crus'],
      preferredFoods: ['courge'],
    });
    const calls = kit.callsSince();
    kit.model.answer(says(replyOf()));
    const { id, result } = await kit.start();
    expect(result).toMatchObject({
      __typename: 'StartRecipeGenerationPayload',
      generation: { id, stage: 'QUEUED', attempt: 1, recipe: null, refusal: null },
    });
    const seen = await kit.events(id);
    const seqs = seen.map((event) => Number(at(event, 'seq')));
    expect(seqs).toEqual([...seqs].sort((left, right) => left - right));
    expect(new Set(seqs).size).toBe(seqs.length);
    const last = at(seen.at(-1) ?? null, 'generation') ?? null;
    expect(last).toMatchObject({
      stage: 'DONE',
      title: 'Courge rôtie au romarin',
      refusal: null,
      recipe: {
        title: 'Courge rôtie au romarin',
        servings: 4,
        preparationMinutes: 45,
        difficulty: 'EASY',
        ingredients: ['1 kg de courge butternut', "2 càs d'huile d'olive"],
        instructions: ['Couper la courge.', 'Enfourner 35 minutes.'],
        isFavorite: false,
        checkedRestrictions: ['VEGAN', 'GLUTEN_FREE'],
        checkedAvoidedFoods: ['coriandre'],
        uncheckedAvoidedFoods: ['histamine', 'beurre non salé', 'œufs crus'],
      },
    });
    expect(await kit.read()).toEqual(last);
    const recipeId = at(last, 'recipe.id');
    const again = await kit.person.send(
      'query ($id: ID!) { viewer { recipe(id: $id) { title } } }',
      { id: recipeId },
    );
    expect(at(again.data, 'viewer.recipe.title')).toBe('Courge rôtie au romarin');
    expect(calls()).toHaveLength(1);
  });

  it('asks with the settings and rules of the household, and names nobody', async () => {
    await kit.person.savePreferences({
      householdSize: { adults: 3, children: 2 },
      dietaryRestrictions: ['HALAL'],
      preferredFoods: ['courge'],
    });
    const { db } = kit.server.app.services;
    const partner = await kit.server.signUp({ firstName: 'Balthazar' });
    await partner.savePreferences({ dietaryRestrictions: ['NUT_FREE'], avoidedFoods: ['céleri'] });
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: kit.person.id } });
    await db.user.update({ where: { id: partner.id }, data: { householdId } });
    const calls = kit.callsSince();
    kit.model.answer(says(replyOf()));
    await kit.ended((await kit.start()).id);
    const [call] = calls();
    expect(call?.body).toMatchObject({
      model: 'gpt-4-turbo-preview',
      max_tokens: 1000,
      top_p: 0.95,
      temperature: 0.9,
      stream: true,
    });
    expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const asked = call?.body.messages[1]?.content ?? '';
    for (const rule of [/halal/, /sans noix/]) expect(asked).toMatch(rule);
    expect(asked).toMatch(/^Portions : 5\.\nFoyer : 3 adultes, 2 enfants\.$[^]*^\["courge"\]/m);
    expect(asked).toContain('<donnees nom="aliments-exclus">\n["céleri"]');
    for (const secret of [
      kit.person.email,
      kit.person.id,
      partner.email,
      'Philomène',
      'Zufferey',
      'Balthazar',
    ])
      expect(call?.text).not.toContain(secret);
  });

  it("starts with four statements after the session's, the person's lock among them", async () => {
    kit.model.answer(staysSilent);
    kit.server.takeStatements();
    await Promise.all([kit.model.called(kit.model.calls.length + 1), kit.start()]);
    expect(kit.server.takeStatements().map(summaryOf)).toEqual([
      'SELECT Session',
      'SELECT lock',
      'SELECT Household',
      'SELECT Recipe',
      'INSERT RecipeGeneration',
    ]);
  });
});

describe('starting', () => {
  it('with the same id again changes nothing', async () => {
    const calls = kit.callsSince();
    kit.model.answerAlways(stalls('# Courge\n'));
    const { id } = await kit.start();
    await kit.until(id, (generation) => at(generation, 'title') === 'Courge');
    const { result } = await kit.start({ id });
    expect(result).toMatchObject({ generation: { id, stage: 'WRITING', title: 'Courge' } });
    const both = await Promise.all([kit.start({ id }), kit.start({ id })]);
    for (const each of both) expect(each.result).toMatchObject({ generation: { id } });
    expect(calls()).toHaveLength(1);
  });

  it('twice at once with one id makes one', async () => {
    const calls = kit.callsSince();
    kit.model.answerAlways(stalls('# Courge\n'));
    const id = randomUUID();
    const both = await Promise.all([kit.start({ id }), kit.start({ id })]);
    for (const each of both) expect(each.result).toMatchObject({ generation: { id } });
    await kit.until(id, (generation) => at(generation, 'title') === 'Courge');
    expect(calls()).toHaveLength(1);
  });

  it('refuses an id of somebody else, or none at all', async () => {
    kit.model.answerAlways(stalls(''));
    const { id } = await kit.start();
    const stranger = await kit.server.subscriber();
    expect((await kit.start({ id }, stranger)).result).toMatchObject({
      __typename: 'InputRefusal',
      code: 'NOT_FOUND',
      field: 'id',
    });
    expect((await kit.start({ id: 'demain' })).result).toMatchObject({
      __typename: 'InputRefusal',
      code: 'INVALID',
      field: 'id',
    });
  });

  it('needs preferences, and something in the fridge', async () => {
    expect((await kit.start({ fromInventory: true })).result).toMatchObject({
      __typename: 'GenerationRefusal',
      code: 'INVENTORY_EMPTY',
    });
    const { db } = kit.server.app.services;
    await db.user.update({ where: { id: kit.person.id }, data: { emailVerifiedAt: new Date() } });
    const allowed = kit.server.app.services.config.complimentaryEmails as Set<string>;
    allowed.add(kit.person.email);
    await db.preferences.delete({ where: { userId: kit.person.id } });
    expect((await kit.start()).result).toMatchObject({
      __typename: 'GenerationRefusal',
      code: 'PREFERENCES_MISSING',
    });
    allowed.delete(kit.person.email);
  });

  it('stops the former one', async () => {
    const calls = kit.callsSince();
    kit.model.answer(stalls('# Courge\n'), says(replyOf()));
    const first = await kit.start();
    await kit.until(first.id, (generation) => at(generation, 'title') === 'Courge');
    const second = await kit.start();
    expect(await kit.ended(first.id)).toMatchObject({ stage: 'STOPPED', title: null });
    expect(await kit.ended(second.id)).toMatchObject({ stage: 'DONE' });
    await calls()[0]?.ended;
  });

  it('leaves one of several begun at the same instant', async () => {
    kit.model.answerAlways(stalls('# Courge\n'));
    const begun = await Promise.all([kit.start(), kit.start(), kit.start()]);
    for (const { id, result } of begun) expect(result).toMatchObject({ generation: { id } });
    const { db } = kit.server.app.services;
    const ids = begun.map(({ id }) => id);
    const rows = await db.recipeGeneration.findMany({ where: { id: { in: ids } } });
    const left = rows.filter(({ stage }) => stage !== 'STOPPED');
    expect(left.map(({ pendingUserId }) => pendingUserId)).toEqual([kit.person.id]);
    await kit.until(left[0]?.id ?? '', (generation) => at(generation, 'title') === 'Courge');
  });

  it('is limited to sixty an hour', async () => {
    const { rateLimits } = kit.server.app.services;
    const limit = { name: 'recipe-generation', points: 60, seconds: 3600 };
    for (let used = 0; used < 60; used += 1) await rateLimits.use(limit, kit.person.id);
    const { result } = await kit.start();
    expect(result).toMatchObject({ __typename: 'RateLimitedRefusal', code: 'RATE_LIMITED' });
    expect(at(result, 'retryAfterSeconds')).toBeGreaterThan(3000);
  });
});

describe('the five-minute cache', () => {
  it('answers the same question with the same recipe, at once', async () => {
    const calls = kit.callsSince();
    kit.model.answer(says(replyOf()));
    const recipe = at((await kit.ended((await kit.start()).id)) ?? null, 'recipe');
    const { id, result } = await kit.start();
    expect(result).toMatchObject({ generation: { stage: 'DONE', recipe } });
    expect(await kit.events(id)).toHaveLength(1);
    expect(calls()).toHaveLength(1);
  });

  it('never answers « regenerate », whose prompt lists what was made', async () => {
    const calls = kit.callsSince();
    kit.model.answer(says(replyOf()), says(replyOf({ title: 'Soupe de courge' })));
    await kit.ended((await kit.start()).id);
    expect(await kit.ended((await kit.start({ fresh: true })).id)).toMatchObject({
      title: 'Soupe de courge',
    });
    expect(calls()[1]?.body.messages[1]?.content).toContain(
      '<donnees nom="recettes-recentes">\n["Courge rôtie au romarin"]',
    );
  });

  it('does not outlast a change of preferences, nor five minutes', async () => {
    const calls = kit.callsSince();
    kit.model.answerAlways(says(replyOf()));
    await kit.ended((await kit.start()).id);
    await kit.person.savePreferences({ avoidedFoods: ['céleri'] });
    await kit.ended((await kit.start()).id);
    expect(calls()).toHaveLength(2);
    await kit.server.app.services.db.recipe.updateMany({
      data: { createdAt: new Date(Date.now() - 5 * 60_000 - 1) },
    });
    await kit.ended((await kit.start()).id);
    expect(calls()).toHaveLength(3);
  });
});
