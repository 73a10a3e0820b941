import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../testkit/person.js';
import { copy, meal as mealToPlan, plan, remove, update } from '../../testkit/planning-kit.js';
import { ask, documents, householdOf, seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

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
  return (await ask(person, plan, { input }, 'planMeal.plannedMeal.id')) as string;
};
const idsOf = async () => (await listed()).map(({ id }) => id);
const listed = async () =>
  (await ask(person, documents.list, {}, 'viewer.shoppingItems')) as unknown as {
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

it('is the meal’s as soon as it is planned, and anybody’s when it is off the plan again', async () => {
  const recipeId = await recipeOf();
  await add({ recipeId });
  const id = await meal(recipeId, 4);
  expect((await listed()).map(({ plannedMealId }) => plannedMealId)).toEqual([id, id, id]);
  await ask(person, remove, { id }, 'deletePlannedMeal');
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
    items: [{ quantity: '250' }, { quantity: '2' }, { quantity: '1' }],
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
    items: [{ name: 'farine', quantity: '250' }, { name: 'œufs' }, { name: 'sel' }],
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
  expect(await add({ recipeId })).toMatchObject({ items: [{}, {}, {}] });
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
    items: [
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
    const { items } = (await addWeek(...asked)) as { items: { plannedMealId: string }[] };
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
