import { fold } from '#product/diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { noWishes } from '#product/recipe-writing/recipe-brief.js';
import { chooseRecipe, type Choice } from '../choose-recipe.js';
import { holdsFood } from '../holds-food.js';
import type { Kitchen } from '../prompt.js';
import { stemsOf } from './foods-said.js';
import { oven } from './slots.fr.js';
import { namesFood, type Slots } from './slots.js';

const habits = ['MAIN', 'STARTER', 'DESSERT', 'APERITIF', 'AMUSE_BOUCHE', 'DRINK'] as const;

const isOfTitle = ({ title }: BookRecipe, name: string): boolean =>
  stemsOf(name).every((stem) => stemsOf(title).includes(stem));

/** Whether a recipe is, or has, what is named: « lasagnes », « courgettes ». */
export const has = (recipe: BookRecipe, name: string): boolean =>
  holdsFood(recipe, name) || isOfTitle(recipe, name);

/** Whether all the names are of one title of the book. */
export const isInTitle = (names: readonly string[]): boolean =>
  loadRecipeBook().some((recipe) => names.every((name) => isOfTitle(recipe, name)));

/** Whether anything in the book has what is named. */
export const isInBook = (name: string): boolean =>
  loadRecipeBook().some((recipe) => has(recipe, name));

type Wish = Pick<
  Slots,
  'foods' | 'dish' | 'mealType' | 'minutes' | 'withoutOven' | 'lowBudget' | 'place'
>;

/** The recipe of the book that answers a wish best; null when none has anything that was named. */
export function findRecipe(
  wish: Wish,
  kitchen: Kitchen,
  shown: readonly string[] = [],
  random: () => number = () => 0,
): Choice | null {
  const { foods, dish, mealType, minutes, withoutOven, lowBudget } = wish;
  const isNamed = namesFood(wish);
  const rank = (recipe: BookRecipe): number | null => {
    const isSlow = minutes !== null && recipe.preparationMinutes > minutes;
    const isBaked = withoutOven && recipe.instructions.some((step) => oven.test(fold(step)));
    if (isSlow || isBaked || shown.includes(recipe.title)) return null;
    const held = foods.filter((food) => has(recipe, food));
    const inTitle = held.filter((food) => isOfTitle(recipe, food));
    const named = dish.filter((stem) => isOfTitle(recipe, stem));
    if (isNamed && held.length + named.length === 0) return null;
    return named.length * 15 + held.length * 10 + inTitle.length;
  };
  const isOfFridge = wish.place === 'FRIDGE' || !isNamed;
  const asked = {
    ...kitchen,
    fridge: isOfFridge ? kitchen.fridge : [],
    mealTypes: mealType ? [mealType] : isNamed ? habits : (['MAIN'] as const),
    wishes: { ...noWishes, lowBudget },
    difficulty: null,
    servedTitles: [],
    rank,
  };
  const choice = chooseRecipe(asked, random);
  return wish.place === 'FRIDGE' && !isNamed && !choice?.usesFridge ? null : choice;
}
