import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import { readMigrations } from '../../../platform/migrate.js';
import type { Person } from '../../../testkit/person.js';
import {
  addLine,
  ask,
  documents,
  householdOf,
  listOf,
  seedRecipe,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
});
afterAll(() => server.close());

describe('a jar and two jars', () => {
  it('are one product of the list, its count, its aisle and its suggestions', async () => {
    const one = await addLine(person, '1 bocal de cornichons');
    const recipeId = await seedRecipe(server, person, ['2 bocaux de cornichons']);
    expect(
      await ask(person, documents.addRecipe, { recipeId }, 'addRecipeToShoppingList'),
    ).toMatchObject({ newArticles: 0, viewer: { dashboard: { itemsToBuy: 1 } } });
    const [product, ...others] = new Set((await listOf(person)).map((item) => item.product));
    expect(others).toEqual([]);
    const moved = await ask(
      person,
      documents.setAisle,
      { product, aisle: 'FROZEN' },
      'setProductAisle.shoppingItems',
    );
    expect(moved).toHaveLength(2);
    expect(moved).toContainEqual({ id: one, aisle: 'FROZEN' });
    const suggested = await ask(
      person,
      documents.suggest,
      { prefix: 'bocal' },
      'viewer.household.kitchen.productSuggestions',
    );
    expect(suggested).toHaveLength(1);
  });

  it('are one staple', async () => {
    const choose = (name: string, isStaple: boolean) =>
      ask(
        person,
        documents.setStaple,
        { name, isStaple },
        'setStaple.viewer.household.kitchen.staples',
      );
    await choose('bocaux de cornichons', true);
    expect(await choose('bocal de cornichons', false)).not.toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('cornichons') }),
    );
  });
});

describe('keys of before', () => {
  const many = 'bocau de cornichon';
  const one = 'bocal de cornichon';
  const lines = [
    ['bocaux de cornichons', many],
    ['bocal de cornichons', one],
    ['lardons végétaux', 'lardon vegetau'],
    ['sel en cristaux', 'sel en cristau'],
    ['Sels spéciaux', 'sel speciau'],
    ['sablés royaux', 'sable royau'],
    ['noyaux d’abricot', 'noyau de abricot'],
    ['bacalhau', 'bacalhau'],
    ['esquimaux', 'esquimau'],
    ['poireaux', 'poireau'],
  ] as const;
  let householdId: string;
  let strangersId: string;

  beforeAll(async () => {
    const { db } = server.app.services;
    const stranger = await server.subscriber();
    person = await server.subscriber();
    householdId = await householdOf(server, person);
    strangersId = await householdOf(server, stranger);
    await db.shoppingItem.createMany({
      data: lines.map(([name, product]) => ({ householdId, name, product, aisle: 'OTHER' })),
    });
    await db.productAisle.createMany({
      data: [
        { householdId, product: many, aisle: 'FROZEN' },
        { householdId, product: one, aisle: 'GROCERY' },
        { householdId, product: 'sel speciau', aisle: 'BAKING' },
        { householdId, product: 'bacalhau', aisle: 'FISH' },
      ],
    });
    const [early, late] = [new Date('2026-11-10'), new Date('2026-11-20')];
    await db.productUse.createMany({
      data: [
        { householdId, product: many, name: 'bocaux de cornichons', uses: 3, lastUsedAt: late },
        { householdId, product: one, name: 'bocal de cornichons', uses: 2, lastUsedAt: early },
        { householdId, product: 'sel speciau', name: 'sels spéciaux', uses: 1, lastUsedAt: late },
      ],
    });
    await db.staple.createMany({
      data: [
        { householdId, product: many, name: 'bocaux de cornichons', isStaple: false },
        { householdId, product: one, name: 'bocal de cornichons', isStaple: true },
        { householdId: strangersId, product: many, name: 'bocaux de cornichons', isStaple: true },
      ],
    });
    const migrations = await readMigrations();
    const name = '_products_in_the_singular';
    const { sql = '' } = migrations.find((each) => each.name.endsWith(name)) ?? {};
    await db.$transaction(sql.split(';\n\n').map((statement) => db.$executeRawUnsafe(statement)));
  });

  it('are those that the names have now', async () => {
    const { db } = server.app.services;
    const rows = await db.shoppingItem.findMany({ where: { householdId } });
    expect(rows.map(({ product }) => product)).toEqual(
      rows.map(({ name }) => canonicalProduct(name)),
    );
    expect(rows).toHaveLength(lines.length);
  });

  it('become one where the household has both', async () => {
    const { db } = server.app.services;
    const all = { where: { householdId }, orderBy: { product: 'asc' } } as const;
    expect(await db.productAisle.findMany(all)).toEqual([
      { householdId, product: 'bacalhau', aisle: 'FISH' },
      { householdId, product: one, aisle: 'GROCERY' },
      { householdId, product: 'sel special', aisle: 'BAKING' },
    ]);
    expect(await db.productUse.findMany(all)).toMatchObject([
      { product: one, name: 'bocaux de cornichons', uses: 5 },
      { product: 'sel special', name: 'sels spéciaux', uses: 1 },
    ]);
    expect(await db.staple.findMany(all)).toMatchObject([{ product: one, isStaple: true }]);
    expect(await db.staple.findMany({ where: { householdId: strangersId } })).toMatchObject([
      { product: one, isStaple: true },
    ]);
  });
});
