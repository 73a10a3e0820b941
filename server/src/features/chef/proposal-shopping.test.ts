import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
import { createProposalKit, type ProposalKit } from '../../testkit/proposal-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let kit: ProposalKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createProposalKit(server);
});
afterAll(() => server.close());

const list = '{ viewer { shoppingItems { name recipeId recipeTitle } } }';
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
    expect(at((await owner.send(list)).data, 'viewer.shoppingItems')).toEqual([
      { name: 'lentilles', recipeId, recipeTitle: 'Dahl de lentilles' },
    ]);
    await kit.undo(owner, id);
    expect(at((await owner.send(list)).data, 'viewer.shoppingItems')).toEqual([]);
  });

  it('stand by themselves where no recipe of the household has that name', async () => {
    const owner = await server.subscriber();
    const stranger = await server.subscriber();
    await kit.recipe(stranger, { title: 'Dahl de lentilles' });
    const given = { items: [lentils], recipe: 'Dahl de lentilles' };
    const id = await kit.one(owner, 'add_to_shopping_list', given);
    await kit.apply(owner, id);
    expect(at((await owner.send(list)).data, 'viewer.shoppingItems')).toEqual([
      { name: 'lentilles', recipeId: null, recipeTitle: null },
    ]);
  });
});
