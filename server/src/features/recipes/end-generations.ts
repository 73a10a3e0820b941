import type { Prisma } from '../../generated/prisma/client.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { PubSub } from '../../platform/pubsub.js';
import {
  generationTopic,
  stateOfRow,
  unfinishedStages,
  type GenerationState,
} from './generation-state.js';

/**
 * More than one run can publish between two flushes: a generation ended from outside goes past
 * whatever its watchers have seen.
 */
const seqLeap = 1000;

/** Ends the rows of unfinished generations; `announceEnded` tells of it once that stands. */
export async function endRows(
  db: Db | Transaction,
  where: Prisma.RecipeGenerationWhereInput,
  stage: 'STOPPED' | 'FAILED',
): Promise<GenerationState[]> {
  const rows = await db.recipeGeneration.updateManyAndReturn({
    where: { AND: [where, { stage: { in: [...unfinishedStages] } }] },
    data: {
      stage,
      pendingUserId: null,
      seq: { increment: seqLeap },
      title: null,
      description: null,
      ingredients: [],
      refusalCode: stage === 'FAILED' ? 'INTERRUPTED' : null,
    },
  });
  return rows.map(stateOfRow);
}

/** Tells the watchers, and the processes that run them, which abort them. */
export function announceEnded(pubsub: PubSub, ended: readonly GenerationState[]): void {
  for (const state of ended) pubsub.publish(generationTopic(state.id), state);
}

/** Ends unfinished generations from outside of their run, wherever it is. */
export async function endGenerations(
  { db, pubsub }: { db: Db; pubsub: PubSub },
  where: Prisma.RecipeGenerationWhereInput,
  stage: 'STOPPED' | 'FAILED',
): Promise<GenerationState[]> {
  const ended = await endRows(db, where, stage);
  announceEnded(pubsub, ended);
  return ended;
}
