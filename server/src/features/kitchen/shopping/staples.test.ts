import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testkit/person.js';
import {
  addLine,
  ask,
  documents,
  householdOf,
  seedRecipe,
  stockFridge,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (person = await server.subscriber()));

interface Row {
  id: string;
  name: string;
  toCheck: boolean;
  checked: boolean;
}

async function add(ingredients: string[], missingOnly = true) {
  const recipeId = await seedRecipe(server, person, ingredients);
  return (await ask(
    person,
    documents.addRecipe,
    { recipeId, missingOnly },
    'addRecipeToShoppingList',
  )) as unknown as { shoppingItems: Row[]; viewer: { dashboard: { itemsToBuy: number } } };
}
const list = async () =>
  (await ask(
    person,
    documents.list,
    {},
    'viewer.household.kitchen.shoppingItems',
  )) as unknown as Row[];
const toBuy = () => ask(person, documents.list, {}, 'viewer.dashboard.itemsToBuy');
const setStaple = (name: string, isStaple: boolean) =>
  ask(person, documents.setStaple, { name, isStaple }, 'setStaple');
const setToCheck = (ids: string[], toCheck: boolean) =>
  ask(person, documents.toCheck, { ids, toCheck }, 'setShoppingItemsToCheck');
const tick = (ids: string[]) =>
  ask(person, documents.check, { ids, checked: true }, 'setShoppingItemsChecked');

const idOf = (rows: readonly Row[], name: string): string =>
  rows.find((row) => row.name === name)?.id ?? '';

describe('what is always at home', () => {
  it('is only to be checked, and no article to buy', async () => {
    const { shoppingItems: items, viewer } = await add([
      '2 citrons',
      'Sel et poivre',
      '200 g de farine',
    ]);
    expect(items).toMatchObject([
      { name: 'citrons', toCheck: false },
      { name: 'Sel', toCheck: true },
      { name: 'farine', toCheck: true },
      { name: 'poivre', toCheck: true },
    ]);
    expect(viewer.dashboard.itemsToBuy).toBe(1);
    expect(await list()).toHaveLength(4);
  });

  it('is bought where nobody asks for what is missing, or types it', async () => {
    expect((await add(['Sel'], false)).shoppingItems).toMatchObject([
      { name: 'Sel', toCheck: false },
    ]);
    await addLine(person, 'poivre');
    expect((await list()).map(({ toCheck }) => toCheck)).toEqual([false, false]);
  });

  it('is left out where the fridge has it', async () => {
    await stockFridge(server, person, [{ name: 'Farine', quantity: 1, unit: 'KG' }]);
    expect(await add(['200 g de farine', 'Sel'])).toMatchObject({
      shoppingItems: [{ name: 'Sel' }],
      inFridge: ['farine'],
    });
  });

  it('becomes an article like any other, and one to check again', async () => {
    const { shoppingItems: items } = await add(['2 citrons', 'Sel']);
    const salt = idOf(items, 'Sel');
    expect(await setToCheck([salt], false)).toMatchObject({
      shoppingItems: [{ id: salt, toCheck: false }],
      viewer: { dashboard: { itemsToBuy: 2 } },
    });
    expect(await setToCheck([salt], true)).toMatchObject({
      shoppingItems: [{ id: salt, toCheck: true }],
      viewer: { dashboard: { itemsToBuy: 1 } },
    });
    await setToCheck([salt], false);
    await tick([salt]);
    expect(await setToCheck([salt], true)).toMatchObject({ shoppingItems: [{ toCheck: false }] });
    expect(await setToCheck([randomUUID()], true)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves the list with the recipe, not bought; ticked, it is bought', async () => {
    const { shoppingItems: items } = await add(['2 citrons', 'Sel', 'Poivre']);
    const [lemons, salt, pepper] = ['citrons', 'Sel', 'Poivre'].map((name) => idOf(items, name));
    expect(await tick([pepper ?? ''])).toMatchObject({ deletedShoppingItemIds: [] });
    const { deletedShoppingItemIds } = (await tick([lemons ?? ''])) as {
      deletedShoppingItemIds: string[];
    };
    expect(new Set(deletedShoppingItemIds)).toEqual(new Set([lemons, salt, pepper]));
    expect(await list()).toEqual([]);
    const bought = await ask(
      person,
      '{ viewer { household { kitchen { boughtItems { name } } } } }',
      {},
      'viewer.household.kitchen.boughtItems',
    );
    const names = (bought as { name: string }[]).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Poivre', 'citrons']);
    await ask(person, documents.restore, { ids: deletedShoppingItemIds }, 'restoreShoppingItems');
    expect(await list()).toMatchObject([{ toCheck: false }, { toCheck: true }, { toCheck: false }]);
  });

  it('is at home where somebody says so, and is not asked for again', async () => {
    const recipeId = await seedRecipe(server, person, ['2 citrons', 'Sel']);
    const variables = { recipeId, missingOnly: true };
    const adding = () => ask(person, documents.addRecipe, variables, 'addRecipeToShoppingList');
    const { shoppingItems: items } = (await adding()) as unknown as { shoppingItems: Row[] };
    await ask(person, documents.remove, { ids: [idOf(items, 'Sel')] }, 'deleteShoppingItems');
    expect(await toBuy()).toBe(1);
    expect(await adding()).toMatchObject({ code: 'ALREADY_IN_LIST' });
  });
});

describe('the household’s own set', () => {
  const names = async () =>
    (
      (await ask(person, documents.staples, {}, 'viewer.household.kitchen.staples')) as {
        name: string;
      }[]
    ).map(({ name }) => name);

  it('begins with the usual, and is what somebody says', async () => {
    const usual = await names();
    expect(usual).toEqual(expect.arrayContaining(['sel', 'poivre']));
    await setStaple('  Miel ', true);
    expect(await names()).toContain('Miel');
    await setStaple('sel', false);
    expect(await names()).not.toContain('sel');
    expect((await add(['1 c. à soupe de miel', 'Sel'])).shoppingItems).toMatchObject([
      { toCheck: true },
      { toCheck: false },
    ]);
    await setStaple('sel', true);
    await setStaple('miel', false);
    expect(await names()).toEqual(usual);
  });

  it('is nobody else’s', async () => {
    await setStaple('Miel', true);
    person = await server.subscriber();
    expect(await names()).not.toContain('Miel');
  });

  it('has an end', async () => {
    const householdId = await householdOf(server, person);
    await server.app.services.db.staple.createMany({
      data: Array.from({ length: 200 }, (_, n) => {
        const name = `truc ${n}`;
        return { householdId, product: name, name, isStaple: true };
      }),
    });
    expect(await setStaple('Miel', true)).toMatchObject({ code: 'OUT_OF_RANGE', field: 'name' });
    expect(await setStaple('truc 7', false)).toMatchObject({ __typename: 'SetStaplePayload' });
    expect(await setStaple(' ', true)).toMatchObject({ field: 'name' });
  });
});
