import type { Prisma, Proposal } from '../../../generated/prisma/client.js';
import type { Stocked } from '../../../diet/ingredients/fridge-stock.js';
import type { MealType, ShoppingFrequency } from '../../../generated/prisma/enums.js';
import { dayInZurich, timeInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { Viewer } from '../../../platform/viewer.js';
import { dietOfHousehold, type HouseholdDiet } from '../../../recipe-writing/household-diet.js';
import { tableOf, type HouseholdTable } from '../../../recipe-writing/household-table.js';
import { unreserved } from '../planning/planned-meal.policy.js';
import { recipesOfBook } from '../../recipes/recipe.policy.js';
import { ownWeeks } from './find-proposed-week.js';
import type { ReadRecipe } from './recipe-foods.js';
import { dayAfter, dayOf, weekCourses } from './week-settings.js';

export interface WeekScope {
  db: Db;
  viewer: Pick<Viewer, 'id' | 'householdId'>;
  clock: Clock;
  logger: Logger;
}

const recipeColumns = {
  id: true,
  householdId: true,
  bookId: true,
  cacheKey: true,
  mealType: true,
  title: true,
  description: true,
  ingredients: true,
  instructions: true,
  preparationMinutes: true,
  servings: true,
  difficulty: true,
  seasons: true,
  price: true,
  forChildren: true,
} satisfies Prisma.RecipeSelect;

const plannedColumns = {
  id: true,
  cacheKey: true,
  title: true,
  ingredients: true,
  servings: true,
} satisfies Prisma.RecipeSelect;

type RecipeColumns = Prisma.RecipeGetPayload<{ select: typeof recipeColumns }>;

export interface CookableRecipe extends RecipeColumns {
  /** Whether somebody of the household keeps it. */
  readonly kept: boolean;
  /** Whether it was written for the household. */
  readonly own: boolean;
}

export interface PlannedRow {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly mealType: string;
  readonly servings: number;
  /** In seconds. */
  readonly plannedAt: number;
  /** Null while it still needs its food. */
  readonly cookedAt: Date | null;
  readonly recipe: ReadRecipe | null;
}

/** What a week is chosen from. */
export interface WeekKitchen {
  readonly today: string;
  /** HH:MM. */
  readonly time: string;
  readonly frequency: ShoppingFrequency;
  readonly table: HouseholdTable;
  readonly diet: HouseholdDiet;
  readonly fridge: readonly Stocked[];
  /** By date and time: what was, two weeks back, and what is to come. */
  readonly planned: readonly PlannedRow[];
  /** Those of the types asked for that the viewer may read, without a look at what they hold. */
  readonly recipes: readonly CookableRecipe[];
  /** The viewer's, of the id that was asked for. */
  readonly proposal: Proposal | null;
}

const secondsOf = (instant: Date): number => instant.getTime() / 1000;

const most = { fridge: 1000, planned: 500, own: 200, kept: 200 };
/** Two weeks before the first day that a week can have, and after the last. */
const daysAround = { before: 14, after: 60 };
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

interface Asked {
  /** None: whatever was proposed before. */
  readonly proposalId?: string;
  readonly mealTypes?: readonly MealType[];
}

/** Reads what a week is chosen from, in two statements. */
export async function readWeekKitchen(
  { db, viewer, clock }: Omit<WeekScope, 'logger'>,
  { proposalId, mealTypes = weekCourses }: Asked,
): Promise<WeekKitchen> {
  const ofType = { mealType: { in: [...mealTypes] } };
  const now = clock.now();
  const today = dayInZurich(now);
  const readBook = db.recipe.findMany({
    where: { ...ofType, ...recipesOfBook },
    select: recipeColumns,
  });
  const readHousehold = db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: {
      members: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          preferences: true,
          favorites: {
            where: { recipe: ofType },
            select: { recipe: { select: recipeColumns } },
            orderBy: newestFirst,
            take: most.kept,
          },
        },
      },
      inventoryItems: {
        where: {
          OR: [{ expirationDate: null }, { expirationDate: { gt: new Date(today) } }],
          ...unreserved(viewer, today),
        },
        select: {
          name: true,
          quantity: true,
          unit: true,
          expirationDate: true,
          expirationEstimate: true,
          createdAt: true,
        },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: most.fridge,
      },
      plannedMeals: {
        where: {
          date: {
            gte: new Date(dayAfter(today, -daysAround.before)),
            lte: new Date(dayAfter(today, daysAround.after)),
          },
        },
        select: {
          id: true,
          date: true,
          time: true,
          mealType: true,
          servings: true,
          cookedAt: true,
          createdAt: true,
          recipe: { select: plannedColumns },
        },
        orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
        take: most.planned,
      },
      recipes: {
        where: ofType,
        select: recipeColumns,
        orderBy: newestFirst,
        take: most.own,
      },
      proposals: {
        where: { ...ownWeeks(viewer), ...(proposalId && { id: proposalId }) },
        take: proposalId ? 1 : 0,
      },
    },
  });
  const [book, row] = await Promise.all([readBook, readHousehold]);
  const { members, inventoryItems, plannedMeals, recipes, proposals } = row;
  const own = members.find(({ id }) => id === viewer.id)?.preferences;
  const answers = [own, ...members.map(({ preferences }) => preferences)];
  return {
    today,
    time: timeInZurich(now),
    frequency: answers.find(Boolean)?.shoppingFrequency ?? 'WEEKLY',
    table: tableOf(members, viewer.id),
    diet: dietOfHousehold(members),
    fridge: inventoryItems.map(({ expirationDate, expirationEstimate, createdAt, ...item }) => ({
      ...item,
      expirationDate: expirationDate && dayOf(expirationDate),
      estimatedFrom: expirationEstimate && secondsOf(createdAt),
    })),
    planned: plannedMeals.map(({ date, createdAt, ...meal }) => ({
      ...meal,
      date: dayOf(date),
      plannedAt: secondsOf(createdAt),
    })),
    recipes: cookable(viewer, members, [...book, ...recipes]),
    proposal: proposals[0] ?? null,
  };
}

/** The recipes without doubles; what only a housemate keeps of another household's is the housemate's. */
function cookable(
  viewer: WeekScope['viewer'],
  members: readonly { id: string; favorites: readonly { recipe: RecipeColumns }[] }[],
  recipes: readonly RecipeColumns[],
): CookableRecipe[] {
  const as = (recipe: RecipeColumns, kept: boolean): [string, CookableRecipe] => {
    const own = recipe.householdId === viewer.householdId;
    return [recipe.id, { ...recipe, kept, own }];
  };
  const found = new Map(recipes.map((recipe) => as(recipe, false)));
  for (const { id, favorites } of members) {
    for (const { recipe } of favorites) {
      const isReadable = id === viewer.id || recipe.bookId !== null;
      const isOwn = recipe.householdId === viewer.householdId;
      if (isReadable || isOwn) found.set(...as(recipe, true));
    }
  }
  return [...found.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
