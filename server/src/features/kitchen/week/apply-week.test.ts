import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../../generated/prisma/client.js';
import { at } from '../../../testkit/graphql-client.js';
import { joinHousehold, watchHousehold } from '../../../testkit/household-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan, setCooked } from '../../../testkit/planning-kit.js';
import {
  addLine,
  ask,
  documents,
  householdOf,
  listOf,
  stockFridge,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import {
  applyWeek,
  changeWeek,
  currentWeek,
  proposeWeek,
  seedDishes,
  undoWeek,
  weekOf,
  type Week,
} from '../../../testkit/week-kit.js';

const clock = createManualClock('2026-11-23T10:00:00Z');

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

const byText = (one: string, other: string): number => one.localeCompare(other);

/** Every row of the list, the plan and the fridge, byte by byte. */
async function kitchen(): Promise<string[]> {
  const all = [];
  for (const table of ['ShoppingItem', 'PlannedMeal', 'InventoryItem', 'ProductUse']) {
    const rows = await server.app.services.db.$queryRaw<{ row: string }[]>(
      Prisma.sql`SELECT to_jsonb(t)::text AS row FROM ${Prisma.raw(`"${table}"`)} t ORDER BY 1`,
    );
    all.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return all;
}

/** A week of two dishes, of whose carrots half are at home. */
async function twoDinners(owner: Person): Promise<Week> {
  const ids = await seedDishes(server, owner, {
    'Purée de carottes': ['800 g de carottes', '20 g de beurre'],
    'Soupe de carottes': ['400 g de carottes', '1 oignon'],
  });
  await stockFridge(server, owner, [
    { name: 'Carottes', quantity: 1, unit: 'KG' },
    { name: 'Beurre', quantity: 250, unit: 'G' },
  ]);
  const { id, meals } = await proposeWeek(owner, { days: 2 });
  const titles = ['Purée de carottes', 'Soupe de carottes'];
  return changeWeek(
    owner,
    id,
    meals.map((each, place) => ({ id: each.id, recipeId: ids[titles[place] ?? ''] })),
  );
}

describe('applying a proposed week', () => {
  it('plans its meals and buys only what is missing, and undoing restores every row', async () => {
    const owner = await server.subscriber();
    const week = await twoDinners(owner);
    await ask(
      owner,
      documents.add,
      { input: { line: '1 oignon' } },
      'addShoppingItem.shoppingItems.0.id',
    );
    const before = await kitchen();
    const answer = await applyWeek(owner, week.id);
    expect(answer).toMatchObject({
      __typename: 'ApplyProposalPayload',
      proposal: { id: week.id, status: 'APPLIED' },
      plannedMeals: week.meals.map(({ id, date, time, servings, recipe }) => ({
        id,
        date,
        time,
        servings,
        recipeTitle: recipe?.title,
        mealType: 'MAIN',
        recipe: { id: recipe?.id },
      })),
      inFridge: ['carottes', 'beurre'],
      viewer: { dashboard: { plannedMealsThisWeek: 2 } },
    });
    expect(at(answer, 'shoppingItems')).toMatchObject([
      { name: 'carottes', quantity: '200', unit: 'G', plannedMealId: week.meals[1]?.id },
      { name: 'oignon', quantity: '1' },
    ]);
    expect((await listOf(owner)).map(({ name }) => name).sort()).toEqual([
      'carottes',
      'oignon',
      'oignon',
    ]);
    expect(await currentWeek(owner)).toMatchObject({ id: week.id, status: 'APPLIED' });

    const undone = await undoWeek(owner, week.id);
    expect(undone).toMatchObject({
      __typename: 'UndoProposalPayload',
      deletedPlannedMealIds: week.meals.map(({ id }) => id),
      viewer: { dashboard: { plannedMealsThisWeek: 0, itemsToBuy: 1 } },
    });
    expect(await kitchen()).toEqual(before);
    expect(await currentWeek(owner)).toBeNull();
  });

  it('takes over what is on the list for a dish already, and undoing gives it back', async () => {
    const owner = await server.subscriber();
    const { id, meals } = await twoDinners(owner);
    const alone = { recipeId: meals[1]?.recipe?.id, missingOnly: false };
    await ask(owner, documents.addRecipe, alone, 'addRecipeToShoppingList.shoppingItems');
    const before = await kitchen();
    const answer = await applyWeek(owner, id);
    expect(at(answer, 'shoppingItems')).toMatchObject([
      { name: 'carottes', quantity: '400', plannedMealId: meals[1]?.id },
      { name: 'oignon', plannedMealId: meals[1]?.id },
    ]);
    expect(await listOf(owner)).toHaveLength(2);
    expect(at(await undoWeek(owner, id), '__typename')).toBe('UndoProposalPayload');
    expect(await kitchen()).toEqual(before);
  });

  it('lists the staples that are not at home for who shops once a month, to be checked', async () => {
    const owner = await server.subscriber();
    await owner.savePreferences({ shoppingFrequency: 'MONTHLY', allergens: ['MUSTARD'] });
    const { id } = await twoDinners(owner);
    const kilo = {
      householdId: await householdOf(server, owner),
      quantity: 1,
      unit: 'KG' as const,
      category: 'PANTRY' as const,
    };
    await server.app.services.db.inventoryItem.createMany({
      data: [
        { ...kilo, name: 'Gros sel' },
        { ...kilo, name: 'Farine', expirationDate: new Date('2026-11-23') },
      ],
    });
    await addLine(owner, 'paprika');
    const before = await kitchen();
    const answer = await applyWeek(owner, id);
    const listed = at(answer, 'shoppingItems') as unknown as { name: string; toCheck: boolean }[];
    const toCheck = listed.filter(({ name }) => !['carottes', 'oignon'].includes(name));
    const names = toCheck.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['farine', 'poivre', 'sucre']));
    for (const known of ['sel', 'paprika', 'moutarde']) expect(names).not.toContain(known);
    // What is only to be checked is no article to buy.
    expect(at(answer, 'viewer.dashboard.itemsToBuy')).toBe(3);
    expect(toCheck.every(({ toCheck: each }) => each)).toBe(true);

    expect(await undoWeek(owner, id)).toMatchObject({ __typename: 'UndoProposalPayload' });
    expect(await kitchen()).toEqual(before);
  });

  it('writes nothing where no dish fits', async () => {
    const owner = await server.subscriber();
    const { id } = await proposeWeek(owner, { days: 2, weekdayMinutes: 1 });
    expect(await applyWeek(owner, id)).toMatchObject({
      proposal: { status: 'APPLIED' },
      plannedMeals: [],
      shoppingItems: [],
    });
    expect(await undoWeek(owner, id)).toMatchObject({ deletedPlannedMealIds: [] });
  });

  it('plans neither what was removed nor what has no dish', async () => {
    const owner = await server.subscriber();
    const { Minestrone: recipeId } = await seedDishes(server, owner, { Minestrone: ['1 chou'] });
    const { id, meals } = await proposeWeek(owner, { days: 3, weekdayMinutes: 1 });
    expect(meals).toMatchObject([{ recipe: null }, { recipe: null }, { recipe: null }]);
    const [first, second] = meals.map((each) => each.id);
    await changeWeek(owner, id, [
      { id: first, recipeId },
      { id: second, removed: true },
    ]);
    const answer = await applyWeek(owner, id);
    expect(at(answer, 'plannedMeals')).toMatchObject([{ id: first, recipeTitle: 'Minestrone' }]);
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('happens once, however often it is pressed', async () => {
    const owner = await server.subscriber();
    const { id } = await twoDinners(owner);
    const answers = await Promise.all([1, 2, 3].map(() => applyWeek(owner, id)));
    const names = answers.map((answer) => String(at(answer, '__typename'))).toSorted(byText);
    expect(names).toEqual([
      'ApplyProposalPayload',
      'ProposalClosedRefusal',
      'ProposalClosedRefusal',
    ]);
    expect(await listOf(owner)).toHaveLength(2);
    const undone = await Promise.all([1, 2].map(() => undoWeek(owner, id)));
    expect(undone.map((answer) => String(at(answer, '__typename'))).toSorted(byText)).toEqual([
      'ProposalClosedRefusal',
      'UndoProposalPayload',
    ]);
  });

  it('is not undone over what somebody has changed since', async () => {
    const owner = await server.subscriber();
    const { id } = await twoDinners(owner);
    const answer = await applyWeek(owner, id);
    const restored = { ids: [at(answer, 'leftOut.0.id')] };
    await ask(owner, documents.restore, restored, 'restoreShoppingItems.shoppingItems');
    const before = await kitchen();
    expect(await undoWeek(owner, id)).toMatchObject({ code: 'PROPOSAL_STALE' });
    expect(await kitchen()).toEqual(before);
  });

  it('is undone but for what has changed since, where that is asked', async () => {
    const owner = await server.subscriber();
    const week = await twoDinners(owner);
    const [puree, soup] = week.meals.map((each) => each.id);
    await addLine(owner, 'lait');
    const answer = await applyWeek(owner, week.id);
    const lines = at(answer, 'shoppingItems') as unknown as { id: string; name: string }[];
    const onion = lines.find(({ name }) => name === 'oignon')?.id;
    const carrots = lines.find(({ name }) => name === 'carottes')?.id;
    const leftOut = at(answer, 'leftOut') as unknown as { id: string; plannedMealId: string }[];
    const restored = leftOut.find(({ plannedMealId }) => plannedMealId === soup)?.id;
    await ask(owner, documents.restore, { ids: [restored] }, 'restoreShoppingItems.shoppingItems');
    await ask(owner, documents.check, { ids: [onion], checked: true }, 'setShoppingItemsChecked');
    await ask(owner, setCooked, { id: puree, cooked: true }, 'setPlannedMealCooked');
    const undone = await undoWeek(owner, week.id, true);
    expect(undone).toMatchObject({
      __typename: 'UndoProposalPayload',
      proposal: { status: 'UNDONE' },
      deletedPlannedMealIds: [soup],
    });
    const deleted = at(undone, 'deletedShoppingItemIds') as unknown as string[];
    expect(deleted.toSorted()).toEqual([carrots ?? '', restored ?? ''].toSorted());
    const names = (await listOf(owner)).map(({ name }) => name);
    expect(names.toSorted(byText)).toEqual(['lait', 'oignon']);
    const { db } = server.app.services;
    const householdId = await householdOf(server, owner);
    expect(await db.plannedMeal.findMany({ where: { householdId } })).toMatchObject([
      { id: puree },
    ]);
  });

  it('leaves a place to the meal that a housemate has planned there meanwhile', async () => {
    const owner = await server.subscriber();
    const { id, meals } = await twoDinners(owner);
    const input = meal({ date: '2026-11-23', time: '20:00' });
    await ask(owner, plan, { input }, 'planMeal.plannedMeals.0.id');
    const answer = await applyWeek(owner, id);
    expect(answer).toMatchObject({ code: 'PROPOSAL_STALE' });
    const fresh = weekOf(at(answer, 'proposal') ?? null);
    expect(fresh.meals).toMatchObject([{ id: meals[1]?.id, recipe: meals[1]?.recipe }]);
    const applied = await applyWeek(owner, id);
    expect(at(applied, 'plannedMeals')).toMatchObject([{ id: meals[1]?.id }]);
  });

  it('is over when its meals are', async () => {
    const owner = await server.subscriber();
    const { id } = await proposeWeek(owner, { days: 1 });
    clock.advance(10 * 3_600_000);
    const answer = await applyWeek(owner, id);
    expect(answer).toMatchObject({ code: 'PROPOSAL_STALE', proposal: { status: 'STALE' } });
    clock.advance(-10 * 3_600_000);
  });

  it('is heard by housemates and by the person’s other devices', async () => {
    const [owner, guest] = [await server.subscriber(), await server.signUp()];
    await joinHousehold(server, owner, guest);
    await guest.savePreferences();
    const week = await twoDinners(owner);
    const watches = [owner, guest].map((person) => watchHousehold(server.url, person));
    for (const each of watches) expect(await each.next()).toMatchObject({ complete: true });
    await applyWeek(owner, week.id);
    for (const each of watches) {
      const event = await each.next();
      expect(event).toMatchObject({ viewer: { dashboard: { itemsToBuy: 2 } } });
      const heard = at(event, 'plannedMeals') as unknown as { id: string }[];
      expect(heard.map(({ id }) => id).sort()).toEqual(week.meals.map(({ id }) => id).sort());
      each.close();
    }
  });
});
