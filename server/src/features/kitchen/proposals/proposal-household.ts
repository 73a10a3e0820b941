import type { DietRules } from '../../../diet/gate/gate.js';
import type { Prisma } from '../../../generated/prisma/client.js';
import type { MealType, Unit } from '../../../generated/prisma/enums.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { dietOfHousehold } from '../../../recipe-writing/household-diet.js';
import { tableOf } from '../../../recipe-writing/household-table.js';
import { toSearchWords, holdsWord } from '../../../platform/search-text.js';
import { recipesOfBook } from '../../recipes/recipe.policy.js';
import { isSameTitle } from './proposal-match.js';
import type { RowRequest, ToolName } from './proposal-request.js';
import { peopleIn, wishesOf, withWishes } from './talk-wish.js';

export interface ProposalScope {
  db: Transaction;
  viewer: Pick<Viewer, 'id' | 'householdId'>;
  clock: Clock;
}

export interface FridgeRow {
  id: string;
  name: string;
  quantity: number;
  unit: Unit;
  /** YYYY-MM-DD; null when it keeps. */
  expiresOn: string | null;
}

export interface ListRow {
  id: string;
  name: string;
  /** A number as French writes it. */
  quantity: string;
  unit: Unit;
  checked: boolean;
  recipeId: string | null;
  recipeTitle: string | null;
}

export interface MealRow {
  id: string;
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  time: string;
  servings: number;
  mealType: MealType;
  recipeId: string | null;
}

export interface KnownRecipe {
  id: string;
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  servings: number;
  mealType: MealType;
  isFavorite: boolean;
  /** Its place in this person's conversation; null when it was not shown there. */
  shownAt: number | null;
}

/** What a tool call is resolved against: the caller's household as it is now. */
export interface HouseholdNow {
  today: string;
  rules: DietRules;
  /** For how many the person usually cooks; null while nobody of the household has said who eats. */
  usualServings: number | null;
  fridge: readonly FridgeRow[];
  /** The newest first. */
  list: readonly ListRow[];
  /** The person's own. */
  tastes: { avoidedFoods: readonly string[]; preferredFoods: readonly string[] } | null;
  meals: readonly MealRow[];
  /** The newest first. */
  recipes: readonly KnownRecipe[];
}

const most = { fridge: 2000, list: 3000, meals: 500, recipes: 100 };
const weekMs = 7 * 86_400_000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The recipes that a person may be told of by name: what she asked for, was shown or kept, and what the
 * household has on its plan or its list. What a housemate was shown in her own conversation is hers.
 */
const knownRecipes = ({ id, householdId }: ProposalScope['viewer']) =>
  ({
    OR: [
      { createdById: id },
      { chatMessages: { some: { userId: id } } },
      { favorites: { some: { userId: id } } },
      { plannedMeals: { some: { householdId } } },
      { shoppingItems: { some: { householdId } } },
    ],
  }) satisfies Prisma.RecipeWhereInput;

const recipeColumns = ({ id }: ProposalScope['viewer']) =>
  ({
    id: true,
    title: true,
    description: true,
    ingredients: true,
    instructions: true,
    servings: true,
    mealType: true,
    favorites: { where: { userId: id }, select: { id: true }, take: 1 },
    chatMessages: {
      where: { userId: id },
      select: { position: true },
      orderBy: { position: 'desc' },
      take: 1,
    },
  }) satisfies Prisma.RecipeSelect;

function namedDishes(requests: readonly RowRequest[]): string[] {
  const titles = requests.flatMap(({ tool, arguments: given }) => {
    if (tool === 'add_to_shopping_list') return given.recipe ?? [];
    const isDish = tool === 'plan_meal' || tool === 'change_meal' || tool === 'save_recipe';
    return isDish ? (given.title ?? []) : [];
  });
  return [...new Set(titles)];
}

/** What the book and the person's favourites have under these very titles, in one statement; none where none is named. */
async function recipesNamed({ db, viewer }: ProposalScope, titles: readonly string[]) {
  const named = titles.flatMap((title) => {
    const words = toSearchWords(title);
    if (words.length === 0) return [];
    const held = words.map((word) => ({
      OR: holdsWord(word).map((text) => ({ searchText: text })),
    }));
    return [{ AND: held }];
  });
  if (named.length === 0) return [];
  const rows = await db.recipe.findMany({
    where: {
      AND: [{ OR: named }, { OR: [recipesOfBook, { favorites: { some: { userId: viewer.id } } }] }],
    },
    select: recipeColumns(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most.recipes,
  });
  return rows.filter((row) => titles.some((title) => isSameTitle(title, row.title)));
}

/** Reads what these requests need in one statement, and in one more what the dishes that they name are. */
export async function loadHousehold(
  scope: ProposalScope,
  requests: readonly RowRequest[],
): Promise<HouseholdNow> {
  const tools = requests.map(({ tool }) => tool);
  const uses = (...names: ToolName[]) => tools.some((tool) => names.includes(tool));
  const { db, viewer, clock } = scope;
  const now = clock.now();
  const row = await db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: {
      members: {
        select: {
          id: true,
          chatWishes: wishesOf(viewer),
          preferences: {
            select: {
              dietaryRestrictions: true,
              allergens: true,
              avoidedFoods: true,
              preferredFoods: true,
              adults: true,
              children: true,
              servings: true,
              difficulty: true,
            },
          },
        },
      },
      inventoryItems: {
        select: { id: true, name: true, quantity: true, unit: true, expirationDate: true },
        orderBy: [
          { expirationDate: { sort: 'asc', nulls: 'last' } },
          { createdAt: 'asc' },
          { id: 'asc' },
        ],
        take: uses('remove_from_fridge', 'clear_expired_food') ? most.fridge : 0,
      },
      shoppingItems: {
        where: { deletedAt: null },
        select: {
          id: true,
          name: true,
          quantity: true,
          unit: true,
          checked: true,
          recipeId: true,
          recipeTitle: true,
        },
        orderBy: [{ createdAt: 'desc' }, { position: 'asc' }, { id: 'desc' }],
        take: uses('remove_from_shopping_list', 'change_shopping_amount', 'tick_shopping_items')
          ? most.list
          : 0,
      },
      plannedMeals: {
        where: { date: { gte: new Date(now.getTime() - weekMs) } },
        select: {
          id: true,
          recipeTitle: true,
          date: true,
          time: true,
          servings: true,
          mealType: true,
          recipeId: true,
        },
        orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
        take: uses('move_meal', 'remove_meal', 'change_meal') ? most.meals : 0,
      },
      recipes: {
        where: knownRecipes(viewer),
        select: recipeColumns(viewer),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: uses('add_to_shopping_list', 'plan_meal', 'change_meal', 'save_recipe')
          ? most.recipes
          : 0,
      },
    },
  });
  const { members } = row;
  const today = dayInZurich(now);
  const saved = { ...tableOf(members, viewer.id), ...dietOfHousehold(members), today };
  const wishes = members.flatMap(({ chatWishes }) => chatWishes);
  const known = new Set(row.recipes.map(({ id }) => id));
  const named = await recipesNamed(scope, namedDishes(requests));
  return {
    today,
    usualServings:
      peopleIn(wishes) ?? (members.some(({ preferences }) => preferences) ? saved.servings : null),
    rules: withWishes(saved, wishes),
    fridge: row.inventoryItems.map(({ expirationDate, ...item }) => ({
      ...item,
      expiresOn: expirationDate && dayOf(expirationDate),
    })),
    list: row.shoppingItems,
    tastes: row.members.find(({ id }) => id === viewer.id)?.preferences ?? null,
    meals: row.plannedMeals.map(({ recipeTitle, date, ...meal }) => ({
      ...meal,
      title: recipeTitle,
      date: dayOf(date),
    })),
    recipes: [...row.recipes, ...named.filter(({ id }) => !known.has(id))].map(
      ({ favorites, chatMessages, ...recipe }) => ({
        ...recipe,
        isFavorite: favorites.length > 0,
        shownAt: chatMessages[0]?.position ?? null,
      }),
    ),
  };
}
