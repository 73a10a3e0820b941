import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import { createProposalKit, type ProposalKit } from '../../../testkit/proposal-kit.js';
import { addLine, documents, listOf } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { readChanges } from './proposal-change.js';

// A Saturday.
const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
let kit: ProposalKit;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createProposalKit(server);
  owner = await server.subscriber();
  await owner.savePreferences({
    dietaryRestrictions: ['VEGETARIAN'],
    preferredFoods: ['coriandre'],
  });
  await owner.send(plan, {
    input: meal({ recipeTitle: 'Lasagnes', date: '2026-11-26', servings: 4 }),
  });
  await owner.send(plan, { input: meal({ recipeTitle: 'Gratin', date: '2026-11-25' }) });
  await owner.send(plan, { input: meal({ recipeTitle: 'Gratin', date: '2026-11-27' }) });
  const sunday = { date: '2026-11-29' };
  await owner.send(plan, { input: meal({ recipeTitle: 'Salade', ...sunday, time: '12:00' }) });
  await owner.send(plan, { input: meal({ recipeTitle: 'Fondue', ...sunday, time: '20:30' }) });
  await addLine(owner, '2 l de lait');
  await addLine(owner, '1 pain');
  await addLine(owner, '3 yaourts');
  for (const [name, expirationDate] of [
    ['Crème', '2026-11-21'],
    ['Tofu', '2026-11-20'],
    ['Riz', null],
    ['Salade', '2026-11-22'],
  ])
    await owner.send(inventory.add, { input: { name, quantity: 1, expirationDate } });
});
afterAll(() => server.close());

async function previewOf(tool: string, given: unknown) {
  const { proposals, outcomes } = await kit.propose(owner, [tool, given]);
  const [proposal] = proposals;
  if (!proposal) throw new Error(outcomes[0]?.said);
  return readChanges(proposal.changes);
}

const milk = { name: 'lait' };
const place = { date: '2026-11-26', time: '19:00' };

describe('a preview', () => {
  it.each<[string, unknown, object[]]>([
    ['remove_meal', { meal: 'lasagnes' }, [{ effect: 'REMOVE', name: 'Lasagnes', ...place }]],
    ['remove_meal', { date: '2026-11-26' }, [{ effect: 'REMOVE', name: 'Lasagnes' }]],
    ['remove_meal', { date: '2026-11-29', moment: 'DINNER' }, [{ name: 'Fondue' }]],
    [
      'change_meal',
      { from_date: '2026-11-29', from_moment: 'LUNCH', servings: 6 },
      [{ name: 'Salade' }],
    ],
    [
      'move_meal',
      { from_date: '2026-11-29', from_moment: 'DINNER', to_date: '2026-11-30' },
      [{ name: 'Fondue' }],
    ],
    [
      'change_meal',
      { from_date: '2026-11-26', title: 'Risotto', servings: 6, time: '20:00' },
      [
        {
          effect: 'CHANGE',
          name: 'Risotto',
          previousName: 'Lasagnes',
          servings: 6,
          previousServings: 4,
          time: '20:00',
          previousTime: '19:00',
        },
      ],
    ],
    [
      'change_meal',
      { meal: 'lasagnes', servings: 2 },
      [{ name: 'Lasagnes', servings: 2, previousServings: 4, recipeId: null }],
    ],
    [
      'remove_from_shopping_list',
      { items: [milk, { name: 'pains' }] },
      [
        { effect: 'REMOVE', target: 'SHOPPING_ITEM', quantity: '2', unit: 'L' },
        { effect: 'REMOVE', name: 'pain' },
      ],
    ],
    ['tick_shopping_items', { items: [milk] }, [{ effect: 'TICK', quantity: '2' }]],
    [
      'change_shopping_amount',
      { items: [{ ...milk, quantity: 1.5 }] },
      [
        {
          effect: 'CHANGE',
          quantity: '1,5',
          unit: 'L',
          previousQuantity: '2',
          previousUnit: 'L',
        },
      ],
    ],
    [
      'clear_expired_food',
      {},
      [
        { effect: 'REMOVE', target: 'INVENTORY_ITEM', name: 'Tofu' },
        { effect: 'REMOVE', name: 'Crème' },
      ],
    ],
    [
      'note_preference',
      { food: 'courgettes', kind: 'AVOID' },
      [{ effect: 'ADD', target: 'PREFERENCE', name: 'courgettes', preference: 'AVOIDED' }],
    ],
    [
      'note_preference',
      { food: 'jambon', kind: 'LIKE' },
      [{ preference: 'PREFERRED', conflicts: [{ word: 'jambon' }] }],
    ],
  ])('of %s %j', async (tool, given, lines) => {
    expect(await previewOf(tool, given)).toMatchObject(lines);
  });
});

describe('a fault', () => {
  it.each<[string, unknown, RegExp]>([
    ['remove_meal', { meal: 'raclette' }, /ne trouve pas le repas « raclette »/],
    ['remove_meal', {}, /de quel repas/],
    ['remove_meal', { meal: 'gratin' }, /j’hésite.*25 novembre.*27 novembre/],
    ['remove_meal', { date: '2026-11-29' }, /hésite.*Salade.*Fondue/],
    [
      'remove_meal',
      { date: '2026-11-25', moment: 'LUNCH' },
      /le repas du mercredi 25 novembre à midi/,
    ],
    ['remove_meal', { date: 'jeudi' }, /date n’existe pas/],
    ['change_meal', { meal: 'lasagnes', title: 'Lasagnes', servings: 4 }, /déjà ainsi/],
    ['change_meal', { meal: 'lasagnes', title: 'Poulet rôti' }, /ne convient pas.*poulet/i],
    ['change_meal', { meal: 'lasagnes', servings: 0 }, /quantité n’est pas possible/],
    ['remove_from_shopping_list', { items: [{ name: 'beurre' }] }, /beurre.*liste de courses/],
    ['tick_shopping_items', { items: [{ name: 'beurre' }] }, /beurre.*liste de courses/],
    ['change_shopping_amount', { items: [milk] }, /quantité n’est pas possible/],
    ['change_shopping_amount', { items: [{ ...milk, quantity: 2 }] }, /déjà ainsi/],
    ['note_preference', { food: 'Coriandre', kind: 'LIKE' }, /déjà ainsi/],
    ['note_preference', { food: 'gluten', kind: 'ALLERGY' }, /redire autrement/],
  ])('of %s %j is said in a sentence', async (tool, given, sentence) => {
    const { proposals, outcomes } = await kit.propose(owner, [tool, given]);
    expect(proposals).toEqual([]);
    expect(outcomes[0]?.said.replaceAll('\u202f', ' ')).toMatch(sentence);
  });
});

describe('applied', () => {
  it('a taste is noted instead of its contrary, told to the person, and was never a restriction', async () => {
    const tastes =
      '{ viewer { preferences { avoidedFoods preferredFoods allergens dietaryRestrictions } } }';
    const before = (await owner.send(tastes)).data;
    const id = await kit.one(owner, 'note_preference', { food: 'coriandre', kind: 'AVOID' });
    expect((await owner.send(tastes)).data).toEqual(before);
    const apply = `mutation ($id: ID!) { applyProposal(id: $id) { ... on ApplyProposalPayload {
      noted { preferences { avoidedFoods preferredFoods } } } } }`;
    expect(at((await owner.send(apply, { id })).data, 'applyProposal.noted.preferences')).toEqual({
      avoidedFoods: ['coriandre'],
      preferredFoods: [],
    });
    expect(at((await owner.send(tastes)).data, 'viewer.preferences')).toMatchObject({
      allergens: [],
      dietaryRestrictions: ['VEGETARIAN'],
    });
    await kit.undo(owner, id);
    expect((await owner.send(tastes)).data).toEqual(before);
  });

  it('ticks complete a recipe, which comes back whole', async () => {
    const recipeId = await kit.recipe(owner, { ingredients: ['1 courge', '2 oignons'] });
    await owner.send(documents.addRecipe, { recipeId });
    const before = await listOf(owner);
    const items = [{ name: 'courge' }, { name: 'oignons' }];
    const id = await kit.one(owner, 'tick_shopping_items', { items });
    const applied = await kit.apply(owner, id);
    expect(at(applied, 'deletedShoppingItemIds')).toHaveLength(2);
    const bought = await owner.send(
      '{ viewer { household { kitchen { boughtItems { name } } } } }',
    );
    expect(at(bought.data, 'viewer.household.kitchen.boughtItems')).toHaveLength(2);
    await kit.undo(owner, id);
    expect(await listOf(owner)).toEqual(before);
  });

  it.each([
    ['remove_meal', { meal: 'velouté' }],
    ['change_meal', { meal: 'velouté', title: 'Risotto' }],
  ])(
    '%s takes what was to be bought for the dish off the list, and undoing puts it back',
    async (tool, given) => {
      const recipeId = await kit.recipe(owner, { ingredients: ['1 panais', '2 navets'] });
      const soup = meal({ recipeId, recipeTitle: 'Velouté', date: '2026-11-28' });
      await owner.send(plan, { input: soup });
      const before = await listOf(owner);
      await owner.send(documents.addRecipe, { recipeId, plannedMealId: soup.id });
      const whole = await listOf(owner);
      const id = await kit.one(owner, tool, given);
      const applied = await kit.apply(owner, id);
      expect(at(applied, 'deletedShoppingItemIds')).toHaveLength(2);
      expect(await listOf(owner)).toEqual(before);
      await kit.undo(owner, id);
      expect(await listOf(owner)).toEqual(whole);
      await owner.send(`mutation ($id: ID!) { deletePlannedMeal(id: $id) { __typename } }`, {
        id: soup.id,
      });
    },
  );

  it('a meal for more, or for fewer, has its lines follow, and undoing leaves them as they were', async () => {
    const recipeId = await kit.recipe(owner, { ingredients: ['400 g de riz', '2 navets', 'Sel'] });
    const { db } = server.app.services;
    const pilaf = meal({ recipeId, recipeTitle: 'Pilaf', date: '2026-11-28', servings: 4 });
    await owner.send(plan, { input: pilaf });
    await owner.send(documents.addRecipe, { recipeId, plannedMealId: pilaf.id });
    const turnips = (await listOf(owner)).find(({ name }) => name === 'navets');
    await db.shoppingItem.update({ where: { id: turnips?.id ?? '' }, data: { checked: true } });
    const rows = () => db.shoppingItem.findMany({ orderBy: { id: 'asc' } });
    const before = await rows();
    const amounts = async () =>
      (await rows())
        .filter(({ name, deletedAt }) => /^(riz|navets?)$/.test(name) && deletedAt === null)
        .map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`)
        .toSorted();
    for (const [servings, expected] of [
      [6, ['1 UNIT navet', '2 UNIT navets', '600 G riz']],
      [2, ['2 UNIT navets', '200 G riz']],
    ] as const) {
      const id = await kit.one(owner, 'change_meal', { meal: 'pilaf', servings });
      await kit.apply(owner, id);
      expect(await amounts()).toEqual(expected);
      expect(await kit.undo(owner, id)).toMatchObject({ __typename: 'UndoProposalPayload' });
      expect(await rows()).toEqual(before);
    }
    const id = await kit.one(owner, 'change_meal', { meal: 'pilaf', servings: 6 });
    await kit.apply(owner, id);
    await db.shoppingItem.updateMany({ where: { name: 'riz' }, data: { checked: true } });
    expect(await kit.undo(owner, id)).toMatchObject({ code: 'PROPOSAL_STALE' });
  });

  it('several lines of one product become one amount', async () => {
    await addLine(owner, '500 g de farine');
    await addLine(owner, '300 g de farine');
    const before = await listOf(owner);
    const items = [{ name: 'farine', quantity: 1, unit: 'KG' }];
    const id = await kit.one(owner, 'change_shopping_amount', { items });
    await kit.apply(owner, id);
    const flour = (await listOf(owner)).filter(({ name }) => name === 'farine');
    expect(flour).toMatchObject([{ quantity: '1', unit: 'KG' }]);
    await kit.undo(owner, id);
    expect(await listOf(owner)).toEqual(before);
  });

  it('is not taken back from the list once a line was restored or thrown away for good', async () => {
    await addLine(owner, '1 kg de sel');
    const id = await kit.one(owner, 'remove_from_shopping_list', { items: [{ name: 'sel' }] });
    const applied = await kit.apply(owner, id);
    const [line] = at(applied, 'deletedShoppingItemIds') as string[];
    await server.app.services.db.shoppingItem.delete({ where: { id: line ?? '' } });
    expect(await kit.undo(owner, id)).toMatchObject({ code: 'PROPOSAL_STALE' });
  });
});
