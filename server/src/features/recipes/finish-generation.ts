import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import { toSearchText } from '../../platform/search-text.js';
import { rowOfState, unfinishedStages, type GenerationState } from './generation-state.js';
import { usualMinutes } from './preparation-time.js';
import type { RecipeBrief } from './recipe-brief.js';
import type { RepliedRecipe } from './reply-reader.js';

export interface FinishedRecipe {
  readonly recipe: RepliedRecipe;
  readonly brief: RecipeBrief;
  readonly cacheKey: string;
  readonly householdId: string;
  readonly userId: string;
}

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
  finished: FinishedRecipe | null,
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
  finished: FinishedRecipe | null,
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
      data: { ...rowOfState(last), heartbeatAt: clock.now() },
    });
    if (count === 0) throw new EndedOutside();
    return last;
  });
}

function recipeRow(finished: FinishedRecipe, random: () => number, createdAt: Date) {
  const { recipe, brief, cacheKey, householdId, userId } = finished;
  return {
    householdId,
    createdById: userId,
    mealType: brief.mealType,
    title: recipe.title,
    description: recipe.description,
    preparationMinutes: recipe.preparationMinutes ?? usualMinutes(brief.mealType, random),
    // What the reply states is what its quantities are for.
    servings: recipe.servings ?? brief.servings,
    difficulty: recipe.difficulty ?? brief.difficulty,
    ingredients: [...recipe.ingredients],
    instructions: [...recipe.instructions],
    checkedRestrictions: [...brief.restrictions],
    checkedAvoidedFoods: [...brief.avoidedFoods],
    searchText: toSearchText([recipe.title, ...recipe.ingredients].join(' ')),
    cacheKey,
    createdAt,
  };
}
