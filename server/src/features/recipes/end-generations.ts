import type { Prisma } from '../../generated/prisma/client.js';
import type { Db } from '../../platform/database.js';
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

/**
 * Ends unfinished generations from outside of their run, wherever it is: the row says so from now on,
 * watchers are told, and the process that runs one aborts it when it hears of it.
 */
export async function endGenerations(
  { db, pubsub }: { db: Db; pubsub: PubSub },
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
  const states = rows.map(stateOfRow);
  for (const state of states) pubsub.publish(generationTopic(state.id), state);
  return states;
}
