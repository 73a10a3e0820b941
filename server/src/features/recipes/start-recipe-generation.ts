import type { Recipe } from '../../generated/prisma/client.js';
import { InputRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import type { Limit, RateLimits } from '../../platform/rate-limits.js';
import { violates } from '../../platform/unique-violation.js';
import type { Viewer } from '../../platform/viewer.js';
import { cacheKeyOf } from './cache-key.js';
import { endGenerations } from './end-generations.js';
import { stateOfRow, type GenerationState } from './generation-state.js';
import { loadKitchen, type KitchenQuestion } from './load-kitchen.js';
import type { RecipeBrief } from '../../recipe-writing/recipe-brief.js';
import { GenerationRefusal } from './recipe.errors.js';
import { ownGenerations } from './recipe.policy.js';
import type { GenerationTools } from './run-generation.js';
import { runningGenerations } from './running-generations.js';

export interface StartScope extends GenerationTools {
  readonly viewer: Viewer;
  readonly rateLimits: RateLimits;
  readonly temperatures: { readonly inventory: number; readonly otherwise: number };
}

export interface StartInput extends KitchenQuestion {
  /** « Regenerate »: never answered from the cache. */
  readonly fresh: boolean;
}

/** Against abuse only: nobody cooks sixty dishes an hour. */
const limit: Limit = { name: 'recipe-generation', points: 60, seconds: 3600 };
const cachedForMs = 5 * 60_000;

/**
 * Starts a generation that goes on by itself; the same id again changes nothing. The viewer's former
 * one, if it still runs, is stopped.
 * @throws GenerationRefusal, RateLimitedRefusal, InputRefusal when the id is somebody else's
 */
export async function startRecipeGeneration(
  scope: StartScope,
  input: StartInput,
): Promise<GenerationState> {
  const { brief, generations } = await loadKitchen(scope, input);
  const known = generations.find(({ id }) => id === input.id);
  if (known) return runningGenerations(scope.db).stateOf(known.id) ?? stateOfRow(known);
  if (!brief) throw new GenerationRefusal('PREFERENCES_MISSING');
  if (brief.fridge?.length === 0) throw new GenerationRefusal('INVENTORY_EMPTY');

  const cacheKey = cacheKeyOf(brief);
  const cached = input.fresh ? null : await findCached(scope, cacheKey);
  const wait = cached ? null : await scope.rateLimits.use(limit, scope.viewer.id);
  if (wait !== null) throw new RateLimitedRefusal(wait);

  if (generations.length > 0) await stopOthers(scope, input);
  const { state, isNew } = await insert(scope, input, cached);
  if (isNew && !cached) launch(scope, state, brief, cacheKey);
  return state;
}

function findCached({ db, clock, viewer }: StartScope, cacheKey: string): Promise<Recipe | null> {
  const since = new Date(clock.now().getTime() - cachedForMs);
  const { householdId } = viewer;
  return db.recipe.findFirst({
    where: { householdId, cacheKey, createdAt: { gte: since } },
    orderBy: { createdAt: 'desc' },
  });
}

const stopOthers = (scope: StartScope, { id }: StartInput): Promise<GenerationState[]> =>
  endGenerations(scope, { ...ownGenerations(scope.viewer), id: { not: id } }, 'STOPPED');

/** Another one started at the same instant takes the person's one place: it is stopped, so many times. */
const mostRivals = 5;

async function insert(
  scope: StartScope,
  input: StartInput,
  cached: Recipe | null,
  rivals = 0,
): Promise<{ state: GenerationState; isNew: boolean }> {
  const { db, clock, viewer } = scope;
  const { id, mealType, fromInventory } = input;
  const now = clock.now();
  const written = cached && {
    stage: 'DONE' as const,
    title: cached.title,
    description: cached.description,
    ingredients: cached.ingredients,
    recipeId: cached.id,
  };
  try {
    const row = await db.recipeGeneration.create({
      data: {
        id,
        householdId: viewer.householdId,
        userId: viewer.id,
        pendingUserId: cached ? null : viewer.id,
        mealType,
        fromInventory,
        heartbeatAt: now,
        createdAt: now,
        ...written,
      },
    });
    return { state: stateOfRow(row), isNew: true };
  } catch (error) {
    if (violates(error, 'RecipeGeneration_pendingUserId_key') && rivals < mostRivals) {
      await stopOthers(scope, input);
      return insert(scope, input, cached, rivals + 1);
    }
    if (!violates(error, 'RecipeGeneration_pkey')) throw error;
  }
  // The same call twice at once: the other one works on it. Otherwise the id is somebody else's.
  const row = await db.recipeGeneration.findFirst({ where: { id, ...ownGenerations(viewer) } });
  if (row) return { state: stateOfRow(row), isNew: false };
  const message = 'This id is taken.';
  throw new InputRefusal([{ code: 'NOT_FOUND', field: 'id', message, min: null, max: null }]);
}

function launch(
  scope: StartScope,
  state: GenerationState,
  brief: RecipeBrief,
  cacheKey: string,
): void {
  const { viewer, temperatures } = scope;
  const temperature = brief.fridge ? temperatures.inventory : temperatures.otherwise;
  const { id: userId, householdId } = viewer;
  const order = { state, brief, cacheKey, temperature, userId, householdId };
  runningGenerations(scope.db).launch(scope, order);
}
