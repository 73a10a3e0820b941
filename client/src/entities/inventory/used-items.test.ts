import { expect, it } from 'vitest';
import type { FridgeItem } from './fridge-cache';
import { usedItems } from './used-items';

const item = (name: string, product: string, expirationDate: string | null): FridgeItem => ({
  __typename: 'InventoryItem',
  id: name,
  name,
  quantity: 1,
  unit: 'UNIT',
  category: 'OTHER',
  pictureKey: null,
  place: 'FRIDGE',
  expirationEstimate: null,
  freezerDays: null,
  thawedDays: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  product,
  expirationDate,
});

it('names what the recipe takes, the first to expire first, and nothing that has expired', () => {
  const fridge = [
    item('Carottes', 'carotte', null),
    item('Courgettes', 'courgette', '2026-11-23'),
    item('Vieux lait', 'lait', '2026-11-21'),
    item('Riz', 'riz', null),
    item('Sans nom', '', null),
  ];
  const used = usedItems(fridge, ['carotte', 'courgette', 'lait', ''], '2026-11-21');
  expect(used.map(({ name }) => name)).toEqual(['Courgettes', 'Carottes']);
});
