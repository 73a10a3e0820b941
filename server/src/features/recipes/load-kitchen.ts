import type { RecipeGeneration } from '../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { unfinishedStages } from './generation-state.js';
import { fridgeItemsOf } from '../../recipe-writing/fridge-data.js';
import { dietOfHousehold } from '../../recipe-writing/household-diet.js';
import { tableOf } from '../../recipe-writing/household-table.js';
import type { MealType, RecipeBrief, RecipeWishes } from '../../recipe-writing/recipe-brief.js';
import { ownGenerations } from './recipe.policy.js';

export interface KitchenQuestion {
  /** The generation asked for. */
  readonly id: string;
  readonly mealType: MealType;
  readonly fromInventory: boolean;
  readonly wishes: RecipeWishes;
}

export interface Kitchen {
  /** Null while the viewer has no preferences. */
  readonly brief: RecipeBrief | null;
  /** The viewer's generations that are unfinished, and the one asked for if it exists. */
  readonly generations: readonly RecipeGeneration[];
}

const recentTitles = 80;
/** What is in the fridge is to be used, though its dish was served the other week. */
const fridgeRepeatDays = 7;
const dayMs = 86_400_000;
const fridgeItems = 100;

/** Everything that a generation depends on, in one statement. */
export async function loadKitchen(
  { db, clock, viewer }: { db: Db | Transaction; clock: Clock; viewer: Viewer },
  { id, mealType, fromInventory, wishes }: KitchenQuestion,
): Promise<Kitchen> {
  const household = await db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: {
      members: { select: { id: true, preferences: true } },
      inventoryItems: {
        select: { name: true, quantity: true, unit: true, expirationDate: true },
        orderBy: [{ expirationDate: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
        take: fromInventory ? fridgeItems : 0,
      },
      recipes: {
        where: {
          mealType,
          ...(fromInventory && {
            createdAt: { gt: new Date(clock.now().getTime() - fridgeRepeatDays * dayMs) },
          }),
        },
        select: { title: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: recentTitles,
      },
      generations: {
        where: {
          ...ownGenerations(viewer),
          OR: [{ id }, { stage: { in: [...unfinishedStages] } }],
        },
      },
    },
  });
  const { members, inventoryItems, recipes, generations } = household;
  const hasAnswered = members.some(({ id, preferences }) => id === viewer.id && preferences);
  if (!hasAnswered) return { brief: null, generations };
  const brief: RecipeBrief = {
    mealType,
    wishes,
    ...tableOf(members, viewer.id),
    ...dietOfHousehold(members),
    fridge: fromInventory ? fridgeItemsOf(inventoryItems) : null,
    recentTitles: [...new Set(recipes.map(({ title }) => title))],
    today: dayInZurich(clock.now()),
  };
  return { brief, generations };
}
