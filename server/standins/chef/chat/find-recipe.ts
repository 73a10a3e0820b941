import { noWishes } from '#product/recipe-writing/recipe-brief.js';
import { checkRecipe, checkText, type DietConflict } from '#product/diet/gate/gate.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { fold } from '#product/diet/text/text.js';
import { chooseRecipe, isInSeason } from '../choose-recipe.js';
import type { RecipeRequest } from '../read-request.js';
import type { Kitchen } from './kitchen-told.js';
import { foodOf, meantBy, stemsOf } from './book-words.js';
import { stapleStems } from './wish.fr.js';
import type { Wish } from './wish.js';

export interface FoundRecipe {
  readonly recipe: BookRecipe;
  /** How well it answers what was named: all of it, some, or nothing of it. */
  readonly fit: 'NAMED' | 'PARTLY' | 'OTHER';
}

const typesByHabit: readonly BookRecipe['mealType'][] = [
  'MAIN',
  'STARTER',
  'DESSERT',
  'APERITIF',
  'AMUSE_BOUCHE',
  'DRINK',
];

const oven = /\b(?:four|enfourne\w*)\b/;

/** As many as a sentence bears. */
const mostWords = 4;

const weights = { title: 4, ingredient: 2, tag: 1, staple: 0.3 };
const staples = new Set(stapleStems.split(' '));

/** Less than a title weighs: what is named whole is served in any season. */
const outOfSeason = 3;

interface Scored {
  recipe: BookRecipe;
  score: number;
  matched: number;
}

function scored(recipe: BookRecipe, stems: readonly string[], today: string): Scored {
  const title = new Set(stemsOf(foodOf(recipe.title)));
  const ingredients = new Set(recipe.ingredients.map(foodOf).flatMap(stemsOf));
  const tags = new Set(recipe.tags.flatMap(stemsOf));
  const each = stems.map((stem) => {
    const holds = (words: ReadonlySet<string>) => meantBy(stem).some((meant) => words.has(meant));
    return (
      (staples.has(stem) ? weights.staple : 1) *
      ((holds(title) ? weights.title : 0) +
        (holds(ingredients) ? weights.ingredient : 0) +
        (holds(tags) ? weights.tag : 0))
    );
  });
  return {
    recipe,
    score:
      each.reduce((sum, value) => sum + value, 0) - (isInSeason(recipe, today) ? 0 : outOfSeason),
    matched: each.filter((value) => value > 0).length,
  };
}

/**
 * The recipe that answers a wish best, of those that the household eats. What was shown in the
 * conversation is shown again only when it is named, or nothing else is left. Null when nothing fits.
 */
export function findRecipe(
  wish: Wish,
  kitchen: Kitchen,
  { shown, isAgain, random }: { shown: readonly string[]; isAgain: boolean; random: () => number },
): FoundRecipe | null {
  const request: Omit<RecipeRequest, 'mealType'> = {
    wishes: noWishes,
    servings: null,
    difficulty: null,
    restrictions: [...new Set([...kitchen.restrictions, ...wish.restrictions])],
    avoidedFoods: [...kitchen.avoidedFoods, ...wish.avoidedFoods],
    preferredFoods: kitchen.preferredFoods,
    fridge: wish.fromFridge || wish.stems.length === 0 ? kitchen.fridge : null,
    servedTitles: shown,
    today: kitchen.today,
  };
  const pick = (recipes: readonly BookRecipe[], types = typesByHabit): BookRecipe | null => {
    for (const mealType of types) {
      const context = { today: kitchen.today, random };
      const choice = chooseRecipe(recipes, { ...request, mealType }, context);
      if (choice) return choice.recipe;
    }
    return null;
  };
  const fresh = loadRecipeBook().filter(
    ({ title, instructions }) =>
      (!isAgain || !shown.includes(title)) &&
      !(wish.withoutOven && instructions.some((step) => oven.test(fold(step)))),
  );
  const ofType = fresh.filter(
    ({ mealType }) => wish.mealType === null || mealType === wish.mealType,
  );
  const { minutes } = wish;
  const inTime =
    minutes === null ? ofType : ofType.filter((each) => each.preparationMinutes <= minutes);
  for (const pool of [inTime, ofType, fresh]) {
    const found = bestNamed(pool, wish.stems, kitchen.today, pick);
    if (found) return found;
  }
  const types = [wish.mealType ?? 'MAIN'] as const;
  const other =
    pick(inTime, [...types]) ??
    (minutes === null ? null : pick(inTime)) ??
    pick(ofType, [...types]);
  return other && { recipe: other, fit: wish.stems.length === 0 ? 'NAMED' : 'OTHER' };
}

/** Tries what matches best first, and what matches less only when nothing of it may be eaten. */
function bestNamed(
  pool: readonly BookRecipe[],
  stems: readonly string[],
  today: string,
  pick: (recipes: readonly BookRecipe[]) => BookRecipe | null,
): FoundRecipe | null {
  if (stems.length === 0) return null;
  const matches = pool
    .map((recipe) => scored(recipe, stems, today))
    .filter(({ matched }) => matched > 0);
  const ranks = [...new Set(matches.map(rankOf))].sort((left, right) => right - left);
  for (const rank of ranks) {
    const recipe = pick(
      matches.filter((match) => rankOf(match) === rank).map((each) => each.recipe),
    );
    const matched = matches.find((each) => each.recipe === recipe)?.matched ?? 0;
    if (recipe) return { recipe, fit: matched === stems.length ? 'NAMED' : 'PARTLY' };
  }
  return null;
}

const rankOf = ({ matched, score }: Scored): number => matched * 100 + score;

export interface Barred {
  /** What is not eaten here of what is wished for; may be empty. */
  readonly words: readonly string[];
  /** Whether they are only meant not to stand beside each other: meat, and milk. */
  readonly isMix: boolean;
  /** The recipe that would have answered; null when none would, even so. */
  readonly recipe: BookRecipe | null;
}

/** Why a wish cannot be met here: for what it names, or for what its dish is made of. Null when nothing is against it. */
export function barredBy(wish: Wish, kitchen: Kitchen): Barred | null {
  const open = { ...kitchen, restrictions: [], avoidedFoods: [] };
  const first = { shown: [], isAgain: false, random: () => 0 };
  const free = findRecipe({ ...wish, restrictions: [], avoidedFoods: [] }, open, first);
  const recipe = free?.fit === 'NAMED' ? free.recipe : null;
  const rules = {
    restrictions: [...kitchen.restrictions, ...wish.restrictions],
    avoidedFoods: [...kitchen.avoidedFoods, ...wish.avoidedFoods],
  };
  const named = checkText(wish.typed, kitchen).filter(({ doubtful }) => !doubtful);
  // Of a dish that the book has not, nothing but what is named is known.
  if (named.length === 0 && (!recipe || wish.unknownFoods.length > 0)) return null;
  // Who names lardons has not asked for the beef of the first recipe with some.
  const isTheDish = named.length === 0 || (recipe !== null && isTitled(recipe, wish.stems));
  const inRecipe = recipe && isTheDish ? checkRecipe(recipe, rules) : [];
  // « incorporer les jaunes » says less than the eggs of the list.
  const listed = inRecipe.filter(({ line }) => !recipe?.instructions.includes(line));
  const found = [...named, ...(listed.length > 0 ? listed : inRecipe)];
  const distinct = [...new Set(found.map(({ word }) => word.toLowerCase()))];
  const words = distinct
    .filter((word) => !distinct.some((other) => other !== word && word.includes(other)))
    .slice(0, mostWords);
  const isMix = found.length > 0 && found.every(isOfMix);
  return { words, isMix, recipe };
}

function isTitled({ title }: BookRecipe, stems: readonly string[]): boolean {
  const words = new Set(stemsOf(foodOf(title)));
  return stems.some((stem) => meantBy(stem).some((meant) => words.has(meant)));
}

/** By itself it may be eaten: « riz au lait », but not after chicken. */
const isOfMix = ({ word, restriction }: DietConflict): boolean =>
  restriction === 'KOSHER' &&
  checkText(word, { restrictions: [restriction], avoidedFoods: [] }).length === 0;

/** The recipe nearest to one that is not eaten here, of its own kind. */
export const findNearest = (
  { title, ingredients, mealType }: BookRecipe,
  wish: Wish,
  kitchen: Kitchen,
  talk: Parameters<typeof findRecipe>[2],
): FoundRecipe | null =>
  findRecipe(
    { ...wish, mealType, stems: [...new Set([title, ...ingredients].flatMap(stemsOf))] },
    kitchen,
    talk,
  );
