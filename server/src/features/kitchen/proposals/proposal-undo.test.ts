import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../../generated/prisma/client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import { createProposalKit, type ProposalKit } from '../../../testkit/proposal-kit.js';
import { documents } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
let kit: ProposalKit;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createProposalKit(server);
  owner = await server.subscriber();
  for (const name of ['Lait', 'lait', 'Courgettes', 'Farine', 'Œufs']) {
    const input = { name, quantity: 7, unit: name === 'Farine' ? 'KG' : 'UNIT' };
    await owner.send(inventory.add, { input });
  }
  const addLine = `mutation ($input: AddShoppingItemInput!) { addShoppingItem(input: $input) { __typename } }`;
  await owner.send(addLine, { input: { line: '2 l de lait' } });
  await owner.send(addLine, { input: { line: '1 pain' } });
  for (const recipeTitle of ['Gratin de courge', 'Lasagnes']) {
    await owner.send(plan, { input: meal({ recipeTitle, date: '2026-11-25' }) });
  }
  const recipeId = await kit.recipe(owner, { ingredients: ['1 courge', '2 oignons'] });
  const soup = meal({ recipeId, recipeTitle: 'Velouté', date: '2026-11-27' });
  await owner.send(plan, { input: soup });
  await owner.send(documents.addRecipe, { recipeId, plannedMealId: soup.id });
  await owner.send(inventory.add, { input: { name: 'Jambon', expirationDate: '2026-11-20' } });
});
afterAll(() => server.close());

/** Every row of the kitchen, byte by byte, in an order of its own. */
async function kitchen(): Promise<string[]> {
  const tables = [
    'ShoppingItem',
    'PlannedMeal',
    'InventoryItem',
    'Favorite',
    'ProductUse',
    'ProductAisle',
    'Recipe',
  ];
  const { db } = server.app.services;
  const all = [
    JSON.stringify(
      await db.preferences.findMany({ select: { avoidedFoods: true, preferredFoods: true } }),
    ),
  ];
  for (const table of tables) {
    const rows = await db.$queryRaw<{ row: string }[]>(
      Prisma.sql`SELECT to_jsonb(t)::text AS row FROM ${Prisma.raw(`"${table}"`)} t ORDER BY 1`,
    );
    all.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return all;
}

const name = fc.constantFrom(
  'lait',
  'courgettes',
  'farine',
  'œufs',
  'pain',
  'cumin',
  `l'ail "rose" 🧄`,
);
const units = fc.constantFrom('UNIT', 'G', 'KG', 'L');
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const foods = (item: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ items: fc.array(fc.record({ name, ...item }), { minLength: 1, maxLength: 4 }) });
const date = fc.integer({ min: 21, max: 30 }).map((day) => `2026-11-${day}`);
const time = orNull(fc.constantFrom('08:00', '12:30', '19:00'));
const amount = orNull(fc.integer({ min: 1, max: 9 }));

const call: fc.Arbitrary<[string, unknown]> = fc.oneof(
  fc.tuple(fc.constant('add_to_shopping_list'), foods({ quantity: amount, unit: orNull(units) })),
  fc.tuple(
    fc.constant('add_to_fridge'),
    foods({ quantity: amount, expiration_date: orNull(date) }),
  ),
  fc.tuple(fc.constant('remove_from_fridge'), foods({ quantity: amount })),
  fc.tuple(
    fc.constant('plan_meal'),
    fc.record({ title: fc.constantFrom('Velouté de courge', 'Pizza'), date, time }),
  ),
  fc.tuple(
    fc.constant('move_meal'),
    fc.record({ meal: fc.constantFrom('gratin', 'lasagnes'), to_date: date, to_time: time }),
  ),
  fc.tuple(fc.constant('save_recipe'), fc.constant({ title: null })),
  fc.tuple(
    fc.constantFrom('remove_meal', 'change_meal'),
    fc.record({
      meal: fc.constantFrom('gratin', 'velouté'),
      title: orNull(fc.constantFrom('Velouté de courge', 'Pizza')),
      servings: amount,
    }),
  ),
  fc.tuple(
    fc.constantFrom('remove_from_shopping_list', 'tick_shopping_items', 'change_shopping_amount'),
    foods({ quantity: fc.integer({ min: 1, max: 9 }) }),
  ),
);

/** One of each kind, one after the other. */
const oneOfEach: [string, unknown][] = [
  ['add_to_shopping_list', { items: [{ name: 'cumin', quantity: 2, unit: 'G' }] }],
  ['add_to_fridge', { items: [{ name: 'pain', quantity: null, expiration_date: null }] }],
  ['remove_from_fridge', { items: [{ name: 'farine', quantity: 1 }] }],
  ['plan_meal', { title: 'Pizza', date: '2026-11-22', time: '19:00' }],
  ['move_meal', { meal: 'gratin', to_date: '2026-11-28', to_time: null }],
  ['save_recipe', { title: null }],
  ['change_shopping_amount', { items: [{ name: 'oignons', quantity: 5 }] }],
  ['tick_shopping_items', { items: [{ name: 'courge' }] }],
  ['change_meal', { meal: 'velouté', title: 'Pizza', servings: 6, time: '20:15' }],
  ['change_meal', { meal: 'lasagnes', title: 'Velouté de courge' }],
  ['remove_meal', { meal: 'pizza', date: '2026-11-27' }],
  ['remove_from_shopping_list', { items: [{ name: 'pain' }, { name: 'lait' }] }],
  ['clear_expired_food', {}],
  ['note_preference', { food: 'courgettes', kind: 'AVOID' }],
];
/** A thing put into the fridge and taken out again: nothing has changed before the first undo. */
const thereAndBack: [string, unknown][] = [
  ['add_to_fridge', { items: [{ name: 'cumin', quantity: null, expiration_date: null }] }],
  ['remove_from_fridge', { items: [{ name: 'cumin', quantity: null }] }],
];

describe('proposals applied one after the other, and undone from the last', () => {
  it('leave every row as it was', async () => {
    const untouched = await kitchen();
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 4 }), async (calls) => {
        const applied: string[] = [];
        let before = untouched;
        for (const each of calls) {
          const [proposal] = (await kit.propose(owner, each)).proposals;
          if (!proposal) continue;
          clock.advance(1000);
          expect(await kit.apply(owner, proposal.id)).toMatchObject({
            __typename: 'ApplyProposalPayload',
          });
          applied.push(proposal.id);
          done.add(proposal.action);
          const after = await kitchen();
          expect(after).not.toEqual(before);
          before = after;
        }
        for (const id of applied.toReversed()) {
          expect(await kit.undo(owner, id)).toMatchObject({ __typename: 'UndoProposalPayload' });
        }
        expect(await kitchen()).toEqual(untouched);
      }),
      { numRuns: 14, examples: [[oneOfEach], [thereAndBack]] },
    );
    expect(done.size).toBe(12);
  });

  it('put food back whole though the fridge has got a column since', async () => {
    const { db } = server.app.services;
    const id = await kit.one(owner, 'remove_from_fridge', {
      items: [{ name: 'courgettes', quantity: 7 }],
    });
    const before = await db.inventoryItem.findMany({ orderBy: { id: 'asc' } });
    await kit.apply(owner, id);
    expect(await db.inventoryItem.count()).toBe(before.length - 1);
    await db.$executeRaw`ALTER TABLE "InventoryItem" ADD COLUMN "opened" boolean NOT NULL DEFAULT false`;
    expect(await kit.undo(owner, id)).toMatchObject({ __typename: 'UndoProposalPayload' });
    expect(await db.inventoryItem.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });
});
