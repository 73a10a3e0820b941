import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/database.js';
import { createPubSub } from '../../platform/pubsub.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import { createGenerationJournal } from './generation-journal.js';
import { generationTopic, type GenerationState } from './generation-state.js';
import { noWishes } from '../../recipe-writing/recipe-brief.js';

const queued: GenerationState = {
  id: '5f8c9f1e-6a59-4a51-9f0e-2d8f4d8b7a10',
  mealType: 'MAIN',
  fromInventory: false,
  wishes: noWishes,
  seq: 0,
  stage: 'QUEUED',
  attempt: 1,
  title: null,
  description: null,
  ingredients: [],
  recipeId: null,
  refusalCode: null,
  unmetWishes: [],
  conflicts: [],
  modelWords: null,
  createdAt: new Date('2025-11-21T18:30:00Z'),
};

/** A table that notes what is written, and answers as told. */
function start(answer: () => Promise<{ count: number }> = () => Promise.resolve({ count: 1 })) {
  const written: { seq: number; title: string | null }[] = [];
  let told: (() => void) | null = null;
  const updateMany = (query: { data: { seq: number; title: string | null } }) => {
    written.push({ seq: query.data.seq, title: query.data.title });
    told?.();
    return answer();
  };
  const db = { recipeGeneration: { updateMany } } as unknown as Db;
  const clock = createManualClock();
  const logger = pino({ level: 'silent' });
  const pubsub = createPubSub(undefined, logger);
  const published: unknown[] = [];
  pubsub.subscribe(generationTopic(queued.id), (state) => published.push(state));
  let lost = 0;
  const onLost = () => {
    lost += 1;
  };
  const journal = createGenerationJournal({ db, pubsub, clock, logger, state: queued, onLost });
  const half = async () => {
    await clock.sleeping(500);
    clock.advance(500);
    await clock.sleeping(500);
  };
  const nextWrite = () => new Promise<void>((resolve) => (told = resolve));
  return { journal, written, published, half, lost: () => lost, nextWrite };
}

it('publishes every change at once, numbered', () => {
  const { journal, published } = start();
  journal.change({ stage: 'WRITING' });
  journal.change({ title: 'Courge' });
  expect(published).toMatchObject([
    { seq: 1, stage: 'WRITING' },
    { seq: 2, title: 'Courge' },
  ]);
});

it('writes a change of stage at once, and other changes twice a second', async () => {
  const { journal, written, half, nextWrite } = start();
  const writing = nextWrite();
  journal.change({ stage: 'WRITING' });
  await writing;
  expect(written).toEqual([{ seq: 1, title: null }]);
  journal.change({ title: 'Courge' });
  journal.change({ ingredients: ['1 courge'] });
  journal.change({ ingredients: ['1 courge', 'sel'] });
  expect(written).toHaveLength(1);
  await half();
  expect(written).toEqual([
    { seq: 1, title: null },
    { seq: 4, title: 'Courge' },
  ]);
});

it('writes nothing while nothing changes, but for a heartbeat every five seconds', async () => {
  const { written, half } = start();
  for (let passed = 0; passed < 9; passed += 1) await half();
  expect(written).toEqual([]);
  await half();
  expect(written).toEqual([{ seq: 0, title: null }]);
});

it('says when the row is gone', async () => {
  const { journal, half, lost } = start(() => Promise.resolve({ count: 0 }));
  journal.change({ title: 'Courge' });
  await half();
  expect(lost()).toBe(1);
});

it('writes again what a database that was away has missed', async () => {
  let isAway = true;
  const { journal, written, half } = start(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve({ count: 1 }),
  );
  journal.change({ title: 'Courge' });
  await half();
  isAway = false;
  await half();
  await half();
  expect(written).toEqual([
    { seq: 1, title: 'Courge' },
    { seq: 1, title: 'Courge' },
  ]);
});

it('writes nothing more once it is stopped', async () => {
  const { journal, written } = start();
  await journal.stop();
  journal.change({ stage: 'WRITING' });
  await journal.stop();
  expect(written).toEqual([]);
});
