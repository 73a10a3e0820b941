import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { ask } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import {
  applyWeek,
  changeWeek,
  currentWeek,
  proposeWeek,
  seedDishes,
  weekDocuments,
  type Meal,
  type Week,
} from '../../../testkit/week-kit.js';

/** A Monday, 11 in the morning in Switzerland. */
const clock = createManualClock('2026-11-23T10:00:00Z');

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ clock });
  owner = await server.subscriber();
});
afterAll(() => server.close());

function mealAt({ meals }: Week, at: number): Meal {
  const meal = meals[at];
  if (!meal) throw new Error(`There is no meal ${at}.`);
  return meal;
}
const dishOf = (week: Week, at: number) => mealAt(week, at).recipe?.id;
const refusalOf = (id: string, meals: object[]) =>
  ask(owner, weekDocuments.change, { input: { id, meals } }, 'changeProposedWeek');

describe('a proposed week', () => {
  it('keeps a dish that is held while the rest is chosen anew', async () => {
    const week = await proposeWeek(owner);
    const [first, second] = [mealAt(week, 0), mealAt(week, 1)];
    const held = await changeWeek(owner, week.id, [
      { id: first.id, held: true },
      { id: second.id, another: true },
    ]);
    expect(mealAt(held, 0)).toMatchObject({ held: true, recipe: first.recipe });
    expect(dishOf(held, 1)).not.toBe(second.recipe?.id);
    expect(mealAt(held, 1)).toMatchObject({ held: false });
    // The other days stay as they were.
    const others = ({ meals }: Week) =>
      meals.filter((_, at) => at !== 1).map(({ recipe }) => recipe);
    expect(others(held)).toEqual(others(week));
    const dishes = held.meals.map(({ recipe }) => recipe?.id);
    expect(new Set(dishes).size).toBe(7);
    // Who asks for another has seen those beside it.
    expect(second.alternatives.map(({ id }) => id)).not.toContain(dishOf(held, 1));
    // What was exchanged does not come back to its meal.
    const later = await changeWeek(owner, week.id, [{ id: second.id, another: true }]);
    expect([first.recipe?.id, second.recipe?.id, dishOf(held, 1)]).not.toContain(dishOf(later, 1));
    const freed = await changeWeek(owner, week.id, [{ id: first.id, held: false }]);
    expect(mealAt(freed, 0).held).toBe(false);
    expect(await currentWeek(owner)).toMatchObject({ id: week.id, week: { meals: freed.meals } });
  });

  it('goes round those that fit where they are few', async () => {
    const few = await server.subscriber();
    const seeded = { A: ['1 kg de carottes'], B: ['1 kg de navets'], C: ['1 kg de panais'] };
    await seedDishes(server, few, seeded, { minutes: 1 });
    const week = await proposeWeek(few, { days: 1, weekdayMinutes: 1, weekendMinutes: 1 });
    const { id, recipe, alternatives } = mealAt(week, 0);
    expect(alternatives).toHaveLength(2);
    let before = recipe?.id;
    for (const _ of [1, 2, 3, 4, 5]) {
      const other = await changeWeek(few, week.id, [{ id, another: true }]);
      const dish = dishOf(other, 0);
      expect(dish).toEqual(expect.any(String));
      expect(dish).not.toBe(before);
      expect(mealAt(other, 0).alternatives.length).toBeGreaterThan(0);
      before = dish;
    }
  });

  it('takes one of three others instead, or any dish that is eaten', async () => {
    const week = await proposeWeek(owner);
    const { id, alternatives } = mealAt(week, 2);
    expect(alternatives).toHaveLength(3);
    const other = await changeWeek(owner, week.id, [{ id, recipeId: alternatives[1]?.id }]);
    expect(mealAt(other, 2)).toMatchObject({ held: true, recipe: alternatives[1] });
    const { Hachis: recipeId } = await seedDishes(server, owner, {
      Hachis: ['1 kg de pommes de terre'],
    });
    const own = await changeWeek(owner, week.id, [{ id, recipeId }]);
    expect(mealAt(own, 2)).toMatchObject({ held: true, recipe: { title: 'Hachis' } });
  });

  it('has no dish for a meal that is removed, nor that dish elsewhere, until it is taken back', async () => {
    const week = await proposeWeek(owner);
    const { id, recipe } = mealAt(week, 3);
    const removed = await changeWeek(owner, week.id, [{ id, removed: true }]);
    expect(removed.meals.map((meal) => meal.recipe?.id)).not.toContain(recipe?.id);
    expect(mealAt(removed, 3)).toMatchObject({ id, removed: true, recipe: null, reasons: [] });
    expect(removed.meals).toHaveLength(7);
    const back = await changeWeek(owner, week.id, [{ id, removed: false }]);
    expect(mealAt(back, 3)).toMatchObject({ removed: false, recipe: { id: expect.any(String) } });
  });

  it('is changed from two devices at once as if one had come after the other', async () => {
    const week = await proposeWeek(owner);
    const changes = [0, 1, 2, 3].map((at) => ({ id: mealAt(week, at).id, removed: true }));
    await Promise.all(changes.map((change) => changeWeek(owner, week.id, [change])));
    const now = await currentWeek(owner);
    expect(now).toMatchObject({
      week: { meals: [0, 1, 2, 3, 4, 5, 6].map((at) => ({ removed: at < 4 })) },
    });
  });

  it('is refused a meal or a dish that is not there, not eaten or no main course', async () => {
    const { id, meals } = await proposeWeek(owner);
    const [meal, stranger] = [meals[0]?.id, await server.subscriber()];
    const { Secret: theirs } = await seedDishes(server, stranger, { Secret: ['1 chou'] });
    expect(await refusalOf(id, [{ id: meal, recipeId: theirs }])).toMatchObject({
      code: 'NOT_FOUND',
      field: 'meals.0.recipeId',
    });
    expect(await refusalOf(id, [{ id: theirs, held: true }])).toMatchObject({
      code: 'NOT_FOUND',
      field: 'meals.0.id',
    });
    expect(await refusalOf(id, [])).toMatchObject({ code: 'REQUIRED', field: 'meals' });
    await owner.savePreferences({ dietaryRestrictions: ['VEGETARIAN'] });
    const { Rôti: roast } = await seedDishes(server, owner, { Rôti: ['1 kg de rôti de bœuf'] });
    expect(await refusalOf(id, [{ id: meal, recipeId: roast }])).toMatchObject({
      __typename: 'InputRefusal',
      code: 'INVALID',
      field: 'meals.0.recipeId',
    });
    await owner.savePreferences();
    expect(await currentWeek(owner)).toMatchObject({ id, week: { meals } });
  });

  it('is not changed any more once it is applied', async () => {
    const { id, meals } = await proposeWeek(owner, { days: 2 });
    await applyWeek(owner, id);
    const change = [{ id: meals[0]?.id, removed: true }];
    expect(await refusalOf(id, change)).toMatchObject({ code: 'PROPOSAL_CLOSED' });
  });
});
