import { expect, it } from 'vitest';
import { recipeMessages } from '#product/features/recipes/prompt.js';
import { noWishes, type RecipeWishes } from '#product/recipe-writing/recipe-brief.js';
import { chooseRecipe } from './choose-recipe.js';
import { readRequest } from './prompt.js';

const today = '2025-11-21';

/** What the local chef takes from its book, asked as the product asks. */
function chosenFor(wishes: Partial<RecipeWishes>) {
  const messages = recipeMessages(
    {
      mealType: 'MAIN',
      wishes: { ...noWishes, ...wishes },
      servings: 4,
      difficulty: 'EASY',
      adults: 2,
      children: 0,
      restrictions: [],
      avoidedFoods: [],
      preferredFoods: [],
      fridge: null,
      plannedTitles: [],
      recentTitles: [],
      today,
    },
    null,
  );
  const request = readRequest(messages, today);
  if (!request) throw new Error('It was not heard as a request.');
  return chooseRecipe({ ...request, mealTypes: [request.mealType] }, () => 0.5)?.recipe;
}

it('chooses what is quick enough', () => {
  expect(chosenFor({ maxMinutes: 20 })?.preparationMinutes).toBeLessThanOrEqual(20);
});

it('chooses what holds the food asked for', () => {
  expect(chosenFor({ ingredient: 'lentilles' })?.ingredients.join(' ')).toMatch(/lentilles/);
});

it('chooses what children like, and what costs little', () => {
  const recipe = chosenFor({ forChildren: true, lowBudget: true });
  expect(recipe?.tags).toContain('enfants');
  expect(recipe?.price).toBe('LOW');
});
