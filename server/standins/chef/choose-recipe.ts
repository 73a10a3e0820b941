import { checkRecipe } from '#product/diet/gate/gate.js';
import { isAllergen } from '#product/diet/restrictions.js';
import { fold } from '#product/diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { seasonOf } from '#product/week-choice/days.js';
import { holdsFood } from './holds-food.js';
import type { FridgeLine, RecipeRequest } from './prompt.js';

const weights = {
  preferred: 3,
  inSeason: 2,
  outOfSeason: -3,
  difficulty: 2,
  wished: 6,
  chance: 1.5,
};
const dayMs = 86_400_000;

/** The recipe that fits best, and whether it takes something of the fridge. */
export interface Choice {
  readonly recipe: BookRecipe;
  readonly usesFridge: boolean;
}

export interface Asked extends Omit<RecipeRequest, 'mealType'> {
  /** The one that is wanted most first. */
  readonly mealTypes: readonly BookRecipe['mealType'][];
  /** How well a recipe answers what was named; null for one that does not at all. */
  readonly rank?: (recipe: BookRecipe) => number | null;
}

/**
 * The recipe of the book that fits best: type, restrictions and avoided foods without exception; then one that has
 * what was named, and answers the wishes, as far as the book has any; then one that takes what expires first in the
 * fridge, or anything in it; then tastes, season and difficulty. One that was served comes again only after all others
 * that fit, the longest ago first. Null when nothing fits.
 */
export function chooseRecipe(asked: Asked, random: () => number): Choice | null {
  const { mealTypes, restrictions, rank = () => 0 } = asked;
  const served = asked.servedTitles.map(fold);
  const diets = restrictions.filter((restriction) => !isAllergen(restriction));
  const isOfDiets = ({ suits }: BookRecipe) =>
    diets.every((diet) => (suits as readonly string[]).includes(diet));
  const ranked = loadRecipeBook()
    .filter((recipe) => mealTypes.includes(recipe.mealType) && isOfDiets(recipe))
    .flatMap((recipe) => {
      const named = rank(recipe);
      if (named === null) return [];
      const lastServed = served.indexOf(fold(recipe.title));
      const urgencies = asked.fridge
        .filter(({ name }) => holdsFood(recipe, name))
        .map((food) => urgencyOfFood(food, asked.today));
      const urgency = Math.max(0, ...urgencies);
      const keys = [
        named,
        -mealTypes.indexOf(recipe.mealType),
        Number(meetsWishes(recipe, asked)),
        // The more lately it was served, the later it comes again.
        lastServed < 0 ? 0 : lastServed - served.length,
        urgency,
        scoreOf(recipe, asked) + sum(urgencies) + random() * weights.chance,
      ];
      return { recipe, keys, usesFridge: urgency > 0 };
    })
    .sort(({ keys: one }, { keys: other }) => {
      const at = one.findIndex((key, each) => key !== other[each]);
      return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
    });
  return ranked.find(({ recipe }) => checkRecipe(recipe, asked).length === 0) ?? null;
}

const meetsWishes = (recipe: BookRecipe, { wishes }: Asked): boolean =>
  recipe.preparationMinutes <= (wishes.maxMinutes ?? Infinity) &&
  (wishes.ingredient === null || holdsFood(recipe, wishes.ingredient));

const bookSeasons = {
  SPRING: 'printemps',
  SUMMER: 'été',
  AUTUMN: 'automne',
  WINTER: 'hiver',
} as const;

function scoreOf(recipe: BookRecipe, asked: Asked): number {
  const { wishes, today } = asked;
  const { season, tags, price } = recipe;
  const isInSeason = season.length === 0 || season.includes(bookSeasons[seasonOf(today)]);
  const tastes = asked.preferredFoods.filter((food) => holdsFood(recipe, food)).length;
  const wished =
    Number(wishes.forChildren && tags.includes('enfants')) +
    (wishes.lowBudget ? Number(price === 'LOW') - Number(price === 'HIGH') : 0);
  return (
    tastes * weights.preferred +
    wished * weights.wished +
    (isInSeason ? weights.inSeason : weights.outOfSeason) +
    (asked.difficulty === recipe.difficulty ? weights.difficulty : 0)
  );
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** How much it matters to use a food now: the sooner it expires, the more. */
function urgencyOfFood({ expiresOn, isExpired }: FridgeLine, today: string): number {
  if (isExpired) return 0;
  if (expiresOn === null) return 3;
  const days = (Date.parse(expiresOn) - Date.parse(today)) / dayMs;
  if (days <= 2) return 9;
  return days <= 7 ? 6 : 4;
}
