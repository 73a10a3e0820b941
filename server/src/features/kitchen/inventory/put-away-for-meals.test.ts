import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { meal, plan } from '../../../testkit/planning-kit.js';
import { addLine, ask, documents, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const tick = (owner: Person, ids: string[]) =>
  ask(owner, documents.check, { ids, checked: true }, 'setShoppingItemsChecked');
const putAway = (owner: Person, ids: string[]): Promise<Json> =>
  ask(owner, inventory.putAway, { ids }, 'putAwayShoppingItems');

/** Plans a meal and puts all of it on the list. */
async function shopFor(owner: Person, date: string, ingredients: string[]) {
  const recipeId = await seedRecipe(server, owner, ingredients);
  const input = meal({ recipeId, servings: 4, date });
  await owner.send(plan, { input });
  const variables = { recipeId, plannedMealId: input.id };
  const path = 'addRecipeToShoppingList.shoppingItems';
  const lines = (await ask(owner, documents.addRecipe, variables, path)) as { id: string }[];
  return { ids: lines.map(({ id }) => id), variables };
}

describe('putting away what was bought for meals', () => {
  it('names the meat and fish that should be frozen for the meals that all of it was bought for', async () => {
    const owner = await server.subscriber();
    const ids = [
      ...(await shopFor(owner, '2026-11-22', ['400 g de saumon frais', '300 g de carottes'])).ids,
      ...(
        await shopFor(owner, '2026-11-27', [
          '4 cuisses de poulet',
          '200 g de saumon frais',
          '2 poireaux',
        ])
      ).ids,
    ];
    ids.push(await addLine(owner, '500 g de bœuf haché'));
    await tick(owner, ids);
    const answer = await putAway(owner, ids);
    expect(answer).toMatchObject({ itemsToFreeze: [{ name: 'cuisses de poulet' }] });
    const toFreeze = (at(answer, 'itemsToFreeze') as { id: string }[]).map(({ id }) => id);
    expect(await putAway(owner, ids)).toMatchObject({ itemsToFreeze: [] });
    const freeze = (who: Person) =>
      ask(who, inventory.freeze, { ids: [...toFreeze, randomUUID()] }, 'freezeInventoryItems');
    expect(await freeze(await server.subscriber())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await freeze(owner)).toMatchObject({
      inventoryItems: [
        {
          name: 'cuisses de poulet',
          place: 'FREEZER',
          expirationDate: '2027-08-18',
          expirationEstimate: 'FROZEN',
        },
      ],
    });
    expect(await freeze(owner)).toMatchObject({ inventoryItems: [] });
  });

  it('buys again for a meal what somebody has eaten of what was put away for it, and nothing else', async () => {
    const owner = await server.subscriber();
    const lines = ['4 cuisses de poulet', '2 poireaux', '3 càs d’huile'];
    const { ids, variables } = await shopFor(owner, '2026-11-23', lines);
    await tick(owner, ids);
    await putAway(owner, ids);
    const again = { ...variables, missingOnly: true };
    const path = 'addRecipeToShoppingList';
    expect(await ask(owner, documents.addRecipe, again, path)).toMatchObject({
      shoppingItems: [],
    });
    const { householdId } = await server.app.services.db.user.findUniqueOrThrow({
      where: { id: owner.id },
    });
    await server.app.services.db.inventoryItem.deleteMany({
      where: { householdId, name: 'cuisses de poulet' },
    });
    expect(await ask(owner, documents.addRecipe, again, path)).toMatchObject({
      shoppingItems: [{ name: 'cuisses de poulet', quantity: '4' }],
    });
    expect(await ask(owner, documents.addRecipe, again, path)).toMatchObject({
      code: 'ALREADY_IN_LIST',
    });
  });
});
