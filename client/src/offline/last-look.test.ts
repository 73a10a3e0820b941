import { expect, it } from 'vitest';
import type { Seen } from './seen';
import { withLastLook } from './last-look';
import type { Snapshot } from './snapshot';

const look = (personId: string, lists: Record<string, unknown>, rows: Snapshot = {}): Seen => ({
  personId,
  snapshot: {
    ROOT_QUERY: { __typename: 'Query', viewer: { __ref: `Viewer:${personId}` } },
    [`Viewer:${personId}`]: {
      __typename: 'Viewer',
      id: personId,
      household: { __ref: 'Household:h' },
    },
    'Household:h': { __typename: 'Household', id: 'h', kitchen: { __ref: 'Kitchen:h' } },
    'Kitchen:h': { __typename: 'Kitchen', id: 'h', ...lists },
    ...rows,
  },
  seenAt: Object.fromEntries(Object.keys(lists).map((field) => [field, 1])),
});
const line = (checked: boolean): Snapshot => ({
  'ShoppingItem:milk': { __typename: 'ShoppingItem', id: 'milk', checked },
});
const list = { shoppingItems: [{ __ref: 'ShoppingItem:milk' }] };

it('lays what a page showed when it was left over what was kept before', () => {
  const seen = withLastLook(
    look('p', { ...list, inventoryItems: [] }, line(false)),
    look('p', list, line(true)),
  );
  expect(seen?.snapshot['ShoppingItem:milk']).toMatchObject({ checked: true });
  expect(seen?.snapshot['Kitchen:h']).toMatchObject({ ...list, inventoryItems: [] });
  expect(seen?.seenAt).toEqual({ shoppingItems: 1, inventoryItems: 1 });
});

it('mixes nobody’s kitchen with another’s', () => {
  const seen = withLastLook(look('other', list, line(false)), look('p', {}));
  expect(seen?.personId).toBe('p');
  expect(seen?.snapshot['ShoppingItem:milk']).toBeUndefined();
});

it('goes on from either alone', () => {
  const only = look('p', list, line(true));
  expect(withLastLook(null, only)).toBe(only);
  expect(withLastLook(only, null)).toBe(only);
  expect(withLastLook(null, null)).toBeNull();
});
