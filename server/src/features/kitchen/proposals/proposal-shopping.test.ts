import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../testkit/graphql-client.js';
import { createProposalKit, type ProposalKit } from '../../../testkit/proposal-kit.js';
import { documents, stockFridge } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let kit: ProposalKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createProposalKit(server);
});
afterAll(() => server.close());

const list = '{ viewer { household { kitchen { shoppingItems { name recipeId recipeTitle } } } } }';
const lentils = { name: 'lentilles', quantity: 250, unit: 'G' };

describe('the ingredients of a recipe, added by the chef', () => {
  it('stand under their recipe, say so before, and go again', async () => {
    const owner = await server.subscriber();
    const recipeId = await kit.recipe(owner, { title: 'Dahl de lentilles' });
    const given = { items: [lentils], recipe: 'Dahl de lentilles' };
    const { proposals } = await kit.propose(owner, ['add_to_shopping_list', given]);
    expect(proposals[0]?.changes).toMatchObject([{ recipeTitle: 'Dahl de lentilles' }]);
    const id = proposals[0]?.id ?? '';
    await kit.apply(owner, id);
    expect(at((await owner.send(list)).data, 'viewer.household.kitchen.shoppingItems')).toEqual([
      { name: 'lentilles', recipeId, recipeTitle: 'Dahl de lentilles' },
    ]);
    await kit.undo(owner, id);
    expect(at((await owner.send(list)).data, 'viewer.household.kitchen.shoppingItems')).toEqual([]);
  });

  it('stand by themselves where no recipe of the household has that name', async () => {
    const owner = await server.subscriber();
    const stranger = await server.subscriber();
    await kit.recipe(stranger, { title: 'Dahl de lentilles' });
    const given = { items: [lentils], recipe: 'Dahl de lentilles' };
    const id = await kit.one(owner, 'add_to_shopping_list', given);
    await kit.apply(owner, id);
    expect(at((await owner.send(list)).data, 'viewer.household.kitchen.shoppingItems')).toEqual([
      { name: 'lentilles', recipeId: null, recipeTitle: null },
    ]);
  });

  it('are bought as far as the fridge lacks them, staples only to be checked, and go again', async () => {
    const owner = await server.subscriber();
    await kit.recipe(owner, { title: 'Dahl de lentilles' });
    await stockFridge(server, owner, [
      { name: 'Lentilles', quantity: 100, unit: 'G' },
      { name: 'Riz', quantity: 1, unit: 'KG' },
    ]);
    const rice = { name: 'riz', quantity: 200, unit: 'G' };
    const salt = { name: 'sel', quantity: 1, unit: 'PINCH' };
    const given = { items: [lentils, rice, salt], recipe: 'Dahl de lentilles' };
    const { proposals } = await kit.propose(owner, ['add_to_shopping_list', given]);
    const id = proposals[0]?.id ?? '';
    const apply = `mutation ($id: ID!) { applyProposal(id: $id) { ... on ApplyProposalPayload {
      inFridge leftOut { name quantity } shoppingItems { name quantity toCheck }
      viewer { dashboard { itemsToBuy } } } } }`;
    expect(at((await owner.send(apply, { id })).data, 'applyProposal')).toEqual({
      inFridge: ['riz'],
      leftOut: expect.arrayContaining([
        { name: 'riz', quantity: '200' },
        { name: 'lentilles', quantity: '100' },
      ]),
      shoppingItems: [
        { name: 'lentilles', quantity: '150', toCheck: false },
        { name: 'sel', quantity: '1', toCheck: true },
      ],
      viewer: { dashboard: { itemsToBuy: 1 } },
    });
    // The whole recipe, asked for then, is not bought twice.
    const recipeId = at(
      (await owner.send(list)).data,
      'viewer.household.kitchen.shoppingItems.0.recipeId',
    );
    const { db } = server.app.services;
    await db.inventoryItem.deleteMany();
    await db.recipe.updateMany({
      where: { id: String(recipeId) },
      data: { ingredients: ['250 g de lentilles', '200 g de riz'] },
    });
    const added = await owner.send(documents.addRecipe, { recipeId, missingOnly: true });
    expect(at(added.data, 'addRecipeToShoppingList.shoppingItems')).toMatchObject([
      { name: 'lentilles', quantity: '100' },
      { name: 'riz', quantity: '200' },
    ]);
    const ids = (at(added.data, 'addRecipeToShoppingList.shoppingItems') as { id: string }[]).map(
      (item) => item.id,
    );
    await db.shoppingItem.deleteMany({ where: { id: { in: ids } } });
    await kit.undo(owner, id);
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
    expect(await db.shoppingItem.count({ where: { householdId } })).toBe(0);
    expect(await db.productUse.count({ where: { householdId } })).toBe(0);
  });

  it('are bought where somebody asks for them without a recipe', async () => {
    const owner = await server.subscriber();
    const salt = { name: 'sel', quantity: 1, unit: 'UNIT' };
    await kit.apply(owner, await kit.one(owner, 'add_to_shopping_list', { items: [salt] }));
    expect(
      at(
        (await owner.send('{ viewer { household { kitchen { shoppingItems { toCheck } } } } }'))
          .data,
        'viewer.household.kitchen',
      ),
    ).toEqual({ shoppingItems: [{ toCheck: false }] });
  });
});
