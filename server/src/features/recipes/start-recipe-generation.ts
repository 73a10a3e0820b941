import { checkRecipe, type DietConflict } from '../../diet/gate/gate.js';
import type { Recipe } from '../../generated/prisma/client.js';
import { InputRefusal } from '../../graphql/refusal.js';
import { spendOn } from '../../graphql/spend.js';
import type { Transaction } from '../../platform/database.js';
import { transactAlone } from '../../platform/transact-alone.js';
import type { Limit, RateLimits } from '../../platform/rate-limits.js';
import { violates } from '../../platform/unique-violation.js';
import type { Viewer } from '../../platform/viewer.js';
import { cacheKeyOf } from './cache-key.js';
import { announceEnded, endRows } from './end-generations.js';
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

interface Begun {
  readonly state: GenerationState;
  /** What its run needs; null where there is nothing to run. */
  readonly order: { readonly brief: RecipeBrief; readonly cacheKey: string } | null;
  /** The viewer's former ones, which are over now. */
  readonly ended: readonly GenerationState[];
}

/**
 * Starts a generation that goes on by itself; the same id again changes nothing. The viewer's former
 * one, if it still runs, is stopped. Only one that starts counts against the limit.
 * @throws GenerationRefusal, RateLimitedRefusal, InputRefusal when the id is somebody else's
 */
export async function startRecipeGeneration(
  scope: StartScope,
  input: StartInput,
): Promise<GenerationState> {
  const { db, pubsub, viewer } = scope;
  const { state, order, ended } = await spendOn(
    scope.rateLimits,
    { limit, key: viewer.id },
    (spendOnce) => transactAlone(db, viewer.id, (tx) => begin({ ...scope, tx, spendOnce }, input)),
  );
  announceEnded(pubsub, ended);
  if (order) launch(scope, state, order);
  return state;
}

interface BeginScope extends StartScope {
  readonly tx: Transaction;
  readonly spendOnce: () => Promise<void>;
}

async function begin(scope: BeginScope, input: StartInput): Promise<Begun> {
  const { tx } = scope;
  const { brief, generations } = await loadKitchen({ ...scope, db: tx }, input);
  const known = generations.find(({ id }) => id === input.id);
  if (known) {
    const state = runningGenerations(scope.db).stateOf(known.id) ?? stateOfRow(known);
    return { state, order: null, ended: [] };
  }
  if (!brief) throw new GenerationRefusal('PREFERENCES_MISSING');
  if (brief.fridge?.length === 0) throw new GenerationRefusal('INVENTORY_EMPTY');

  const forbidden = conflictsOfWish(brief);
  if (forbidden.length > 0) throw new GenerationRefusal('WISH_FORBIDDEN', forbidden);

  const cacheKey = cacheKeyOf(brief);
  const cached = input.fresh ? null : await findCached(scope, tx, cacheKey);
  if (!cached) await scope.spendOnce();
  const others = ownGenerations(scope.viewer);
  const ended = generations.length > 0 ? await endRows(tx, others, 'STOPPED') : [];
  const state = await insert(scope, tx, { input, cached });
  return { state, order: cached ? null : { brief, cacheKey }, ended };
}

/** Who asks for a food that somebody at the table does not eat is told so before anything is written. */
function conflictsOfWish(brief: RecipeBrief): DietConflict[] {
  const { ingredient } = brief.wishes;
  if (ingredient === null) return [];
  const asked = { title: '', description: '', ingredients: [ingredient], instructions: [] };
  return checkRecipe(asked, brief);
}

function findCached(
  { clock, viewer }: StartScope,
  tx: Transaction,
  cacheKey: string,
): Promise<Recipe | null> {
  const since = new Date(clock.now().getTime() - cachedForMs);
  const { householdId } = viewer;
  return tx.recipe.findFirst({
    where: { householdId, cacheKey, createdAt: { gte: since } },
    orderBy: { createdAt: 'desc' },
  });
}

async function insert(
  { clock, viewer }: StartScope,
  tx: Transaction,
  { input, cached }: { input: StartInput; cached: Recipe | null },
): Promise<GenerationState> {
  const { id, mealType, fromInventory, wishes } = input;
  const now = clock.now();
  const written = cached && {
    stage: 'DONE' as const,
    title: cached.title,
    description: cached.description,
    ingredients: cached.ingredients,
    recipeId: cached.id,
  };
  try {
    const row = await tx.recipeGeneration.create({
      data: {
        id,
        householdId: viewer.householdId,
        userId: viewer.id,
        pendingUserId: cached ? null : viewer.id,
        mealType,
        fromInventory,
        ...wishes,
        heartbeatAt: now,
        createdAt: now,
        ...written,
      },
    });
    return stateOfRow(row);
  } catch (error) {
    // Of the viewer's own one was told under the lock: this one is somebody else's.
    if (!violates(error, 'RecipeGeneration_pkey')) throw error;
    const message = 'This id is taken.';
    throw new InputRefusal([{ code: 'NOT_FOUND', field: 'id', message, min: null, max: null }]);
  }
}

function launch(
  scope: StartScope,
  state: GenerationState,
  { brief, cacheKey }: NonNullable<Begun['order']>,
): void {
  const { viewer, temperatures } = scope;
  const temperature = brief.fridge ? temperatures.inventory : temperatures.otherwise;
  const { id: userId, householdId } = viewer;
  const order = { state, brief, cacheKey, temperature, userId, householdId };
  runningGenerations(scope.db).launch(scope, order);
}
