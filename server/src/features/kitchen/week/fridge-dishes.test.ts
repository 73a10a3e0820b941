import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import {
  ask,
  documents,
  householdOf,
  stockFridge,
  type Stocked,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { seedDishes } from '../../../testkit/week-kit.js';

/** A Monday, 11 in the morning in Switzerland. */
const clock = createManualClock('2026-11-23T10:00:00Z');
const today = '2026-11-23';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

interface Dish {
  servings: number;
  plannedMealId: string | null;
  missing: string[];
  missingFoods: object[];
  reasons: { kind: string; foodName: string | null; expiresOn: string | null }[];
  recipe: { id: string; title: string };
}

const fridgeDishes = async (person: Person): Promise<Dish[]> =>
  (await ask(
    person,
    '{ viewer { household { kitchen { fridgeDishes { servings plannedMealId missing missingFoods { name amount unit isPartlyAtHome reservedFor { plannedMealId recipeTitle date } } reasons { kind foodName expiresOn } recipe { id title } } } } } }',
    {},
    'viewer.household.kitchen.fridgeDishes',
  )) as unknown as Dish[];
const titled = async (person: Person, title: string) =>
  (await fridgeDishes(person)).find(({ recipe }) => recipe.title === title);

const units = (name: string, quantity: number, day?: number): Stocked => ({
  name,
  quantity,
  unit: 'UNIT',
  ...(day && { expirationDate: new Date(Date.UTC(2026, 10, day)) }),
});

/** Somebody who cooks for four, with this in the fridge. */
async function cookWith(...fridge: Stocked[]): Promise<Person> {
  const owner = await server.subscriber();
  await owner.savePreferences({ householdSize: { adults: 4, children: 0 } });
  await stockFridge(server, owner, fridge);
  return owner;
}

describe('what to cook with the fridge', () => {
  it('is what uses up what expires, and says so, and what is missing', async () => {
    const owner = await cookWith(units('Topinambours', 4, 25), units('Riz', 1));
    await seedDishes(server, owner, {
      Poêlée: ['4 topinambours', '1 boudin blanc', '2 quetsches'],
    });
    expect(await fridgeDishes(owner)).toContainEqual({
      servings: 4,
      plannedMealId: null,
      missing: ['boudin blanc', 'quetsches'],
      missingFoods: [
        expect.objectContaining({ name: 'boudin blanc', isPartlyAtHome: false }) as object,
        expect.objectContaining({ name: 'quetsches', amount: 2, reservedFor: null }) as object,
      ],
      reasons: [{ kind: 'USES_UP', foodName: 'Topinambours', expiresOn: '2026-11-25' }],
      recipe: expect.objectContaining({ title: 'Poêlée' }) as object,
    });
  });

  it('begins with a favourite for which all is there', async () => {
    const owner = await cookWith(units('Topinambours', 4, 24), units('Quetsches', 4));
    const { Tarte: id } = await seedDishes(server, owner, {
      Poêlée: ['4 topinambours', '1 quetsche'],
      Tarte: ['3 quetsches'],
    });
    expect((await fridgeDishes(owner))[0]?.recipe.title).toBe('Poêlée');
    await server.app.services.db.favorite.create({
      data: { userId: owner.id, recipeId: id ?? '' },
    });
    expect((await fridgeDishes(owner))[0]).toMatchObject({
      recipe: { title: 'Tarte' },
      missing: [],
      reasons: [{ kind: 'AT_HOME' }, { kind: 'KEPT' }],
    });
  });

  it('puts exactly what is missing on the list, and stays as it is afterwards', async () => {
    const owner = await cookWith(units('Topinambours', 3, 25), units('Quetsches', 9));
    const { Poêlée: recipeId } = await seedDishes(server, owner, {
      Poêlée: ['4 topinambours', '2 quetsches', '300 g de boudin blanc', 'sel et poivre'],
    });
    const dish = await titled(owner, 'Poêlée');
    const asked = { recipeId, servings: dish?.servings, missingOnly: true };
    const items = await ask(
      owner,
      documents.addRecipe,
      asked,
      'addRecipeToShoppingList.shoppingItems',
    );
    expect(items).toEqual([
      expect.objectContaining({ name: 'topinambours', quantity: '1' }),
      expect.objectContaining({ name: 'boudin blanc', quantity: '300', unit: 'G' }),
      // To be checked: nothing one buys.
      expect.objectContaining({ name: 'sel' }),
      expect.objectContaining({ name: 'poivre' }),
    ]);
    expect(dish?.missing).toEqual(['topinambours', 'boudin blanc']);
    expect(await titled(owner, 'Poêlée')).toEqual(dish);
  });

  it('says how much is still missing of what is there in part, and that what there is of it is finished', async () => {
    const owner = await cookWith(units('Topinambours', 2, 25), units('Quetsches', 4));
    await seedDishes(server, owner, { Poêlée: ['5 topinambours', '4 quetsches'] });
    expect(await titled(owner, 'Poêlée')).toMatchObject({
      missing: ['topinambours'],
      missingFoods: [
        { name: 'topinambours', amount: 3, unit: 'UNIT', isPartlyAtHome: true, reservedFor: null },
      ],
      reasons: [
        { kind: 'USES_UP', foodName: 'Topinambours' },
        { kind: 'AT_HOME', foodName: 'Quetsches' },
      ],
    });
  });

  it('knows what is there under a plainer name', async () => {
    const owner = await cookWith(units('Pommes de terre', 5, 25), units('Ail', 1));
    await seedDishes(server, owner, {
      Poêlée: ['5 pommes de terre à chair ferme', '2 gousses d’ail'],
    });
    expect(await titled(owner, 'Poêlée')).toMatchObject({
      missing: [],
      reasons: [
        { kind: 'USES_UP', foodName: 'Pommes de terre' },
        { kind: 'AT_HOME', foodName: 'Ail' },
      ],
    });
  });

  it('is for the next dinner: late in the evening without what expires tomorrow', async () => {
    const owner = await cookWith(units('Topinambours', 4, 24), units('Quetsches', 4));
    await seedDishes(server, owner, { Poêlée: ['4 topinambours', '4 quetsches'] });
    expect(await titled(owner, 'Poêlée')).toMatchObject({ missing: [] });
    const late = 11.5 * 3_600_000;
    clock.advance(late);
    const dish = await titled(owner, 'Poêlée').finally(() => clock.advance(-late));
    expect(dish).toMatchObject({ missing: ['topinambours'] });
  });

  it('counts what is always at home as neither missing nor used', async () => {
    const owner = await cookWith(units('Topinambours', 4, 25), units('Sel', 1));
    await seedDishes(server, owner, {
      Poêlée: ['4 topinambours', '1 pincée de sel', '2 càs d’huile d’olive'],
    });
    expect(await titled(owner, 'Poêlée')).toMatchObject({
      missing: [],
      reasons: [{ foodName: 'Topinambours' }],
    });
  });

  it('leaves to the meals to come what they need, and counts its own as free', async () => {
    const owner = await cookWith(units('Topinambours', 4, 26), units('Quetsches', 4));
    const { Soupe: recipeId } = await seedDishes(server, owner, {
      Soupe: ['4 topinambours'],
      Poêlée: ['4 topinambours', '4 quetsches'],
    });
    expect((await titled(owner, 'Poêlée'))?.missing).toEqual([]);
    const input = { ...meal({ date: today, time: '19:00', servings: 4 }), recipeId };
    const plannedMealId = await ask(owner, plan, { input }, 'planMeal.plannedMeals.0.id');
    expect(await titled(owner, 'Poêlée')).toMatchObject({
      missingFoods: [
        {
          name: 'topinambours',
          amount: 4,
          unit: 'UNIT',
          isPartlyAtHome: false,
          reservedFor: { plannedMealId, recipeTitle: 'Soupe', date: today },
        },
      ],
      reasons: [{ kind: 'AT_HOME', foodName: 'Quetsches' }],
      plannedMealId: null,
    });
    expect(await titled(owner, 'Soupe')).toMatchObject({ missing: [], plannedMealId });
  });

  it('is no dish that another day has, and whose food is kept for it', async () => {
    // Of one there is enough for both days.
    const owner = await cookWith(units('Topinambours', 4, 26), units('Quetsches', 8));
    const { Soupe: recipeId } = await seedDishes(server, owner, {
      Soupe: ['4 topinambours', '4 quetsches'],
    });
    expect(await titled(owner, 'Soupe')).toMatchObject({ missing: [] });
    const input = { ...meal({ date: '2026-11-25', time: '19:00', servings: 4 }), recipeId };
    await ask(owner, plan, { input }, 'planMeal.plannedMeals.0.id');
    expect(await titled(owner, 'Soupe')).toBeUndefined();
  });

  it('does not finish half a piece that it would have to buy whole', async () => {
    const owner = await cookWith(units('Citrons', 2, 26), units('Quetsches', 4));
    const { Soupe: recipeId } = await seedDishes(server, owner, {
      Soupe: ['1,5 citron'],
      Poêlée: ['1 citron', '4 quetsches'],
    });
    const input = { ...meal({ date: today, time: '19:00', servings: 4 }), recipeId };
    await ask(owner, plan, { input }, 'planMeal.plannedMeals.0.id');
    expect(await titled(owner, 'Poêlée')).toMatchObject({
      missingFoods: [{ name: 'citron', amount: 1, isPartlyAtHome: false }],
      reasons: [{ kind: 'AT_HOME', foodName: 'Quetsches' }],
    });
  });

  it('is nothing that somebody at the table does not eat, has expired, or is another household’s', async () => {
    const owner = await cookWith(units('Topinambours', 4, 23), units('Quetsches', 4));
    const other = await cookWith(units('Quetsches', 4));
    await seedDishes(server, owner, {
      Périmée: ['4 topinambours'],
      'Quetsches au lard': ['4 quetsches', '100 g de lard'],
    });
    expect((await fridgeDishes(owner)).map(({ recipe }) => recipe.title)).toEqual([
      'Quetsches au lard',
    ]);
    await owner.savePreferences({ dietaryRestrictions: ['HALAL'] });
    expect(await fridgeDishes(owner)).toEqual([]);
    expect(await fridgeDishes(other)).toEqual([]);
  });

  it('is nothing for an empty fridge, and behind the subscription', async () => {
    expect(await fridgeDishes(await cookWith())).toEqual([]);
    const guest = await server.signUp();
    const { data } = await guest.send(
      '{ viewer { household { kitchen { fridgeDishes { servings } } } } }',
    );
    expect(data).toMatchObject({ viewer: { household: { kitchen: null } } });
  });
});

it.each([1, 300])('takes four statements, with %i rows in each table', async (rows) => {
  const numbers = Array.from({ length: rows }, (_, n) => n);
  const owner = await cookWith(...numbers.map((n) => units(`Quetsches ${n}`, 1)), units('Riz', 9));
  await seedDishes(
    server,
    owner,
    Object.fromEntries(numbers.map((n) => [`Plat ${n}`, ['1 riz', `${n + 1} citrons`]])),
  );
  const householdId = await householdOf(server, owner);
  await server.app.services.db.plannedMeal.createMany({
    data: numbers.map((n) => ({
      householdId,
      recipeTitle: 'Gratin',
      date: new Date(clock.now().getTime() + (n % 50) * 86_400_000),
      time: '20:00',
      servings: 2,
      mealType: 'MAIN' as const,
    })),
  });
  await owner.send('{ __typename }').catch(() => null);
  server.takeStatements();
  expect(await fridgeDishes(owner)).not.toEqual([]);
  expect(server.takeStatements().length - 1).toBe(4);
});
