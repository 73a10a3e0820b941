import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './schema.js';
import { at } from './testkit/graphql-client.js';
import { kitchenOperations, type Kitchen } from './testkit/kitchen-operations.js';
import type { Person } from './testkit/person.js';
import { inputPaths, mutationDocument, withValue } from './testkit/schema-walk.js';
import { householdOf, seedRecipe } from './testkit/shopping-kit.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

/** Of one change, without BEGIN and COMMIT: what reads plainly wins over one statement that does it all. */
const mostStatements = 5;

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

interface FullKitchen extends Kitchen {
  lines: string[];
  meals: string[];
  items: string[];
}

/** A kitchen with so many rows in each of its tables. */
async function furnish(owner: Person, rows: number): Promise<FullKitchen> {
  const { db } = server.app.services;
  const householdId = await householdOf(server, owner);
  const recipe = await seedRecipe(server, owner, ['1 citron', '200 g de riz']);
  const ids = () => Array.from({ length: rows }, () => randomUUID());
  const [recipes, meals, lines, items] = [ids(), ids(), ids(), ids()];
  await db.recipe.createMany({
    data: recipes.map((id, n) => ({
      id,
      householdId,
      mealType: 'MAIN' as const,
      title: `Recette ${n}`,
      description: 'Une recette.',
      preparationMinutes: 10,
      servings: 4,
      difficulty: 'EASY' as const,
      ingredients: ['1 citron'],
      instructions: ['Presser.'],
      searchText: `recette ${n}`,
      cacheKey: 'seed',
    })),
  });
  await db.favorite.createMany({
    data: recipes.map((recipeId) => ({ userId: owner.id, recipeId })),
  });
  await db.plannedMeal.createMany({
    data: meals.map((id, n) => ({
      id,
      householdId,
      recipeId: recipe,
      recipeTitle: 'Gratin',
      date: new Date(Date.UTC(2026, 10, 9) + (n % 300) * 86_400_000),
      time: '19:00',
      servings: 2,
      mealType: 'MAIN' as const,
    })),
  });
  await db.shoppingItem.createMany({
    data: lines.map((id, n) => ({
      id,
      householdId,
      name: n === 0 ? 'citron' : `article ${n}`,
      product: n === 0 ? 'citron' : `article ${n}`,
      aisle: 'OTHER',
      checked: true,
    })),
  });
  await db.inventoryItem.createMany({
    data: items.map((id, n) => ({
      id,
      householdId,
      name: n === 1 ? 'Citrons' : `Article ${n}`,
    })),
  });
  const [meal = '', line = '', item = ''] = [meals[0], lines[0], items[0]];
  return { recipe, meal, line, item, lines, meals, items };
}

const reads: Record<string, [query: string, statements: number]> = {
  dashboard: [
    '{ viewer { dashboard { itemsToBuy plannedMealsThisWeek favoriteRecipes tonightMeals { id picture ingredients scaledIngredients { text exact } recipe { id title picture } } expiringSoon { count items { id } } } } }',
    1,
  ],
  plannedMeals: [
    '{ viewer { household { kitchen { plannedMeals(from: "2026-11-09", to: "2027-11-09") { id picture ingredients scaledIngredients { text exact } recipe { id title picture } } } } } }',
    1,
  ],
  calendarFeedUrl: ['{ viewer { household { kitchen { calendarFeedUrl } } } }', 1],
  shoppingItems: [
    '{ viewer { household { kitchen { shoppingItems { id name quantity checked recipeTitle } } } } }',
    1,
  ],
  aisles: ['{ viewer { household { kitchen { aisles } } } }', 1],
  staples: ['{ viewer { household { kitchen { staples { id name } } } } }', 1],
  productSuggestions: [
    '{ viewer { household { kitchen { productSuggestions(prefix: "pom") { id name pictureKey } } } } }',
    1,
  ],
  inventoryItems: [
    '{ viewer { household { kitchen { inventoryItems { id name product pictureKey expirationDate } } } } }',
    1,
  ],
  storageAdvice: [
    '{ viewer { household { kitchen { storageAdvice(name: "lait") { days pictureKey } } } } }',
    0,
  ],
  favoriteRecipes: ['{ viewer { favoriteRecipes { nodes { id title isFavorite picture } } } }', 1],
  // What the members eat is looked up once, however many recipes are checked.
  'favoriteRecipes, checked': [
    '{ viewer { favoriteRecipes { nodes { id checkedRestrictions uncheckedAvoidedFoods dietConflicts { word } } } } }',
    2,
  ],
  'favoriteRecipes, searched': [
    '{ viewer { favoriteRecipes(search: "recette 1", mealType: MAIN) { edges { cursor node { id } } pageInfo { hasNextPage } } } }',
    1,
  ],
};

/** Reads of one recipe, `$id`. */
const recipeReads: Record<string, [query: string, statements: number]> = {
  'the recipe’s page': [
    'query ($id: ID!) { viewer { recipe(id: $id) { id title isFavorite ingredientProducts ingredientsFor(servings: 9) { text exact } steps { text timers { seconds } } checkedRestrictions checkedDietVersion } } }',
    2,
  ],
  'the recipe in its dialog': [
    'query ($id: ID!) { viewer { recipe(id: $id) { id isFavorite instructions checkedAvoidedFoods dietConflicts { word } } } }',
    2,
  ],
  'the recipe alone': [
    'query ($id: ID!) { viewer { recipe(id: $id) { id title ingredients } } }',
    1,
  ],
};

describe('SQL statements, after the session’s one', () => {
  // So many that the fridge still holds what is put away from a list as long.
  it.each([10, 1_400])(
    'of every operation of the kitchen, with %i rows in each table',
    async (rows) => {
      const owner = await server.subscriber();
      const kitchen = await furnish(owner, rows);
      // A connection that stood idle while a slow machine made the rows may just be closing.
      await owner.send('{ __typename }').catch(() => null);
      const count = async (query: string, variables?: Record<string, unknown>) => {
        server.takeStatements();
        const { data, errors } = await owner.send(query, variables);
        expect(errors).toEqual([]);
        return { data, statements: server.takeStatements().length - 1 };
      };
      const seen: Record<string, number> = {};
      for (const [name, [query]] of Object.entries(reads)) {
        seen[name] = (await count(query)).statements;
      }
      expect(seen).toEqual(
        Object.fromEntries(Object.entries(reads).map(([name, [, most]]) => [name, most])),
      );

      for (const [name, [query, most]] of Object.entries(recipeReads)) {
        const { data, statements } = await count(query, { id: kitchen.recipe });
        expect({ name, id: at(data, 'viewer.recipe.id'), statements }).toEqual({
          name,
          id: kitchen.recipe,
          statements: most,
        });
      }

      const use =
        'query ($id: ID!) { viewer { household { kitchen { inventoryUse(recipeId: $id) { takings { item { id } } uncounted { id } } } } } }';
      // What it takes is compared with what other meals need.
      expect((await count(use, { id: kitchen.recipe })).statements).toBe(2);

      for (const [place, [name, { variables, ids }]] of Object.entries(
        kitchenOperations,
      ).entries()) {
        const field = schema.getMutationType()?.getFields()[name];
        if (!field) throw new Error(`The schema has no mutation ${name}.`);
        const many = inputPaths(field).some(({ isList }) => isList);
        // A meal of its own for each, as one operation takes its meal away.
        const asked = variables({ ...kitchen, meal: kitchen.meals[place % rows] ?? '' });
        const { meals, lines, items } = kitchen;
        const severalOf = {
          meal: meals.slice(-Math.min(1000, rows / 2)),
          item: items,
          line: lines,
        };
        const kind = ids?.['ids'];
        const several = kind === 'meal' || kind === 'item' ? severalOf[kind] : severalOf.line;
        const document = mutationDocument(field);
        const { data, statements } = await count(
          document,
          many ? withValue(asked, 'ids', several) : asked,
        );
        const answer = at(data, `${name}.__typename`);
        // A recipe in the answer is checked for what the members eat today, and compared with the fridge as what
        // is added to the list is, which is compared with the list as well.
        const looksFurther = ['checkedRestrictions', 'ingredientsAtHome', 'leftOut', 'newArticles'];
        const few = mostStatements + looksFurther.filter((part) => document.includes(part)).length;
        expect({ name, statements: statements <= few ? 'few' : statements }).toEqual({
          name,
          statements: 'few',
        });
        expect({ name, answer }).toEqual({ name, answer: expect.stringMatching(/Payload$/) });
      }
    },
  );
});
