import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(async () => {
  person = await server.subscriber();
});
afterAll(() => server.close());

async function send(document: string, variables: object, by = person): Promise<Json> {
  const { data, errors } = await by.send(document, { ...variables });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] ?? null;
}
async function stock(input: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await send(inventory.add, { input: { id, ...input } });
  return id;
}
const change = (id: string, input: object) => send(inventory.update, { id, input });
const read = async (by = person) =>
  at((await by.send(inventory.list)).data, 'viewer.household.kitchen.inventoryItems');

const raw = { name: 'Bœuf haché', expirationDate: '2026-11-22', expirationEstimate: 'FRESH' };

describe('where food lies', () => {
  it('is the fridge unless another place is said', async () => {
    await stock({ name: 'Lait' });
    await stock({ name: 'Riz', place: 'CUPBOARD' });
    expect(await read()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Lait', place: 'FRIDGE' }),
        expect.objectContaining({ name: 'Riz', place: 'CUPBOARD' }),
      ]),
    );
  });

  it('is where it usually is once it is put away, with an estimated date only where it lies cold', async () => {
    const lines = ['1 l de lait', '1 kg de riz', '500 g d’épinards surgelés'];
    const ids = lines.map(() => randomUUID());
    for (const [n, line] of lines.entries())
      await send(
        `mutation ($input: AddShoppingItemInput!) { addShoppingItem(input: $input) { __typename } }`,
        {
          input: { id: ids[n], line },
        },
      );
    await send(
      `mutation ($ids: [ID!]!) { setShoppingItemsChecked(ids: $ids, checked: true) { __typename } }`,
      { ids },
    );
    expect(at(await send(inventory.putAway, { ids }), 'inventoryItems')).toMatchObject([
      { place: 'FRIDGE', expirationDate: '2026-11-28', expirationEstimate: 'FRESH' },
      { place: 'CUPBOARD', expirationDate: null, expirationEstimate: null },
      { place: 'FREEZER', expirationDate: null, expirationEstimate: null },
    ]);
  });
});

describe('moving', () => {
  it('estimates a date for the freezer, and a short one once it is out', async () => {
    const id = await stock(raw);
    expect(await change(id, { place: 'FREEZER' })).toMatchObject({
      inventoryItems: [
        { place: 'FREEZER', expirationDate: '2027-02-19', expirationEstimate: 'FROZEN' },
      ],
      viewer: { dashboard: { expiringSoon: { count: 0 } } },
    });
    expect(await change(id, { place: 'FREEZER' })).toMatchObject({
      inventoryItems: [{ expirationDate: '2027-02-19' }],
    });
    expect(await change(id, { place: 'FRIDGE' })).toMatchObject({
      inventoryItems: [
        { place: 'FRIDGE', expirationDate: '2026-11-22', expirationEstimate: 'THAWED' },
      ],
      viewer: { dashboard: { expiringSoon: { count: 1 } } },
    });
  });

  it('keeps no date in the freezer that says nothing any more', async () => {
    const id = await stock({ name: 'Truc', expirationDate: '2026-11-22' });
    expect(await change(id, { place: 'FREEZER' })).toMatchObject({
      inventoryItems: [{ expirationDate: null, expirationEstimate: null }],
    });
  });

  it('keeps the date between fridge and cupboard, and the one that is said', async () => {
    const id = await stock(raw);
    expect(await change(id, { place: 'CUPBOARD' })).toMatchObject({
      inventoryItems: [
        { place: 'CUPBOARD', expirationDate: '2026-11-22', expirationEstimate: 'FRESH' },
      ],
    });
    const said = { place: 'FREEZER', expirationDate: '2026-12-24' };
    expect(await change(id, said)).toMatchObject({
      inventoryItems: [{ expirationDate: '2026-12-24', expirationEstimate: null }],
    });
  });

  it('is no estimate any more once somebody says the date, or takes it away', async () => {
    const id = await stock(raw);
    for (const expirationDate of ['2026-11-30', null]) {
      const input = {
        expirationDate,
        ...(expirationDate === null && { expirationEstimate: 'FRESH' }),
      };
      expect(await change(id, input)).toMatchObject({
        inventoryItems: [{ expirationEstimate: null }],
      });
    }
  });
});

describe('what is left of a dish', () => {
  const leftovers = {
    name: 'Restes : Gratin',
    quantity: 2,
    expirationDate: '2026-11-24',
    expirationEstimate: 'FRESH',
  };
  const kept = (id: string, items: object[] = []) =>
    send(inventory.take, { items, leftovers: { id, ...leftovers } });

  it('comes with what was taken, once, and goes with what is put back', async () => {
    const id = randomUUID();
    const used = await stock({ name: 'Œufs', quantity: 6 });
    const items = [{ id: used, quantity: 6, unit: 'UNIT', left: 4 }];
    expect(await kept(id, items)).toMatchObject({
      inventoryItems: [
        { id: used, quantity: 4 },
        { id, ...leftovers, place: 'FRIDGE' },
      ],
      leftoversId: id,
      viewer: { dashboard: { expiringSoon: { count: 1 } } },
    });
    await kept(id, items);
    expect(await read()).toHaveLength(2);
    const back = { items: [{ id: used, name: 'Œufs', quantity: 6 }], leftoversId: id };
    for (const _ of ['once', 'again'])
      expect(await send(inventory.putBack, back)).toMatchObject({
        inventoryItems: [{ id: used, quantity: 6 }],
        deletedInventoryItemIds: [id],
        viewer: { dashboard: { expiringSoon: { count: 0 } } },
      });
    expect(await read()).toMatchObject([{ id: used }]);
  });

  it('comes and goes alone where the recipe took nothing', async () => {
    const id = randomUUID();
    expect(await kept(id)).toMatchObject({ leftoversId: id });
    expect(await send(inventory.putBack, { items: [], leftoversId: id })).toMatchObject({
      deletedInventoryItemIds: [id],
    });
    expect(await read()).toEqual([]);
  });

  it('takes nothing out where its id is another household’s, whose item stays', async () => {
    const other = await server.subscriber();
    const id = randomUUID();
    await send(inventory.add, { input: { id, name: 'Caviar' } }, other);
    const used = await stock({ name: 'Œufs', quantity: 6 });
    expect(await kept(id, [{ id: used, quantity: 6, unit: 'UNIT' }])).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await read()).toMatchObject([{ id: used, quantity: 6 }]);
    await send(inventory.putBack, { items: [], leftoversId: id });
    expect(await read(other)).toMatchObject([{ id }]);
  });
});
