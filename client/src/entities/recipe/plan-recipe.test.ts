import { describe, expect, it } from 'vitest';
import { planRecipe, recipeToPlan } from './plan-recipe';

const recipe = { id: 'r1', title: 'Gratin', servings: 4, mealType: 'MAIN' as const };

describe('a recipe that is brought to the plan', () => {
  it('arrives as it left, through the browser’s history', () => {
    const [to, { state }] = planRecipe(recipe);
    expect(to).toBe('/dashboard/planning');
    expect(recipeToPlan(structuredClone(state))).toEqual(recipe);
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { recipe: 'r1' },
    { recipeToPlan: null },
    { recipeToPlan: { ...recipe, mealType: 'BRUNCH' } },
    { recipeToPlan: { ...recipe, servings: '4' } },
    { recipeToPlan: { ...recipe, title: undefined } },
  ])('is none in %j', (state) => expect(recipeToPlan(state)).toBeNull());
});
