import type { RecipeGeneration } from '../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { unfinishedStages } from './generation-state.js';
import { fridgeItemsOf, type FridgeRow } from '../../recipe-writing/fridge-data.js';
import { dietOfHousehold } from '../../recipe-writing/household-diet.js';
import { tableOf } from '../../recipe-writing/household-table.js';
import type { MealType, RecipeBrief, RecipeWishes } from '../../recipe-writing/recipe-brief.js';
import { ownGenerations } from './recipe.policy.js';
import { unreserved } from '../kitchen/planning/planned-meal.policy.js';
import { freeFood } from '../kitchen/shopping/free-food.js';
import { ownProposals } from '../kitchen/proposals/proposal.policy.js';

export interface KitchenQuestion {
  /** The generation asked for. */
  readonly id: string;
  readonly mealType: MealType;
  readonly fromInventory: boolean;
  readonly wishes: RecipeWishes;
  /** The day that it is planned for, YYYY-MM-DD; null where it is for none, and what is eaten around today counts. */
  readonly date: string | null;
}

export interface Kitchen {
  /** Null while the viewer has no preferences. */
  readonly brief: RecipeBrief | null;
  /** The viewer's generations that are unfinished, and the one asked for if it exists. */
  readonly generations: readonly RecipeGeneration[];
}

const dayMs = 86_400_000;
const recentTitles = 80;
/** What is in the fridge is to be used, though its dish was served the other week. */
const fridgeRepeatDays = 7;
const fridgeItems = 100;
/** So many days before and after the one that it is for, no dish is eaten twice. */
const varietyDays = 14;
const mostPlanned = 200;

interface Scope {
  db: Db | Transaction;
  clock: Clock;
  viewer: Viewer;
}

/** Everything that a generation depends on, in one statement, and one more for what is free in the fridge. */
export async function loadKitchen(
  scope: Scope,
  { id, mealType, fromInventory, wishes, date }: KitchenQuestion,
): Promise<Kitchen> {
  const { db, clock, viewer } = scope;
  const today = dayInZurich(clock.now());
  const day = date ?? today;
  const household = await db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: {
      members: { select: { id: true, preferences: true } },
      inventoryItems: {
        where: unreserved(viewer, today),
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
      plannedMeals: {
        where: { date: daysAround(day) },
        select: { recipeTitle: true, date: true },
        orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
        take: mostPlanned,
      },
      proposals: {
        where: {
          ...ownProposals(viewer),
          action: 'PLAN_WEEK',
          status: 'PENDING',
          expiresAt: { gt: clock.now() },
        },
        select: { changes: true },
        take: 1,
      },
      generations: {
        where: {
          ...ownGenerations(viewer),
          OR: [{ id }, { stage: { in: [...unfinishedStages] } }],
        },
      },
    },
  });
  const { members, inventoryItems, recipes, generations, plannedMeals, proposals } = household;
  const hasAnswered = members.some(({ id, preferences }) => id === viewer.id && preferences);
  if (!hasAnswered) return { brief: null, generations };
  const brief: RecipeBrief = {
    mealType,
    wishes,
    ...tableOf(members, viewer.id),
    ...dietOfHousehold(members),
    fridge: fromInventory ? fridgeItemsOf(await freeItems(scope, inventoryItems)) : null,
    plannedTitles: titlesAround(day, plannedMeals, proposals),
    recentTitles: [...new Set(recipes.map(({ title }) => title))],
    today,
  };
  return { brief, generations };
}

/**
 * What is there for a dish that nobody has planned: without what other meals need, unless they need it all; and what has
 * expired, which the chef is told not to use.
 */
async function freeItems(scope: Scope, items: readonly FridgeRow[]): Promise<FridgeRow[]> {
  const today = new Date(dayInZurich(scope.clock.now()));
  const isOver = ({ expirationDate }: FridgeRow): boolean =>
    expirationDate !== null && expirationDate <= today;
  const good = items.filter((item) => !isOver(item));
  if (good.length === 0) return [...items];
  const free = (await freeFood(scope)).map(({ name, quantity, unit, expirationDate }) => ({
    name,
    quantity,
    unit,
    expirationDate: expirationDate ? new Date(expirationDate) : null,
  }));
  return [...items.filter(isOver), ...(free.length > 0 ? free : good)];
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const daysAround = (day: string): { gte: Date; lte: Date } => ({
  gte: new Date(timeOf(day) - varietyDays * dayMs),
  lte: new Date(timeOf(day) + varietyDays * dayMs),
});

/** What is eaten around the day, planned or in the week that is being chosen: each once, the nearest first. */
function titlesAround(
  day: string,
  planned: readonly { recipeTitle: string; date: Date }[],
  weeks: readonly { changes: unknown }[],
): string[] {
  const proposed = weeks.flatMap(({ changes }) => changes as { name: string; date: string }[]);
  const dishes = [
    ...planned.map(({ recipeTitle, date }) => ({ title: recipeTitle, at: date.getTime() })),
    ...proposed.map(({ name, date }) => ({ title: name, at: timeOf(date) })),
  ].map(({ title, at }) => ({ title, away: Math.abs(at - timeOf(day)) }));
  const near = dishes.filter(({ away }) => away <= varietyDays * dayMs);
  return [...new Set(near.sort((a, b) => a.away - b.away).map(({ title }) => title))];
}
