import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testkit/person.js';
import { ask, documents, householdOf, seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  stranger = await server.subscriber();
});
afterAll(() => server.close());

const add = (variables: Record<string, unknown>) =>
  ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');

describe('adding what the fridge has not', () => {
  const stock = async (
    rows: {
      name: string;
      quantity: number;
      unit: 'UNIT' | 'G' | 'KG' | 'ML';
      expirationDate?: Date;
    }[],
  ) => {
    const { db } = server.app.services;
    const householdId = await householdOf(server, person);
    await db.inventoryItem.deleteMany({ where: { householdId } });
    await db.inventoryItem.createMany({
      data: rows.map((row) => ({ householdId, category: 'OTHER' as const, ...row })),
    });
  };
  const recipe = () =>
    seedRecipe(server, person, [
      '800 g de carottes',
      '3 œufs',
      '200 ml de lait',
      'Sel',
      '2 oignons',
      '1 œuf',
    ]);

  it('says again no more than the rest of what it says again', async () => {
    await stock([
      { name: 'Courgettes', quantity: 3, unit: 'UNIT' },
      { name: 'Sucre', quantity: 60, unit: 'G' },
      { name: 'Thon', quantity: 1, unit: 'UNIT' },
    ]);
    const recipeId = await seedRecipe(server, person, [
      '4 courgettes (environ 800 g)',
      '120 g de sucre (soit 8 c. à soupe)',
      '2 boîtes de thon (140 g)',
    ]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      items: [
        { name: 'courgette (environ 200 g)', quantity: '1' },
        { name: 'sucre (soit 4 c. à soupe)', quantity: '60', unit: 'G' },
        { name: 'boîtes de thon (140 g)', quantity: '2' },
      ],
    });
  });

  it('buys the rest of what there is too little of, and names what it leaves out', async () => {
    await stock([
      { name: 'Carottes', quantity: 500, unit: 'G' },
      { name: 'Œufs frais', quantity: 3, unit: 'UNIT' },
      { name: 'Lait', quantity: 1, unit: 'UNIT' },
      { name: 'Oignons', quantity: 9, unit: 'UNIT', expirationDate: new Date('2020-01-01') },
    ]);
    const recipeId = await recipe();
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      items: [
        { name: 'carottes', quantity: '300', unit: 'G' },
        { name: 'Sel' },
        { name: 'oignons', quantity: '2' },
        { name: 'œuf', quantity: '1' },
      ],
      inFridge: ['œufs', 'lait'],
    });
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({ code: 'ALREADY_IN_LIST' });
  });

  it('counts for the servings asked for, in any unit of the same kind', async () => {
    await stock([{ name: 'Carottes', quantity: 1, unit: 'KG' }]);
    const recipeId = await seedRecipe(server, person, ['800 g de carottes']);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      items: [],
      inFridge: ['carottes'],
    });
    expect(await add({ recipeId, servings: 8, missingOnly: true })).toMatchObject({
      items: [{ quantity: '0,6', unit: 'KG' }],
      inFridge: [],
    });
  });

  it('works out no rest between what is weighed and what is poured', async () => {
    await stock([{ name: 'Crème', quantity: 100, unit: 'ML' }]);
    const recipeId = await seedRecipe(server, person, ['300 g de crème', '20 cl de crème']);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      items: [{ name: 'crème', quantity: '10', unit: 'CL' }],
      inFridge: ['crème'],
    });
  });

  it('looks into nobody else’s fridge, and into none unless asked', async () => {
    await stock([{ name: 'Carottes', quantity: 5, unit: 'KG' }]);
    const theirs = await seedRecipe(server, stranger, ['800 g de carottes']);
    const asked = { recipeId: theirs, missingOnly: true };
    expect(
      await ask(stranger, documents.addRecipe, asked, 'addRecipeToShoppingList'),
    ).toMatchObject({ items: [{ quantity: '800' }], inFridge: [] });
    const own = await seedRecipe(server, person, ['800 g de carottes']);
    expect(await add({ recipeId: own })).toMatchObject({
      items: [{ quantity: '800' }],
      inFridge: [],
    });
  });
});
