import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testkit/person.js';
import { meal as mealToPlan, plan } from '../../testkit/planning-kit.js';
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

/** Puts this into an empty fridge, with nothing on the list. */
async function stock(
  rows: {
    name: string;
    quantity: number;
    unit: 'UNIT' | 'G' | 'KG' | 'ML';
    expirationDate?: Date;
  }[],
): Promise<void> {
  const { db } = server.app.services;
  const householdId = await householdOf(server, person);
  await db.shoppingItem.deleteMany({ where: { householdId } });
  await db.inventoryItem.deleteMany({ where: { householdId } });
  await db.inventoryItem.createMany({
    data: rows.map((row) => ({ householdId, category: 'OTHER' as const, ...row })),
  });
}

describe('adding what the fridge has not', () => {
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
      items: [
        { name: 'crème', quantity: '300', unit: 'G' },
        { name: 'crème', quantity: '10', unit: 'CL' },
      ],
      inFridge: [],
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

  it('takes a spoon from the bottle, and from a packet that holds it whatever it weighs', async () => {
    await stock([
      { name: 'Huile d’olive', quantity: 40, unit: 'ML' },
      { name: 'Farine', quantity: 100, unit: 'G' },
      { name: 'Sucre', quantity: 20, unit: 'G' },
    ]);
    const recipeId = await seedRecipe(server, person, [
      '2 c. à soupe d’huile d’olive',
      '3 c. à soupe de farine',
      '1 c. à soupe de sucre',
    ]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      items: [{ name: 'sucre', quantity: '1', unit: 'TABLESPOON' }],
      inFridge: ['huile d’olive', 'farine'],
    });
  });

  it('puts what was left out on the list afterwards, whole lines and parts of them', async () => {
    await stock([
      { name: 'Carottes', quantity: 500, unit: 'G' },
      { name: 'Lait', quantity: 1, unit: 'UNIT' },
    ]);
    const recipeId = await recipe();
    const { leftOut } = (await add({ recipeId, missingOnly: true })) as {
      leftOut: { id: string; name: string; quantity: string }[];
    };
    expect(leftOut).toMatchObject([
      { name: 'lait', quantity: '200' },
      { name: 'carottes', quantity: '500' },
    ]);
    const ids = leftOut.map(({ id }) => id);
    const amounts = async () => {
      const rows = (await ask(person, documents.list, {}, 'viewer.shoppingItems')) as {
        recipeId: string;
        name: string;
        quantity: string;
      }[];
      return rows
        .filter((row) => row.recipeId === recipeId && /carotte|lait/u.test(row.name))
        .map(({ name, quantity }) => `${quantity} ${name}`)
        .toSorted();
    };
    expect(await amounts()).toEqual(['300 carottes']);
    expect(
      await ask(person, documents.restore, { ids }, 'restoreShoppingItems.viewer.dashboard'),
    ).toBeTruthy();
    expect(await amounts()).toEqual(['200 lait', '300 carottes', '500 carottes']);
  });
});

describe('adding what the meals of a week lack', () => {
  const today = '2026-11-19';
  beforeEach(async () => {
    const { db, clock } = server.app.services;
    clock.now = () => new Date(`${today}T11:00:00Z`);
    await db.$transaction([db.shoppingItem.deleteMany(), db.plannedMeal.deleteMany()]);
  });
  const meal = async (ingredients: string[], date: string, time = '19:00') => {
    const recipeId = await seedRecipe(server, person, ingredients);
    const input = mealToPlan({ recipeId, servings: 4, date, time });
    await ask(person, plan, { input }, 'planMeal.plannedMeal.id');
    return { recipeId, plannedMealId: input.id, missingOnly: true };
  };
  const addWeek = (missingOnly = true) =>
    ask(
      person,
      documents.addWeek,
      { from: today, to: '2026-11-25', missingOnly },
      'addWeekToShoppingList',
    );

  it('gives each pound of the fridge to one meal, the first to be eaten', async () => {
    await stock([{ name: 'Carottes', quantity: 1, unit: 'KG' }]);
    const later = await meal(['800 g de carottes'], '2026-11-22');
    await meal(['600 g de carottes', '2 oignons'], '2026-11-20');
    expect(await addWeek()).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ name: 'oignons' }),
        expect.objectContaining({ quantity: '400', plannedMealId: later.plannedMealId }),
      ]),
      inFridge: ['carottes'],
    });
    expect(await addWeek()).toMatchObject({ code: 'ALREADY_IN_LIST' });
  });

  it('buys what will have expired by the day of the meal', async () => {
    await stock([
      { name: 'Lait', quantity: 300, unit: 'ML', expirationDate: new Date('2026-11-21') },
      { name: 'Lait', quantity: 300, unit: 'ML', expirationDate: new Date('2026-11-24') },
    ]);
    await meal(['300 ml de lait'], '2026-11-20');
    const second = await meal(['300 ml de lait'], '2026-11-22');
    const third = await meal(['300 ml de lait'], '2026-11-24');
    expect(await addWeek()).toMatchObject({
      items: [{ quantity: '300', plannedMealId: third.plannedMealId }],
    });
    expect(await add(second)).toMatchObject({ items: [], inFridge: ['lait'] });
  });

  it('leaves to other planned meals what they need and nobody is to buy for them', async () => {
    await stock([{ name: 'Carottes', quantity: 800, unit: 'G' }]);
    const first = await meal(['800 g de carottes'], '2026-11-22');
    expect(await add(first)).toMatchObject({ items: [], inFridge: ['carottes'] });
    expect(await add(await meal(['200 g de carottes'], '2026-11-20'))).toMatchObject({
      items: [{ quantity: '200' }],
      inFridge: [],
    });
    const alone = await seedRecipe(server, person, ['100 g de carottes']);
    expect(await add({ recipeId: alone, missingOnly: true })).toMatchObject({
      items: [{ quantity: '100' }],
    });
  });

  it('leaves nothing to a meal that is over, today’s lunch too', async () => {
    await stock([{ name: 'Carottes', quantity: 800, unit: 'G' }]);
    await meal(['800 g de carottes'], today, '11:59');
    expect(await add(await meal(['800 g de carottes'], '2026-11-20'))).toMatchObject({
      items: [],
      inFridge: ['carottes'],
    });
  });

  it('counts for two recipes without a meal, too, what the fridge has once', async () => {
    await stock([{ name: 'Carottes', quantity: 800, unit: 'G' }]);
    const one = await seedRecipe(server, person, ['600 g de carottes', '1 oignon']);
    const other = await seedRecipe(server, person, ['600 g de carottes', '1 oignon']);
    await add({ recipeId: one, missingOnly: true });
    expect(await add({ recipeId: other, missingOnly: true })).toMatchObject({
      items: [{ quantity: '400' }, { name: 'oignon' }],
      inFridge: [],
    });
  });

  it('buys all of it where nobody asks for what is missing', async () => {
    await stock([{ name: 'Carottes', quantity: 1, unit: 'KG' }]);
    await meal(['600 g de carottes'], '2026-11-20');
    expect(await addWeek(false)).toMatchObject({
      items: [{ quantity: '600' }],
      inFridge: [],
      leftOut: [],
    });
  });
});
