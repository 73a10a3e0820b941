import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecipe } from '../../diet/gate/gate.js';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { meal, plan } from '../../testkit/planning-kit.js';
import { documents, seedRecipe, stockFridge } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { unfitRecipesOfBook } from '../../recipe-book/book-diet.js';
import { loadRecipeBook, rowIdOf, type BookRecipe } from '../../recipe-book/book.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
});
afterAll(() => server.close());

const book = loadRecipeBook();
const byId = new Map(book.map((recipe) => [rowIdOf(recipe.id), recipe]));

const list = `query ($first: Int, $after: String, $search: String, $filter: RecipeFilter) {
  viewer { recipes(first: $first, after: $after, search: $search, filter: $filter) {
    nodes { id title fromBook isFavorite seasons price forChildren } pageInfo { hasNextPage endCursor }
  } }
}`;

interface Listed {
  id: string;
  title: string;
  fromBook: boolean;
  isFavorite: boolean;
}

/** All pages, one after the other. */
async function all(reader: Person, variables: object = {}): Promise<Listed[]> {
  const found: Listed[] = [];
  let after: unknown;
  for (let hasNext = true; hasNext;) {
    const { data, errors } = await reader.send(list, { first: 100, ...variables, after });
    expect(errors).toEqual([]);
    found.push(...(at(data, 'viewer.recipes.nodes') as unknown as Listed[]));
    after = at(data, 'viewer.recipes.pageInfo.endCursor');
    hasNext = at(data, 'viewer.recipes.pageInfo.hasNextPage') === true;
  }
  return found;
}

const ofBook = (filter: object, search?: string) =>
  all(person, { search, filter: { source: 'BOOK', ...filter } });
const inBook = (holds: (recipe: BookRecipe) => boolean) =>
  book
    .filter(holds)
    .map(({ id }) => rowIdOf(id))
    .toSorted();
const ids = (recipes: readonly Listed[]) => recipes.map(({ id }) => id).toSorted();

describe('the book', () => {
  it('is read by every household, a page at a time, each recipe once', async () => {
    const other = await server.subscriber();
    const read = await all(other, { filter: { source: 'BOOK' } });
    expect(ids(read)).toEqual(inBook(() => true));
    expect(read.every(({ fromBook, isFavorite }) => fromBook && !isFavorite)).toBe(true);
    const kinds = new Set(read.slice(0, 24).map(({ id }) => byId.get(id)?.mealType));
    expect(kinds.size).toBeGreaterThan(3);
  });

  it('is closed to whoever has not subscribed, whose own page stays', async () => {
    const stranger = await server.signUp();
    const { data, errors } = await stranger.send(list.replace('viewer {', 'viewer { id '), {});
    expect(at(data, 'viewer.id')).toBe(stranger.id);
    expect(at(data, 'viewer.recipes')).toBeNull();
    expect(errors[0]?.extensions?.code).toBe('QUESTIONNAIRE_REQUIRED');
  });

  it.each<[string, object, (recipe: BookRecipe) => boolean]>([
    ['type', { mealType: 'DESSERT' }, ({ mealType }) => mealType === 'DESSERT'],
    ['minutes', { maxMinutes: 20 }, ({ preparationMinutes }) => preparationMinutes <= 20],
    [
      'season',
      { season: 'WINTER' },
      ({ season }) => season.length === 0 || season.includes('hiver'),
    ],
    ['children', { forChildren: true }, ({ tags }) => tags.includes('enfants')],
    ['price', { price: 'LOW' }, ({ price }) => price === 'LOW'],
    [
      'false, which asks for nothing',
      { forChildren: false, atHome: false, fitsHousehold: false },
      () => true,
    ],
  ])('is filtered by %s', async (_, filter, holds) => {
    expect(ids(await ofBook(filter))).toEqual(inBook(holds));
  });

  it('is searched word by word, whatever the case, accents and number', async () => {
    const [dish] = book as [BookRecipe];
    expect(ids(await ofBook({}, dish.title.toUpperCase()))).toContain(rowIdOf(dish.id));
    expect(await ofBook({}, 'licorne')).toEqual([]);
    const leeks = await ofBook({ mealType: 'MAIN' }, 'poireau');
    expect(leeks.length).toBeGreaterThan(0);
    expect(ids(await ofBook({ mealType: 'MAIN' }, 'POIREAUX'))).toEqual(ids(leeks));
  });
});

describe('what fits the household', () => {
  it.each([
    { dietaryRestrictions: ['VEGETARIAN', 'GLUTEN_FREE'], avoidedFoods: [] },
    { dietaryRestrictions: ['KOSHER'], allergens: ['SESAME', 'CELERY'], avoidedFoods: [] },
    { dietaryRestrictions: [], avoidedFoods: ['champignons', 'coriandre'] },
  ])('is what the gate finds nothing in: $dietaryRestrictions $avoidedFoods', async (diet) => {
    const eater = await server.subscriber();
    await eater.savePreferences(diet);
    const restrictions = [...diet.dietaryRestrictions, ...(diet.allergens ?? [])];
    const rules = { restrictions, avoidedFoods: diet.avoidedFoods } as Parameters<
      typeof checkRecipe
    >[1];
    const fitting = inBook((recipe) => checkRecipe(recipe, rules).length === 0);
    expect(fitting.length).toBeGreaterThan(10);
    expect(fitting.length).toBeLessThan(book.length);
    const asked = { filter: { source: 'BOOK', fitsHousehold: true } };
    expect(ids(await all(eater, asked))).toEqual(fitting);
    // Known by now, so that a page is full: what does not fit is left out before it is counted.
    const unfit = new Set(await unfitRecipesOfBook(rules));
    expect(inBook(({ id }) => !unfit.has(rowIdOf(id)))).toEqual(fitting);
    const { data } = await eater.send(list, { ...asked, first: 10 });
    expect(at(data, 'viewer.recipes.nodes')).toHaveLength(10);
  });

  it('leaves out what was written for the household before its diet', async () => {
    const eater = await server.subscriber();
    await seedRecipe(server, eater, ['1 poulet'], 'Poulet rôti');
    await seedRecipe(server, eater, ['1 courge'], 'Courge rôtie');
    await eater.savePreferences({ dietaryRestrictions: ['VEGETARIAN'] });
    const filter = { source: 'OWN', fitsHousehold: true };
    const titles = (await all(eater, { filter })).map(({ title }) => title);
    expect(titles).toEqual(['Courge rôtie']);
  });
});

describe('what is at home', () => {
  it('comes with the greatest part of its list at home first, page after page', async () => {
    const cook = await server.subscriber();
    const day = 86_400_000;
    await stockFridge(server, cook, [
      { name: 'œufs', quantity: 6, unit: 'UNIT' },
      { name: 'Lait', quantity: 1000, unit: 'ML' },
      { name: 'farine', quantity: 1, unit: 'KG' },
      { name: 'saumon', quantity: 1, unit: 'UNIT', expirationDate: new Date(Date.now() - day) },
    ]);
    const query = list.replace('seasons', 'ingredients ingredientsAtHome');
    const shares: number[] = [];
    let after: unknown;
    for (let page = 0; page < 3; page += 1) {
      const { data, errors } = await cook.send(query, {
        first: 10,
        after,
        filter: { atHome: true },
      });
      expect(errors).toEqual([]);
      const nodes = at(data, 'viewer.recipes.nodes') as unknown as {
        id: string;
        ingredients: string[];
        ingredientsAtHome: number;
      }[];
      expect(nodes).toHaveLength(10);
      shares.push(...nodes.map((each) => each.ingredientsAtHome / each.ingredients.length));
      after = at(data, 'viewer.recipes.pageInfo.endCursor');
    }
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it('is nothing where the fridge is empty', async () => {
    expect(await all(await server.subscriber(), { filter: { atHome: true } })).toEqual([]);
  });
});

describe('a recipe of the book', () => {
  const [dish] = book as [BookRecipe];
  const recipeId = rowIdOf(dish.id);
  const keep =
    'mutation ($id: ID!) { addFavorite(recipeId: $id) { ... on AddFavoritePayload { recipes { isFavorite } viewer { dashboard { favoriteRecipes } } } } }';

  it('is kept, planned and put on the list as one of one’s own, and stays the book’s', async () => {
    const cook = await server.subscriber();
    const kept = await cook.send(keep, { id: recipeId });
    expect(kept.data).toEqual({
      addFavorite: {
        recipes: [{ isFavorite: true }],
        viewer: { dashboard: { favoriteRecipes: 1 } },
      },
    });
    const planned = await cook.send(plan, { input: meal({ recipeTitle: null, recipeId }) });
    expect(at(planned.data, 'planMeal.plannedMeals.0.recipe')).toEqual({
      id: recipeId,
      title: dish.title,
    });
    const listed = await cook.send(documents.addRecipe, { recipeId });
    expect(at(listed.data, 'addRecipeToShoppingList.shoppingItems.0.recipeTitle')).toBe(dish.title);
    const own = await all(cook, { filter: { source: 'FAVORITES' } });
    expect(own).toMatchObject([{ id: recipeId, fromBook: true, isFavorite: true }]);
    expect(await all(cook, { filter: { source: 'OWN' } })).toEqual([]);
    const stored = await server.app.services.db.recipe.findUniqueOrThrow({
      where: { id: recipeId },
    });
    expect(stored).toMatchObject({ householdId: null, createdById: null, title: dish.title });
  });

  it('is in the export of whoever keeps it, and of nobody else', async () => {
    const cook = await server.subscriber();
    const exported = async () => {
      const { data } = await cook.send(
        'mutation { exportMyData { ... on ExportMyDataPayload { json } } }',
      );
      return String(at(data, 'exportMyData.json'));
    };
    expect(await exported()).not.toContain(recipeId);
    await cook.send(keep, { id: recipeId });
    expect(await exported()).toContain(recipeId);
  });

  it('comes with what is one’s own and what one has kept of elsewhere, the newest first', async () => {
    const cook = await server.subscriber();
    const left = await seedRecipe(server, await server.subscriber(), ['1 courge']);
    const { db } = server.app.services;
    await db.favorite.createMany({ data: { userId: cook.id, recipeId: left } });
    await cook.send(keep, { id: recipeId });
    const id = await seedRecipe(server, cook, ['1 courge']);
    const everything = await all(cook);
    expect(ids(everything)).toEqual([...inBook(() => true), left, id].toSorted());
    expect(everything.slice(0, 2).map((each) => each.id)).toEqual([id, left]);
  });
});

describe('SQL statements, after the session’s one', () => {
  it.each([10, 500])('do not grow with the rows: %i recipes of the household', async (rows) => {
    const reader = await server.subscriber();
    await reader.savePreferences({ dietaryRestrictions: ['VEGETARIAN'] });
    await stockFridge(server, reader, [{ name: 'œufs', quantity: 6, unit: 'UNIT' }]);
    for (let n = 0; n < rows / 10; n += 1) await seedRecipe(server, reader, ['1 courge']);
    const count = async (filter: object) => {
      server.takeStatements();
      const { errors } = await reader.send(list, { filter });
      expect(errors).toEqual([]);
      return server.takeStatements().length - 1;
    };
    expect(await count({ source: 'BOOK', mealType: 'MAIN' })).toBe(1);
    expect(await count({})).toBe(2);
    expect(await count({ source: 'BOOK', fitsHousehold: true })).toBe(2);
    expect(await count({ atHome: true, fitsHousehold: true })).toBe(4);
  });
});
