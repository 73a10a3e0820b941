import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../testkit/graphql-client.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import {
  list,
  meal,
  move,
  plan,
  plannedDay as today,
  remove,
  update,
} from '../../../testkit/planning-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

// A Wednesday evening; the week is 16 to 22 November.
const clock = createManualClock('2026-11-18T18:30:00Z');

let server: TestServer;
let person: Person;
let recipeId: string;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  recipeId = await person.generateRecipe();
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

describe('planning a meal', () => {
  it('returns the meal and the dashboard, and is a no-op the second time', async () => {
    const owner = await server.subscriber();
    const input = meal();
    for (const _ of ['first', 'second']) {
      const { data } = await owner.send(plan, { input });
      expect(at(data, 'planMeal')).toEqual({
        __typename: 'PlanMealPayload',
        plannedMeals: [{ ...input, cookedAt: null, ingredients: [], recipe: null }],
        shoppingItems: [],
        boughtItems: [],
        viewer: {
          id: owner.id,
          dashboard: {
            plannedMealsThisWeek: 1,
            tonightMeals: [{ id: input.id, recipeTitle: 'Gratin de courge' }],
          },
        },
      });
    }
    expect(await mealsOf(owner)).toHaveLength(1);
  });

  it('is drawn by its recipe, or else by what its name calls to mind', async () => {
    const owner = await server.subscriber();
    const ids = await Promise.all(
      [{ recipeId: await owner.generateRecipe() }, { recipeTitle: 'Soupe de potiron' }].map(
        (changes) => planned(owner, changes),
      ),
    );
    const { data } = await owner.send(`{ viewer { household { kitchen {
      plannedMeals(from: "2026-01-01", to: "2027-12-31") { id picture recipe { picture } } } } } }`);
    const meals = at(data, 'viewer.household.kitchen.plannedMeals');
    expect(meals).toContainEqual({
      id: ids[0],
      picture: null,
      recipe: { picture: expect.stringContaining('|') },
    });
    expect(meals).toContainEqual({ id: ids[1], picture: 'bowl|squash||', recipe: null });
  });

  it('plans once when ten presses arrive at once', async () => {
    const owner = await server.subscriber();
    const input = meal();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.send(plan, { input })),
    );
    for (const { data } of answers) expect(at(data, 'planMeal.plannedMeals.0.id')).toBe(input.id);
    expect(await mealsOf(owner)).toHaveLength(1);
  });

  it('keeps the recipe, with the quantities for its own servings', async () => {
    const { db } = server.app.services;
    const { ingredients, servings } = await db.recipe.update({
      where: { id: recipeId },
      data: { servings: 4, ingredients: ['200 g de farine', '3 œufs', 'Sel'] },
    });
    expect({ ingredients, servings }).toMatchObject({ servings: 4 });
    const input = meal({ recipeId, servings: 6 });
    const { data } = await person.send(plan, { input });
    expect(at(data, 'planMeal.plannedMeals.0.recipe.id')).toBe(recipeId);
    expect(at(data, 'planMeal.plannedMeals.0.ingredients')).toEqual([
      '300 g de farine',
      '5 œufs',
      'Sel',
    ]);
    const again = `mutation ($input: PlanMealInput!) {
      planMeal(input: $input) {
        ... on PlanMealPayload { plannedMeals { scaledIngredients { text exact } } }
      }
    }`;
    const answer = await person.send(again, { input });
    expect(at(answer.data, 'planMeal.plannedMeals.0.scaledIngredients')).toEqual([
      { text: '300 g de farine', exact: null },
      { text: '5 œufs', exact: '4 ½' },
      { text: 'Sel', exact: null },
    ]);
  });

  it('is called as its recipe unless it is given a name, and needs one without a recipe', async () => {
    const { title } = await server.app.services.db.recipe.findUniqueOrThrow({
      where: { id: recipeId },
    });
    const calledWith = async (changes: object) => {
      const { data } = await person.send(plan, { input: meal(changes) });
      return at(data, 'planMeal.plannedMeals.0.recipeTitle') ?? at(data, 'planMeal') ?? null;
    };
    expect(await calledWith({ recipeId, recipeTitle: undefined })).toBe(title);
    expect(await calledWith({ recipeId, recipeTitle: null })).toBe(title);
    expect(await calledWith({ recipeId, recipeTitle: 'Chez Mamie' })).toBe('Chez Mamie');
    const unnamed = { __typename: 'InputRefusal', code: 'REQUIRED', field: 'recipeTitle' };
    expect(await calledWith({ recipeTitle: undefined })).toEqual(unnamed);
    expect(await calledWith({ recipeId, recipeTitle: '  ' })).toEqual(unnamed);
  });

  it.each([
    ['a blank title', { recipeTitle: '  ' }, 'REQUIRED', 'recipeTitle'],
    ['a title of 201 characters', { recipeTitle: 'a'.repeat(201) }, 'TOO_LONG', 'recipeTitle'],
    ['a title of 10,000', { recipeTitle: 'a'.repeat(10_000) }, 'TOO_LONG', 'recipeTitle'],
    ['a NUL', { recipeTitle: 'a\u0000' }, 'INVALID', 'recipeTitle'],
    ['0 servings', { servings: 0 }, 'OUT_OF_RANGE', 'servings'],
    ['-1 servings', { servings: -1 }, 'OUT_OF_RANGE', 'servings'],
    ['51 servings', { servings: 51 }, 'OUT_OF_RANGE', 'servings'],
    ['1e9 servings', { servings: 1e9 }, 'OUT_OF_RANGE', 'servings'],
    ['25:00', { time: '25:00' }, 'INVALID', 'time'],
    ['12:60', { time: '12:60' }, 'INVALID', 'time'],
    ['no time', { time: '' }, 'INVALID', 'time'],
    ['the year 1999', { date: '1999-12-31' }, 'INVALID', 'date'],
    ['an id of another form', { id: 'un' }, 'INVALID', 'id'],
  ])('refuses %s', async (_name, changes, code, field) => {
    const { data } = await person.send(plan, { input: meal(changes) });
    expect(at(data, 'planMeal')).toEqual({ __typename: 'InputRefusal', code, field });
  });

  it.each([
    ['a day that does not exist', { date: '2026-02-30' }, 'date'],
    ['one and a half servings', { servings: 1.5 }, 'servings'],
    ['an unknown type', { mealType: 'BRUNCH' }, 'mealType'],
  ])('refuses %s before anything runs, naming the field', async (_name, changes, field) => {
    const { data, errors } = await person.send(plan, { input: meal(changes) });
    expect(data).toBeNull();
    expect(errors[0]?.message).toContain(`input.${field}`);
  });

  it.each([
    'l\'œuf\'); DROP TABLE "User"; --',
    '🥕🍲',
    'çarevne \u05DE\u05D4',
    '<script>alert(1)</script>',
  ])('stores %s literally', async (recipeTitle) => {
    const { data } = await person.send(plan, { input: meal({ recipeTitle }) });
    expect(at(data, 'planMeal.plannedMeals.0.recipeTitle')).toBe(recipeTitle);
  });
});

describe('changing a meal', () => {
  it('moves it, changes it and takes it off, each with the dashboard as it is then', async () => {
    const owner = await server.subscriber();
    const id = await planned(owner);
    const moved = await owner.send(move, { id, date: '2026-11-24' });
    expect(at(moved.data, 'movePlannedMeal')).toMatchObject({
      plannedMeals: [{ id, date: '2026-11-24', time: '19:00' }],
      viewer: { dashboard: { plannedMealsThisWeek: 0, tonightMeals: [] } },
    });
    const changed = await owner.send(update, {
      id,
      input: { recipeTitle: ' Soupe ', date: today, time: '12:15', servings: 5 },
    });
    expect(at(changed.data, 'updatePlannedMeal')).toMatchObject({
      plannedMeals: [
        {
          id,
          recipeTitle: 'Soupe',
          date: today,
          time: '12:15',
          servings: 5,
          mealType: 'MAIN',
        },
      ],
      viewer: { dashboard: { plannedMealsThisWeek: 1, tonightMeals: [{ id }] } },
    });
    const { data } = await owner.send(remove, { id });
    expect(at(data, 'deletePlannedMeal')).toEqual({
      __typename: 'DeletePlannedMealPayload',
      deletedPlannedMealIds: [id],
      viewer: { id: owner.id, dashboard: { plannedMealsThisWeek: 0, tonightMeals: [] } },
    });
    expect(await mealsOf(owner)).toEqual([]);
  });

  it.each([
    ['updatePlannedMeal', update, { input: { servings: 0 } }, 'OUT_OF_RANGE', 'servings'],
    ['updatePlannedMeal', update, { input: { recipeTitle: '' } }, 'REQUIRED', 'recipeTitle'],
    ['updatePlannedMeal', update, { input: { time: '24:00' } }, 'INVALID', 'time'],
    ['movePlannedMeal', move, { date: today, time: '7:00' }, 'INVALID', 'time'],
    ['movePlannedMeal', move, { date: '2101-01-01' }, 'INVALID', 'date'],
  ])('%s refuses what is out of bounds', async (name, text, variables, code, field) => {
    const id = await planned(person);
    const { data } = await person.send(text, { id, ...variables });
    expect(at(data, name)).toEqual({ __typename: 'InputRefusal', code, field });
  });

  it.each([
    ['updatePlannedMeal', update, { input: { servings: 9 } }],
    ['movePlannedMeal', move, { date: '2026-12-24' }],
    ['deletePlannedMeal', remove, {}],
  ])(
    '%s of another household, or none, is NOT_FOUND and changes nothing',
    async (name, text, rest) => {
      const owner = await server.subscriber();
      const own = await planned(owner);
      const before = await mealsOf(owner);
      for (const id of [own, randomUUID(), 'un', '']) {
        const { data } = await person.send(text, { id, ...rest });
        expect(at(data, name)).toEqual({
          __typename: 'NotFoundRefusal',
          code: 'NOT_FOUND',
          field: 'id',
        });
      }
      expect(await mealsOf(owner)).toEqual(before);
    },
  );

  it('a stranger’s id or recipe plans nothing', async () => {
    const stranger = await server.subscriber();
    const id = await planned(person);
    const taken = await stranger.send(plan, { input: meal({ id }) });
    expect(at(taken.data, 'planMeal')).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
    for (const foreign of [recipeId, randomUUID()]) {
      const { data } = await stranger.send(plan, { input: meal({ recipeId: foreign }) });
      expect(at(data, 'planMeal')).toMatchObject({ code: 'NOT_FOUND', field: 'recipeId' });
    }
    expect(await mealsOf(stranger)).toEqual([]);
  });
});
