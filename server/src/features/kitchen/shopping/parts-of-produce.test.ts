import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inventory } from '../../../testkit/inventory-kit.js';
import type { Person } from '../../../testkit/person.js';
import { meal as mealToPlan, plan, update } from '../../../testkit/planning-kit.js';
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
  server.app.services.clock.now = () => new Date('2026-11-19T11:00:00Z');
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.subscriber();
});

const recipe = (...ingredients: string[]) => seedRecipe(server, person, ingredients);
const addRecipe = (variables: Record<string, unknown>) =>
  ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');
const bought = async () => {
  const rows = (await ask(
    person,
    `{ viewer { household { kitchen { shoppingItems { name quantity product toCheck boughtAs { name parts } } } } } }`,
    {},
    'viewer.household.kitchen.shoppingItems',
  )) as { name: string; quantity: string; product: string; toCheck: boolean }[];
  return rows.toSorted((one, other) => one.name.localeCompare(other.name));
};
const stock = async (name: string, quantity: number): Promise<void> => {
  const { db } = server.app.services;
  const householdId = await householdOf(server, person);
  await db.inventoryItem.create({ data: { householdId, category: 'OTHER', name, quantity } });
};

describe('parts of fresh produce', () => {
  it('are one article with their whole, whoever asks for them', async () => {
    await addLine(person, '1 bouquet de persil');
    const recipeId = await recipe('6 brins de persil', '2 gousses d’ail', '1 càc de persil séché');
    expect(await addRecipe({ recipeId })).toMatchObject({
      newArticles: 2,
      viewer: { dashboard: { itemsToBuy: 3 } },
    });
    expect(await bought()).toEqual([
      expect.objectContaining({ product: 'persil', boughtAs: { name: 'persil', parts: 1 } }),
      expect.objectContaining({
        name: 'brins de persil',
        quantity: '6',
        product: 'persil',
        boughtAs: { name: 'persil', parts: 10 },
      }),
      expect.objectContaining({ product: 'ail', boughtAs: { name: 'ail', parts: 10 } }),
      expect.objectContaining({ product: 'persil sec', boughtAs: null }),
    ]);
  });

  it('stand where the household has put their whole', async () => {
    await addLine(person, 'persil');
    await ask(
      person,
      documents.setAisle,
      { product: 'persil', aisle: 'FROZEN' },
      'setProductAisle',
    );
    await addRecipe({ recipeId: await recipe('6 brins de persil') });
    expect(await listOf(person)).toEqual([
      expect.objectContaining({ aisle: 'FROZEN' }),
      expect.objectContaining({ aisle: 'FROZEN' }),
    ]);
  });

  it('are staples where their whole is one, and fresh thyme is none for the dried', async () => {
    const ail = { name: 'ail', isStaple: true };
    await ask(person, documents.setStaple, ail, 'setStaple.viewer');
    const recipeId = await recipe('2 gousses d’ail', '4 brins de thym', '1 càc de thym');
    await addRecipe({ recipeId, missingOnly: true });
    expect((await bought()).map(({ name, toCheck }) => [name, toCheck])).toEqual([
      ['brins de thym', false],
      ['gousses d’ail', true],
      ['thym', true],
    ]);
  });

  const planned = async (recipeId: string) => {
    const input = mealToPlan({ recipeId, servings: 4, date: '2026-11-22' });
    await ask(person, plan, { input }, 'planMeal.plannedMeals.0.id');
    return { recipeId, plannedMealId: input.id };
  };
  const amounts = async () =>
    (await bought()).map(({ name, quantity }) => `${quantity} ${name}`).toSorted();

  it('come from the bunch at home, and are asked for again when it has gone', async () => {
    await stock('Persil', 1);
    const meal = await planned(await recipe('12 brins de persil', '1 bouquet de persil'));
    const added = { ...meal, missingOnly: true };
    expect(await addRecipe(added)).toMatchObject({
      leftOut: [{ name: 'brins de persil', quantity: '10' }],
    });
    expect(await amounts()).toEqual(['1 bouquet de persil', '2 brins de persil']);
    const { db } = server.app.services;
    const householdId = await householdOf(server, person);
    await db.inventoryItem.deleteMany({ where: { householdId } });
    await addRecipe(added);
    expect(await amounts()).toEqual([
      '1 bouquet de persil',
      '10 brins de persil',
      '2 brins de persil',
    ]);
  });

  it('follow their meal, and so does what was at home of them', async () => {
    await stock('Persil', 1);
    const lines = ['12 brins de persil', '4 gousses d’ail'];
    const meal = await planned(await recipe(...lines));
    await addRecipe({ ...meal, missingOnly: true });
    expect(await amounts()).toEqual(['2 brins de persil', '4 gousses d’ail']);
    const fewer = { id: meal.plannedMealId, input: { servings: 2 } };
    await ask(person, update, fewer, 'updatePlannedMeal.plannedMeals.0.id');
    expect(await amounts()).toEqual(['2 gousses d’ail']);
    const { db } = server.app.services;
    const leftOut = await db.shoppingItem.findMany({
      where: { plannedMealId: meal.plannedMealId, leftOut: true },
    });
    expect(leftOut).toMatchObject([{ name: 'brins de persil', quantity: '6' }]);
  });

  it('are put away as what was bought', async () => {
    const ids = [
      await addLine(person, '6 brins de persil'),
      await addLine(person, '1 bouquet de persil'),
      await addLine(person, '12 gousses d’ail'),
      await addLine(person, '2 cm de gingembre frais'),
    ];
    await ask(person, documents.check, { ids, checked: true }, 'setShoppingItemsChecked');
    const { inventoryItems } = (await ask(
      person,
      inventory.putAway,
      { ids },
      'putAwayShoppingItems',
    )) as { inventoryItems: { name: string; quantity: number }[] };
    expect(inventoryItems.map(({ name, quantity }) => `${quantity} ${name}`).toSorted()).toEqual([
      '1 gingembre frais',
      '2 ail',
      '2 persil',
    ]);
  });
});
