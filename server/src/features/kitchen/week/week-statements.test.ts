import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../../testkit/manual-clock.js';
import { householdOf, stockFridge } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import {
  applyWeek,
  changeWeek,
  currentWeek,
  proposeWeek,
  seedDishes,
  undoWeek,
} from '../../../testkit/week-kit.js';

/** A Monday, 11 in the morning in Switzerland. */
const clock = createManualClock('2026-11-23T10:00:00Z');

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

/** How many statements each step takes after the session's, in a household with so many rows in each table. */
async function statements(rows: number): Promise<Record<string, number>> {
  const owner = await server.subscriber();
  const { db } = server.app.services;
  const householdId = await householdOf(server, owner);
  const numbers = Array.from({ length: rows }, (_, n) => n);
  await seedDishes(
    server,
    owner,
    Object.fromEntries(numbers.map((n) => [`Plat ${n}`, ['200 g de riz', `${n + 1} citrons`]])),
  );
  await stockFridge(
    server,
    owner,
    numbers.map((n) => ({ name: `Citrons ${n}`, quantity: 1, unit: 'UNIT' })),
  );
  await db.plannedMeal.createMany({
    data: numbers.map((n) => ({
      householdId,
      recipeTitle: 'Gratin',
      date: new Date(clock.now().getTime() - (n % 300) * 86_400_000),
      time: '06:00',
      servings: 2,
      mealType: 'MAIN' as const,
    })),
  });
  const seen: Record<string, number> = {};
  const count = async <Value>(name: string, act: Promise<Value>): Promise<Value> => {
    const value = await act;
    seen[name] = server.takeStatements().length - 1;
    return value;
  };
  // A connection that stood idle while a slow machine made the rows may just be closing.
  await owner.send('{ __typename }').catch(() => null);
  server.takeStatements();
  const { id, meals } = await count('propose', proposeWeek(owner));
  const [first, second] = meals.map((meal) => ({ id: meal.id }));
  const changes = [
    { ...first, held: true },
    { ...second, another: true },
  ];
  await count('change', changeWeek(owner, id, changes));
  await count('read', currentWeek(owner));
  await count('apply', applyWeek(owner, id));
  await count('undo', undoWeek(owner, id));
  return seen;
}

it.each([3, 300])('takes the same few statements with %i rows in each table', async (rows) => {
  // Proposing tells the viewer's week as well; applying and undoing read the dashboard, and apply takes the place of
  // planning a week and of adding it to the list.
  expect(await statements(rows)).toEqual({ propose: 5, change: 4, read: 2, apply: 8, undo: 5 });
});
