import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { asSeen, requestOf, rowsOf } from './queueable';
import { viewerOf, withoutUnknown } from './read-answer';

const request = (operation: string, variables: object) => ({
  operation,
  query: '',
  variables: { ...variables },
});

describe('a change that waits', () => {
  it('is told the server without the directives that are the cache’s own', () => {
    const document = parse(`
      mutation AddIt($input: AddItInput!) { addIt(input: $input) { item { ...Row @unmask } } }
      fragment Row on Item { id name @nonreactive }
    `);
    const { operation, query } = requestOf(document, { input: { id: 'a' } });
    expect(operation).toBe('AddIt');
    expect(query).toContain('...Row');
    expect(query).not.toContain('@');
  });

  it.each([
    [{ id: 'a' }, ['a']],
    [{ ids: ['a', 'b'], checked: true }, ['a', 'b']],
    [{ input: { id: 'a', name: 'lait' } }, ['a']],
    [{ recipeId: 'r' }, ['r']],
    [{ items: [{ id: 'a' }, { id: 'b' }], recipeId: 'r' }, ['a', 'b']],
    [{ tickedIds: ['a'], removedIds: ['b'] }, ['a', 'b']],
    [{}, []],
  ])('marks the rows that %j names', (variables, rows) => {
    expect(rowsOf(request('X', variables)).toSorted()).toEqual(rows);
  });

  it('deletes what was seen ticked, not what is ticked when it arrives', () => {
    const seen = { deleteCheckedShoppingItems: { deletedShoppingItemIds: ['a', 'b'] } };
    const later = asSeen(request('DeleteCheckedShoppingItems', {}), seen);
    expect(later).toMatchObject({
      operation: 'DeleteShoppingItems',
      variables: { ids: ['a', 'b'] },
    });
    const tick = request('SetShoppingItemsChecked', { ids: ['a'], checked: true });
    expect(asSeen(tick, {})).toBe(tick);
  });
});

describe('an answer', () => {
  it('says who is there, whether it is a query’s or a mutation’s', () => {
    expect(viewerOf({ viewer: { id: 'p' } })).toEqual({ id: 'p' });
    expect(viewerOf({ signIn: { viewer: { id: 'p' } } })).toEqual({ id: 'p' });
    expect(viewerOf({ viewer: null })).toBeNull();
    expect(viewerOf({ signOut: { signedOut: true } })).toBeUndefined();
  });

  it('leaves out what the page could not know', () => {
    const viewer = { id: 'p', dashboard: null };
    expect(withoutUnknown({ add: { item: { id: 'a' }, viewer } })).toEqual({
      add: { item: { id: 'a' }, viewer: { id: 'p' } },
    });
    const known = { add: { viewer: { id: 'p', dashboard: { id: 'd' } } } };
    expect(withoutUnknown(known)).toEqual(known);
  });
});
