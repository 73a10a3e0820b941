import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { perform } from '../../testkit/account-kit.js';
import { hold, startGenerationKit, type GenerationKit } from '../../testkit/generation-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { says, saysInTwo, stalls } from '../../testkit/model-server.js';
import { replyOf } from '../../testkit/recipe-replies-hostile.fr.js';
import { generationTopic, stateOfRow, type GenerationState } from './generation-state.js';
import { runningGenerations } from './running-generations.js';

let kit: GenerationKit;
beforeAll(async () => {
  kit = await startGenerationKit();
});
beforeEach(() => kit.reset());
afterAll(() => kit.close());

describe('watching', () => {
  it('resumes after a sequence number, without repeating it', async () => {
    const { held, release } = hold();
    const reply = replyOf();
    // The first line is certain once the next one has begun.
    const half = reply.indexOf('- 2 càs') + 1;
    kit.model.answer(saysInTwo(reply.slice(0, half), held, reply.slice(half)));
    const { id } = await kit.start();
    const seen = await kit.until(id, (each) => at(each, 'ingredients.0') !== undefined);
    const rest = kit.events(id, Number(at(seen, 'seq')));
    release();
    const later = await rest;
    for (const event of later) expect(at(event, 'seq')).toBeGreaterThan(Number(at(seen, 'seq')));
    expect(at(later.at(-1) ?? null, 'generation.stage')).toBe('DONE');
    const lastSeq = Number(at(later.at(-1) ?? null, 'seq'));
    expect(await kit.events(id, lastSeq)).toEqual([]);
  });

  it('is left without stopping the work, and leaves no listener', async () => {
    const { held, release } = hold();
    const before = kit.server.app.services.pubsub.listenerCount();
    kit.model.answer(saysInTwo('# Courge\n', held, replyOf().split('\n').slice(1).join('\n')));
    const { id } = await kit.start();
    await Promise.all(
      Array.from({ length: 5 }, () => kit.until(id, (each) => at(each, 'title') === 'Courge')),
    );
    const over = runningGenerations(kit.server.app.services.db).over(id);
    release();
    await over;
    expect(await kit.ended(id)).toMatchObject({ stage: 'DONE', title: 'Courge' });
    await expect
      .poll(() => kit.server.app.services.pubsub.listenerCount(), { interval: 5 })
      .toBe(before);
  });

  it('follows a generation that another process runs', async () => {
    const { db, pubsub } = kit.server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: kit.person.id } });
    const id = randomUUID();
    const row = await db.recipeGeneration.create({
      data: {
        id,
        householdId,
        userId: kit.person.id,
        mealType: 'MAIN',
        fromInventory: false,
        seq: 3,
      },
    });
    const elsewhere = (change: Partial<GenerationState>): void => {
      // As it comes from Redis.
      const message = JSON.stringify({ ...stateOfRow(row), ...change });
      pubsub.publish(generationTopic(id), JSON.parse(message));
    };
    const seen: unknown[] = [];
    for await (const { data } of kit.stream(id)) {
      seen.push(at(data, 'recipeGeneration.generation.title'));
      if (seen.length === 1) {
        elsewhere({ seq: 4, stage: 'WRITING', title: 'Courge' });
        elsewhere({ seq: 2, title: 'late' });
      }
      if (seen.length === 2) elsewhere({ seq: 5, stage: 'STOPPED', title: null });
    }
    expect(seen).toEqual([null, 'Courge', null]);
  });

  it('26. ends with the session that it came with, and the work goes on', async () => {
    const { held, release } = hold();
    kit.model.answer(saysInTwo('# Courge\n', held, replyOf().split('\n').slice(1).join('\n')));
    const { id } = await kit.start();
    const { db } = kit.server.app.services;
    const over = runningGenerations(db).over(id);
    const late: unknown[] = [];
    let isOut = false;
    for await (const { data } of kit.stream(id)) {
      if (isOut) late.push(data);
      else if (at(data, 'recipeGeneration.generation.title') === 'Courge') {
        await perform(kit.person, 'signOutEverywhere');
        isOut = true;
        release();
      }
    }
    expect({ isOut, late }).toEqual({ isOut: true, late: [] });
    await over;
    expect(await db.recipeGeneration.findUnique({ where: { id } })).toMatchObject({
      stage: 'DONE',
    });
  });

  it('is for the person alone, and for subscribers', async () => {
    kit.model.answerAlways(stalls(''));
    const { id } = await kit.start();
    const stranger = await kit.server.subscriber();
    for (const who of [stranger, await kit.server.signUp()]) {
      const codes: unknown[] = [];
      for await (const { errors } of kit.stream(id, who)) codes.push(errors?.[0]?.extensions?.code);
      expect(codes).toEqual([who === stranger ? 'NOT_FOUND' : 'QUESTIONNAIRE_REQUIRED']);
    }
    expect(await kit.read(id, stranger)).toBeNull();
    const stopped = await kit.stop(id, stranger);
    expect(at(stopped, 'code')).toBe('NOT_FOUND');
    expect(at(await kit.read(id), 'stage')).not.toBe('STOPPED');
  });
});

describe('stopping', () => {
  it('ends the call upstream and tells the watchers', async () => {
    const calls = kit.callsSince();
    kit.model.answer(stalls('# Courge\n'));
    const { id } = await kit.start();
    await kit.until(id, (generation) => at(generation, 'title') === 'Courge');
    const watching = kit.events(id);
    const stopped = await kit.stop(id);
    expect(at(stopped, 'generation')).toEqual({
      stage: 'STOPPED',
      title: null,
    });
    expect(at((await watching).at(-1) ?? null, 'generation.stage')).toBe('STOPPED');
    await calls()[0]?.ended;
    await runningGenerations(kit.server.app.services.db).over(id);
    const again = await kit.stop(id);
    expect(at(again, 'generation.stage')).toBe('STOPPED');
    expect(calls()).toHaveLength(1);
  });

  it('does not undo what is done', async () => {
    kit.model.answer(says(replyOf()));
    const { id } = await kit.start();
    await kit.ended(id);
    const stopped = await kit.stop(id);
    expect(at(stopped, 'generation.stage')).toBe('DONE');
  });

  it('refuses what is no id', async () => {
    const stopped = await kit.stop('demain');
    expect(at(stopped, 'code')).toBe('NOT_FOUND');
  });
});
