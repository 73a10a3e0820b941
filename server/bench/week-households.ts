import { readFileSync } from 'node:fs';
import {
  aisleOf,
  canonicalProduct,
  isTapWater,
  type Aisle,
} from '../src/diet/vocabulary/product.js';
import { keepsDaysOf, mainFoodsOf } from '../src/features/kitchen/week/recipe-foods.js';
import { parseIngredientLine } from '../src/diet/ingredients/ingredient-line.js';
import { inSmallest } from '../src/diet/ingredients/measure.js';
import type { FridgeFood, WeekCandidate, WeekRequest, WeekSlot } from '../src/week-choice/types.js';

// Households that were never asked: their habits are drawn by lot, their recipes and foods are the book's.

interface BookRecipe {
  id: string;
  title: string;
  preparationMinutes: number;
  servings: number;
  season: ('printemps' | 'été' | 'automne' | 'hiver')[];
  ingredients: string[];
  suits: string[];
  tags: string[];
}

interface Needed {
  name: string;
  product: string;
  aisle: Aisle;
  /** For four people; null where it is not comparable. */
  amount: { value: number; unit: string };
}

interface Dish {
  recipe: BookRecipe;
  needs: Needed[];
  mainFoods: string[];
  keepsDays: number | null;
}

const seasons = { printemps: 'SPRING', été: 'SUMMER', automne: 'AUTUMN', hiver: 'WINTER' } as const;
const perishable = ['PRODUCE', 'BUTCHER', 'FISH', 'DAIRY'];

export type Random = () => number;

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to draw from.');
  return value;
};

function readDish(recipe: BookRecipe): Dish {
  const needs = recipe.ingredients.flatMap((line) => {
    const { name, quantity, unit } = parseIngredientLine(line);
    if (isTapWater(name)) return [];
    const value = ((quantity ?? 1) * 4) / recipe.servings;
    const amount = inSmallest({ value, unit });
    return [{ name, product: canonicalProduct(name), aisle: aisleOf(name), amount }];
  });
  const mainFoods = mainFoodsOf(recipe.title, needs);
  return { recipe, needs, mainFoods, keepsDays: keepsDaysOf(needs) };
}

function readBook(files: readonly string[]): Dish[] {
  return files.flatMap((file) => {
    const url = new URL(`../data/recipe-book/${file}.json`, import.meta.url);
    return (JSON.parse(readFileSync(url, 'utf8')) as BookRecipe[]).map(readDish);
  });
}

const dinners = readBook(['main', 'starter']);
const everything = readBook(['main', 'starter', 'dessert', 'aperitif', 'amuse-bouche', 'drink']);

const dateAfter = (days: number): string =>
  new Date(Date.UTC(2026, 10, 30 + days)).toISOString().slice(0, 10);

/** What is in the fridge of what the dishes need, as much as one to two of them ask for. */
function fridgeOf(random: Random, dishes: readonly Dish[], size: number) {
  const foods = new Map<string, FridgeFood & { amount: Needed['amount'] }>();
  while (foods.size < size) {
    const { product, name, aisle, amount } = oneOf(random, oneOf(random, dishes).needs);
    const isPerishable = perishable.includes(aisle);
    if (!isPerishable && random() < 0.7) continue;
    const expiresOn = isPerishable ? dateAfter(1 + Math.floor(random() ** 1.5 * 14)) : null;
    const value = amount.value * (1 + random());
    foods.set(product, { product, name, expiresOn, amount: { value, unit: amount.unit } });
  }
  return [...foods.values()];
}

type Fridge = ReturnType<typeof fridgeOf>;

function shareOf({ amount }: Needed, people: number, fridge: Fridge[number]): number {
  if (amount.unit !== fridge.amount.unit) return 0.5;
  return Math.min(1, (amount.value * people) / 4 / fridge.amount.value);
}

interface Habits {
  people: number;
  kept: number;
  own: number;
  planned: number;
  preferred: ReadonlySet<string>;
}

function candidateOf(random: Random, dish: Dish, id: string, habits: Habits, fridge: Fridge) {
  const { recipe, needs, mainFoods, keepsDays } = dish;
  const products = needs.map(({ product }) => product);
  const animal = needs.some(({ aisle }) => ['BUTCHER', 'FISH'].includes(aisle));
  const candidate: WeekCandidate = {
    recipeId: id,
    title: recipe.title,
    minutes: recipe.preparationMinutes,
    kept: random() < habits.kept,
    own: random() < habits.own,
    seasons: recipe.season.map((season) => seasons[season]),
    price: animal ? oneOf(random, ['MEDIUM', 'HIGH']) : oneOf(random, ['LOW', 'LOW', 'MEDIUM']),
    forChildren: recipe.tags.includes('enfants'),
    mainFoods,
    keepsDays,
    products,
    uses: fridge.flatMap((food) => {
      const need = needs.find(({ product }) => product === food.product);
      return need ? [{ product: food.product, share: shareOf(need, habits.people, food) }] : [];
    }),
    liked: new Set(products.filter((product) => habits.preferred.has(product))).size,
    lastPlanned: random() < habits.planned ? dateAfter(-1 - Math.floor(random() * 20)) : null,
  };
  return candidate;
}

function slotsOf(random: Random, meals: number): WeekSlot[] {
  const weekday = oneOf(random, [45, 60, 75]);
  const perDay = meals > 7 ? 2 : 1;
  return Array.from({ length: meals }, (_, nth) => {
    const day = Math.floor(nth / perDay);
    // The thirtieth of November 2026 is a Monday.
    const weekend = day % 7 > 4;
    return {
      id: `meal-${nth}`,
      date: dateAfter(day),
      maxMinutes: weekend ? null : weekday,
      weekend,
    };
  });
}

function requestOf(
  random: Random,
  dishes: readonly (readonly [string, Dish])[],
  meals: number,
): WeekRequest {
  const known = dishes.map(([, dish]) => dish);
  const fridge = fridgeOf(random, known, 6 + Math.floor(random() * 12));
  const liked = () => oneOf(random, oneOf(random, known).needs).product;
  const habits: Habits = {
    people: 1 + Math.floor(random() * 6),
    kept: random() * 0.15,
    own: random() * 0.1,
    planned: random() * 0.3,
    preferred: new Set(Array.from({ length: Math.floor(random() * 5) }, liked)),
  };
  return {
    today: dateAfter(0),
    slots: slotsOf(random, meals),
    candidates: dishes.map(([id, dish]) => candidateOf(random, dish, id, habits, fridge)),
    fridge: fridge.map(({ product, name, expiresOn }) => ({ product, name, expiresOn })),
    held: {},
    refused: {},
    plannedMainFoods: [],
    lowBudget: random() < 0.3,
    useUpFridge: random() < 0.3,
    children: random() < 0.5,
  };
}

const restrictions = [
  'VEGETARIAN',
  'GLUTEN_FREE',
  'NUT_FREE',
  'DAIRY_FREE',
  'HALAL',
  'KOSHER',
  'VEGAN',
];

/** Of the book's starters and main courses those that suit a household, half of which have a restriction or two. */
export function household(seed: number): WeekRequest {
  const random = randomFrom(seed);
  const count = Math.max(0, Math.floor(random() * 4) - 1);
  const asked = Array.from({ length: count }, () => oneOf(random, restrictions));
  const suiting = dinners.filter(({ recipe }) =>
    asked.every((each) => recipe.suits.includes(each)),
  );
  const meals = oneOf(random, [2, 5, 7, 7, 14]);
  return requestOf(
    random,
    suiting.map((dish) => [dish.recipe.id, dish]),
    meals,
  );
}

/** The whole book and enough of it again, under other names, for so many recipes. */
export function largeRequest(seed: number, meals: number, recipes: number): WeekRequest {
  const random = randomFrom(seed);
  const dishes = Array.from({ length: recipes }, (_, nth) => {
    const dish = everything[nth] ?? oneOf(random, everything);
    return [`${dish.recipe.id}-${nth}`, dish] as const;
  });
  return requestOf(random, dishes, meals);
}
