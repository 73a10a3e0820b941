import { checkRecipe } from '#product/diet/gate/gate.js';
import { isAllergen } from '#product/diet/restrictions.js';
import { fold } from '#product/diet/text/text.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import { seasonOfMonth } from './chef.fr.js';
import { holdsFood } from './holds-food.js';
import type { FridgeFood, RecipeRequest } from './read-request.js';

const weights = {
  preferred: 3,
  inSeason: 2,
  outOfSeason: -3,
  difficulty: 2,
  wished: 6,
  chance: 1.5,
};
const dayMs = 86_400_000;

/** The recipe that fits best, and whether it takes something of the fridge that one asked to cook with. */
export interface Choice {
  readonly recipe: BookRecipe;
  readonly usesFridge: boolean;
}

/**
 * The recipe of the book that fits best: type, restrictions and avoided foods without exception; then one that
 * answers the wishes, as far as the book has any; then one that takes what expires first in the fridge, or anything in it; then tastes, season and difficulty. One that was
 * served comes again only after all others that fit, the longest ago first. Null when nothing fits.
 */
export function chooseRecipe(
  book: readonly BookRecipe[],
  request: RecipeRequest,
  { today, random }: { today: string; random: () => number },
): Choice | null {
  const served = request.servedTitles.map(fold);
  const ranked = book
    .filter(({ mealType, suits }) => mealType === request.mealType && suitsAll(suits, request))
    .map((recipe) => ({
      recipe,
      lastServed: served.indexOf(fold(recipe.title)),
      meets: meetsWishes(recipe, request),
      urgency: urgencyOf(recipe, request, today),
      score: scoreOf(recipe, request, today) + random() * weights.chance,
    }))
    .sort(
      (left, right) =>
        Number(right.meets) - Number(left.meets) ||
        turnOf(left, served) - turnOf(right, served) ||
        right.urgency - left.urgency ||
        right.score - left.score,
    );
  const best = ranked.find(({ recipe }) => passes(recipe, request));
  return best ? { recipe: best.recipe, usesFridge: best.urgency > 0 } : null;
}

/** What the book says of diets; allergens are looked for where a recipe would be chosen. */
const suitsAll = (suits: readonly string[], { restrictions }: RecipeRequest): boolean =>
  restrictions.every((restriction) => isAllergen(restriction) || suits.includes(restriction));

const meetsWishes = (recipe: BookRecipe, { wishes }: RecipeRequest): boolean =>
  recipe.preparationMinutes <= (wishes.maxMinutes ?? Infinity) &&
  (wishes.ingredient === null || holdsFood(recipe, wishes.ingredient));

const passes = (recipe: BookRecipe, request: RecipeRequest): boolean =>
  checkRecipe(recipe, request).length === 0;

/** 0 for a recipe never served; greater the more lately it was. */
const turnOf = ({ lastServed }: { lastServed: number }, served: readonly string[]): number =>
  lastServed < 0 ? 0 : served.length - lastServed;

/** Whether a recipe is of a day’s season (YYYY-MM-DD), or of all of them. */
const isInSeason = ({ season }: BookRecipe, today: string): boolean =>
  season.length === 0 || season.includes(seasonOfMonth(Number(today.slice(5, 7))));

function scoreOf(recipe: BookRecipe, request: RecipeRequest, today: string): number {
  const holds = (food: string) => holdsFood(recipe, food);
  const inSeason = isInSeason(recipe, today);
  const tastes = request.preferredFoods.filter(holds).length * weights.preferred;
  const fridge = (request.fridge ?? [])
    .filter(({ name }) => holds(name))
    .reduce((sum, food) => sum + urgencyOfFood(food, today), 0);
  const { forChildren, lowBudget } = request.wishes;
  const wished =
    Number(forChildren && recipe.tags.includes('enfants')) +
    Number(lowBudget && recipe.price === 'LOW') -
    Number(lowBudget && recipe.price === 'HIGH');
  return (
    tastes +
    fridge +
    wished * weights.wished +
    (inSeason ? weights.inSeason : weights.outOfSeason) +
    (request.difficulty === recipe.difficulty ? weights.difficulty : 0)
  );
}

/** That of the food of the fridge which the recipe should use first; 0 when it uses none. */
function urgencyOf(recipe: BookRecipe, { fridge }: RecipeRequest, today: string): number {
  const used = (fridge ?? []).filter(({ name }) => holdsFood(recipe, name));
  return Math.max(0, ...used.map((food) => urgencyOfFood(food, today)));
}

/** How much it matters to use a food now: the sooner it expires, the more. */
function urgencyOfFood({ expiresOn, isExpired }: FridgeFood, today: string): number {
  if (isExpired) return 0;
  if (expiresOn === null) return 3;
  const days = (Date.parse(expiresOn) - Date.parse(today)) / dayMs;
  if (days <= 2) return 9;
  return days <= 7 ? 6 : 4;
}
