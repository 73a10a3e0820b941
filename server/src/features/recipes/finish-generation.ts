import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import { rowOfState, unfinishedStages, type GenerationState } from './generation-state.js';
import { recipeRow, type PassedRecipe } from '../../recipe-writing/recipe-row.js';

interface Scope {
  db: Db;
  clock: Clock;
  logger: Logger;
  random: () => number;
}

class EndedOutside extends Error {}

/** A database that restarts is back within these; what waits longer is reaped as interrupted. */
const waitsMs = [500, 1_000, 2_000, 4_000];

/** Stores the recipe and the generation's end, both or neither. Null when the generation was ended meanwhile. */
export async function finishGeneration(
  scope: Scope,
  state: GenerationState,
  finished: PassedRecipe | null,
  signal: AbortSignal,
): Promise<GenerationState | null> {
  for (const wait of [...waitsMs, null]) {
    try {
      return await store(scope, state, finished);
    } catch (error) {
      if (error instanceof EndedOutside) return null;
      if (wait === null) throw error;
      scope.logger.warn({ err: error, generation: state.id }, 'generation not finished yet');
      await scope.clock.sleep(wait, signal);
    }
  }
  return null;
}

function store(
  { db, clock, random }: Scope,
  state: GenerationState,
  finished: PassedRecipe | null,
): Promise<GenerationState> {
  return db.$transaction(async (transaction) => {
    const recipe = finished
      ? await transaction.recipe.create({
          data: recipeRow(finished, random, clock.now()),
          select: { id: true },
        })
      : null;
    const last = { ...state, recipeId: recipe?.id ?? null };
    const { count } = await transaction.recipeGeneration.updateMany({
      where: { id: state.id, stage: { in: [...unfinishedStages] } },
      data: { ...rowOfState(last), pendingUserId: null, heartbeatAt: clock.now() },
    });
    if (count === 0) throw new EndedOutside();
    return last;
  });
}
