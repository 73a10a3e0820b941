import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import { list } from '../../testkit/planning-kit.js';
import { createProposalKit, type ProposalKit } from '../../testkit/proposal-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { currentWeek, weekOf } from '../../testkit/week-kit.js';
import { isEaten } from '../../recipe-book/recheck-recipe.js';

/** A Monday, 11 in the morning in Switzerland. */
const clock = createManualClock('2026-11-23T10:00:00Z');

let server: TestServer;
let kit: ProposalKit;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createProposalKit(server);
});
afterAll(() => server.close());

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
      'viewer.plannedMeals',
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
  const { meals, ...week } = weekOf(await currentWeek(owner));
  expect(week).toMatchObject({ servings: 6, weekdayMinutes: 40, weekendMinutes: 40 });
  const ids = meals.flatMap(({ recipe }) => recipe?.id ?? []);
  const dishes = await db.recipe.findMany({ where: { id: { in: ids } } });
  expect(dishes).toHaveLength(7);
  const diet = { restrictions: ['VEGETARIAN' as const], avoidedFoods: ['gluten'] };
  expect(dishes.filter((dish) => !isEaten(dish, diet)).map(({ title }) => title)).toEqual([]);
});
