import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../../platform/clock.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import {
  cuts,
  fails,
  says,
  saysInTwo,
  stalls,
  startModelServer,
  staysSilent,
  type ModelServer,
} from '../../testkit/model-server.js';
import type { Person } from '../../testkit/person.js';
import { replyOf, slips } from '../../testkit/recipe-replies-hostile.fr.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { watch } from '../../testkit/watch.js';
import { reapGenerations } from './generation-upkeep.js';
import { runningGenerations } from './running-generations.js';

/** The system's clock, but nobody waits for the retries. */
const hurriedClock: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) =>
    milliseconds === 2_000 || milliseconds === 4_000
      ? Promise.resolve()
      : systemClock.sleep(milliseconds, signal),
};

const generationFields = `id seq stage attempt title description ingredients mealType fromInventory
  recipe { id title servings preparationMinutes difficulty ingredients instructions isFavorite
    checkedRestrictions checkedAvoidedFoods }
  refusal { code message conflicts { line word restriction avoidedFood reason } }`;

const startMutation = `mutation ($input: StartRecipeGenerationInput!) {
  startRecipeGeneration(input: $input) {
    __typename
    ... on StartRecipeGenerationPayload { generation { ${generationFields} } }
    ... on RateLimitedRefusal { retryAfterSeconds }
    ... on Refusal { code field }
  }
}`;

const stopMutation = `mutation ($id: ID!) {
  stopRecipeGeneration(id: $id) {
    __typename
    ... on StopRecipeGenerationPayload { generation { stage title } }
    ... on Refusal { code field }
  }
}`;

const subscription = `subscription ($id: ID!, $afterSeq: Int) {
  recipeGeneration(id: $id, afterSeq: $afterSeq) { seq generation { ${generationFields} } }
}`;

const latestQuery = `query ($id: ID) { viewer { recipeGeneration(id: $id) { ${generationFields} } } }`;

let model: ModelServer;
let server: TestServer;
let person: Person;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    env: { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url },
    clock: hurriedClock,
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  person = await server.subscriber({ firstName: 'Philomène', lastName: 'Zufferey' });
});
afterEach(async () => {
  await runningGenerations(server.app.services.db).stopAll(server.app.services);
  model.answerAlways(fails(500));
});

function hold(): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release: () => release() };
}

/** The calls to the model since the test began. */
function callsSince() {
  const before = model.calls.length;
  return () => model.calls.slice(before);
}

async function start(input: Record<string, unknown> = {}, who = person) {
  const id = randomUUID();
  const answer = await who.send(startMutation, { input: { id, mealType: 'MAIN', ...input } });
  expect(answer.errors).toEqual([]);
  return { id, result: at(answer.data, 'startRecipeGeneration') ?? null };
}

function events(id: string, afterSeq: number | null = null, signal?: AbortSignal) {
  const body = { query: subscription, variables: { id, afterSeq } };
  return watch(server.url, person.headers(), body, signal);
}

async function allEvents(id: string, afterSeq: number | null = null): Promise<Json[]> {
  const seen: Json[] = [];
  for await (const { data, errors } of events(id, afterSeq)) {
    expect(errors).toBeUndefined();
    seen.push(at(data, 'recipeGeneration') ?? null);
  }
  return seen;
}

/** Reads on until the event's generation is so far. */
async function eventWith(id: string, isIt: (generation: Json) => boolean): Promise<Json> {
  const leaving = new AbortController();
  for await (const { data } of events(id, null, leaving.signal)) {
    const generation = at(data, 'recipeGeneration.generation') ?? null;
    if (isIt(generation)) {
      leaving.abort();
      return generation;
    }
  }
  throw new Error('The stream ended before.');
}

const ended = async (id: string) => at((await allEvents(id)).at(-1) ?? null, 'generation');

describe('a generation', () => {
  it('is streamed part by part, stored, and found again', async () => {
    await person.savePreferences({
      dietaryRestrictions: ['VEGAN', 'GLUTEN_FREE'],
      avoidedFoods: ['coriandre'],
      preferredFoods: ['courge'],
    });
    const calls = callsSince();
    model.answer(says(replyOf()));
    const { id, result } = await start();
    expect(result).toMatchObject({
      __typename: 'StartRecipeGenerationPayload',
      generation: { id, stage: 'QUEUED', attempt: 1, recipe: null, refusal: null },
    });
    const seen = await allEvents(id);
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
      },
    });
    const latest = await person.send(latestQuery);
    expect(at(latest.data, 'viewer.recipeGeneration')).toEqual(last);
    const recipeId = at(last, 'recipe.id');
    const again = await person.send('query ($id: ID!) { viewer { recipe(id: $id) { title } } }', {
      id: recipeId,
    });
    expect(at(again.data, 'viewer.recipe.title')).toBe('Courge rôtie au romarin');
    expect(calls()).toHaveLength(1);
  });

  it('asks with the settings and rules of the household, and names nobody', async () => {
    await person.savePreferences({ dietaryRestrictions: ['HALAL'], preferredFoods: ['courge'] });
    const { db } = server.app.services;
    const partner = await server.signUp({ firstName: 'Balthazar' });
    await partner.savePreferences({ dietaryRestrictions: ['NUT_FREE'], avoidedFoods: ['céleri'] });
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    await db.user.update({ where: { id: partner.id }, data: { householdId } });
    const calls = callsSince();
    model.answer(says(replyOf()));
    await ended((await start()).id);
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
    expect(asked).toMatch(/halal/);
    expect(asked).toMatch(/sans noix/);
    expect(asked).toContain('<donnees nom="aliments-exclus">\n["céleri"]');
    expect(asked).toContain('<donnees nom="gouts">\n["courge"]');
    for (const secret of [
      person.email,
      person.id,
      partner.email,
      'Philomène',
      'Zufferey',
      'Balthazar',
    ])
      expect(call?.text).not.toContain(secret);
  });

  it('from the fridge is cooler, and lists what expires first', async () => {
    const { db } = server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await db.inventoryItem.createMany({
      data: [
        { householdId, name: 'riz', expirationDate: null },
        { householdId, name: 'courge', expirationDate: later(9) },
        { householdId, name: 'poireau', expirationDate: later(2) },
      ],
    });
    const calls = callsSince();
    model.answer(says(replyOf()));
    expect(await ended((await start({ fromInventory: true })).id)).toMatchObject({ stage: 'DONE' });
    expect(calls()[0]?.body).toMatchObject({ temperature: 0.7 });
    expect(calls()[0]?.body.messages[1]?.content).toMatch(/poireau.*courge.*riz/);
  });

  it('starts with three statements after the session, and streams with none', async () => {
    model.answer(staysSilent);
    server.takeStatements();
    await start();
    expect(server.takeStatements()).toHaveLength(1 + 3);
  });
});

describe('starting', () => {
  it('with the same id again changes nothing', async () => {
    const calls = callsSince();
    model.answerAlways(stalls('# Courge\n'));
    const { id } = await start();
    await eventWith(id, (generation) => at(generation, 'title') === 'Courge');
    const { result } = await start({ id });
    expect(result).toMatchObject({ generation: { id, stage: 'WRITING', title: 'Courge' } });
    const both = await Promise.all([start({ id }), start({ id })]);
    for (const each of both) expect(each.result).toMatchObject({ generation: { id } });
    expect(calls()).toHaveLength(1);
  });

  it('twice at once with one id makes one', async () => {
    const calls = callsSince();
    model.answerAlways(stalls('# Courge\n'));
    const id = randomUUID();
    const both = await Promise.all([start({ id }), start({ id })]);
    for (const each of both) expect(each.result).toMatchObject({ generation: { id } });
    await eventWith(id, (generation) => at(generation, 'title') === 'Courge');
    expect(calls()).toHaveLength(1);
  });

  it('refuses an id of somebody else, or none at all', async () => {
    model.answerAlways(stalls(''));
    const { id } = await start();
    const stranger = await server.subscriber();
    expect((await start({ id }, stranger)).result).toMatchObject({
      __typename: 'InputRefusal',
      code: 'NOT_FOUND',
      field: 'id',
    });
    expect((await start({ id: 'demain' })).result).toMatchObject({
      __typename: 'InputRefusal',
      code: 'INVALID',
      field: 'id',
    });
  });

  it('needs preferences, and something in the fridge', async () => {
    expect((await start({ fromInventory: true })).result).toMatchObject({
      __typename: 'GenerationRefusal',
      code: 'INVENTORY_EMPTY',
    });
    const { db } = server.app.services;
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    const allowed = server.app.services.config.complimentaryEmails as Set<string>;
    allowed.add(person.email);
    await db.preferences.delete({ where: { userId: person.id } });
    expect((await start()).result).toMatchObject({
      __typename: 'GenerationRefusal',
      code: 'PREFERENCES_MISSING',
    });
    allowed.delete(person.email);
  });

  it('stops the former one', async () => {
    const calls = callsSince();
    model.answer(stalls('# Courge\n'), says(replyOf()));
    const first = await start();
    await eventWith(first.id, (generation) => at(generation, 'title') === 'Courge');
    const second = await start();
    expect(await ended(first.id)).toMatchObject({ stage: 'STOPPED', title: null });
    expect(await ended(second.id)).toMatchObject({ stage: 'DONE' });
    await calls()[0]?.ended;
  });

  it('is limited to sixty an hour', async () => {
    const { rateLimits } = server.app.services;
    const limit = { name: 'recipe-generation', points: 60, seconds: 3600 };
    for (let used = 0; used < 60; used += 1) await rateLimits.use(limit, person.id);
    const { result } = await start();
    expect(result).toMatchObject({ __typename: 'RateLimitedRefusal', code: 'RATE_LIMITED' });
    expect(at(result, 'retryAfterSeconds')).toBeGreaterThan(3000);
  });
});

describe('the five-minute cache', () => {
  it('answers the same question with the same recipe, at once', async () => {
    const calls = callsSince();
    model.answer(says(replyOf()));
    const recipe = at((await ended((await start()).id)) ?? null, 'recipe');
    const { id, result } = await start();
    expect(result).toMatchObject({ generation: { stage: 'DONE', recipe } });
    expect(await allEvents(id)).toHaveLength(1);
    expect(calls()).toHaveLength(1);
  });

  it('never answers « regenerate », whose prompt lists what was made', async () => {
    const calls = callsSince();
    model.answer(says(replyOf()), says(replyOf({ title: 'Soupe de courge' })));
    await ended((await start()).id);
    expect(await ended((await start({ fresh: true })).id)).toMatchObject({
      title: 'Soupe de courge',
    });
    expect(calls()[1]?.body.messages[1]?.content).toContain(
      '<donnees nom="recettes-recentes">\n["Courge rôtie au romarin"]',
    );
  });

  it('does not outlast a change of preferences, nor five minutes', async () => {
    const calls = callsSince();
    model.answerAlways(says(replyOf()));
    await ended((await start()).id);
    await person.savePreferences({ avoidedFoods: ['céleri'] });
    await ended((await start()).id);
    expect(calls()).toHaveLength(2);
    await server.app.services.db.recipe.updateMany({
      data: { createdAt: new Date(Date.now() - 5 * 60_000 - 1) },
    });
    await ended((await start()).id);
    expect(calls()).toHaveLength(3);
  });
});

describe('watching', () => {
  it('resumes after a sequence number, without repeating it', async () => {
    const { held, release } = hold();
    const reply = replyOf();
    const half = reply.indexOf('- 2 càs');
    model.answer(saysInTwo(reply.slice(0, half), held, reply.slice(half)));
    const { id } = await start();
    const seen = await eventWith(id, (each) => at(each, 'ingredients.0') !== undefined);
    const rest = allEvents(id, Number(at(seen, 'seq')));
    release();
    const later = await rest;
    for (const event of later) expect(at(event, 'seq')).toBeGreaterThan(Number(at(seen, 'seq')));
    expect(at(later.at(-1) ?? null, 'generation.stage')).toBe('DONE');
    const lastSeq = Number(at(later.at(-1) ?? null, 'seq'));
    expect(await allEvents(id, lastSeq)).toEqual([]);
  });

  it('is left without stopping the work, and leaves no listener', async () => {
    const { held, release } = hold();
    const before = server.app.services.pubsub.listenerCount();
    model.answer(saysInTwo('# Courge\n', held, replyOf().split('\n').slice(1).join('\n')));
    const { id } = await start();
    await Promise.all(
      Array.from({ length: 5 }, () => eventWith(id, (each) => at(each, 'title') === 'Courge')),
    );
    const over = runningGenerations(server.app.services.db).over(id);
    release();
    await over;
    expect(await ended(id)).toMatchObject({ stage: 'DONE', title: 'Courge' });
    await expect
      .poll(() => server.app.services.pubsub.listenerCount(), { interval: 5 })
      .toBe(before);
  });

  it('is for the person alone, and for subscribers', async () => {
    model.answerAlways(stalls(''));
    const { id } = await start();
    const stranger = await server.subscriber();
    const variables = { id };
    for (const who of [stranger, await server.signUp()]) {
      const body = { query: subscription, variables };
      const codes: unknown[] = [];
      for await (const { errors } of watch(server.url, who.headers(), body))
        codes.push(errors?.[0]?.extensions?.code);
      expect(codes).toEqual([who === stranger ? 'NOT_FOUND' : 'QUESTIONNAIRE_REQUIRED']);
    }
    const read = await stranger.send(latestQuery, variables);
    expect(at(read.data, 'viewer.recipeGeneration')).toBeNull();
    const stopped = await stranger.send(stopMutation, variables);
    expect(at(stopped.data, 'stopRecipeGeneration.code')).toBe('NOT_FOUND');
    expect(model.calls.at(-1)?.body.stream).toBe(true);
    const own = await person.send(latestQuery, variables);
    expect(at(own.data, 'viewer.recipeGeneration.stage')).not.toBe('STOPPED');
  });
});

describe('stopping', () => {
  it('ends the call upstream and tells the watchers', async () => {
    const calls = callsSince();
    model.answer(stalls('# Courge\n'));
    const { id } = await start();
    await eventWith(id, (generation) => at(generation, 'title') === 'Courge');
    const watching = allEvents(id);
    const stopped = await person.send(stopMutation, { id });
    expect(at(stopped.data, 'stopRecipeGeneration.generation')).toEqual({
      stage: 'STOPPED',
      title: null,
    });
    expect(at((await watching).at(-1) ?? null, 'generation.stage')).toBe('STOPPED');
    await calls()[0]?.ended;
    await runningGenerations(server.app.services.db).over(id);
    const again = await person.send(stopMutation, { id });
    expect(at(again.data, 'stopRecipeGeneration.generation.stage')).toBe('STOPPED');
    expect(calls()).toHaveLength(1);
  });

  it('does not undo what is done', async () => {
    model.answer(says(replyOf()));
    const { id } = await start();
    await ended(id);
    const stopped = await person.send(stopMutation, { id });
    expect(at(stopped.data, 'stopRecipeGeneration.generation.stage')).toBe('DONE');
  });

  it('refuses what is no id', async () => {
    const stopped = await person.send(stopMutation, { id: 'demain' });
    expect(at(stopped.data, 'stopRecipeGeneration.code')).toBe('NOT_FOUND');
  });
});

describe('what goes wrong', () => {
  it.each(slips)(
    'a forbidden food %s reaches neither event nor database',
    async (_, parts, word) => {
      await person.savePreferences({ dietaryRestrictions: ['VEGAN'] });
      const calls = callsSince();
      model.answerAlways(says(replyOf(parts)));
      const { id } = await start();
      const seen = await allEvents(id);
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
      const { db } = server.app.services;
      expect(await db.recipe.count({ where: { createdById: person.id } })).toBe(0);
    },
  );

  it.each([
    ['a model that is away', fails(500), 3, 'MODEL_UNAVAILABLE'],
    ['a stream that is cut each time', cuts('# Courge\n'), 3, 'MODEL_UNAVAILABLE'],
    ['a wrong key', fails(401), 1, 'MODEL_UNAVAILABLE'],
    ['a reply without a title', says('Bonjour.'), 3, 'RECIPE_TITLE_MISSING'],
    ['an empty reply', says(''), 3, 'REPLY_EMPTY'],
  ])('%s is a plain refusal, and the next one works', async (_, answer, tries, code) => {
    const calls = callsSince();
    model.answerAlways(answer);
    expect(await ended((await start()).id)).toMatchObject({
      stage: 'FAILED',
      refusal: { code, conflicts: [] },
    });
    expect(calls()).toHaveLength(tries);
    model.answerAlways(says(replyOf()));
    expect(await ended((await start()).id)).toMatchObject({ stage: 'DONE' });
  });

  it('a server that stops marks what runs as interrupted', async () => {
    const calls = callsSince();
    model.answer(stalls('# Courge\n'));
    const { id } = await start();
    const watching = allEvents(id);
    await model.called(model.calls.length);
    await runningGenerations(server.app.services.db).stopAll(server.app.services);
    expect(at((await watching).at(-1) ?? null, 'generation')).toMatchObject({
      stage: 'FAILED',
      refusal: { code: 'INTERRUPTED' },
    });
    await Promise.all(calls().map((call) => call.ended));
  });

  it('what a crashed server left is reaped once its heart has stopped', async () => {
    const { db } = server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    const left = {
      householdId,
      userId: person.id,
      mealType: 'MAIN',
      fromInventory: false,
    } as const;
    const [dead, alive] = [randomUUID(), randomUUID()];
    const stale = new Date(Date.now() - 31_000);
    await db.recipeGeneration.create({
      data: { ...left, id: dead, stage: 'WRITING', title: 'Courge', seq: 4, heartbeatAt: stale },
    });
    await db.recipeGeneration.create({ data: { ...left, id: alive, stage: 'WRITING' } });
    const watching = allEvents(dead);
    await reapGenerations(server.app.services);
    const [deadRow, aliveRow] = await Promise.all(
      [dead, alive].map((id) => db.recipeGeneration.findUniqueOrThrow({ where: { id } })),
    );
    expect(deadRow).toMatchObject({ stage: 'FAILED', refusalCode: 'INTERRUPTED', title: null });
    expect(aliveRow).toMatchObject({ stage: 'WRITING' });
    expect(at((await watching).at(-1) ?? null, 'generation.stage')).toBe('FAILED');
    expect(await reapGenerations(server.app.services, true)).toBe(1);
  });

  it('a person who is deleted in the middle ends the work', async () => {
    const calls = callsSince();
    const { held, release } = hold();
    model.answer(saysInTwo('# Courge\n', held, '\nFondante.\n\n## Ingrédients\n', false));
    const { id } = await start();
    await eventWith(id, (generation) => at(generation, 'title') === 'Courge');
    const { db } = server.app.services;
    const over = runningGenerations(db).over(id);
    await db.recipeGeneration.deleteMany({ where: { id } });
    release();
    await over;
    await calls()[0]?.ended;
  });
});
