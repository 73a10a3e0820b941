import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dietaryRestrictions } from '../../diet/restrictions.js';
import { disguisesOf, forbiddenFoods } from '../../testkit/disguises.fr.js';
import { startGenerationKit, type GenerationKit } from '../../testkit/generation-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { says } from '../../testkit/model-server.js';
import { replyOf } from '../../testkit/recipe-replies-hostile.fr.js';

const useIt = `mutation ($id: ID!, $meal: PlanMealInput!) {
  addFavorite(recipeId: $id) { __typename }
  addRecipeToShoppingList(recipeId: $id) { __typename }
  planMeal(input: $meal) { __typename }
}`;

let kit: GenerationKit;
beforeAll(async () => {
  kit = await startGenerationKit();
});
afterAll(() => kit.close());

/** All that a household keeps, as it stands in the database. */
async function keptBy(userId: string) {
  const { db } = kit.server.app.services;
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return {
    recipes: await db.recipe.count({ where: { householdId } }),
    favorites: await db.favorite.count({ where: { userId } }),
    lines: await db.shoppingItem.count({ where: { householdId } }),
    meals: await db.plannedMeal.count({ where: { householdId } }),
  };
}

describe.each(dietaryRestrictions)(
  'a model that slips into every reply what %s forbids',
  (restriction) => {
    beforeAll(async () => {
      await kit.reset();
      await kit.person.savePreferences({ dietaryRestrictions: [restriction] });
    });

    it.each(disguisesOf(forbiddenFoods[restriction]))(
      '$where: it reaches no screen, favourite, list or plan',
      async ({ parts, written }) => {
        kit.model.answerAlways(says(replyOf(parts)));
        const { id } = await kit.start();
        const seen = await kit.events(id);
        const generations = seen.map((event) => at(event, 'generation') ?? null);
        expect(generations.at(-1)).toMatchObject({
          stage: 'FAILED',
          title: null,
          ingredients: [],
          recipe: null,
          refusal: { code: 'DIET_CONFLICT' },
        });
        for (const shown of generations.slice(0, -1)) {
          expect(JSON.stringify(shown)).not.toContain(written);
        }
        const meal = {
          recipeId: id,
          recipeTitle: 'Courge',
          mealType: 'MAIN',
          date: '2026-12-01',
          time: '19:00',
          servings: 2,
        };
        const { data } = await kit.person.send(useIt, { id, meal });
        for (const field of ['addFavorite', 'addRecipeToShoppingList', 'planMeal']) {
          expect(at(data, `${field}.__typename`)).toBe('NotFoundRefusal');
        }
        expect(await keptBy(kit.person.id)).toEqual({
          recipes: 0,
          favorites: 0,
          lines: 0,
          meals: 0,
        });
      },
    );
  },
);
