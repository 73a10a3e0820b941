import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import { createProposalKit, type ProposalKit } from '../../../testkit/proposal-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { readChanges } from './proposal-change.js';

// A Saturday.
const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
let kit: ProposalKit;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createProposalKit(server);
});
afterAll(() => server.close());

const stock = async (owner: Person, ...items: object[]) => {
  for (const input of items) await owner.send(inventory.add, { input });
};

async function previewOf(owner: Person, tool: string, given: unknown) {
  const { proposals, outcomes } = await kit.propose(owner, [tool, given]);
  const [proposal] = proposals;
  if (!proposal) throw new Error(outcomes[0]?.said);
  return readChanges(proposal.changes);
}

async function faultOf(owner: Person, tool: string, given: unknown): Promise<string> {
  const { proposals, outcomes } = await kit.propose(owner, [tool, given]);
  expect(proposals).toEqual([]);
  expect(outcomes).toHaveLength(1);
  expect(outcomes[0]?.isFault).toBe(true);
  return outcomes[0]?.said ?? '';
}

const counts = async () => {
  const { db } = server.app.services;
  return Promise.all([
    db.shoppingItem.count(),
    db.plannedMeal.count(),
    db.inventoryItem.count(),
    db.favorite.count(),
    db.productUse.count(),
  ]);
};

describe('a preview', () => {
  it('says each line, and writes nothing', async () => {
    const owner = await server.subscriber();
    await kit.recipe(owner);
    await stock(owner, { name: 'Lait', quantity: 2, unit: 'L' });
    await owner.send(plan, { input: meal({ date: '2026-11-25' }) });
    const before = await counts();
    const { proposals, outcomes } = await kit.propose(
      owner,
      ['add_to_shopping_list', { items: [{ name: 'farine', quantity: 1.5, unit: 'KG' }] }],
      ['plan_meal', { title: 'velouté de courges', date: '2026-11-22' }],
      ['move_meal', { meal: 'gratin', from_date: null, to_date: '2026-11-26', to_time: null }],
      ['remove_from_fridge', { items: [{ name: 'lait', quantity: 500, unit: 'ML' }] }],
      ['save_recipe', { title: null }],
    );
    expect(await counts()).toEqual(before);
    expect(outcomes.every(({ isFault, said }) => !isFault && said.includes('Appliquer'))).toBe(
      true,
    );
    const none = { conflicts: [] };
    expect(proposals.map(({ changes }) => readChanges(changes))).toMatchObject([
      [
        {
          effect: 'ADD',
          target: 'SHOPPING_ITEM',
          name: 'farine',
          quantity: '1,5',
          unit: 'KG',
          ...none,
        },
      ],
      [
        {
          effect: 'ADD',
          target: 'PLANNED_MEAL',
          name: 'Velouté de courge',
          date: '2026-11-22',
          time: '19:00',
          servings: 4,
          mealType: 'STARTER',
          ...none,
        },
      ],
      [
        {
          effect: 'CHANGE',
          target: 'PLANNED_MEAL',
          name: 'Gratin de courge',
          date: '2026-11-26',
          time: '19:00',
          servings: 2,
          mealType: 'MAIN',
          previousDate: '2026-11-25',
          previousTime: '19:00',
          ...none,
        },
      ],
      [
        {
          effect: 'CHANGE',
          target: 'INVENTORY_ITEM',
          name: 'Lait',
          quantity: '1500',
          unit: 'ML',
          previousQuantity: '2',
          previousUnit: 'L',
          expirationDate: null,
          ...none,
        },
      ],
      [{ effect: 'ADD', target: 'FAVORITE', name: 'Velouté de courge', ...none }],
    ]);
  });

  it('proposes where a food belongs and until when it keeps, unless the person said', async () => {
    const owner = await server.subscriber();
    const items = [
      { name: 'courgettes', quantity: 3 },
      { name: 'thon', expiration_date: '2026-12-24' },
    ];
    expect(await previewOf(owner, 'add_to_fridge', { items })).toMatchObject([
      { name: 'courgettes', quantity: '3', unit: 'UNIT', expirationDate: '2026-11-28' },
      { name: 'thon', quantity: '1', expirationDate: '2026-12-24' },
    ]);
  });

  it('plans for as many as the person cooks for, unless they said', async () => {
    const owner = await server.subscriber();
    await owner.savePreferences({ servings: 6 });
    const day = { title: 'Omelette', date: '2026-11-22' };
    const [planned] = await previewOf(owner, 'plan_meal', day);
    expect(planned).toMatchObject({ name: 'Omelette', servings: 6 });
    expect(await previewOf(owner, 'plan_meal', { ...day, servings: 7 })).toMatchObject([
      { servings: 7 },
    ]);
    await owner.savePreferences({ servings: null, householdSize: { adults: 1, children: 2 } });
    expect(await previewOf(owner, 'plan_meal', day)).toMatchObject([{ servings: 3 }]);
  });

  it('takes what expires first, and only as much as was used', async () => {
    const owner = await server.subscriber();
    await stock(
      owner,
      { name: 'Courgettes', quantity: 2, expirationDate: '2026-11-30' },
      { name: 'courgette', quantity: 3, expirationDate: '2026-11-23' },
    );
    const used = (quantity: number | null) =>
      previewOf(owner, 'remove_from_fridge', { items: [{ name: 'courgettes', quantity }] });
    expect(await used(1)).toMatchObject([
      { effect: 'CHANGE', quantity: '2', previousQuantity: '3' },
    ]);
    expect(await used(4)).toMatchObject([
      { effect: 'REMOVE', name: 'courgette', quantity: '3' },
      { effect: 'CHANGE', name: 'Courgettes', quantity: '1' },
    ]);
    expect(await used(null)).toMatchObject([{ effect: 'REMOVE' }, { effect: 'REMOVE' }]);
    expect(await used(99)).toMatchObject([{ effect: 'REMOVE' }, { effect: 'REMOVE' }]);
  });

  it('says of a food to buy or keep that the household does not eat it, and refuses a meal of it', async () => {
    const owner = await server.subscriber();
    await owner.savePreferences({ dietaryRestrictions: ['VEGAN'], avoidedFoods: ['coriandre'] });
    const items = [{ name: 'jambon' }, { name: 'coriandre' }, { name: 'riz' }];
    expect(await previewOf(owner, 'add_to_shopping_list', { items })).toMatchObject([
      { conflicts: [{ word: 'jambon', restriction: 'VEGAN' }] },
      { conflicts: [{ word: 'coriandre', restriction: 'AVOIDED_FOOD' }] },
      { conflicts: [] },
    ]);
    expect(await previewOf(owner, 'add_to_fridge', { items: [{ name: 'jambon' }] })).toMatchObject([
      { conflicts: [{ word: 'jambon' }] },
    ]);
    const roast = { title: 'Rôti de bœuf', date: '2026-11-22' };
    expect(await faultOf(owner, 'plan_meal', roast)).toMatch(/ne convient pas ici.*bœuf/);
    await kit.recipe(owner, { title: 'Soupe', ingredients: ['100 g de lardons'] });
    expect(await faultOf(owner, 'save_recipe', { title: null })).toMatch(/lardons/);
    expect(await faultOf(owner, 'plan_meal', { ...roast, title: 'soupe' })).toMatch(/lardons/);
  });
});

describe('a fault', () => {
  const item = (changes: object) => ({ items: [{ name: 'lait', ...changes }] });
  const day = { title: 'Lasagnes', date: '2026-11-22' };

  it.each<[string, string, unknown, RegExp]>([
    ['broken JSON', 'plan_meal', '{"title": "Lasagnes", ', /redire autrement/],
    ['no JSON at all', 'plan_meal', 'demain', /redire autrement/],
    ['another kind of value', 'add_to_shopping_list', '"lait"', /redire autrement/],
    [
      'arguments of 100 kB',
      'plan_meal',
      { ...day, title: 'a'.repeat(100_000) },
      /redire autrement/,
    ],
    ['an unknown tool', 'delete_everything', {}, /Je ne sais pas faire/],
    ['a tool of the prototype', 'constructor', {}, /Je ne sais pas faire/],
    ['nothing to add', 'add_to_shopping_list', { items: [] }, /redire autrement/],
    [
      'a date that does not exist',
      'plan_meal',
      { ...day, date: '2026-02-31' },
      /date n’existe pas/,
    ],
    ['a date in words', 'plan_meal', { ...day, date: 'demain' }, /date n’existe pas/],
    ['a date out of bounds', 'move_meal', { to_date: '9999-01-01' }, /date n’existe pas/],
    ['25:00', 'plan_meal', { ...day, time: '25:00' }, /heure n’existe pas/],
    ['quantity 0', 'add_to_shopping_list', item({ quantity: 0 }), /quantité n’est pas possible/],
    ['quantity -1', 'add_to_fridge', item({ quantity: -1 }), /quantité n’est pas possible/],
    ['quantity 1e9', 'add_to_fridge', item({ quantity: 1e9 }), /quantité n’est pas possible/],
    ['half a piece in the fridge', 'add_to_fridge', item({ quantity: 1.5 }), /quantité n’est pas/],
    ['servings 0', 'plan_meal', { ...day, servings: 0 }, /quantité n’est pas possible/],
    ['servings 1e9', 'plan_meal', { ...day, servings: 1e9 }, /quantité n’est pas possible/],
    ['a blank name', 'plan_meal', { ...day, title: ' \n ' }, /nom est vide/],
    ['a NUL', 'plan_meal', { ...day, title: 'a\0b' }, /nom est vide/],
    ['a right-to-left override', 'plan_meal', { ...day, title: 'lait \u202emoc' }, /nom est vide/],
    [
      'half a surrogate pair',
      'plan_meal',
      '{"title":"\\ud83c","date":"2026-11-22"}',
      /nom est vide/,
    ],
    ['what is not in the fridge', 'remove_from_fridge', item({}), /ne trouve pas.*lait.*frigo/],
    [
      'a meal that is not planned',
      'move_meal',
      { meal: 'lasagnes', to_date: '2026-11-22' },
      /planning/,
    ],
    ['no meal at all', 'move_meal', { to_date: '2026-11-22' }, /quel repas/],
    ['no recipe to keep', 'save_recipe', { title: null }, /pas encore de recette/],
    ['a recipe nobody knows', 'save_recipe', { title: 'Fondue' }, /ne trouve pas de recette/],
  ])('%s is said in a sentence', async (_, tool, given, sentence) => {
    expect(await faultOf(await server.subscriber(), tool, given)).toMatch(sentence);
  });

  it('asks which one is meant', async () => {
    const owner = await server.subscriber();
    await stock(owner, { name: 'Lait d’amande' }, { name: 'Lait de coco' });
    await owner.send(plan, { input: meal({ date: '2026-11-25' }) });
    await owner.send(plan, { input: meal({ date: '2026-11-27' }) });
    expect(await faultOf(owner, 'remove_from_fridge', item({}))).toMatch(/amande.*coco.*Lequel/);
    const move = { meal: 'gratin', to_date: '2026-11-28' };
    const which = /gratin.*mercredi 25 novembre à 19:00.*vendredi 27 novembre/;
    expect(await faultOf(owner, 'move_meal', move)).toMatch(which);
    const noon = { ...move, meal: null, from_date: '2026-12-01' };
    expect(await faultOf(owner, 'move_meal', noon)).toMatch(/le repas du mardi 1er décembre/);
    const from = { ...move, from_date: '2026-11-27' };
    expect(await previewOf(owner, 'move_meal', from)).toMatchObject([
      { previousDate: '2026-11-27' },
    ]);
    const nowhere = { ...from, to_date: '2026-11-27' };
    expect(await faultOf(owner, 'move_meal', nowhere)).toMatch(/déjà ainsi/);
  });

  it('leaves ten a message, over all its rounds', async () => {
    const owner = await server.subscriber();
    const calls = Array.from({ length: 12 }, (_, nth): [string, unknown] => [
      'add_to_shopping_list',
      { items: [{ name: `article ${nth}` }] },
    ]);
    const { proposals, outcomes } = await kit.together(owner, calls.slice(0, 2), calls.slice(2));
    expect(proposals).toHaveLength(1);
    expect(readChanges(proposals[0]?.changes)).toHaveLength(10);
    expect(outcomes.filter(({ isFault }) => isFault)).toHaveLength(2);
    expect(outcomes[11]?.said).toMatch(/dix actions/);
  });

  it('keeps hostile names as they are', async () => {
    const owner = await server.subscriber();
    const name = `'; DROP TABLE "Proposal"; -- <script>alert(1)</script> מה 🧀`;
    const items = [{ name }];
    expect(await previewOf(owner, 'add_to_shopping_list', { items })).toMatchObject([{ name }]);
  });
});
