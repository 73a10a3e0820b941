import { z } from 'zod';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { stateOfRow, type GenerationState } from './generation-state.js';
import { ownGenerations } from './recipe.policy.js';
import { runningGenerations } from './running-generations.js';

/** The viewer's generation of that id, or their latest; as new as this process knows. */
export async function readGeneration(
  { db, viewer }: { db: Db; viewer: Viewer },
  id: string | null,
): Promise<GenerationState | null> {
  if (id !== null && !z.guid().safeParse(id).success) return null;
  const row = await db.recipeGeneration.findFirst({
    where: { ...ownGenerations(viewer), ...(id === null ? {} : { id }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return row && (runningGenerations(db).stateOf(row.id) ?? stateOfRow(row));
}
