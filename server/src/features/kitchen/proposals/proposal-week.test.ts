import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DietRules } from '../../../diet/gate/gate.js';
import { at } from '../../../testkit/graphql-client.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import { list, meal, plan } from '../../../testkit/planning-kit.js';
import { createProposalKit, type ProposalKit } from '../../../testkit/proposal-kit.js';
import { ask } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import {
  applyWeek,
  currentWeek,
  proposeWeek,
  weekOf,
  type Week,
} from '../../../testkit/week-kit.js';
import { isEaten } from '../../../recipe-book/recheck-recipe.js';

/** A Monday, 11 in the morning in Switzerland. */
const clock = createManualClock('2026-11-23T10:00:00Z');

let server: TestServer;
let kit: ProposalKit;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createProposalKit(server);
});
afterAll(() => server.close());

/** The dishes of a week of seven that rules forbid, by title. */
async function notEatenIn({ meals }: Week, diet: DietRules): Promise<string[]> {
  const ids = meals.flatMap(({ recipe }) => recipe?.id ?? []);
  const dishes = await server.app.services.db.recipe.findMany({ where: { id: { in: ids } } });
  expect(dishes).toHaveLength(7);
  return dishes.filter((dish) => !isEaten(dish, diet)).map(({ title }) => title);
}

const wish = { days: 3, meals: ['LUNCH', 'DINNER'], max_minutes: 60, low_budget: true };

it('a week asked for in the chat is the week of its page, beside what else was asked, applied and undone here or there', async () => {
  const owner = await server.subscriber();
  const { proposals, outcomes } = await kit.together(
    owner,
    [
      ['propose_week', wish],
      ['add_to_shopping_list', { items: [{ name: 'café' }] }],
      ['propose_week', { days: 1 }],
    ],
    [['add_to_shopping_list', { items: [{ name: 'thé' }] }]],
  );
  expect(outcomes.every(({ isFault }) => !isFault)).toBe(true);
  expect(outcomes[0]?.said).toMatch(/planifier la semaine/);
  expect(proposals.map(({ action }) => action).sort()).toEqual(['PLAN_WEEK', 'SEVERAL']);
  const week = proposals.find(({ action }) => action === 'PLAN_WEEK');
  const shown = weekOf(await currentWeek(owner));
  expect(shown).toMatchObject({
    id: week?.id,
    from: '2026-11-23',
    to: '2026-11-25',
    moments: ['LUNCH', 'DINNER'],
    weekdayMinutes: 60,
    weekendMinutes: 60,
    lowBudget: true,
    useUpFridge: false,
  });
  const planned = async () =>
    at(
      (await owner.send(list, { from: '2026-11-23', to: '2026-11-29' })).data,
      'viewer.household.kitchen.plannedMeals',
    );
  expect(await planned()).toEqual([]);
  const applied = await kit.apply(owner, week?.id ?? '');
  expect(at(applied, 'plannedMeals')).toHaveLength(6);
  expect(await planned()).toHaveLength(6);
  expect(await kit.undo(owner, week?.id ?? '')).toMatchObject({ proposal: { status: 'UNDONE' } });
  expect(await planned()).toEqual([]);

  const more = await kit.propose(owner, ['propose_week', { meals: 'LUNCH', days: 99 }]);
  expect(more.outcomes[0]?.said).toMatch(/quantité n’est pas possible/);
});

it('a week asked for in the chat begins on the day that is named, or where the plan ends', async () => {
  const owner = await server.subscriber();
  for (const date of ['2026-11-23', '2026-11-24'])
    await ask(owner, plan, { input: meal({ date }) }, 'planMeal.plannedMeals.0.id');
  const begins = async (asked: object) => {
    const { outcomes } = await kit.propose(owner, ['propose_week', { days: 2, ...asked }]);
    return [weekOf(await currentWeek(owner)).from, outcomes[0]?.said];
  };
  expect((await begins({}))[0]).toBe('2026-11-25');
  expect((await begins({ meals: ['LUNCH'] }))[0]).toBe('2026-11-23');
  expect((await begins({ from: '2026-12-07' }))[0]).toBe('2026-12-07');
  for (const from of ['2027-11-23', '2025-12-07'])
    expect(await begins({ from })).toEqual(['2026-12-07', expect.stringMatching(/trop lointaine/)]);
});

it('a week asked for in the chat keeps to what was said there', async () => {
  const owner = await server.subscriber();
  const { db } = server.app.services;
  const said = [
    { kind: 'AVOID', wish: 'végétarien', food: 'gluten' },
    { kind: 'PEOPLE', wish: 'on est six', people: 6 },
    { kind: 'TIME', wish: 'en 40 minutes', minutes: 40 },
  ] as const;
  await db.chatWish.createMany({ data: said.map((each) => ({ ...each, userId: owner.id })) });
  await kit.propose(owner, ['propose_week', { days: 7 }]);
  const week = weekOf(await currentWeek(owner));
  expect(week).toMatchObject({ servings: 6, weekdayMinutes: 40, weekendMinutes: 40 });
  const diet = { restrictions: ['VEGETARIAN' as const], avoidedFoods: ['gluten'] };
  expect(await notEatenIn(week, diet)).toEqual([]);
});

it('a week is bound by what was said after it was asked for, where that was in the chat', async () => {
  const owner = await server.subscriber();
  const { db } = server.app.services;
  const diet = { restrictions: ['VEGETARIAN' as const], avoidedFoods: [] };
  await kit.propose(owner, ['propose_week', { days: 7 }]);
  const before = weekOf(await currentWeek(owner));
  expect(await notEatenIn(before, diet)).not.toEqual([]);
  const said = { userId: owner.id, kind: 'AVOID', wish: 'végétarien cette semaine' } as const;
  await db.chatWish.create({ data: said });
  expect(await kit.apply(owner, before.id)).toMatchObject({
    code: 'PROPOSAL_STALE',
    proposal: { status: 'PENDING' },
  });
  const after = weekOf(await currentWeek(owner));
  expect(after.id).toBe(before.id);
  expect(await notEatenIn(after, diet)).toEqual([]);
  expect(at(await applyWeek(owner, after.id), 'plannedMeals')).toHaveLength(7);

  const ofPage = await proposeWeek(owner, { from: '2026-12-01', days: 7 });
  expect(await notEatenIn(ofPage, diet)).not.toEqual([]);
  expect(at(await applyWeek(owner, ofPage.id), 'plannedMeals')).toHaveLength(7);
});
