/** A change of the list that can be taken back. */
export type Undoable =
  | { kind: 'TICKED'; name: string; ids: readonly string[] }
  /** A tick that completed a recipe, whose lines left the list with it. */
  | { kind: 'COMPLETED'; name: string; ids: readonly string[]; removedIds: readonly string[] }
  | { kind: 'DELETED'; name: string; count: number; ids: readonly string[] }
  | { kind: 'DELETED_CHECKED'; count: number; ids: readonly string[] }
  /** Staples that were found at home. */
  | { kind: 'AT_HOME'; count: number; ids: readonly string[] }
  /** A staple that is to be bought. */
  | { kind: 'TO_BUY'; name: string; ids: readonly string[] };

type Deletion = Extract<Undoable, { kind: 'DELETED' | 'DELETED_CHECKED' }>;
const isDeletion = (change: Undoable): change is Deletion => change.kind.startsWith('DELETED');

/** The changes that can be taken back, the last one at the end. */
export type UndoStack = readonly Undoable[];

/**
 * With a change more. Deletions that follow each other are taken back as one. Of ticks that do, the last alone:
 * the others are in sight, and are unticked by a press.
 */
export function pushed(stack: UndoStack, next: Undoable): UndoStack {
  const last = stack.at(-1);
  const before = stack.slice(0, -1);
  if (next.kind === 'TICKED' && last?.kind === 'TICKED') return [...before, next];
  if (last && isDeletion(last) && isDeletion(next)) {
    const name = 'name' in next ? next.name : '';
    const count = last.count + next.count;
    return [...before, { kind: 'DELETED', name, count, ids: [...last.ids, ...next.ids] }];
  }
  return [...stack, next];
}

/** Without the ticks of these lines: somebody has taken them back by hand. */
export function withoutTicks(stack: UndoStack, ids: readonly string[]): UndoStack {
  const untouched = stack.filter(
    (each) => each.kind !== 'TICKED' || !each.ids.some((id) => ids.includes(id)),
  );
  return untouched.length === stack.length ? stack : untouched;
}
