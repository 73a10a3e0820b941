import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inventory } from '../../../testkit/inventory-kit.js';
import type { Person } from '../../../testkit/person.js';
import { copy, meal as mealToPlan, plan, update } from '../../../testkit/planning-kit.js';
import { ask, documents, householdOf, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
});
beforeEach(async () => {
  const { db, clock } = server.app.services;
  // A Thursday; its week is 16 to 22 November.
  clock.now = () => new Date('2026-11-19T11:00:00Z');
  await db.$transaction([db.shoppingItem.deleteMany(), db.plannedMeal.deleteMany()]);
});
afterAll(() => server.close());

const lines = ['500 g de farine', '3 œufs', '1 pincée de sel'];

const add = (variables: Record<string, unknown>) =>
  ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');
const addWeek = (from: string, to: string, includePast?: boolean) =>
  ask(person, documents.addWeek, { from, to, includePast }, 'addWeekToShoppingList');
const check = (ids: string[]) =>
  ask(person, documents.check, { ids, checked: true }, 'setShoppingItemsChecked');
const wholeWeek = ['2026-11-16', '2026-11-22'] as const;
const recipeOf = (ingredients = lines) => seedRecipe(server, person, ingredients);
const meal = async (recipeId: string, servings: number, date = '2026-11-20', time = '19:00') => {
  const input = mealToPlan({ recipeId, servings, date, time });
  return (await ask(person, plan, { input }, 'planMeal.plannedMeals.0.id')) as string;
};
const idsOf = async () => (await listed()).map(({ id }) => id);
const listed = async () =>
  (await ask(person, documents.list, {}, 'viewer.household.kitchen.shoppingItems')) as unknown as {
    id: string;
    name: string;
    quantity: string;
    plannedMealId: string | null;
  }[];

it.each<[order: string, (recipeId: string) => Promise<unknown>]>([
  ['then planned', async (recipeId) => [await add({ recipeId }), await meal(recipeId, 4)]],
  ['planned before', async (recipeId) => [await meal(recipeId, 4), await add({ recipeId })]],
  [
    'by a copy of the week',
    async (recipeId) => {
      await meal(recipeId, 4, '2026-11-13');
      await add({ recipeId });
      await ask(person, copy, { from: '2026-11-13', to: '2026-11-20' }, 'copyWeek');
    },
  ],
])('%s, it is bought once', async (_order, arrange) => {
  const recipeId = await recipeOf();
  await arrange(recipeId);
  expect(await addWeek(...wholeWeek)).toMatchObject({ code: 'ALREADY_IN_LIST' });
  const now = await listed();
  expect(now).toHaveLength(3);
  const [mealId] = new Set(now.map(({ plannedMealId }) => plannedMealId));
  expect(mealId).toBeTruthy();
  for (const again of [{ recipeId }, { recipeId, plannedMealId: mealId }])
    expect(await add(again)).toMatchObject({ code: 'ALREADY_IN_LIST' });
  expect(await listed()).toEqual(now);
});

const takeBack = `mutation ($ids: [ID!]!) { deletePlannedMeals(ids: $ids, keepShoppingItems: true) { __typename } }`;

it('is the meal’s as soon as it is planned, and anybody’s when it is taken back', async () => {
  const recipeId = await recipeOf();
  await add({ recipeId });
  const id = await meal(recipeId, 4);
  expect((await listed()).map(({ plannedMealId }) => plannedMealId)).toEqual([id, id, id]);
  await ask(person, takeBack, { ids: [id] }, 'deletePlannedMeals');
  expect((await listed()).map(({ plannedMealId }) => plannedMealId)).toEqual([null, null, null]);
  const other = await meal(recipeId, 4, '2026-11-21');
  expect((await listed()).map(({ plannedMealId }) => plannedMealId)).toEqual([other, other, other]);
  expect(await addWeek(...wholeWeek)).toMatchObject({ code: 'ALREADY_IN_LIST' });
});

it('is bought twice for two meals, ticked lines included', async () => {
  const recipeId = await recipeOf();
  await add({ recipeId });
  await check((await idsOf()).slice(0, 2));
  await meal(recipeId, 4);
  await meal(recipeId, 2, '2026-11-21');
  expect(await addWeek(...wholeWeek)).toMatchObject({
    shoppingItems: [{ quantity: '250' }, { quantity: '2' }, { quantity: '1' }],
  });
  expect(await addWeek(...wholeWeek)).toMatchObject({ code: 'ALREADY_IN_LIST' });
});

it('is added for those who are more at table, once, and comes back as it was by undo', async () => {
  const recipeId = await recipeOf();
  await add({ recipeId });
  await ask(person, documents.remove, { ids: [(await idsOf())[2]] }, 'deleteShoppingItems');
  const id = await meal(recipeId, 6);
  const answers = await Promise.all([addWeek(...wholeWeek), addWeek(...wholeWeek)]);
  expect(answers.filter((answer) => 'code' in (answer as object))).toHaveLength(1);
  expect(answers.find((answer) => !('code' in (answer as object)))).toMatchObject({
    shoppingItems: [{ name: 'farine', quantity: '250' }, { name: 'œufs' }, { name: 'sel' }],
  });
  await ask(person, update, { id, input: { servings: 5 } }, 'updatePlannedMeal');
  expect(await addWeek(...wholeWeek)).toMatchObject({ code: 'ALREADY_IN_LIST' });
  const before = await listed();
  const ids = await idsOf();
  await ask(person, documents.remove, { ids }, 'deleteShoppingItems');
  await ask(person, documents.restore, { ids }, 'restoreShoppingItems');
  expect(await listed()).toEqual(before);
});

it('is not bought again for a meal on the day that it was bought for it', async () => {
  const recipeId = await recipeOf();
  await meal(recipeId, 4);
  await addWeek(...wholeWeek);
  await check(await idsOf());
  expect(await listed()).toEqual([]);
  expect(await addWeek(...wholeWeek)).toMatchObject({ code: 'ALREADY_IN_LIST' });
  expect(await add({ recipeId })).toMatchObject({ shoppingItems: [{}, {}, {}] });
});

it('gives a meal what it lacks where lines were named one by one', async () => {
  const household = await householdOf(server, person);
  const recipeId = await recipeOf(['500 g de farine', '3 œufs', '20 cl de crème']);
  await server.app.services.db.shoppingItem.createMany({
    data: [
      { name: 'Farine', product: 'farine', quantity: '200', unit: 'G' as const },
      { name: 'Crème', product: 'crème', amountSaid: false },
    ].map((line) => ({ ...line, householdId: household, aisle: 'OTHER', recipeId })),
  });
  await meal(recipeId, 4);
  expect(await addWeek(...wholeWeek)).toMatchObject({
    shoppingItems: [
      { name: 'farine', quantity: '300' },
      { name: 'œufs', quantity: '3' },
    ],
  });
});

it('buys from today on, all of today, and for what is over only where that is asked', async () => {
  const recipeId = await seedRecipe(server, person, ['400 g de riz']);
  const [monday, morning, evening] = [
    await meal(recipeId, 4, '2026-11-16'),
    await meal(recipeId, 4, '2026-11-19', '07:00'),
    await meal(recipeId, 2, '2026-11-19'),
  ];
  const bought = async (...asked: Parameters<typeof addWeek>) => {
    const { shoppingItems: items } = (await addWeek(...asked)) as {
      shoppingItems: { plannedMealId: string }[];
    };
    return items.map(({ plannedMealId }) => plannedMealId).toSorted();
  };
  // In Switzerland Wednesday has just ended.
  server.app.services.clock.now = () => new Date('2026-11-18T23:10:00Z');
  expect(await bought('2026-11-16', '2026-11-22')).toEqual([morning, evening].toSorted());
  expect(await addWeek('2026-11-16', '2026-11-18')).toEqual({
    __typename: 'DaysPastRefusal',
    code: 'DAYS_PAST',
    field: 'to',
  });
  expect(await bought('2026-11-16', '2026-11-22', true)).toEqual([monday]);
  expect(await addWeek('2026-11-16', '2026-11-18', true)).toMatchObject({
    code: 'ALREADY_IN_LIST',
  });
});

const buy = async () => check(await idsOf());
const next = '2026-11-26';
const nextWeek = ['2026-11-19', '2026-11-29'] as const;
const added = async () =>
  ((await addWeek(...nextWeek)) as { shoppingItems?: unknown[] }).shoppingItems?.length ?? 0;

it.each<[order: string, arrange: (recipeId: string) => Promise<unknown>, toBuy: number]>([
  [
    'bought, then planned, it is bought no more',
    async (recipeId) => [await add({ recipeId }), await buy(), await meal(recipeId, 4, next)],
    0,
  ],
  [
    'bought and put away, then planned, it is bought no more',
    async (recipeId) => {
      await add({ recipeId });
      const ids = await idsOf();
      await buy();
      await ask(person, inventory.putAway, { ids }, 'putAwayShoppingItems');
      await meal(recipeId, 4, next);
    },
    0,
  ],
  [
    'half of it put away as it was planned, it is bought no more',
    async (recipeId) => {
      await add({ recipeId });
      const [first = ''] = await idsOf();
      await check([first]);
      await ask(person, inventory.putAway, { ids: [first] }, 'putAwayShoppingItems');
      await meal(recipeId, 4, next);
    },
    0,
  ],
  [
    'bought, then planned by a copy of the week, it is bought no more',
    async (recipeId) => {
      await meal(recipeId, 4, '2026-11-13');
      await add({ recipeId });
      await buy();
      await ask(person, copy, { from: '2026-11-13', to: '2026-11-20' }, 'copyWeek');
    },
    0,
  ],
  [
    'bought for fewer, then planned, the rest is bought',
    async (recipeId) => [await add({ recipeId }), await buy(), await meal(recipeId, 6, next)],
    3,
  ],
  [
    'bought, eaten today and planned again, it is bought again',
    async (recipeId) => {
      await add({ recipeId });
      await buy();
      await meal(recipeId, 4, '2026-11-19', '12:00');
      await meal(recipeId, 4, next);
    },
    3,
  ],
  [
    'bought for the meal that was planned today, and planned again, it is bought again',
    async (recipeId) => {
      await meal(recipeId, 4, '2026-11-19', '12:00');
      await add({ recipeId });
      await buy();
      await meal(recipeId, 4, next);
    },
    3,
  ],
  [
    'bought, cooked and planned again, it is bought again',
    async (recipeId) => {
      await add({ recipeId });
      const ids = await idsOf();
      await buy();
      const path = 'putAwayShoppingItems.inventoryItems';
      const stored = await ask(person, inventory.putAway, { ids }, path);
      const items = (stored as { id: string; quantity: number; unit: string }[]).map(
        ({ id, quantity, unit }) => ({ id, quantity, unit }),
      );
      await ask(
        person,
        inventory.take,
        { items, recipeId },
        'takeFromInventory.deletedInventoryItemIds',
      );
      await meal(recipeId, 4, next);
    },
    3,
  ],
  [
    'bought a second time, it is enough for two meals',
    async (recipeId) => {
      for (let time = 0; time < 2; time++) {
        await add({ recipeId });
        await buy();
      }
      await meal(recipeId, 4, next);
      await meal(recipeId, 4, '2026-11-27');
    },
    0,
  ],
  [
    'deleted from the list instead of bought, it is bought',
    async (recipeId) => {
      await add({ recipeId });
      await ask(person, documents.remove, { ids: await idsOf() }, 'deleteShoppingItems');
      await meal(recipeId, 4, next);
    },
    3,
  ],
])('%s', async (_order, arrange, toBuy) => {
  await arrange(await recipeOf());
  expect(await added()).toBe(toBuy);
});

it('planning answers with the lines that it takes', async () => {
  const recipeId = await recipeOf();
  await meal(recipeId, 4, '2026-11-13');
  await add({ recipeId });
  const ids = await idsOf();
  const taken = (plannedMealId: string) => ids.map((id) => ({ id, plannedMealId }));
  const input = mealToPlan({ recipeId, date: '2026-11-20' });
  const answer = () => ask(person, plan, { input }, 'planMeal.shoppingItems');
  expect(await answer()).toEqual(taken(input.id));
  expect(await answer()).toEqual([]);
  await ask(person, takeBack, { ids: [input.id] }, 'deletePlannedMeals');
  const copied = await ask(person, copy, { from: '2026-11-13', to: '2026-11-27' }, 'copyWeek');
  const { copiedMealIds, ...rest } = copied as { copiedMealIds: string[] };
  expect(rest).toMatchObject({ shoppingItems: taken(copiedMealIds[0] ?? '') });
});
