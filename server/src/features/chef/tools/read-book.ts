import { boughtLine } from '../../../diet/ingredients/bought-line.js';
import type { DietRules } from '../../../diet/gate/gate.js';
import type { Prisma } from '../../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import { holdsWord, toSearchWords } from '../../../platform/search-text.js';
import type { Viewer } from '../../../platform/viewer.js';
import { eatenBy } from '../../../recipe-book/recheck-recipe.js';
import { fencedData } from '../../../recipe-writing/fenced-data.js';
import { mealTypeLabels } from '../../../recipe-writing/labels.fr.js';
import { fractionOf, seasonOf } from '../../../week-choice/days.js';
import { recipesOfBook } from '../../recipes/recipe.policy.js';
import { talkSaid as text } from './talk-tools.fr.js';
import type { BookSearch } from './talk-tools.js';

const most = { dishes: 8, foods: 5, read: 600 };

/** What can be planned by its title: see `loadHousehold`. */
const within = ({ id, householdId }: Pick<Viewer, 'id' | 'householdId'>) =>
  ({
    OR: [recipesOfBook, { householdId }, { favorites: { some: { userId: id } } }],
  }) satisfies Prisma.RecipeWhereInput;

const columns = {
  id: true,
  cacheKey: true,
  title: true,
  description: true,
  ingredients: true,
  instructions: true,
  searchText: true,
  preparationMinutes: true,
  mealType: true,
  seasons: true,
} satisfies Prisma.RecipeSelect;

type Dish = Prisma.RecipeGetPayload<{ select: typeof columns }>;

const singular = (word: string): string => word.replace(/[sx]$/u, '');

/** How well each dish answers the words: one that few dishes hold counts for more, and in a title twice. */
function weigherOf(words: readonly string[], dishes: readonly Dish[]): (dish: Dish) => number {
  const weights = words.map((word) => {
    const holding = dishes.filter(({ searchText }) => searchText.includes(singular(word))).length;
    return [singular(word), Math.log(1 + dishes.length / (1 + holding))] as const;
  });
  return ({ title, searchText }) => {
    const [folded, own] = [searchText, toSearchWords(title).join(' ')];
    return weights.reduce(
      (sum, [word, weight]) =>
        sum + (folded.includes(word) ? weight : 0) + (own.includes(word) ? weight : 0),
      0,
    );
  };
}

const mainFoods = ({ ingredients }: Dish): string =>
  [...new Set(ingredients.map((line) => boughtLine(line).name))].slice(0, most.foods).join(', ');

export interface FoundDishes {
  readonly titles: readonly string[];
  /** For the model, as fenced data: titles are people's and models' words. */
  readonly told: string;
}

/** Dishes of the book, of the household and of the person's favourites that all who eat may have, the best first. */
export async function readBook(
  { db, viewer, clock }: { db: Db; viewer: Pick<Viewer, 'id' | 'householdId'>; clock: Clock },
  { query, meal_type: mealType, max_minutes: minutes, foods }: BookSearch,
  rules: DietRules,
): Promise<FoundDishes> {
  const words = toSearchWords([...(foods ?? []), query ?? ''].join(' '));
  const holding = words.flatMap(holdsWord).map((searchText) => ({ searchText }));
  const dishes = await db.recipe.findMany({
    where: {
      AND: [
        within(viewer),
        ...(mealType ? [{ mealType }] : []),
        ...(minutes ? [{ preparationMinutes: { lte: minutes } }] : []),
        ...(holding.length > 0 ? [{ OR: holding }] : []),
      ],
    },
    select: columns,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most.read,
  });
  const today = dayInZurich(clock.now());
  const season = seasonOf(today);
  const weigh = weigherOf(words, dishes);
  const isEaten = await eatenBy(rules);
  // Where the words say nothing, what is in season, another choice each day.
  const ranked = dishes
    .filter(isEaten)
    .map((dish) => ({
      dish,
      weight: weigh(dish),
      isOff: dish.seasons.length > 0 && !dish.seasons.includes(season),
      chance: fractionOf(`${dish.id} ${today}`),
    }))
    .toSorted(
      (one, other) =>
        other.weight - one.weight ||
        Number(one.isOff) - Number(other.isOff) ||
        one.chance - other.chance,
    );
  const found = [...new Map(ranked.map(({ dish }) => [dish.title, dish])).values()].slice(
    0,
    most.dishes,
  );
  const items = found.map((dish) => ({
    [text.dish.title]: dish.title,
    [text.dish.minutes]: dish.preparationMinutes,
    [text.dish.mealType]: mealTypeLabels[dish.mealType],
    [text.dish.foods]: mainFoods(dish),
  }));
  return {
    titles: found.map(({ title }) => title),
    told: items.length === 0 ? text.none : `${text.dishes}\n${fencedData(text.block, items)}`,
  };
}
