import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalProduct } from '../../diet/vocabulary/product.js';
import type { Person } from '../../testkit/person.js';
import { meal as mealToPlan, plan } from '../../testkit/planning-kit.js';
import { ask, documents, householdOf, seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let householdId: string;
beforeAll(async () => {
  server = await startTestServer();
  server.app.services.clock.now = () => new Date('2026-11-19T11:00:00Z');
  person = await server.subscriber();
  householdId = await householdOf(server, person);
});
afterAll(() => server.close());

const foods = {
  carotte: { line: (amount: number) => `${amount} g de carottes`, unit: 'G' },
  lait: { line: (amount: number) => `${amount} ml de lait`, unit: 'ML' },
  œuf: { line: (amount: number) => `${amount} œufs`, unit: 'UNIT' },
  farine: { line: (amount: number) => `${amount} g de farine`, unit: 'G' },
} as const;
type Food = keyof typeof foods;
const food = fc.constantFrom<Food>('carotte', 'lait', 'œuf', 'farine');
const amount = fc.integer({ min: 2, max: 9 });
const days = 5;
const day = fc.integer({ min: 0, max: days - 1 });
const dateOf = (offset: number) => `2026-11-${19 + offset}`;

const kitchens = fc.record({
  /** Flour is one until the household says otherwise; another food where it says so. */
  staples: fc.uniqueArray(food, { maxLength: 2 }),
  fridge: fc.array(
    fc.record({
      food,
      amount,
      expires: fc.option(fc.integer({ min: 1, max: days + 1 })),
      /** Eaten between meals, after the week was put on the list. */
      goes: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  meals: fc.array(
    fc.record({
      day,
      needs: fc.dictionary(food, amount, { minKeys: 1, maxKeys: 3 }),
      /** Put on the list by itself, before the week is. */
      isFirst: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
type Kitchen = typeof kitchens extends fc.Arbitrary<infer Value> ? Value : never;
type Lot = { amount: number; expires: number };

/** How much is lacking when each meal takes what expires first, in the order in which they are eaten. */
function shortage(lots: Lot[], needs: readonly { day: number; amount: number }[]): number {
  const left = lots.map((lot) => ({ ...lot })).toSorted((a, b) => a.expires - b.expires);
  let lacking = 0;
  for (const need of needs.toSorted((a, b) => a.day - b.day)) {
    let rest = need.amount;
    for (const lot of left.filter(({ expires }) => expires > need.day)) {
      const part = Math.min(rest, lot.amount);
      lot.amount -= part;
      rest -= part;
    }
    lacking += rest;
  }
  return lacking;
}

const week = { from: dateOf(0), to: dateOf(days), missingOnly: true };
const addWeek = () => ask(person, documents.addWeek, week, 'addWeekToShoppingList');

async function shop({ staples, fridge, meals }: Kitchen) {
  const { db } = server.app.services;
  await db.$transaction([
    db.shoppingItem.deleteMany(),
    db.plannedMeal.deleteMany(),
    db.inventoryItem.deleteMany(),
    db.staple.deleteMany(),
  ]);
  await db.staple.createMany({
    data: (Object.keys(foods) as Food[]).map((name) => {
      const isStaple = staples.includes(name);
      return { householdId, product: canonicalProduct(name), name, isStaple };
    }),
  });
  await db.inventoryItem.createMany({
    data: fridge.map((lot) => ({
      householdId,
      name: lot.food,
      quantity: lot.amount,
      unit: foods[lot.food].unit,
      category: lot.goes ? ('DRINKS' as const) : ('OTHER' as const),
      expirationDate: lot.expires === null ? null : new Date(dateOf(lot.expires)),
    })),
  });
  const planned: { recipeId: string; plannedMealId: string; missingOnly: boolean }[] = [];
  for (const { day: offset, needs } of meals) {
    const lines = Object.entries(needs).map(([name, value]) => foods[name as Food].line(value));
    const recipeId = await seedRecipe(server, person, lines);
    const input = mealToPlan({ recipeId, servings: 4, date: dateOf(offset) });
    await ask(person, plan, { input }, 'planMeal.plannedMeal.id');
    planned.push({ recipeId, plannedMealId: input.id, missingOnly: true });
  }
  for (const [place, variables] of planned.entries())
    if (meals[place]?.isFirst)
      await ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');
  await addWeek();
  return async () => {
    const rows = await db.shoppingItem.findMany({ where: { deletedAt: null } });
    for (const { product, toCheck } of rows)
      expect(toCheck).toBe(staples.some((name) => canonicalProduct(name) === product));
    return (place: number, name: Food): number =>
      rows
        .filter(
          (row) =>
            row.plannedMealId === planned[place]?.plannedMealId &&
            row.product === canonicalProduct(name),
        )
        .reduce((sum, { quantity }) => sum + Number(quantity), 0);
  };
}

it('list, fridge and staples cover every meal, and nothing is bought twice, also when food has gone', () =>
  fc.assert(
    fc.asyncProperty(kitchens, async (kitchen) => {
      const listed = await shop(kitchen);
      const check = async (fridge: Kitchen['fridge'], isFirst: boolean) => {
        const bought = await listed();
        for (const name of Object.keys(foods) as Food[]) {
          const lots = fridge
            .filter((lot) => lot.food === name)
            .map((lot) => ({ amount: lot.amount, expires: lot.expires ?? Infinity }));
          const needs = kitchen.meals.map((meal, place) => {
            return { day: meal.day, amount: meal.needs[name] ?? 0, bought: bought(place, name) };
          });
          for (const need of needs) expect(need.bought).toBeLessThanOrEqual(need.amount);
          const rests = needs.map((need) => ({ ...need, amount: need.amount - need.bought }));
          expect(shortage(lots, rests)).toBe(0);
          if (!isFirst || lots.some(({ expires }) => expires !== Infinity)) continue;
          const total = needs.reduce((sum, need) => sum + need.bought, 0);
          expect(total).toBe(shortage(lots, needs));
        }
      };
      await check(kitchen.fridge, true);
      await server.app.services.db.inventoryItem.deleteMany({ where: { category: 'DRINKS' } });
      await addWeek();
      await check(
        kitchen.fridge.filter(({ goes }) => !goes),
        false,
      );
    }),
    { numRuns: 30 },
  ));
