import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import { createProposalKit, decide, type ProposalKit } from '../../../testkit/proposal-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { readChanges } from './proposal-change.js';

const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
let kit: ProposalKit;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createProposalKit(server);
});
afterAll(() => server.close());

const stateOf = async (owner: Person) =>
  (
    await owner.send(`{ viewer { household { kitchen {
    shoppingItems { name quantity unit }
    inventoryItems { id name quantity unit expirationDate createdAt }
    plannedMeals(from: "2026-11-16", to: "2026-12-06") { recipeTitle date time } } }
    dashboard { favoriteRecipes } } }`)
  ).data;

const several: readonly [string, unknown][] = [
  ['add_to_shopping_list', { items: [{ name: 'riz' }, { name: 'sel' }] }],
  ['plan_meal', { title: 'Lasagnes', date: '2026-11-22' }],
  ['move_meal', { meal: 'gratin', to_date: '2026-11-26' }],
  ['remove_from_fridge', { items: [{ name: 'lait', quantity: 1 }, { name: 'pain' }] }],
];

async function withKitchen(): Promise<Person> {
  const owner = await server.subscriber();
  for (const name of ['Lait', 'Pain'])
    await owner.send(inventory.add, { input: { name, quantity: 2 } });
  await owner.send(plan, { input: meal({ date: '2026-11-25' }) });
  return owner;
}

async function proposed(owner: Person) {
  const { proposals } = await kit.together(owner, several.slice(0, 3), several.slice(3));
  const [proposal, ...others] = proposals;
  if (!proposal || others.length > 0) throw new Error(`${proposals.length} proposals`);
  const lines = readChanges(proposal.changes).map(({ line, name }) => ({ line, name }));
  return { id: proposal.id, lines };
}

describe('what one answer proposes', () => {
  it('is one proposal, applied and undone at one press', async () => {
    const owner = await withKitchen();
    const before = await stateOf(owner);
    const { id, lines } = await proposed(owner);
    expect(lines.map(({ name }) => name)).toEqual([
      'riz',
      'sel',
      'Lasagnes',
      'Gratin de courge',
      'Pain',
      'Lait',
    ]);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(6);
    expect(await stateOf(owner)).toEqual(before);
    expect(await kit.apply(owner, id)).toMatchObject({
      proposal: { action: 'SEVERAL', status: 'APPLIED' },
      shoppingItems: [{ name: 'riz' }, { name: 'sel' }],
      plannedMeals: [{ recipeTitle: 'Lasagnes' }, { date: '2026-11-26' }],
      inventoryItems: [{ name: 'Lait', quantity: 1 }],
      deletedInventoryItemIds: [expect.any(String)],
    });
    expect(await kit.undo(owner, id)).toMatchObject({ proposal: { status: 'UNDONE' } });
    expect(await stateOf(owner)).toEqual(before);
  });

  it('is applied without the lines that were left out, which are then no part of it', async () => {
    const owner = await withKitchen();
    const before = await stateOf(owner);
    const { id, lines } = await proposed(owner);
    const chosen = lines.filter(({ name }) => ['sel', 'Gratin de courge', 'Lait'].includes(name));
    const applied = await kit.apply(
      owner,
      id,
      chosen.map(({ line }) => line),
    );
    expect(applied).toMatchObject({
      proposal: { action: 'SEVERAL', status: 'APPLIED', changes: chosen },
      shoppingItems: [{ name: 'sel' }],
      plannedMeals: [{ recipeTitle: 'Gratin de courge', date: '2026-11-26' }],
      inventoryItems: [{ name: 'Lait', quantity: 1 }],
      deletedInventoryItemIds: [],
    });
    // What was left out is not the proposal's any more: it may change, and stays as it is.
    const fridge = at(before, 'viewer.household.kitchen.inventoryItems') as {
      id: string;
      name: string;
    }[];
    const bread = fridge.find(({ name }) => name === 'Pain');
    await owner.send(inventory.update, { id: bread?.id, input: { quantity: 9 } });
    expect(await kit.undo(owner, id)).toMatchObject({ proposal: { status: 'UNDONE' } });
    const after = await stateOf(owner);
    expect(at(after, 'viewer.household.kitchen.inventoryItems')).toEqual(
      fridge.map((item) => (item === bread ? { ...item, quantity: 9 } : item)),
    );
    expect(at(after, 'viewer.household.kitchen.plannedMeals')).toEqual(
      at(before, 'viewer.household.kitchen.plannedMeals'),
    );
    expect(at(after, 'viewer.household.kitchen.shoppingItems')).toEqual([]);
  });

  it('keeps offering what was left out, with an undo of its own, and brings back nothing that is done', async () => {
    const owner = await withKitchen();
    const before = await stateOf(owner);
    const { id, lines } = await proposed(owner);
    const chosen = lines.filter(({ name }) => ['riz', 'Pain', 'Gratin de courge'].includes(name));
    const applied = await kit.apply(
      owner,
      id,
      chosen.map(({ line }) => line),
    );
    const between = await stateOf(owner);
    const names = ['sel', 'Lasagnes', 'Lait'].map((name) => ({ name }));
    expect(at(applied, 'rest')).toMatchObject({ status: 'PENDING', changes: names });
    const rest = String(at(applied, 'rest.id'));
    const fridge = at(between, 'viewer.household.kitchen.inventoryItems') as {
      id: string;
      name: string;
    }[];
    await owner.send(inventory.update, { id: fridge[0]?.id, input: { quantity: 7 } });
    expect(await kit.apply(owner, rest)).toMatchObject({
      code: 'PROPOSAL_STALE',
      proposal: { status: 'PENDING', changes: names },
    });
    await owner.send(inventory.update, { id: fridge[0]?.id, input: { quantity: 2 } });
    expect(await kit.apply(owner, rest)).toMatchObject({ code: 'PROPOSAL_STALE' });
    expect(await kit.apply(owner, rest)).toMatchObject({ rest: null });
    const listed = at(await stateOf(owner), 'viewer.household.kitchen.shoppingItems') as {
      name: string;
    }[];
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['riz', 'sel']);
    await kit.undo(owner, rest);
    expect(await stateOf(owner)).toEqual(between);
    await kit.undo(owner, id);
    expect(await stateOf(owner)).toEqual(before);
  });

  it('of which one line is chosen is that action alone', async () => {
    const owner = await withKitchen();
    const { id, lines } = await proposed(owner);
    const planned = lines.find(({ name }) => name === 'Lasagnes');
    expect(await kit.apply(owner, id, [planned?.line ?? ''])).toMatchObject({
      proposal: { action: 'PLAN_MEAL', changes: [{ name: 'Lasagnes' }] },
    });
  });

  it.each([[[]], [['9.9']], [['0.0', '9.9']]])(
    'is not applied by the lines %j, and stays to be decided on',
    async (lines) => {
      const owner = await withKitchen();
      const { id } = await proposed(owner);
      const before = await stateOf(owner);
      expect(await kit.apply(owner, id, lines)).toMatchObject({
        code: 'NOT_FOUND',
        field: 'lines',
      });
      expect(await stateOf(owner)).toEqual(before);
      expect(await kit.apply(owner, id)).toMatchObject({ proposal: { status: 'APPLIED' } });
    },
  );

  it('is shown anew, each line by its old name, when a row has changed; what is left of it can be done', async () => {
    const owner = await withKitchen();
    const { id, lines } = await proposed(owner);
    const meals = at(await stateOf(owner), 'viewer.household.kitchen.plannedMeals') as object[];
    expect(meals).toHaveLength(1);
    const { db } = server.app.services;
    await db.plannedMeal.deleteMany({ where: { householdId: await kit.householdOf(owner) } });
    const stale = await kit.apply(owner, id);
    const left = lines.filter(({ name }) => name !== 'Gratin de courge');
    expect(stale).toMatchObject({
      code: 'PROPOSAL_STALE',
      proposal: { status: 'PENDING', changes: left },
    });
    expect(await kit.apply(owner, id)).toMatchObject({ proposal: { status: 'APPLIED' } });
  });

  it('is bound by what is to be avoided in the talk since, while that holds', async () => {
    const owner = await withKitchen();
    const { db } = server.app.services;
    const avoid = { userId: owner.id, kind: 'AVOID', wish: 'pas de porc', food: 'porc' } as const;
    const calls: [string, unknown][] = [
      ['plan_meal', { title: 'Rôti de porc', date: '2026-11-22' }],
      ['add_to_shopping_list', { items: [{ name: 'riz' }] }],
    ];
    const [first, second] = [
      (await kit.together(owner, calls)).proposals[0]?.id ?? '',
      (await kit.together(owner, calls)).proposals[0]?.id ?? '',
    ];
    await db.chatWish.create({ data: avoid });
    expect(await kit.apply(owner, first)).toMatchObject({
      code: 'PROPOSAL_STALE',
      proposal: { status: 'PENDING', changes: [{ name: 'riz' }] },
    });
    expect(await kit.apply(owner, first)).toMatchObject({
      plannedMeals: [],
      shoppingItems: [{ name: 'riz' }],
    });
    await db.chatWish.deleteMany({ where: { userId: owner.id } });
    await db.chatWish.create({ data: { userId: owner.id, kind: 'OTHER', wish: 'sans four' } });
    expect(await kit.apply(owner, second)).toMatchObject({
      plannedMeals: [{ recipeTitle: 'Rôti de porc' }],
    });
  });

  it('does nothing twice to one row', async () => {
    const owner = await withKitchen();
    const { proposals, outcomes } = await kit.together(owner, [
      ['remove_from_fridge', { items: [{ name: 'pain', quantity: 1 }] }],
      ['remove_from_fridge', { items: [{ name: 'pain' }] }],
    ]);
    expect(readChanges(proposals[0]?.changes)).toHaveLength(1);
    expect(outcomes.map(({ isFault }) => isFault)).toEqual([false, true]);
    expect(outcomes[1]?.said).toMatch(/deux fois/);
  });

  it('takes one statement more for each further kind of change, whatever its number of lines', async () => {
    const owner = await withKitchen();
    const items = Array.from({ length: 30 }, (_, n) => ({ name: `article ${n}` }));
    const calls: [string, unknown][] = [
      ['add_to_shopping_list', { items }],
      ['add_to_shopping_list', { items: [{ name: 'riz' }] }],
      ['plan_meal', { title: 'Lasagnes', date: '2026-11-22' }],
    ];
    const [proposal] = (await kit.together(owner, calls)).proposals;
    const statements = async (query: string) => {
      server.takeStatements();
      const bare = query.replace(/viewer \{ id dashboard \{[^}]*\} \}/, '');
      await owner.send(bare, { id: proposal?.id });
      return server.takeStatements().length - 1;
    };
    expect(await statements(decide.apply)).toBe(5);
    expect(await statements(decide.undo)).toBe(4);
  });
});
