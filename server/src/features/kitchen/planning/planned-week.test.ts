import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../testkit/graphql-client.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import {
  copy,
  dashboard,
  list,
  meal,
  move,
  plan,
  plannedDay as today,
  remove,
  removeAll,
  setCooked,
  update,
} from '../../../testkit/planning-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

// A Wednesday evening; the week is 16 to 22 November.
const clock = createManualClock('2026-11-18T18:30:00Z');

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  server.app.services.clock.now = clock.now;
});
afterAll(() => server.close());

const planned = async (owner: Person, changes: object = {}): Promise<string> => {
  const input = meal(changes);
  const { data } = await owner.send(plan, { input });
  expect(at(data, 'planMeal.__typename')).toBe('PlanMealPayload');
  return input.id;
};
const mealsOf = async (owner: Person, from = '2026-01-01', to = '2027-12-31') => {
  const { data } = await owner.send(list, { from, to });
  return at(data, 'viewer.household.kitchen.plannedMeals');
};

describe('the list', () => {
  it('is by date then time, and only of the days asked for', async () => {
    const owner = await server.subscriber();
    const late = await planned(owner, { date: '2026-11-17', time: '20:00' });
    const early = await planned(owner, { date: '2026-11-17', time: '08:00' });
    const first = await planned(owner, { date: '2026-11-16', time: '23:00' });
    await planned(owner, { date: '2026-11-15' });
    await planned(owner, { date: '2026-11-23' });
    expect(await mealsOf(owner, '2026-11-16', '2026-11-22')).toMatchObject(
      [first, early, late].map((id) => ({ id })),
    );
  });

  it('has meals of one time in the order of their ids, and the first three are tonight’s', async () => {
    const owner = await server.subscriber();
    const ids = ['f', '8', '0', 'a'].map((digit) => `${digit}${randomUUID().slice(1)}`);
    for (const id of ids) await planned(owner, { id });
    const inOrder = ids.toSorted();
    expect(await mealsOf(owner)).toMatchObject(inOrder.map((id) => ({ id })));
    const { data } = await owner.send(dashboard);
    expect(at(data, 'viewer.dashboard.tonightMeals')).toMatchObject(
      inOrder.slice(0, 3).map((id) => ({ id })),
    );
    const copied = await owner.send(copy, { from: today, to: '2026-11-25' });
    const copies = at(copied.data, 'copyWeek.plannedMeals') as { id: string }[];
    expect(copies).toHaveLength(4);
    expect(copies).toEqual(copies.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  });

  it('names tonight’s meals: the evening’s, else the day’s, first what is to be cooked, and of it the main course', async () => {
    const owner = await server.subscriber();
    const tonight = async () => {
      const { data } = await owner.send(dashboard);
      const meals = at(data, 'viewer.dashboard.tonightMeals') as { id: string }[];
      return meals.map(({ id }) => id);
    };
    expect(await tonight()).toEqual([]);
    const snack = await planned(owner, { time: '10:00', mealType: 'DESSERT' });
    const lunch = await planned(owner, { time: '12:00' });
    expect(await tonight()).toEqual([lunch, snack]);
    const starter = await planned(owner, { time: '18:00', mealType: 'STARTER' });
    expect(await tonight()).toEqual([starter]);
    const main = await planned(owner, { time: '19:30' });
    await planned(owner, { date: '2026-11-19' });
    expect(await tonight()).toEqual([main, starter]);
    const { data } = await owner.send(setCooked, { id: main, cooked: true });
    expect(at(data, 'setPlannedMealCooked.viewer.dashboard.tonightMeals')).toMatchObject([
      { id: starter, cookedAt: null },
      { id: main },
    ]);
    await owner.send(setCooked, { id: starter, cooked: true });
    expect(await tonight()).toEqual([main, starter]);
    const dessert = await planned(owner, { time: '20:00', mealType: 'DESSERT' });
    const drink = await planned(owner, { time: '18:00', mealType: 'DRINK' });
    expect(await tonight()).toEqual([drink, dessert, main]);
  });
});

describe('copying a week', () => {
  it('repeats each meal a week later, and once only', async () => {
    const owner = await server.subscriber();
    await planned(owner, { date: '2026-11-09', time: '12:00' });
    await planned(owner, { date: '2026-11-15', recipeTitle: 'Brunch', servings: 6 });
    await planned(owner, { date: '2026-11-08' });
    const kept = await planned(owner, { date: '2026-11-20' });
    for (const copied of [2, 0]) {
      const { data } = await owner.send(copy, { from: '2026-11-11', to: today });
      expect(at(data, 'copyWeek')).toMatchObject({
        __typename: 'CopyWeekPayload',
        copied,
        plannedMeals: [
          { date: '2026-11-16', time: '12:00' },
          { id: kept },
          { date: '2026-11-22', recipeTitle: 'Brunch', servings: 6 },
        ],
        viewer: { dashboard: { plannedMealsThisWeek: 3 } },
      });
    }
  });

  it('is taken back by the ids of the copies, which leaves what was there', async () => {
    const owner = await server.subscriber();
    const stranger = await server.subscriber();
    const foreign = await planned(stranger);
    await planned(owner, { date: '2026-11-09' });
    await planned(owner, { date: '2026-11-10' });
    const kept = await planned(owner);
    const { data } = await owner.send(copy, { from: '2026-11-09', to: today });
    const ids = at(data, 'copyWeek.copiedMealIds') as string[];
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain(kept);

    const asked = { ids: [...ids, foreign, 'un'] };
    const undone = at((await owner.send(removeAll, asked)).data, 'deletePlannedMeals');
    expect(undone).toMatchObject({ viewer: { dashboard: { plannedMealsThisWeek: 1 } } });
    expect(undone).toMatchObject({ deletedPlannedMealIds: expect.arrayContaining(ids) });
    expect(await mealsOf(owner, '2026-11-16', '2026-11-22')).toMatchObject([{ id: kept }]);
    expect(await mealsOf(stranger)).toMatchObject([{ id: foreign }]);
    const again = await owner.send(removeAll, asked);
    expect(at(again.data, 'deletePlannedMeals')).toMatchObject({ code: 'NOT_FOUND', field: 'ids' });
    for (const refused of [[], Array.from({ length: 1001 }, () => kept)]) {
      const answer = await owner.send(removeAll, { ids: refused });
      expect(at(answer.data, 'deletePlannedMeals')).toMatchObject({
        __typename: 'InputRefusal',
        field: 'ids',
      });
    }
    expect(await mealsOf(owner, '2026-11-16', '2026-11-22')).toHaveLength(1);
  });

  it('gives a copy the id that a page can make itself', async () => {
    const owner = await server.subscriber();
    const original = await planned(owner, { date: '2026-11-11' });
    const { data } = await owner.send(copy, { from: '2026-11-11', to: '2026-11-20' });
    const hash = createHash('sha256').update(`${original}2026-11-16`).digest('hex').slice(0, 32);
    const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    expect(at(data, 'copyWeek.copiedMealIds')).toEqual([id]);
  });

  it('copies nobody else’s meals', async () => {
    const stranger = await server.subscriber();
    await planned(person, { date: '2026-11-10' });
    const { data } = await stranger.send(copy, { from: '2026-11-10', to: today });
    expect(at(data, 'copyWeek')).toMatchObject({ copied: 0, plannedMeals: [] });
  });
});

describe('SQL statements, after the session’s one', () => {
  it.each([10, 1_000])('do not grow with the rows: %i meals', async (rows) => {
    const owner = await server.subscriber();
    const recipe = await owner.generateRecipe();
    const { db } = server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
    await db.plannedMeal.createMany({
      data: Array.from({ length: rows }, (_, n) => ({
        householdId,
        recipeId: recipe,
        recipeTitle: `Repas ${n}`,
        date: new Date(Date.UTC(2026, 10, 9) + (n % 700) * 86_400_000),
        time: '19:00',
        servings: 3,
        mealType: 'MAIN' as const,
      })),
    });
    const count = async (text: string, variables?: Record<string, unknown>) => {
      server.takeStatements();
      const { errors } = await owner.send(text, variables);
      expect(errors).toEqual([]);
      return server.takeStatements().length - 1;
    };
    const input = meal({ recipeId: recipe });
    expect(await count(dashboard)).toBe(1);
    expect(await count(list, { from: '2026-11-16', to: '2026-11-22' })).toBe(1);
    expect(await count('{ viewer { household { kitchen { calendarFeedUrl } } } }')).toBe(1);
    expect(await count(plan, { input })).toBeLessThanOrEqual(2);
    expect(await count(update, { id: input.id, input: { servings: 4 } })).toBeLessThanOrEqual(2);
    expect(await count(move, { id: input.id, date: today })).toBeLessThanOrEqual(2);
    expect(await count(copy, { from: '2026-11-09', to: today })).toBeLessThanOrEqual(2);
    const copied = at(
      (await owner.send(list, { from: '2026-11-16', to: '2026-11-22' })).data,
      'viewer.household.kitchen.plannedMeals.0.id',
    );
    expect(await count(removeAll, { ids: [copied] })).toBeLessThanOrEqual(2);
    expect(await count(remove, { id: input.id })).toBeLessThanOrEqual(2);
  });
});
