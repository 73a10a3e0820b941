import { z } from 'zod';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Db } from '../../platform/database.js';
import type { PubSub } from '../../platform/pubsub.js';
import type { Viewer } from '../../platform/viewer.js';
import { endGenerations } from './end-generations.js';
import { stateOfRow, type GenerationState } from './generation-state.js';
import { ownGenerations } from './recipe.policy.js';

/**
 * Ends a generation wherever it runs; one that is over stays as it is.
 * @throws NotFoundRefusal
 */
export async function stopRecipeGeneration(
  { db, pubsub, viewer }: { db: Db; pubsub: PubSub; viewer: Viewer },
  id: string,
): Promise<GenerationState> {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
  const where = { id, ...ownGenerations(viewer) };
  const [stopped] = await endGenerations({ db, pubsub }, where, 'STOPPED');
  if (stopped) return stopped;
  const row = await db.recipeGeneration.findFirst({ where });
  if (!row) throw new NotFoundRefusal('id');
  return stateOfRow(row);
}
