import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSearchText } from '../../../platform/search-text.js';
import { at } from '../../../testkit/graphql-client.js';
import type { Person } from '../../../testkit/person.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let recipeId: string;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  recipeId = await person.generateRecipe();
});
afterAll(() => server.close());

const setFavorite = (name: 'addFavorite' | 'removeFavorite') => `mutation ($recipeId: ID!) {
  ${name}(recipeId: $recipeId) {
    __typename
    ... on ${name === 'addFavorite' ? 'AddFavoritePayload' : 'RemoveFavoritePayload'} {
      recipes { id isFavorite }
      viewer { id dashboard { favoriteRecipes } }
    }
    ... on Refusal { code field }
  }
}`;
const add = setFavorite('addFavorite');
const remove = setFavorite('removeFavorite');

const list = `query ($first: Int, $after: String, $search: String, $mealType: MealType) {
  viewer {
    favoriteRecipes(first: $first, after: $after, search: $search, mealType: $mealType) {
      nodes { id title mealType isFavorite }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Favourites by the thousand, written straight to the database: no person could press so often. */
async function seedFavorites(owner: Person, count: number): Promise<void> {
  const { db } = server.app.services;
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
  const recipes = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    householdId,
    mealType: n % 2 === 0 ? ('DESSERT' as const) : ('STARTER' as const),
    title: `Recette ${n}`,
    description: 'Une recette.',
    preparationMinutes: 10,
    servings: 4,
    difficulty: 'EASY' as const,
    ingredients: ['1 citron'],
    instructions: ['Presser.'],
    searchText: `recette ${n} 1 citron`,
    cacheKey: 'seed',
  }));
  await db.recipe.createMany({ data: recipes });
  await db.favorite.createMany({
    data: recipes.map((recipe, n) => ({
      userId: owner.id,
      recipeId: recipe.id,
      createdAt: new Date(Date.UTC(2026, 0, 1) + n * 1000),
    })),
  });
}

describe('keeping a recipe', () => {
  it('returns the recipe and the new count, and is a no-op the second time', async () => {
    for (const _ of ['first', 'second']) {
      const { data } = await person.send(add, { recipeId });
      expect(at(data, 'addFavorite')).toEqual({
        __typename: 'AddFavoritePayload',
        recipes: [{ id: recipeId, isFavorite: true }],
        viewer: { id: person.id, dashboard: { favoriteRecipes: 1 } },
      });
    }
    const { data } = await person.send(list);
    expect(at(data, 'viewer.favoriteRecipes.nodes')).toMatchObject([
      { id: recipeId, isFavorite: true },
    ]);
  });

  it('lets it go, and is a no-op the second time', async () => {
    await person.send(add, { recipeId });
    for (const _ of ['first', 'second']) {
      const { data } = await person.send(remove, { recipeId });
      expect(at(data, 'removeFavorite')).toEqual({
        __typename: 'RemoveFavoritePayload',
        recipes: [{ id: recipeId, isFavorite: false }],
        viewer: { id: person.id, dashboard: { favoriteRecipes: 0 } },
      });
    }
  });

  it('counts once when ten presses arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person.send(add, { recipeId })),
    );
    for (const { data } of answers) {
      expect(at(data, 'addFavorite.__typename')).toBe('AddFavoritePayload');
    }
    const { data } = await person.send('{ viewer { dashboard { favoriteRecipes } } }');
    expect(at(data, 'viewer.dashboard.favoriteRecipes')).toBe(1);
    await person.send(remove, { recipeId });
  });

  it.each(['addFavorite', 'removeFavorite'] as const)(
    '%s on another household’s recipe, or none, is NOT_FOUND and changes nothing',
    async (name) => {
      const stranger = await server.subscriber();
      await person.send(add, { recipeId });
      for (const id of [recipeId, randomUUID(), 'not-an-id', '']) {
        const { data } = await stranger.send(setFavorite(name), { recipeId: id });
        expect(at(data, name)).toEqual({
          __typename: 'NotFoundRefusal',
          code: 'NOT_FOUND',
          field: 'recipeId',
        });
      }
      const { data } = await person.send('{ viewer { dashboard { favoriteRecipes } } }');
      expect(at(data, 'viewer.dashboard.favoriteRecipes')).toBe(1);
    },
  );
});

describe('the list', () => {
  it('comes a page at a time, the newest first, without a double or a gap', async () => {
    const reader = await server.subscriber();
    await seedFavorites(reader, 60);
    const titles: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { data } = await reader.send(list, { after });
      for (const n of Array.from({ length: 24 }, (_, index) => index)) {
        const title = at(data, `viewer.favoriteRecipes.nodes.${n}.title`);
        if (typeof title === 'string') titles.push(title);
      }
      after = String(at(data, 'viewer.favoriteRecipes.pageInfo.endCursor'));
      expect(at(data, 'viewer.favoriteRecipes.pageInfo.hasNextPage')).toBe(page < 2);
    }
    expect(titles).toEqual(Array.from({ length: 60 }, (_, n) => `Recette ${59 - n}`));
  });

  it('is searched by title and ingredient without accents or case, and by type', async () => {
    const reader = await server.subscriber();
    await seedFavorites(reader, 4);
    const found = async (variables: object) => {
      const { data } = await reader.send(list, { ...variables });
      return at(data, 'viewer.favoriteRecipes.nodes');
    };
    expect(await found({ search: 'CITRÔN' })).toHaveLength(4);
    expect(await found({ search: 'recette 3' })).toHaveLength(1);
    expect(await found({ search: '%' })).toHaveLength(0);
    expect(await found({ mealType: 'DESSERT' })).toHaveLength(2);
  });

  it('refuses a cursor that is none of ours', async () => {
    const { data, errors } = await person.send(list, { after: 'not-a-cursor' });
    expect(at(data, 'viewer.favoriteRecipes') ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions?.code).not.toBe('INTERNAL');
  });
});

describe('the search', () => {
  let reader: Person;
  beforeAll(async () => {
    reader = await server.subscriber();
    await seedFavorites(reader, 4);
    const texts = [
      toSearchText('Œufs à l’ail'),
      // As it was stored before apostrophes and dashes were folded.
      "oeufs a l'ail",
      toSearchText('Riz, poulet et chou\u2011fleur (en bocal), poivrons'),
      'poulet-riz',
    ];
    const { db } = server.app.services;
    for (const [n, searchText] of texts.entries())
      await db.recipe.updateMany({
        where: { title: `Recette ${n}`, favorites: { some: { userId: reader.id } } },
        data: { searchText },
      });
  });

  it.each<[string, string[]]>([
    ["l'ail", ['Recette 0', 'Recette 1']],
    ['L’AIL', ['Recette 0', 'Recette 1']],
    ['oeufs ail', ['Recette 0', 'Recette 1']],
    ['ŒUF', ['Recette 0', 'Recette 1']],
    ['chou fleur', ['Recette 2']],
    ['fleur‐chou', ['Recette 2']],
    ['poulet riz', ['Recette 2', 'Recette 3']],
    ['riz poulet licorne', []],
    ['poulets', ['Recette 2', 'Recette 3']],
    ['choux-fleurs', ['Recette 2']],
    ['bocaux poivron', ['Recette 2']],
    ['ails', ['Recette 0', 'Recette 1']],
    ['pois', []],
    ['’ -', ['Recette 0', 'Recette 1', 'Recette 2', 'Recette 3']],
  ])('takes « %s » word by word', async (search, titles) => {
    const { data } = await reader.send(list, { search });
    const found = at(data, 'viewer.favoriteRecipes.nodes') as { title: string }[];
    expect(found.map(({ title }) => title).toSorted()).toEqual(titles);
  });
});

describe('SQL statements, after the session’s one', () => {
  it.each([10, 1_000])('do not grow with the rows: %i favourites', async (rows) => {
    const reader = await server.subscriber();
    const kept = await reader.generateRecipe();
    await seedFavorites(reader, rows);
    const count = async (query: string, variables?: Record<string, unknown>) => {
      server.takeStatements();
      const { errors } = await reader.send(query, variables);
      expect(errors).toEqual([]);
      return server.takeStatements().length - 1;
    };
    expect(await count('{ viewer { id nextStep profile { firstName } } }')).toBe(0);
    expect(
      await count('{ viewer { dashboard { plannedMealsThisWeek itemsToBuy favoriteRecipes } } }'),
    ).toBe(1);
    expect(await count(list, { first: 24 })).toBe(1);
    expect(await count(add, { recipeId: kept })).toBeLessThanOrEqual(3);
    expect(await count(remove, { recipeId: kept })).toBeLessThanOrEqual(3);
  });
});
