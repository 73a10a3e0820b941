import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import type { Person } from '../../../testkit/person.js';
import {
  meal as mealToPlan,
  plan,
  remove,
  setCooked,
  update,
} from '../../../testkit/planning-kit.js';
import { ask, documents, householdOf, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let householdId: string;
beforeAll(async () => {
  server = await startTestServer();
  server.app.services.clock.now = () => new Date('2026-11-19T11:00:00Z');
});
// Each in a household of its own, as one sends so much that it meets the limits.
beforeEach(async () => {
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
    await ask(person, plan, { input }, 'planMeal.plannedMeals.0.id');
    planned.push({ recipeId, plannedMealId: input.id, missingOnly: true });
  }
  for (const [place, variables] of planned.entries())
    if (meals[place]?.isFirst)
      await ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');
  await addWeek();
  return planned.map(({ plannedMealId }) => plannedMealId);
}

/** How much of a food is on the list for a meal, or was bought; what is only to be checked counts as there. */
async function readBought({ staples }: Kitchen) {
  const rows = await server.app.services.db.shoppingItem.findMany({
    where: { OR: [{ deletedAt: null }, { boughtAt: { not: null } }] },
  });
  for (const { product, toCheck } of rows)
    expect(toCheck).toBe(staples.some((name) => canonicalProduct(name) === product));
  return (mealId: string | undefined, name: Food): number =>
    rows
      .filter((row) => row.plannedMealId === mealId && row.product === canonicalProduct(name))
      .reduce((sum, { quantity }) => sum + Number(quantity), 0);
}

const lotsOf = ({ fridge }: Pick<Kitchen, 'fridge'>, name: Food): Lot[] =>
  fridge
    .filter((lot) => lot.food === name)
    .map((lot) => ({ amount: lot.amount, expires: lot.expires ?? Infinity }));

it('list, fridge and staples cover every meal, and nothing is bought twice, also when food has gone', () =>
  fc.assert(
    fc.asyncProperty(kitchens, async (kitchen) => {
      const meals = await shop(kitchen);
      const check = async (fridge: Kitchen['fridge'], isFirst: boolean) => {
        const bought = await readBought(kitchen);
        for (const name of Object.keys(foods) as Food[]) {
          const lots = lotsOf({ fridge }, name);
          const needs = kitchen.meals.map((meal, place) => {
            const amount = meal.needs[name] ?? 0;
            return { day: meal.day, amount, bought: bought(meals[place], name) };
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

/** As much as can be halved and doubled without being rounded. */
const round = (name: Food, value: number): number => value * (name === 'œuf' ? 2 : 20);
const roundly = ({ staples, fridge, meals }: Kitchen): Kitchen => ({
  staples,
  fridge: fridge.map((lot) => ({ ...lot, amount: round(lot.food, lot.amount) })),
  meals: meals.map((meal) => {
    const needs = Object.entries(meal.needs) as [Food, number][];
    return {
      ...meal,
      needs: Object.fromEntries(needs.map(([name, value]) => [name, round(name, value)])),
    };
  }),
});

const changes = fc.array(
  fc.record({
    place: fc.integer({ min: 0, max: 4 }),
    servings: fc.constantFrom<number | 'DELETED' | 'COOKED'>(2, 4, 8, 'DELETED', 'COOKED'),
    /** What is put in the basket before. */
    ticked: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
);

it('and go on doing so when meals are for others, not any more or cooked already, whatever lies in the basket', () =>
  fc.assert(
    fc.asyncProperty(kitchens, changes, async (drawn, steps) => {
      const kitchen = roundly(drawn);
      const meals = await shop(kitchen);
      const toCook = new Map(meals.map((id) => [id, 4]));
      for (const { place, servings, ticked } of steps) {
        const id = meals[place] ?? '';
        if (!toCook.has(id)) continue;
        const [line] = await server.app.services.db.shoppingItem.findMany({
          where: { deletedAt: null, checked: false, toCheck: false },
          orderBy: { sourceKey: 'asc' },
          skip: ticked,
          take: 1,
        });
        const tick = { ids: [line?.id], checked: true };
        if (line) await ask(person, documents.check, tick, 'setShoppingItemsChecked.shoppingItems');
        if (typeof servings === 'number') {
          await ask(
            person,
            update,
            { id, input: { servings } },
            'updatePlannedMeal.plannedMeals.0',
          );
          toCook.set(id, servings);
          continue;
        }
        if (servings === 'DELETED')
          await ask(person, remove, { id }, 'deletePlannedMeal.deletedPlannedMealIds.0');
        else
          await ask(person, setCooked, { id, cooked: true }, 'setPlannedMealCooked.plannedMeals.0');
        toCook.delete(id);
      }
      const bought = await readBought(kitchen);
      for (const name of Object.keys(foods) as Food[]) {
        // What was only to be checked leaves the list with the rest of its recipe.
        if (kitchen.staples.includes(name)) continue;
        const needs = [...toCook].map(([id, servings]) => {
          const { day: dayOf, needs: own }: Pick<Kitchen['meals'][number], 'day' | 'needs'> =
            kitchen.meals[meals.indexOf(id)] ?? {
              day: 0,
              needs: {},
            };
          const rest = ((own[name] ?? 0) * servings) / 4 - bought(id, name);
          return { day: dayOf, amount: Math.max(0, rest) };
        });
        expect(shortage(lotsOf(kitchen, name), needs)).toBe(0);
      }
    }),
    { numRuns: 12 },
  ));
