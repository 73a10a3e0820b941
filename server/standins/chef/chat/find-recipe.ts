import { fold } from '#product/diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { noWishes } from '#product/recipe-writing/recipe-brief.js';
import { chooseRecipe } from '../choose-recipe.js';
import { holdsFood } from '../holds-food.js';
import { stemsOf } from './foods-said.js';
import type { Kitchen } from './kitchen-told.js';
import type { Slots } from './slots.js';

/** What is looked for. */
export type Wish = Pick<
  Slots,
  | 'foods'
  | 'dish'
  | 'mealType'
  | 'minutes'
  | 'withoutOven'
  | 'onlyThese'
  | 'lowBudget'
  | 'forChildren'
  | 'place'
>;

export interface FoundRecipe {
  readonly recipe: BookRecipe;
  /** Of the foods and dishes that were named, those that it has, and the others. */
  readonly held: readonly string[];
  readonly missing: readonly string[];
}

const habits = ['MAIN', 'STARTER', 'DESSERT', 'APERITIF', 'AMUSE_BOUCHE', 'DRINK'] as const;
const oven = /\b(?:four|enfourne\w*)\b/;
/** What is in every kitchen, and no reason to go shopping. */
const pantry =
  /\b(?:sel|poivre|huile|eau|sucre|farine|beurre|vinaigre|moutarde|muscade|cumin|paprika|curry|thym|laurier|herbes|epices)\b/;

const titles = new WeakMap<BookRecipe, ReadonlySet<string>>();
function titleOf(recipe: BookRecipe): ReadonlySet<string> {
  const stems = titles.get(recipe) ?? new Set(stemsOf(recipe.title));
  titles.set(recipe, stems);
  return stems;
}

/** Whether a recipe is, or has, what is named: « lasagnes », « courgettes ». */
const has = (recipe: BookRecipe, name: string): boolean =>
  holdsFood(recipe, name) || stemsOf(name).every((stem) => titleOf(recipe).has(stem));

interface Ranked {
  readonly recipe: BookRecipe;
  readonly held: readonly string[];
  readonly rank: number;
}

function ranked(recipe: BookRecipe, wish: Wish): Ranked {
  const title = titleOf(recipe);
  const dish = wish.dish.filter((stem) => title.has(stem));
  const foods = wish.foods.filter((food) => has(recipe, food));
  const inTitle = wish.foods.filter((food) => stemsOf(food).every((stem) => title.has(stem)));
  const others = recipe.ingredients.filter((line) => !pantry.test(fold(line))).length;
  const extra = wish.onlyThese ? others - foods.length : 0;
  const wished =
    Number(wish.forChildren && recipe.tags.includes('enfants')) +
    Number(wish.lowBudget && recipe.price === 'LOW');
  const rank =
    (dish.length * 3 + foods.length * 2) * 100 + inTitle.length * 20 - extra * 10 + wished * 5;
  return { recipe, held: [...dish, ...foods], rank };
}

/**
 * The recipe of the book that answers a wish best, of those that the rules let pass and that were not shown;
 * of equals the one that tastes, the fridge and the season speak for. Null when none has anything that was named.
 */
export function findRecipe(
  wish: Wish,
  kitchen: Kitchen,
  { shown, random }: { shown: readonly string[]; random: () => number },
): FoundRecipe | null {
  const names = [...wish.dish, ...wish.foods];
  const groups = new Map<number, Ranked[]>();
  for (const recipe of loadRecipeBook()) {
    if (!isOfKind(recipe, wish) || shown.includes(recipe.title)) continue;
    const each = ranked(recipe, wish);
    if (names.length > 0 && each.held.length === 0) continue;
    groups.set(each.rank, [...(groups.get(each.rank) ?? []), each]);
  }
  const types = wish.mealType ? [wish.mealType] : names.length > 0 ? habits : (['MAIN'] as const);
  const request = {
    wishes: noWishes,
    servings: null,
    difficulty: null,
    restrictions: kitchen.restrictions,
    avoidedFoods: kitchen.avoidedFoods,
    preferredFoods: kitchen.preferredFoods,
    fridge: wish.place === 'FRIDGE' || names.length === 0 ? kitchen.fridge : null,
    servedTitles: [],
    today: kitchen.today,
  };
  for (const rank of [...groups.keys()].sort((left, right) => right - left)) {
    const group = groups.get(rank) ?? [];
    for (const mealType of types) {
      const book = group.map(({ recipe }) => recipe);
      const choice = chooseRecipe(book, { ...request, mealType }, { today: kitchen.today, random });
      const found = group.find(({ recipe }) => recipe === choice?.recipe);
      if (!found) continue;
      if (wish.place === 'FRIDGE' && names.length === 0 && !choice?.usesFridge) return null;
      const missing = names.filter((name) => !found.held.includes(name));
      return { recipe: found.recipe, held: found.held, missing };
    }
  }
  return null;
}

const isOfKind = (recipe: BookRecipe, wish: Wish): boolean =>
  (wish.mealType === null || recipe.mealType === wish.mealType) &&
  (wish.minutes === null || recipe.preparationMinutes <= wish.minutes) &&
  !(wish.withoutOven && recipe.instructions.some((step) => oven.test(fold(step))));

/** Whether all the names are of one title of the book. */
export const isInTitle = (names: readonly string[]): boolean =>
  loadRecipeBook().some((recipe) =>
    names.flatMap(stemsOf).every((stem) => titleOf(recipe).has(stem)),
  );

/** Whether anything in the book has what is named. */
export const isInBook = (name: string): boolean =>
  loadRecipeBook().some((recipe) => has(recipe, name));

/** The recipe of the book with that title. */
export const bookRecipe = (title: string | undefined): BookRecipe | undefined =>
  loadRecipeBook().find((recipe) => recipe.title === title);
