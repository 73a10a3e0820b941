import { expect, it } from 'vitest';
import type { InventoryPlace } from '../../graphql.generated';
import { moveTo } from './move-item';

it.each<[InventoryPlace, InventoryPlace, number | null, object]>([
  ['FRIDGE', 'FREEZER', 90, { expirationDate: '2027-02-25', expirationEstimate: 'FROZEN' }],
  ['CUPBOARD', 'FREEZER', null, { expirationDate: null, expirationEstimate: null }],
  ['FREEZER', 'FRIDGE', 90, { expirationDate: '2026-11-28', expirationEstimate: 'THAWED' }],
  ['FREEZER', 'CUPBOARD', 90, { expirationDate: '2026-11-28', expirationEstimate: 'THAWED' }],
  ['FRIDGE', 'CUPBOARD', 90, {}],
  ['FREEZER', 'FREEZER', 90, {}],
])('from the %s to the %s, good for %s days frozen', (from, to, freezerDays, date) => {
  const item = { place: from, freezerDays, thawedDays: 1 };
  expect(moveTo(item, to, '2026-11-27')).toEqual({ place: to, ...date });
});
