import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../testkit/person.js';
import {
  ask,
  documents,
  seedRecipe,
  stockFridge,
  type Stocked,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  stranger = await server.subscriber();
});
afterAll(() => server.close());

const add = (variables: Record<string, unknown>) =>
  ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');

const stock = (rows: readonly Stocked[]) => stockFridge(server, person, rows);

describe('adding what the fridge has not', () => {
  const recipe = () =>
    seedRecipe(server, person, [
      '800 g de carottes',
      '3 œufs',
      '200 ml de lait',
      'Sel',
      '2 oignons',
      '1 œuf',
    ]);

  it('says again no more than the rest of what it says again', async () => {
    await stock([
      { name: 'Courgettes', quantity: 3, unit: 'UNIT' },
      { name: 'Sucre', quantity: 60, unit: 'G' },
      { name: 'Thon', quantity: 1, unit: 'UNIT' },
    ]);
    const recipeId = await seedRecipe(server, person, [
      '4 courgettes (environ 800 g)',
      '120 g de sucre (soit 8 c. à soupe)',
      '2 boîtes de thon (140 g)',
    ]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [
        { name: 'courgette (environ 200 g)', quantity: '1' },
        { name: 'sucre (soit 4 c. à soupe)', quantity: '60', unit: 'G' },
        { name: 'boîtes de thon (140 g)', quantity: '2' },
      ],
    });
  });

  it('buys the rest of what there is too little of, and names what it leaves out', async () => {
    await stock([
      { name: 'Carottes', quantity: 500, unit: 'G' },
      { name: 'Œufs frais', quantity: 3, unit: 'UNIT' },
      { name: 'Lait', quantity: 1, unit: 'UNIT' },
      { name: 'Oignons', quantity: 9, unit: 'UNIT', expirationDate: new Date('2020-01-01') },
    ]);
    const recipeId = await recipe();
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [
        { name: 'carottes', quantity: '300', unit: 'G' },
        { name: 'Sel' },
        { name: 'oignons', quantity: '2' },
        { name: 'œuf', quantity: '1' },
      ],
      inFridge: ['œufs', 'lait'],
    });
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({ code: 'ALREADY_IN_LIST' });
  });

  it('buys the rest of what the fridge counts and a recipe weighs, and the other way round', async () => {
    await stock([
      { name: 'Carottes', quantity: 1, unit: 'UNIT' },
      { name: 'Tomates', quantity: 500, unit: 'G' },
      { name: 'Oignons', quantity: 6, unit: 'UNIT' },
      { name: 'Farine', quantity: 1, unit: 'UNIT' },
    ]);
    const recipeId = await seedRecipe(server, person, [
      '800 g de carottes',
      '6 tomates',
      '650 g d’oignons',
      '800 g de farine',
    ]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [
        { name: 'carottes', quantity: '680', unit: 'G' },
        { name: 'tomates', quantity: '3', unit: 'UNIT' },
      ],
      inFridge: ['oignons', 'farine'],
      leftOut: expect.arrayContaining([
        expect.objectContaining({ name: 'carottes', quantity: '120' }),
        expect.objectContaining({ name: 'tomates', quantity: '3' }),
      ]),
    });
  });

  it('knows what is at home under a plainer name, and no other food by it', async () => {
    await stock([
      { name: 'Pommes de terre', quantity: 2, unit: 'KG' },
      { name: 'Ail', quantity: 1, unit: 'UNIT' },
      { name: 'Persil', quantity: 1, unit: 'UNIT' },
      { name: 'Champignons', quantity: 200, unit: 'G' },
      { name: 'Riz', quantity: 1, unit: 'KG' },
      { name: 'Chou', quantity: 1, unit: 'UNIT' },
      { name: 'Tofu fumé', quantity: 400, unit: 'G' },
    ]);
    const recipeId = await seedRecipe(server, person, [
      '1,2 kg de pommes de terre à chair ferme',
      '12 gousses d’ail',
      '6 brins de persil',
      '300 g de champignons de Paris',
      '400 g de riz cuit',
      '1 chou-fleur',
      '200 g de tofu fumé sans gluten',
    ]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [
        { name: 'gousses d’ail', quantity: '2' },
        { name: 'champignons de Paris', quantity: '100', unit: 'G' },
        { name: 'riz cuit' },
        { name: 'chou-fleur' },
        { name: 'tofu fumé sans gluten' },
      ],
      inFridge: ['pommes de terre à chair ferme', 'brins de persil'],
    });
  });

  it('counts for the servings asked for, in any unit of the same kind', async () => {
    await stock([{ name: 'Carottes', quantity: 1, unit: 'KG' }]);
    const recipeId = await seedRecipe(server, person, ['800 g de carottes']);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [],
      inFridge: ['carottes'],
    });
    expect(await add({ recipeId, servings: 8, missingOnly: true })).toMatchObject({
      shoppingItems: [{ quantity: '0,6', unit: 'KG' }],
      inFridge: [],
    });
  });

  it('works out no rest between what is weighed and what is poured', async () => {
    await stock([{ name: 'Crème', quantity: 100, unit: 'ML' }]);
    const recipeId = await seedRecipe(server, person, ['300 g de crème', '20 cl de crème']);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [
        { name: 'crème', quantity: '300', unit: 'G' },
        { name: 'crème', quantity: '10', unit: 'CL' },
      ],
      inFridge: [],
    });
  });

  it('looks into nobody else’s fridge, and into none unless asked', async () => {
    await stock([{ name: 'Carottes', quantity: 5, unit: 'KG' }]);
    const theirs = await seedRecipe(server, stranger, ['800 g de carottes']);
    const asked = { recipeId: theirs, missingOnly: true };
    expect(
      await ask(stranger, documents.addRecipe, asked, 'addRecipeToShoppingList'),
    ).toMatchObject({ shoppingItems: [{ quantity: '800' }], inFridge: [] });
    const own = await seedRecipe(server, person, ['800 g de carottes']);
    expect(await add({ recipeId: own })).toMatchObject({
      shoppingItems: [{ quantity: '800' }],
      inFridge: [],
    });
  });

  it('takes a spoon from the bottle, and from a packet that holds it whatever it weighs', async () => {
    await stock([
      { name: 'Huile d’olive', quantity: 40, unit: 'ML' },
      { name: 'Farine', quantity: 100, unit: 'G' },
      { name: 'Sucre', quantity: 20, unit: 'G' },
    ]);
    const recipeId = await seedRecipe(server, person, [
      '2 c. à soupe d’huile d’olive',
      '3 c. à soupe de farine',
      '1 c. à soupe de sucre',
    ]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [{ name: 'sucre', quantity: '1', unit: 'TABLESPOON' }],
      inFridge: ['huile d’olive', 'farine'],
    });
  });

  it.each([
    [
      'less than a piece weighs is none',
      { name: 'Carottes', quantity: 100, unit: 'G' },
      '3 carottes',
      '3',
    ],
    [
      'what is for something else',
      { name: 'Crème pour les mains', quantity: 1, unit: 'UNIT' },
      '20 cl de crème',
      '20',
    ],
    [
      'what is for somebody else',
      { name: 'Lait', quantity: 1000, unit: 'ML' },
      '25 cl de lait pour intolérants au lactose',
      '25',
    ],
    ['the twentieth part', { name: 'Lait', quantity: 999, unit: 'ML' }, '1 l de lait', null],
    ['a tenth', { name: 'Lait', quantity: 900, unit: 'ML' }, '1 l de lait', '0,1'],
  ] as const)('%s', async (_, item, line, lacking) => {
    await stock([item]);
    const recipeId = await seedRecipe(server, person, [line]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: lacking === null ? [] : [{ quantity: lacking }],
    });
  });

  it('takes one packet for each line that is weighed, and a packet’s weight for each spoon', async () => {
    await stock([
      { name: 'Riz', quantity: 1, unit: 'UNIT' },
      { name: 'Sucre', quantity: 100, unit: 'G' },
      { name: 'Huile', quantity: 1, unit: 'UNIT' },
    ]);
    const recipeId = await seedRecipe(server, person, [
      '300 g de riz',
      '200 g de riz',
      '3 c. à soupe de sucre',
      '3 c. à soupe de sucre',
      '2 c. à soupe d’huile',
      '1 c. à soupe d’huile',
    ]);
    expect(await add({ recipeId, missingOnly: true })).toMatchObject({
      shoppingItems: [
        { name: 'riz', quantity: '200' },
        { name: 'sucre', quantity: '3' },
      ],
    });
  });

  it('puts what was left out on the list afterwards, whole lines and parts of them', async () => {
    await stock([
      { name: 'Carottes', quantity: 500, unit: 'G' },
      { name: 'Lait', quantity: 1, unit: 'UNIT' },
    ]);
    const recipeId = await recipe();
    const { leftOut } = (await add({ recipeId, missingOnly: true })) as {
      leftOut: { id: string; name: string; quantity: string }[];
    };
    expect(leftOut).toMatchObject([
      { name: 'lait', quantity: '200' },
      { name: 'carottes', quantity: '500' },
    ]);
    const ids = leftOut.map(({ id }) => id);
    const amounts = async () => {
      const rows = (await ask(
        person,
        documents.list,
        {},
        'viewer.household.kitchen.shoppingItems',
      )) as {
        recipeId: string;
        name: string;
        quantity: string;
      }[];
      return rows
        .filter((row) => row.recipeId === recipeId && /carotte|lait/u.test(row.name))
        .map(({ name, quantity }) => `${quantity} ${name}`)
        .toSorted();
    };
    expect(await amounts()).toEqual(['300 carottes']);
    expect(
      await ask(person, documents.restore, { ids }, 'restoreShoppingItems.viewer.dashboard'),
    ).toBeTruthy();
    expect(await amounts()).toEqual(['200 lait', '300 carottes', '500 carottes']);
  });
});
