import { expect, it } from 'vitest';
import { pushed, withoutTicks, type Undoable, type UndoStack } from './undo-stack';
import { createUndoStore } from './undo-store';

const ticked = (id: string): Undoable => ({ kind: 'TICKED', name: id, ids: [id] });
const deleted = (id: string): Undoable => ({ kind: 'DELETED', name: id, count: 1, ids: [id] });
const completed: Undoable = {
  kind: 'COMPLETED',
  name: 'Soupe',
  ids: ['c'],
  removedIds: ['b', 'c'],
};
const stackOf = (...changes: Undoable[]): UndoStack => changes.reduce<UndoStack>(pushed, []);

it('deletions one after another are one change, whose undo brings all of them back', () => {
  const checked: Undoable = { kind: 'DELETED_CHECKED', count: 2, ids: ['x', 'y'] };
  expect(stackOf(deleted('a'))).toEqual([deleted('a')]);
  expect(stackOf(checked)).toEqual([checked]);
  expect(stackOf(deleted('a'), deleted('b'), checked, deleted('c'))).toEqual([
    { kind: 'DELETED', name: 'c', count: 5, ids: ['a', 'b', 'x', 'y', 'c'] },
  ]);
});

it('of ticks one after another the last can be taken back, whatever lies beneath stays', () => {
  expect(stackOf(ticked('a'), ticked('b'))).toEqual([ticked('b')]);
  expect(stackOf(completed, ticked('a'), ticked('b'))).toEqual([completed, ticked('b')]);
  expect(stackOf(deleted('a'), ticked('b'), deleted('c'))).toEqual([
    deleted('a'),
    ticked('b'),
    deleted('c'),
  ]);
});

it('a line that is unticked by hand has nothing left to take back', () => {
  const stack = stackOf(completed, ticked('a'));
  expect(withoutTicks(stack, ['a'])).toEqual([completed]);
  expect(withoutTicks(stack, ['c'])).toBe(stack);
});

it('while a change is on its way, the one before it cannot be taken back by mistake', () => {
  const changes = createUndoStore();
  changes.note(ticked('a'));
  const ended = changes.begin();
  expect([changes.last(), changes.take()]).toEqual([null, null]);
  ended();
  changes.note(deleted('b'));
  expect(changes.take()).toEqual(deleted('b'));
  expect(changes.take()).toEqual(ticked('a'));
  expect(changes.take()).toBeNull();
});
