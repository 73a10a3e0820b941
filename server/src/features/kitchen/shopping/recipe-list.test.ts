import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  stranger = await server.subscriber();
  // A Thursday; its week is 16 to 22 November.
  server.app.services.clock.now = () => new Date('2026-11-19T11:00:00Z');
});
beforeEach(async () => {
  const { db } = server.app.services;
  await db.$transaction([db.shoppingItem.deleteMany(), db.plannedMeal.deleteMany()]);
});
afterAll(() => server.close());

const lines = ['500 g de farine', '3 œufs', '1 pincée de sel'];

const add = (variables: Record<string, unknown>) =>
  ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');
const check = (ids: string[], checked = true, who = person) =>
  ask(who, documents.check, { ids, checked }, 'setShoppingItemsChecked');
const idsOf = async (recipeId: string): Promise<string[]> =>
  (await listOf(person)).filter((item) => item.recipeId === recipeId).map(({ id }) => id);

async function planMeal(recipeId: string, date: string, servings: number): Promise<string> {
  const id = randomUUID();
  await server.app.services.db.plannedMeal.createMany({
    data: {
      id,
      householdId: await householdOf(server, person),
      recipeId,
      recipeTitle: 'Gratin de courges',
      date: new Date(date),
      time: '19:00',
      servings,
      mealType: 'MAIN',
    },
  });
  return id;
}

describe('adding a recipe', () => {
  it('adds every line in the recipe’s order, with its title', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    const shared = { recipeId, recipeTitle: 'Gratin de courges', checked: false };
    expect(await add({ recipeId })).toMatchObject({
      shoppingItems: [
        { name: 'farine', quantity: '500', unit: 'G', ...shared },
        { name: 'œufs', quantity: '3', unit: 'UNIT', ...shared },
        { name: 'sel', quantity: '1', unit: 'PINCH', ...shared },
      ],
      viewer: { dashboard: { itemsToBuy: 3 } },
    });
    expect((await listOf(person)).map(({ name }) => name)).toEqual(['farine', 'œufs', 'sel']);
  });

  it('says by how many the articles to buy have grown, as the list and the dashboard count them', async () => {
    await addLine(person, 'farine');
    const eggs = await addLine(person, 'œufs');
    await check([eggs]);
    const recipeId = await seedRecipe(server, person, [...lines, '2 œufs pour la dorure']);
    expect(await add({ recipeId })).toMatchObject({
      newArticles: 2,
      viewer: { dashboard: { itemsToBuy: 3 } },
    });
  });

  it('a second time is the spec’s refusal and changes nothing, ten times at once too', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ recipeId })));
    const refused = answers.filter(
      (answer) => (answer as { __typename: string }).__typename === 'AlreadyInListRefusal',
    );
    expect(refused).toHaveLength(9);
    expect(await add({ recipeId })).toEqual({
      __typename: 'AlreadyInListRefusal',
      code: 'ALREADY_IN_LIST',
      field: 'recipeId',
    });
    expect(await listOf(person)).toHaveLength(3);
  });

  it('leaves out water from the tap, which nobody buys', async () => {
    const soup = ['1 l d’eau bouillante', '500 ml d’eau gazeuse', '1 càs d’eau de fleur d’oranger'];
    expect(await add({ recipeId: await seedRecipe(server, person, soup) })).toMatchObject({
      shoppingItems: [{ name: 'eau gazeuse' }, { name: 'eau de fleur d’oranger' }],
      inFridge: [],
    });
    const water = await seedRecipe(server, person, ['1 l d’eau']);
    expect(await add({ recipeId: water })).toMatchObject({ shoppingItems: [], inFridge: [] });
    await addLine(person, 'eau');
    expect((await listOf(person))[0]).toMatchObject({ name: 'eau' });
  });

  it('scales to the servings asked for', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    expect(await add({ recipeId, servings: 8 })).toMatchObject({
      shoppingItems: [{ quantity: '1', unit: 'KG' }, { quantity: '6' }, { quantity: '2' }],
    });
  });

  it.each([0, -1, 101, 1_000_000_000])('servings %i is out of range', async (servings) => {
    const recipeId = await seedRecipe(server, person, lines);
    expect(await add({ recipeId, servings })).toEqual({
      __typename: 'InputRefusal',
      code: 'OUT_OF_RANGE',
      field: 'servings',
    });
    expect(await listOf(person)).toEqual([]);
  });

  it('servings that are not whole do not reach the list', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    const { errors } = await person.send(documents.addRecipe, { recipeId, servings: 1.5 });
    expect(errors[0]?.message).toContain('servings');
    expect(await listOf(person)).toEqual([]);
  });

  it('for a planned meal it takes the meal’s servings, each meal once', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    const plannedMealId = await planMeal(recipeId, '2026-11-20', 2);
    expect(await add({ recipeId, plannedMealId })).toMatchObject({
      shoppingItems: [{ quantity: '250', unit: 'G', plannedMealId }, {}, {}],
    });
    expect(await add({ recipeId, plannedMealId })).toMatchObject({ code: 'ALREADY_IN_LIST' });
    const other = await planMeal(recipeId, '2026-11-21', 4);
    expect(await add({ recipeId, plannedMealId: other })).toMatchObject({
      viewer: { dashboard: { itemsToBuy: 3 } },
    });
  });

  it('a recipe or a meal of another household is NOT_FOUND', async () => {
    const theirs = await seedRecipe(server, stranger, lines);
    const own = await seedRecipe(server, person, lines);
    const otherMeal = await planMeal(own, '2026-11-20', 2);
    const asked: [Record<string, unknown>, string][] = [
      [{ recipeId: theirs }, 'recipeId'],
      [{ recipeId: randomUUID() }, 'recipeId'],
      [{ recipeId: 'not-an-id' }, 'recipeId'],
      [{ recipeId: own, plannedMealId: randomUUID() }, 'plannedMealId'],
      [{ recipeId: own, plannedMealId: 'not-an-id' }, 'plannedMealId'],
    ];
    for (const [variables, field] of asked) {
      expect(await add(variables)).toEqual({
        __typename: 'NotFoundRefusal',
        code: 'NOT_FOUND',
        field,
      });
    }
    const variables = { recipeId: theirs, plannedMealId: otherMeal };
    expect(
      await ask(stranger, documents.addRecipe, variables, 'addRecipeToShoppingList'),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'plannedMealId' });
    expect(await listOf(person)).toEqual([]);
  });

  it('deleted lines can be restored, but not beside the same recipe added anew', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    await add({ recipeId });
    const ids = await idsOf(recipeId);
    await ask(person, documents.remove, { ids }, 'deleteShoppingItems');
    await add({ recipeId });
    expect(
      await ask(person, documents.restore, { ids }, 'restoreShoppingItems.shoppingItems'),
    ).toEqual([]);
    const again = await idsOf(recipeId);
    await ask(person, documents.remove, { ids: again }, 'deleteShoppingItems');
    const both = [...ids, ...again];
    await ask(person, documents.restore, { ids: both }, 'restoreShoppingItems');
    expect((await idsOf(recipeId)).toSorted()).toEqual(again.toSorted());
    expect(await add({ recipeId })).toMatchObject({ code: 'ALREADY_IN_LIST' });
  });
});

describe('adding a week', () => {
  const addWeek = (from: string, to: string) =>
    ask(person, documents.addWeek, { from, to }, 'addWeekToShoppingList');

  it('adds each meal’s lines for its servings, passes over what is there, then refuses', async () => {
    const recipeId = await seedRecipe(server, person, ['400 g de riz']);
    const monday = await planMeal(recipeId, '2026-11-19', 4);
    await planMeal(recipeId, '2026-11-22', 2);
    await planMeal(recipeId, '2026-11-23', 6);
    await add({ recipeId, plannedMealId: monday });
    expect(await addWeek('2026-11-16', '2026-11-22')).toMatchObject({
      shoppingItems: [{ quantity: '200', unit: 'G' }],
      viewer: { dashboard: { itemsToBuy: 1 } },
    });
    expect(await addWeek('2026-11-16', '2026-11-22')).toMatchObject({ code: 'ALREADY_IN_LIST' });
    expect(await addWeek('2026-12-01', '2026-12-02')).toMatchObject({ shoppingItems: [] });
  });

  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-01-01', '2026-12-31'],
  ])('refuses the span from %s to %s', async (from, to) => {
    expect(await addWeek(from, to)).toEqual({
      __typename: 'InputRefusal',
      code: 'OUT_OF_RANGE',
      field: 'to',
    });
  });
});

describe('a recipe whose lines are all ticked', () => {
  it('leaves the list as a whole, and nothing else does', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    await add({ recipeId });
    const milk = await addLine(person, 'lait');
    const [first = '', ...others] = await idsOf(recipeId);
    expect(await check([first, milk])).toMatchObject({ deletedShoppingItemIds: [] });
    const answer = await check(others);
    expect(answer).toMatchObject({ shoppingItems: [], viewer: { dashboard: { itemsToBuy: 0 } } });
    const { deletedShoppingItemIds } = answer as { deletedShoppingItemIds: string[] };
    expect(deletedShoppingItemIds.toSorted()).toEqual([first, ...others].toSorted());
    expect((await listOf(person)).map(({ id }) => id)).toEqual([milk]);
    expect(await check(others)).toMatchObject({ shoppingItems: [], deletedShoppingItemIds: [] });
  });

  it('stays while one is open, deleted or unticked lines aside', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    await add({ recipeId });
    const [a = '', b = '', c = ''] = await idsOf(recipeId);
    await check([a]);
    await check([a], false);
    expect(await check([b, c])).toMatchObject({ deletedShoppingItemIds: [] });
    await ask(person, documents.remove, { ids: [a] }, 'deleteShoppingItems');
    expect(await idsOf(recipeId)).toHaveLength(2);
    expect(await check([b])).toMatchObject({
      deletedShoppingItemIds: expect.arrayContaining([b, c]),
    });
  });

  it('comes back by undo: restored, then unticked', async () => {
    const recipeId = await seedRecipe(server, person, lines);
    await add({ recipeId });
    const ids = await idsOf(recipeId);
    await check(ids.slice(0, 2));
    await check(ids.slice(2));
    await ask(person, documents.restore, { ids }, 'restoreShoppingItems');
    await check(ids.slice(2), false);
    const ticked = (await listOf(person)).filter(({ checked }) => checked).map(({ id }) => id);
    expect(ticked.toSorted()).toEqual(ids.slice(0, 2).toSorted());
  });

  it('is removed exactly once when two phones tick the last two lines at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const recipeId = await seedRecipe(server, person, lines);
      await add({ recipeId });
      const [a = '', b = '', c = ''] = await idsOf(recipeId);
      await check([a]);
      const answers = await Promise.all([check([b]), check([c])]);
      const removed = answers.flatMap(
        (answer) => (answer as { deletedShoppingItemIds: string[] }).deletedShoppingItemIds,
      );
      expect(removed.toSorted()).toEqual([a, b, c].toSorted());
      expect(await idsOf(recipeId)).toEqual([]);
    }
  });
});
