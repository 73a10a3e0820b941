import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { dashboard, list, meal, plan, remove } from '../../../testkit/planning-kit.js';
import { createProposalKit, decide, type ProposalKit } from '../../../testkit/proposal-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

const clock = createManualClock('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;

let server: TestServer;
let kit: ProposalKit;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createProposalKit(server);
});
afterAll(() => server.close());

const milk = { items: [{ name: 'lait' }] };
const lasagne = { title: 'Lasagnes', date: '2026-11-22' };
const typeOf = (answer: unknown) => (answer as { __typename: string }).__typename;

async function withMilk(): Promise<Person> {
  const owner = await server.subscriber();
  await owner.send(inventory.add, { input: { name: 'Lait', quantity: 2 } });
  return owner;
}

describe('applying', () => {
  it('answers with every object that changed, and the counts', async () => {
    const owner = await withMilk();
    const recipeId = await kit.recipe(owner);
    await owner.send(plan, { input: meal({ date: '2026-11-24' }) });
    const { proposals } = await kit.propose(
      owner,
      [
        'add_to_shopping_list',
        { items: [{ name: 'riz' }, { name: 'sel', quantity: 2, unit: 'G' }] },
      ],
      ['plan_meal', lasagne],
      ['move_meal', { meal: 'gratin', to_date: '2026-11-26', to_time: '12:30' }],
      ['remove_from_fridge', milk],
      ['save_recipe', { title: null }],
    );
    const [add, planned, moved, removed, saved] = await Promise.all(
      proposals.map(({ id }) => kit.apply(owner, id)),
    );
    const applied = { __typename: 'ApplyProposalPayload', proposal: { status: 'APPLIED' } };
    expect(add).toMatchObject({
      ...applied,
      shoppingItems: [
        { name: 'riz', quantity: '1', unit: 'UNIT', checked: false },
        { name: 'sel', quantity: '2', unit: 'G' },
      ],
      plannedMeals: [],
    });
    expect(planned).toMatchObject({ ...applied, plannedMeals: [{ recipeTitle: 'Lasagnes' }] });
    expect(moved).toMatchObject({ plannedMeals: [{ date: '2026-11-26', time: '12:30' }] });
    expect(at(removed ?? null, 'deletedInventoryItemIds')).toHaveLength(1);
    expect(saved).toMatchObject({ recipes: [{ id: recipeId, isFavorite: true }] });
    const now = await owner.send(
      '{ viewer { dashboard { itemsToBuy favoriteRecipes plannedMealsThisWeek } } }',
    );
    expect(now.data).toEqual({
      viewer: { dashboard: { itemsToBuy: 2, favoriteRecipes: 1, plannedMealsThisWeek: 1 } },
    });
    expect((await owner.send(dashboard)).errors).toEqual([]);
  });

  it('has one effect for two presses at once', async () => {
    const owner = await server.subscriber();
    const id = await kit.one(owner, 'add_to_shopping_list', milk);
    const answers = await Promise.all([
      kit.apply(owner, id),
      kit.apply(owner, id),
      kit.apply(owner, id),
    ]);
    expect(answers.map(typeOf).sort()).toEqual([
      'ApplyProposalPayload',
      'ProposalClosedRefusal',
      'ProposalClosedRefusal',
    ]);
    const { data } = await owner.send(
      '{ viewer { household { kitchen { shoppingItems { name } } } } }',
    );
    expect(at(data, 'viewer.household.kitchen.shoppingItems')).toEqual([{ name: 'lait' }]);
    const closed = await kit.apply(owner, id);
    expect(closed).toMatchObject({ code: 'PROPOSAL_CLOSED', proposal: { status: 'APPLIED' } });
  });

  it('makes a new preview when the rows changed, and none where nothing is left', async () => {
    const owner = await withMilk();
    const id = await kit.one(owner, 'remove_from_fridge', milk);
    await owner.send(inventory.add, { input: { name: 'lait', quantity: 1 } });
    const listed = await owner.send(inventory.list);
    const first = at(listed.data, 'viewer.household.kitchen.inventoryItems.1.id');
    await owner.send(inventory.update, { id: first, input: { quantity: 5 } });
    const stale = await kit.apply(owner, id);
    expect(stale).toMatchObject({
      __typename: 'ProposalStaleRefusal',
      code: 'PROPOSAL_STALE',
      proposal: {
        status: 'PENDING',
        changes: [
          { effect: 'REMOVE', name: 'Lait', quantity: '5' },
          { effect: 'REMOVE', name: 'lait', quantity: '1' },
        ],
      },
    });
    expect(
      at((await owner.send(inventory.list)).data, 'viewer.household.kitchen.inventoryItems'),
    ).toHaveLength(2);
    expect(typeOf(await kit.apply(owner, id))).toBe('ApplyProposalPayload');

    const meals = meal({ date: '2026-11-25' });
    await owner.send(plan, { input: meals });
    const move = await kit.one(owner, 'move_meal', { meal: 'gratin', to_date: '2026-11-26' });
    await owner.send(remove, { id: meals.id });
    expect(await kit.apply(owner, move)).toMatchObject({
      code: 'PROPOSAL_STALE',
      proposal: { status: 'STALE' },
    });
    expect(await kit.apply(owner, move)).toMatchObject({ code: 'PROPOSAL_CLOSED' });
  });

  it('looks again at what is eaten when the restrictions changed since', async () => {
    const owner = await server.subscriber();
    await kit.recipe(owner, { title: 'Poulet rôti', ingredients: ['1 poulet'] });
    const { proposals } = await kit.propose(
      owner,
      ['save_recipe', { title: null }],
      ['plan_meal', lasagne],
    );
    await owner.savePreferences({ dietaryRestrictions: ['VEGETARIAN'] });
    const [save = '', planned = ''] = proposals.map(({ id }) => id);
    expect(await kit.apply(owner, save)).toMatchObject({ proposal: { status: 'STALE' } });
    expect(await kit.apply(owner, planned)).toMatchObject({ code: 'PROPOSAL_STALE' });
    const { data } = await owner.send('{ viewer { dashboard { favoriteRecipes } } }');
    expect(at(data, 'viewer.dashboard.favoriteRecipes')).toBe(0);
  });

  it('says a conflict of what is bought or kept before it is applied, also when the rules came later', async () => {
    const owner = await server.subscriber();
    const listed = await kit.one(owner, 'add_to_shopping_list', {
      items: [{ name: 'jambon cru' }],
    });
    const kept = await kit.one(owner, 'add_to_fridge', { items: [{ name: 'jambon cru' }] });
    await owner.savePreferences({ dietaryRestrictions: ['VEGAN'] });
    for (const id of [listed, kept]) {
      expect(await kit.apply(owner, id)).toMatchObject({
        code: 'PROPOSAL_STALE',
        proposal: {
          status: 'PENDING',
          changes: [{ name: 'jambon cru', conflicts: [{ restriction: 'VEGAN' }] }],
        },
      });
      expect(typeOf(await kit.apply(owner, id))).toBe('ApplyProposalPayload');
    }
  });

  it('ends after a day', async () => {
    const owner = await server.subscriber();
    const id = await kit.one(owner, 'add_to_shopping_list', milk);
    clock.advance(dayMs);
    expect(await kit.apply(owner, id)).toMatchObject({
      code: 'PROPOSAL_CLOSED',
      proposal: { status: 'EXPIRED' },
    });
    const { data } = await owner.send(
      '{ viewer { household { kitchen { shoppingItems { id } } } chatMessages { edges { node { proposals { status } } } } } }',
    );
    expect(at(data, 'viewer.household.kitchen.shoppingItems')).toEqual([]);
    // So it stands in the conversation when that is read again.
    expect(JSON.stringify(at(data, 'viewer.chatMessages'))).toMatch(
      /"proposals":\[\{"status":"EXPIRED"/,
    );
  });

  it('takes few statements, as many for one line as for thirty', async () => {
    const owner = await server.subscriber();
    const items = (count: number) => ({
      items: Array.from({ length: count }, (_, n) => ({ name: `article ${n}` })),
    });
    const small = await kit.one(owner, 'add_to_shopping_list', items(1));
    const large = await kit.one(owner, 'add_to_shopping_list', items(30));
    const statements = async (query: string, id: string) => {
      server.takeStatements();
      await owner.send(
        query.replace(
          'viewer { id dashboard { plannedMealsThisWeek itemsToBuy favoriteRecipes } }',
          '',
        ),
        { id },
      );
      // The session's aside.
      return server.takeStatements().length - 1;
    };
    // Claim, lock and compare, write, remember: the claim keeps a double press from writing twice,
    // the lock a change that happens meanwhile from being lost.
    expect(await statements(decide.apply, small)).toBe(4);
    expect(await statements(decide.apply, large)).toBe(4);
    expect(await statements(decide.undo, small)).toBe(3);
    expect(await statements(decide.undo, large)).toBe(3);
  });
});

describe('undoing', () => {
  it('is refused once the rows changed, and twice', async () => {
    const owner = await server.subscriber();
    const id = await kit.one(owner, 'plan_meal', lasagne);
    expect(await kit.undo(owner, id)).toMatchObject({ code: 'PROPOSAL_CLOSED' });
    const applied = await kit.apply(owner, id);
    const mealId = at(applied, 'plannedMeals.0.id');
    const move = `mutation ($id: ID!, $date: Date!) { movePlannedMeal(id: $id, date: $date) { __typename } }`;
    await owner.send(move, { id: mealId, date: '2026-11-23' });
    expect(await kit.undo(owner, id)).toMatchObject({
      __typename: 'ProposalStaleRefusal',
      proposal: { status: 'APPLIED' },
    });
    await owner.send(move, { id: mealId, date: '2026-11-22' });
    expect(await kit.undo(owner, id)).toMatchObject({
      __typename: 'UndoProposalPayload',
      proposal: { status: 'UNDONE' },
      deletedPlannedMealIds: [mealId],
    });
    expect(await kit.undo(owner, id)).toMatchObject({ code: 'PROPOSAL_CLOSED' });
    expect(await kit.apply(owner, id)).toMatchObject({ code: 'PROPOSAL_CLOSED' });
    const { data } = await owner.send(list, { from: '2026-11-16', to: '2026-11-30' });
    expect(at(data, 'viewer.household.kitchen.plannedMeals')).toEqual([]);
  });

  it('brings back what was taken out, as it was', async () => {
    const owner = await withMilk();
    const before = (await owner.send(inventory.list)).data;
    const id = await kit.one(owner, 'remove_from_fridge', milk);
    await kit.apply(owner, id);
    const undone = await kit.undo(owner, id);
    expect(undone).toMatchObject({ inventoryItems: [{ name: 'Lait', quantity: 2 }] });
    expect((await owner.send(inventory.list)).data).toEqual(before);
  });
});

describe('somebody else’s proposal', () => {
  it('does not exist', async () => {
    const owner = await server.subscriber();
    const stranger = await server.subscriber();
    const id = await kit.one(owner, 'add_to_shopping_list', milk);
    const unknown = { __typename: 'NotFoundRefusal', code: 'NOT_FOUND', field: 'id' };
    expect(await kit.apply(stranger, id)).toEqual(unknown);
    expect(await kit.apply(owner, 'no-uuid')).toEqual(unknown);
    await kit.apply(owner, id);
    expect(await kit.undo(stranger, id)).toEqual(unknown);
    const { data } = await owner.send(
      '{ viewer { household { kitchen { shoppingItems { name } } } } }',
    );
    expect(at(data, 'viewer.household.kitchen.shoppingItems')).toHaveLength(1);
  });

  it('is not even a housemate’s, and stays in the household it was made for', async () => {
    const owner = await server.subscriber();
    const other = await server.subscriber();
    const { db } = server.app.services;
    const shared = await kit.householdOf(owner);
    const own = await kit.householdOf(other);
    await db.user.update({ where: { id: other.id }, data: { householdId: shared } });
    const pending = await kit.one(other, 'add_to_shopping_list', milk);
    const applied = await kit.one(other, 'plan_meal', lasagne);
    expect(await kit.apply(owner, pending)).toMatchObject({ code: 'NOT_FOUND' });
    expect(typeOf(await kit.apply(other, applied))).toBe('ApplyProposalPayload');
    await db.user.update({ where: { id: other.id }, data: { householdId: own } });
    expect(await kit.apply(other, pending)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await kit.undo(other, applied)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.shoppingItem.count({ where: { householdId: { in: [shared, own] } } })).toBe(0);
  });

  it('waits behind the subscription', async () => {
    const owner = await server.subscriber();
    const id = await kit.one(owner, 'add_to_shopping_list', milk);
    const { db } = server.app.services;
    await db.subscription.update({ where: { userId: owner.id }, data: { status: 'CANCELED' } });
    for (const query of [decide.apply, decide.undo]) {
      const { errors } = await owner.send(query, { id });
      expect(errors[0]?.extensions?.code).toBe('SUBSCRIPTION_REQUIRED');
    }
    expect(await db.proposal.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'PENDING',
    });
  });
});
