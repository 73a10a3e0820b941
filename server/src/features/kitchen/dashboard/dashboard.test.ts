import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.js';
import { at } from '../../../testkit/graphql-client.js';
import type { Person } from '../../../testkit/person.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

// A Sunday, 23:30 in Switzerland although it is 22:30 in UTC: the week of 16 to 22 November.
const sundayNight = new Date('2026-11-22T22:30:00Z');
// An hour later a new week has begun there.
const mondayMorning = new Date('2026-11-22T23:30:00Z');

let now = sundayNight;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now, sleep: systemClock.sleep } });
  person = await server.subscriber();
});
afterAll(() => server.close());

const counts = '{ viewer { dashboard { plannedMealsThisWeek itemsToBuy favoriteRecipes } } }';

async function householdOf({ id }: Person): Promise<string> {
  const user = await server.app.services.db.user.findUniqueOrThrow({ where: { id } });
  return user.householdId;
}

it('counts the week from Monday to Sunday as it is in Switzerland', async () => {
  const { db } = server.app.services;
  const householdId = await householdOf(person);
  const days = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-29', '2026-11-30'];
  await db.plannedMeal.createMany({
    data: days.map((day) => ({
      householdId,
      recipeTitle: 'Soupe',
      date: new Date(`${day}T00:00:00Z`),
      time: '19:00',
      servings: 2,
      mealType: 'MAIN',
    })),
  });
  now = sundayNight;
  const before = await person.send(counts);
  expect(at(before.data, 'viewer.dashboard.plannedMealsThisWeek')).toBe(2);
  now = mondayMorning;
  const after = await person.send(counts);
  expect(at(after.data, 'viewer.dashboard.plannedMealsThisWeek')).toBe(1);
});

it('counts what is unchecked on the list, once for each product, of the household alone', async () => {
  const { db } = server.app.services;
  const line = { name: 'Lait', product: 'lait', aisle: 'DAIRY' };
  const householdId = await householdOf(person);
  await db.shoppingItem.createMany({
    data: [
      { ...line, householdId },
      { ...line, householdId },
      { ...line, householdId, name: 'Riz', product: 'riz' },
      { ...line, householdId, checked: true },
      { ...line, householdId, deletedAt: now },
    ],
  });
  const { data } = await person.send(counts);
  expect(at(data, 'viewer.dashboard.itemsToBuy')).toBe(2);
  const stranger = await server.subscriber();
  const other = await stranger.send(counts);
  expect(at(other.data, 'viewer.dashboard')).toEqual({
    plannedMealsThisWeek: 0,
    itemsToBuy: 0,
    favoriteRecipes: 0,
  });
});
