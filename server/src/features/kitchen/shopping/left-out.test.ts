import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testkit/person.js';
import { meal as mealToPlan, plan, update } from '../../../testkit/planning-kit.js';
import {
  ask,
  documents,
  householdOf,
  seedRecipe,
  type Stocked,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { purgeShopping } from './purge-shopping.js';

const today = '2026-11-19';
let server: TestServer;
let person: Person;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  setDay(today);
  person = await server.subscriber();
});

function setDay(day: string, time = '11:00'): void {
  server.app.services.clock.now = () => new Date(`${day}T${time}:00Z`);
}
const carrots = (quantity: number): Stocked => ({ name: 'Carottes', quantity, unit: 'G' });
async function stock(...rows: Stocked[]): Promise<void> {
  const { db } = server.app.services;
  const householdId = await householdOf(server, person);
  const category = 'OTHER' as const;
  await db.inventoryItem.deleteMany({ where: { householdId } });
  await db.inventoryItem.createMany({
    data: rows.map((row) => ({ householdId, category, ...row })),
  });
}
const add = (variables: Record<string, unknown>) =>
  ask(person, documents.addRecipe, { missingOnly: true, ...variables }, 'addRecipeToShoppingList');
const recipe = (...ingredients: string[]) => seedRecipe(server, person, ingredients);
async function planned(recipeId: string, date = '2026-11-22') {
  const input = mealToPlan({ recipeId, servings: 4, date });
  await ask(person, plan, { input }, 'planMeal.plannedMeals.0.id');
  return { recipeId, plannedMealId: input.id };
}
const leftOutItems =
  '{ viewer { id household { id kitchen { id leftOutItems { id name recipeId } } } } }';
const names = async () =>
  (
    (await ask(person, documents.list, {}, 'viewer.household.kitchen.shoppingItems')) as {
      name: string;
      quantity: string;
    }[]
  )
    .map(({ name, quantity }) => `${quantity} ${name}`)
    .toSorted();

describe('what was left out because the fridge had it', () => {
  it('is bought with its meal once it has gone, once', async () => {
    await stock(carrots(800));
    const meal = await planned(await recipe('800 g de carottes', '2 oignons'));
    expect(await add(meal)).toMatchObject({
      shoppingItems: [{ name: 'oignons' }],
      inFridge: ['carottes'],
    });
    expect(await add(meal)).toMatchObject({ code: 'ALREADY_IN_LIST' });
    await stock();
    const answers = await Promise.all([add(meal), add(meal)]);
    expect(
      answers.filter((answer) => JSON.stringify(answer).includes('"shoppingItems"')),
    ).toHaveLength(1);
    expect(await names()).toEqual(['2 oignons', '800 carottes']);
    expect(await add(meal)).toMatchObject({ code: 'ALREADY_IN_LIST' });
  });

  it('is bought as far as it has gone, whole lines and parts', async () => {
    await stock(carrots(500), { name: 'Lait', quantity: 1000, unit: 'ML' });
    const meal = await planned(await recipe('800 g de carottes', '50 cl de lait'));
    expect(await add(meal)).toMatchObject({
      shoppingItems: [{ quantity: '300' }],
      inFridge: ['lait'],
    });
    await stock(carrots(200), { name: 'Lait', quantity: 300, unit: 'ML' });
    expect(await add(meal)).toMatchObject({
      shoppingItems: [{ quantity: '20' }, { quantity: '300' }],
    });
    await stock();
    await add(meal);
    expect(await names()).toEqual([
      '20 lait',
      '200 carottes',
      '30 lait',
      '300 carottes',
      '300 carottes',
    ]);
  });

  it('is not what somebody took off the list', async () => {
    await stock(carrots(800));
    const meal = await planned(await recipe('800 g de carottes', '2 oignons', '1 citron'));
    const { shoppingItems: items } = (await add(meal)) as { shoppingItems: { id: string }[] };
    await ask(person, documents.remove, { ids: [items[1]?.id] }, 'deleteShoppingItems');
    await stock();
    expect(await add(meal)).toMatchObject({ shoppingItems: [{ name: 'carottes' }] });
    expect(await names()).toEqual(['2 oignons', '800 carottes']);
  });

  it('is bought with more servings of its meal', async () => {
    await stock(carrots(800));
    const meal = await planned(await recipe('800 g de carottes', '2 oignons'));
    await add(meal);
    await stock(carrots(300));
    await add({ ...meal, servings: 6 });
    await add({ ...meal, servings: 6 });
    const grams = (await names())
      .filter((name) => name.includes('carotte'))
      .reduce((sum, name) => sum + Number.parseInt(name, 10), 0);
    expect(grams).toBe(900);
  });

  it.each<[string, number[], string[]]>([
    ['for fewer, whole lines and parts', [2], ['1 oignon', '15 lait', '400 carottes']],
    ['for fewer and for as many again', [2, 4], ['2 oignons', '30 lait', '800 carottes']],
    ['for more', [6], ['3 oignons', '45 lait', '1200 carottes']],
  ])('is bought as its meal is cooked %s', async (_name, changes, expected) => {
    await stock(carrots(2000), { name: 'Lait', quantity: 200, unit: 'ML' });
    const meal = await planned(await recipe('800 g de carottes', '30 cl de lait', '2 oignons'));
    await add(meal);
    for (const servings of changes)
      await ask(
        person,
        update,
        { id: meal.plannedMealId, input: { servings } },
        'updatePlannedMeal',
      );
    await stock();
    await add(meal);
    const bought = new Map<string, number>();
    for (const row of await names()) {
      const [amount = '', name = ''] = row.split(' ');
      bought.set(name, (bought.get(name) ?? 0) + Number(amount));
    }
    expect([...bought].map(([name, amount]) => `${amount} ${name}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('is bought with a recipe without a meal too, of which the rest is on the list', async () => {
    await stock(carrots(800));
    const recipeId = await recipe('800 g de carottes', '2 oignons');
    await add({ recipeId });
    expect(await add({ recipeId })).toMatchObject({ code: 'ALREADY_IN_LIST' });
    await stock();
    expect(await add({ recipeId })).toMatchObject({ shoppingItems: [{ name: 'carottes' }] });
    expect(await names()).toEqual(['2 oignons', '800 carottes']);
  });

  it('is kept for its meal until that is over', async () => {
    await stock(carrots(800));
    const meal = await planned(await recipe('800 g de carottes', '2 oignons'));
    await add(meal);
    await stock();
    setDay('2026-11-21');
    await purgeShopping(server.app.services);
    expect(await add(meal)).toMatchObject({ shoppingItems: [{ name: 'carottes' }] });
  });
});

describe('a recipe without a meal that the fridge covers', () => {
  const other = async () => add({ recipeId: await recipe('200 g de carottes') });

  it('keeps what it needs for a day', async () => {
    await stock(carrots(800));
    const recipeId = await recipe('800 g de carottes');
    expect(await add({ recipeId })).toMatchObject({ shoppingItems: [], inFridge: ['carottes'] });
    expect(await add({ recipeId })).toMatchObject({ shoppingItems: [], inFridge: ['carottes'] });
    expect(await other()).toMatchObject({ shoppingItems: [{ quantity: '200' }] });
    setDay('2026-11-20', '12:00');
    expect(await other()).toMatchObject({ shoppingItems: [] });
  });

  it('keeps it once where it is planned then, and leaves it when the meal goes', async () => {
    await stock(carrots(1000));
    const recipeId = await recipe('800 g de carottes');
    await add({ recipeId });
    const meal = await planned(recipeId);
    expect(await other()).toMatchObject({ shoppingItems: [] });
    await stock(carrots(800));
    expect(await other()).toMatchObject({ shoppingItems: [{ quantity: '200' }] });
    await person.send('mutation ($id: ID!) { deletePlannedMeal(id: $id) { __typename } }', {
      id: meal.plannedMealId,
    });
    await stock(carrots(600));
    expect(await other()).toMatchObject({ shoppingItems: [] });
  });

  it('keeps nothing once the rest of it is taken off the list', async () => {
    await stock(carrots(800));
    const recipeId = await recipe('800 g de carottes', '2 oignons');
    const { shoppingItems: items } = (await add({ recipeId })) as {
      shoppingItems: { id: string }[];
    };
    expect(await other()).toMatchObject({ shoppingItems: [{ quantity: '200' }] });
    await ask(person, documents.remove, { ids: [items[0]?.id] }, 'deleteShoppingItems');
    await stock(carrots(200));
    expect(await other()).toMatchObject({ shoppingItems: [] });
  });

  it('is shown until its meal is cooked or over, and can be put on the list', async () => {
    await stock(carrots(800), { name: 'Lait', quantity: 300, unit: 'ML' });
    const shown = async (who = person) =>
      (
        (await ask(who, leftOutItems, {}, 'viewer.household.kitchen.leftOutItems')) as {
          id: string;
          name: string;
        }[]
      ).map(({ id, name }) => ({ id, name }));
    const meal = await planned(await recipe('800 g de carottes', '50 cl de lait', '2 oignons'));
    await add(meal);
    const [carrot, milk] = await shown();
    expect([carrot?.name, milk?.name]).toEqual(['carottes', 'lait']);
    expect(await shown(await server.subscriber())).toEqual([]);
    setDay('2026-11-22', '22:00');
    expect(await shown()).toHaveLength(2);
    await ask(person, documents.restore, { ids: [carrot?.id] }, 'restoreShoppingItems');
    expect(await shown()).toEqual([milk]);
    expect(await names()).toEqual(['2 oignons', '20 lait', '800 carottes']);
    setDay('2026-11-23');
    expect(await shown()).toEqual([]);
  });

  it('is shown for a day of a recipe alone, unless the rest of it was taken off', async () => {
    await stock(carrots(800));
    const [alone, dropped] = [
      await recipe('800 g de carottes', '2 oignons'),
      await recipe('800 g de carottes', '1 citron'),
    ];
    await add({ recipeId: alone });
    const { shoppingItems } = (await add({ recipeId: dropped })) as {
      shoppingItems: { id: string }[];
    };
    const shown = () => ask(person, leftOutItems, {}, 'viewer.household.kitchen.leftOutItems');
    const ids = shoppingItems.map(({ id }) => id);
    await ask(person, documents.remove, { ids }, 'deleteShoppingItems');
    expect(await shown()).toMatchObject([{ name: 'carottes', recipeId: alone }]);
    setDay('2026-11-20', '11:01');
    expect(await shown()).toEqual([]);
  });
});
