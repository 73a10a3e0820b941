import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import { ask, stockFridge } from '../../../testkit/shopping-kit.js';
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
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

// No dish of the book asks for any of these.
const expirationDate = new Date('2026-11-26');
const medlars = { name: 'Nèfles', quantity: 4, unit: 'UNIT' as const, expirationDate };
const plums = { name: 'Quetsches', quantity: 6, unit: 'UNIT' as const, expirationDate };

async function cookWith(
  foods: Parameters<typeof stockFridge>[2],
  dishes: Record<string, string[]>,
): Promise<{ owner: Person; ids: Record<string, string> }> {
  const owner = await server.subscriber();
  await stockFridge(server, owner, foods);
  return { owner, ids: await seedDishes(server, owner, dishes, { mealType: 'DESSERT' }) };
}

const planAt = (owner: Person, date: string, mealType: string) =>
  owner.send(plan, { input: meal({ date, time: '19:30', mealType }) });

const dessertsOf = ({ meals }: Week): Meal[] =>
  meals.filter(({ mealType }) => mealType === 'DESSERT');

describe('a dessert of the week', () => {
  it('finishes what would expire and no main course uses, and says so', async () => {
    const { owner, ids } = await cookWith([medlars], {
      'Nèfles rôties': ['4 nèfles', '20 g de beurre'],
      'Crème brûlée': ['3 œufs', '300 ml de crème'],
    });
    const week = await proposeWeek(owner);
    expect(week.meals).toHaveLength(8);
    expect(dessertsOf(week)).toMatchObject([
      {
        moment: 'DINNER',
        time: '19:00',
        recipe: { id: ids['Nèfles rôties'] },
        reasons: [
          { kind: 'USES_UP', foodName: 'Nèfles', expiresOn: '2026-11-26' },
          { kind: 'QUICK', minutes: 30 },
        ],
      },
    ]);
    const [dessert] = dessertsOf(week);
    expect(dessert?.date).toMatch(/-2[345]$/);
    // It comes after the main course of its day.
    const place = week.meals.findIndex(({ id }) => id === dessert?.id);
    expect(week.meals[place - 1]).toMatchObject({ date: dessert?.date, mealType: 'MAIN' });
  });

  it('is planned as one, with what it lacks on the list, and can be taken away again', async () => {
    const { owner, ids } = await cookWith([medlars], {
      'Nèfles rôties': ['4 nèfles', '3 fèves tonka'],
    });
    const { id } = await proposeWeek(owner, { days: 2 });
    const answer = await applyWeek(owner, id);
    expect(answer).toMatchObject({
      plannedMeals: expect.arrayContaining([
        expect.objectContaining({
          mealType: 'DESSERT',
          time: '19:00',
          recipe: { id: ids['Nèfles rôties'] },
        }),
      ]),
      shoppingItems: expect.arrayContaining([
        expect.objectContaining({ name: expect.stringContaining('tonka') }),
      ]),
      leftOut: expect.arrayContaining([
        expect.objectContaining({ name: expect.stringMatching(/nèfle/i) }),
      ]),
    });
    expect(
      await ask(owner, weekDocuments.undo, { id, keepChanged: false }, 'undoProposal'),
    ).toEqual(expect.objectContaining({ __typename: 'UndoProposalPayload' }));
  });

  it('leaves room for one that is planned, and asks for none where no main course is open', async () => {
    const { owner } = await cookWith([medlars], { 'Nèfles rôties': ['4 nèfles'] });
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25'])
      await planAt(owner, date, 'DESSERT');
    expect(dessertsOf(await proposeWeek(owner))).toEqual([]);
    const other = await cookWith([medlars], { 'Nèfles rôties': ['4 nèfles'] });
    for (const date of ['2026-11-23', '2026-11-24']) await planAt(other.owner, date, 'MAIN');
    expect(await proposeWeek(other.owner, { days: 2 })).toMatchObject({ meals: [] });
  });

  it('can be exchanged for another one, and for no main course', async () => {
    const { owner, ids } = await cookWith([medlars], {
      'Nèfles rôties': ['4 nèfles'],
      'Compote de nèfles': ['4 nèfles', '1 citron'],
      'Nèfles au miel': ['4 nèfles', '1 càs de miel'],
    });
    const main = await seedDishes(server, owner, { Hachis: ['1 chou'] });
    const week = await proposeWeek(owner);
    const [dessert] = dessertsOf(week);
    const titles = [dessert?.recipe, ...(dessert?.alternatives ?? [])].map((each) => each?.title);
    expect(titles).toEqual(expect.arrayContaining(Object.keys(ids)));
    const id = dessert?.id;
    const recipeId = dessert?.alternatives[0]?.id;
    const held = await changeWeek(owner, week.id, [{ id, recipeId }]);
    expect(dessertsOf(held)).toMatchObject([{ id, held: true, recipe: { id: recipeId } }]);
    const input = { id: week.id, meals: [{ id, recipeId: main.Hachis }] };
    expect(await ask(owner, weekDocuments.change, { input }, 'changeProposedWeek')).toMatchObject({
      code: 'INVALID',
      field: 'meals.0.recipeId',
    });
  });

  it('that is taken away leaves the others as they are, with none in its place until it is put back', async () => {
    const { owner } = await cookWith([medlars, plums], {
      'Nèfles rôties': ['4 nèfles'],
      'Compote de nèfles': ['4 nèfles', '1 citron'],
      'Quetsches rôties': ['6 quetsches'],
    });
    const week = await proposeWeek(owner, { useUpFridge: true });
    expect(dessertsOf(week)).toHaveLength(2);
    const first = dessertsOf(week).find(({ recipe }) => recipe?.title.includes('èfles'));
    const removed = await changeWeek(owner, week.id, [{ id: first?.id, removed: true }]);
    expect(dessertsOf(removed).filter(({ recipe }) => recipe !== null)).toMatchObject([
      { held: true, recipe: { title: 'Quetsches rôties' } },
    ]);
    const back = await changeWeek(owner, week.id, [{ id: first?.id, removed: false }]);
    expect(dessertsOf(back).find(({ id }) => id === first?.id)).toMatchObject({
      removed: false,
      recipe: { id: expect.any(String) },
    });
    expect(await currentWeek(owner)).toMatchObject({ week: { meals: back.meals } });
  });

  it('is nothing that somebody at the table does not eat', async () => {
    const { owner } = await cookWith([medlars], {
      'Nèfles aux noisettes': ['4 nèfles', '100 g de noisettes'],
      'Crumble de nèfles': ['4 nèfles', '200 g de farine de blé'],
    });
    await owner.savePreferences({ dietaryRestrictions: ['NUT_FREE', 'GLUTEN_FREE'] });
    expect(dessertsOf(await proposeWeek(owner))).toEqual([]);
    await seedDishes(server, owner, { 'Nèfles rôties': ['4 nèfles'] }, { mealType: 'DESSERT' });
    const [dessert] = dessertsOf(await proposeWeek(owner));
    expect(dessert?.recipe?.title).toBe('Nèfles rôties');
    expect(dessert?.alternatives.map(({ title }) => title)).not.toContain('Crumble de nèfles');
  });
});
