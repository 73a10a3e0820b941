import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signsOf, signsOfAvoided } from '../diet/gate/food-signs.js';
import { avoidableFoods } from '../diet/gate/avoided/avoidable-foods.js';
import { checkRecipe, holdsAvoided } from '../diet/gate/gate.js';
import { loadRecipeBook } from './book.js';

const recipes = loadRecipeBook().filter((_, at) => at % 40 === 0);
const withSigns = recipes.map((recipe) => ({ recipe, signs: signsOf(recipe) }));
const foods = fc.oneof(
  fc.constantFrom(...avoidableFoods.flatMap(({ names }) => names.slice(0, 1))),
  fc.constantFrom('poisson', 'fromage, sauf le parmesan', 'oignons crus', 'noix (allergie)'),
);

test('a recipe is refused as the whole gate refuses it, and never without a sign', () => {
  const avoiding = fc.record({
    avoidedFoods: fc.array(foods, { minLength: 1, maxLength: 3 }),
    dish: fc.constantFrom(...withSigns),
  });
  fc.assert(
    fc.property(avoiding, ({ avoidedFoods, dish: { recipe, signs } }) => {
      const isRefused = checkRecipe(recipe, { restrictions: [], avoidedFoods }).length > 0;
      expect(holdsAvoided(recipe, avoidedFoods)).toBe(isRefused);
      const asked = signsOfAvoided(avoidedFoods);
      const hasSigns = !asked || asked.some((each) => each.every((sign) => signs.has(sign)));
      if (isRefused) expect(hasSigns).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('what is feared has no signs: a slip of the pen counts', () => {
  expect(signsOfAvoided(['coriandre', 'noix (allergie)'])).toBeNull();
});
