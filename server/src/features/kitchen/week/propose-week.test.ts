import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../testkit/manual-clock.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import { ask, stockFridge } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import {
  applyWeek,
  currentWeek,
  proposeWeek,
  seedDishes,
  weekDocuments,
} from '../../../testkit/week-kit.js';

/** A Monday, 11 in the morning in Switzerland. */
const clock = createManualClock('2026-11-23T10:00:00Z');
const today = '2026-11-23';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

const daysOf = ({ meals }: { meals: readonly { date: string }[] }) => meals.map(({ date }) => date);

describe('a week that is proposed', () => {
  it.each([
    ['DAILY', 2, '2026-11-24'],
    ['WEEKLY', 7, '2026-11-29'],
    ['MONTHLY', 7, '2026-11-29'],
  ])('has as many dinners as the person shops for (%s)', async (shoppingFrequency, days, to) => {
    const owner = await server.subscriber();
    await owner.savePreferences({ shoppingFrequency, householdSize: { adults: 2, children: 1 } });
    const week = await proposeWeek(owner);
    expect(week).toMatchObject({
      status: 'PENDING',
      from: today,
      to,
      moments: ['DINNER'],
      servings: 3,
      stockList: shoppingFrequency === 'MONTHLY',
    });
    expect(week.meals).toHaveLength(days);
    for (const each of week.meals) {
      expect(each).toMatchObject({ time: '19:00', moment: 'DINNER', servings: 3, held: false });
      expect(each.recipe?.title).toBeTruthy();
    }
    expect(new Set(week.meals.map(({ recipe }) => recipe?.id)).size).toBe(days);
  });

  it('leaves out what is over, and where a main course is planned', async () => {
    const owner = await server.subscriber();
    const planned = [
      meal({ date: '2026-11-24', time: '18:30' }),
      meal({ date: '2026-11-25', time: '12:00' }),
      meal({ date: '2026-11-25', time: '20:00', mealType: 'DESSERT' }),
    ];
    for (const input of planned) await ask(owner, plan, { input }, 'planMeal.plannedMeals.0.id');
    const asked = { from: '2026-11-22', days: 4, moments: ['DINNER', 'LUNCH'] };
    const { meals } = await proposeWeek(owner, asked);
    expect(meals.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-23 12:30',
      '2026-11-23 19:00',
      '2026-11-24 12:30',
      '2026-11-25 19:00',
    ]);
    clock.advance(2 * 3_600_000);
    expect(daysOf(await proposeWeek(owner, { days: 2, moments: ['LUNCH'] }))).toEqual([
      '2026-11-24',
    ]);
    clock.advance(-2 * 3_600_000);
  });

  it('may begin where the plan ends: on the first day without a main course for dinner', async () => {
    const owner = await server.subscriber();
    const open = async (who = owner) =>
      ask(
        who,
        '{ viewer { household { kitchen { firstOpenDinner } } } }',
        {},
        'viewer.household.kitchen.firstOpenDinner',
      );
    expect(await open()).toBe(today);
    const planned = [
      meal({ date: today, time: '19:00' }),
      meal({ date: '2026-11-24', time: '18:30' }),
      meal({ date: '2026-11-25', time: '12:00' }),
      meal({ date: '2026-11-25', time: '20:00', mealType: 'DESSERT' }),
    ];
    for (const input of planned) await ask(owner, plan, { input }, 'planMeal.plannedMeals.0.id');
    expect(await open()).toBe('2026-11-25');
    clock.advance(9 * 3_600_000);
    expect(await open(await server.subscriber())).toBe('2026-11-24');
    clock.advance(-9 * 3_600_000);
  });

  it('has dishes that are made in time', async () => {
    const owner = await server.subscriber();
    const week = await proposeWeek(owner, { days: 7, weekdayMinutes: 30, weekendMinutes: 60 });
    expect(week).toMatchObject({ weekdayMinutes: 30, weekendMinutes: 60 });
    for (const { date, recipe } of week.meals) {
      expect(recipe?.preparationMinutes ?? 0).toBeLessThanOrEqual(date >= '2026-11-28' ? 60 : 30);
    }
  });

  it('uses what expires before it does, and says so', async () => {
    const owner = await server.subscriber();
    const { Poêlée: dish } = await seedDishes(server, owner, {
      Poêlée: ['4 nèfles', '300 g de boudin blanc'],
    });
    const expirationDate = new Date('2026-11-26');
    await stockFridge(server, owner, [
      { name: 'Nèfles', quantity: 4, unit: 'UNIT', expirationDate },
    ]);
    const { meals } = await proposeWeek(owner);
    const using = meals.find(({ recipe }) => recipe?.id === dish);
    expect(using?.reasons).toContainEqual(
      expect.objectContaining({
        kind: 'USES_UP',
        foodName: 'Nèfles',
        expiresOn: '2026-11-26',
      }),
    );
    expect(using?.date).toMatch(/-2[345]$/);
  });

  it('is the same when it is asked for again, and replaced by another one', async () => {
    const owner = await server.subscriber();
    const id = randomUUID();
    const [first, again] = await Promise.all([
      proposeWeek(owner, { id }),
      proposeWeek(owner, { id }),
    ]);
    expect(again).toEqual(first);
    expect(await proposeWeek(owner, { id, days: 3 })).toEqual(first);
    expect(await currentWeek(owner)).toMatchObject({ id });
    const next = await proposeWeek(owner, { days: 3 });
    expect(await currentWeek(owner)).toMatchObject({ id: next.id, week: { to: '2026-11-25' } });
    expect(await applyWeek(owner, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends after a day', async () => {
    const owner = await server.subscriber();
    const { id } = await proposeWeek(owner);
    clock.advance(86_400_000);
    expect(await currentWeek(owner)).toBeNull();
    expect(await applyWeek(owner, id)).toMatchObject({ code: 'PROPOSAL_CLOSED' });
    clock.advance(-86_400_000);
  });

  it.each([
    ['days', 15, 'OUT_OF_RANGE'],
    ['days', 0, 'OUT_OF_RANGE'],
    ['moments', [], 'REQUIRED'],
    ['servings', 51, 'OUT_OF_RANGE'],
    ['weekdayMinutes', 0, 'OUT_OF_RANGE'],
    ['from', '2027-01-01', 'OUT_OF_RANGE'],
    ['id', 'no-id', 'INVALID'],
  ])('is refused with %s %j', async (field, value, code) => {
    const owner = await server.subscriber();
    const input = { [field]: value };
    expect(await ask(owner, weekDocuments.propose, { input }, 'proposeWeek')).toEqual({
      __typename: 'InputRefusal',
      code,
      field,
    });
  });

  it('is nobody else’s, nor of those who have not subscribed', async () => {
    const [owner, stranger] = [await server.subscriber(), await server.subscriber()];
    const { id, meals } = await proposeWeek(owner, { days: 2 });
    const change = { input: { id, meals: [{ id: meals[0]?.id, held: true }] } };
    const refused = { code: 'NOT_FOUND', field: 'id' };
    const asked = (document: string, variables: object, path: string) =>
      ask(stranger, document, { ...variables }, path);
    expect(await asked(weekDocuments.propose, { input: { id } }, 'proposeWeek')).toMatchObject(
      refused,
    );
    expect(await asked(weekDocuments.change, change, 'changeProposedWeek')).toMatchObject(refused);
    expect(await applyWeek(stranger, id)).toMatchObject(refused);
    expect(await currentWeek(stranger)).toBeNull();

    const guest = await server.signUp();
    await guest.savePreferences();
    const { errors } = await guest.send(weekDocuments.propose, { input: {} });
    expect(errors).toMatchObject([{ extensions: { code: 'SUBSCRIPTION_REQUIRED' } }]);
    const read = await guest.send(weekDocuments.current);
    expect(read.data).toMatchObject({ viewer: { proposedWeek: null } });
    expect(read.errors).toMatchObject([{ extensions: { code: 'SUBSCRIPTION_REQUIRED' } }]);
  });
});
