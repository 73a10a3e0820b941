import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testkit/person.js';
import { meal as mealToPlan, plan } from '../../../testkit/planning-kit.js';
import {
  ask,
  documents,
  seedRecipe,
  stockFridge,
  type Stocked,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
});
afterAll(() => server.close());

const add = (variables: Record<string, unknown>) =>
  ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');

const stock = (rows: readonly Stocked[]) => stockFridge(server, person, rows);

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
    await ask(person, plan, { input }, 'planMeal.plannedMeals.0.id');
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
      shoppingItems: expect.arrayContaining([
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
      shoppingItems: [{ quantity: '300', plannedMealId: third.plannedMealId }],
    });
    expect(await add(second)).toMatchObject({ shoppingItems: [], inFridge: ['lait'] });
  });

  it('leaves to other planned meals what they need and nobody is to buy for them', async () => {
    await stock([{ name: 'Carottes', quantity: 800, unit: 'G' }]);
    const first = await meal(['800 g de carottes'], '2026-11-22');
    expect(await add(first)).toMatchObject({ shoppingItems: [], inFridge: ['carottes'] });
    expect(await add(await meal(['200 g de carottes'], '2026-11-20'))).toMatchObject({
      shoppingItems: [{ quantity: '200' }],
      inFridge: [],
    });
    const alone = await seedRecipe(server, person, ['100 g de carottes']);
    expect(await add({ recipeId: alone, missingOnly: true })).toMatchObject({
      shoppingItems: [{ quantity: '100' }],
    });
  });

  it.each([
    ['was bought after the meal was planned', 'FRESH' as const, '2026-11-19', '200'],
    ['was there before', 'FRESH' as const, '2026-11-17', null],
    ['says itself until when it keeps', null, '2026-11-19', null],
  ])(
    'leaves to a meal what may not last until then where it %s',
    async (_, expirationEstimate, since, toBuy) => {
      const expirationDate = new Date('2026-11-21');
      const createdAt = new Date(`${since}T18:00:00Z`);
      const ham = { name: 'Jambon blanc', quantity: 200, unit: 'G' as const };
      await stock([{ ...ham, expirationDate, expirationEstimate, createdAt }]);
      const { plannedMealId } = await meal(['200 g de jambon blanc'], '2026-11-22');
      const planned = { createdAt: new Date('2026-11-18T12:00:00Z') };
      await server.app.services.db.plannedMeal.update({
        where: { id: plannedMealId },
        data: planned,
      });
      const sooner = await meal(['200 g de jambon blanc'], '2026-11-20');
      expect(await add(sooner)).toMatchObject({
        shoppingItems: toBuy === null ? [] : [{ quantity: toBuy }],
      });
    },
  );

  it('leaves nothing to a meal that is over, today’s lunch too', async () => {
    await stock([{ name: 'Carottes', quantity: 800, unit: 'G' }]);
    await meal(['800 g de carottes'], today, '11:59');
    expect(await add(await meal(['800 g de carottes'], '2026-11-20'))).toMatchObject({
      shoppingItems: [],
      inFridge: ['carottes'],
    });
  });

  it('counts for two recipes without a meal, too, what the fridge has once', async () => {
    await stock([{ name: 'Carottes', quantity: 800, unit: 'G' }]);
    const one = await seedRecipe(server, person, ['600 g de carottes', '1 oignon']);
    const other = await seedRecipe(server, person, ['600 g de carottes', '1 oignon']);
    await add({ recipeId: one, missingOnly: true });
    expect(await add({ recipeId: other, missingOnly: true })).toMatchObject({
      shoppingItems: [{ quantity: '400' }, { name: 'oignon' }],
      inFridge: [],
    });
  });

  it('buys all of it where nobody asks for what is missing', async () => {
    await stock([{ name: 'Carottes', quantity: 1, unit: 'KG' }]);
    await meal(['600 g de carottes'], '2026-11-20');
    expect(await addWeek(false)).toMatchObject({
      shoppingItems: [{ quantity: '600' }],
      inFridge: [],
      leftOut: [],
    });
  });
});
