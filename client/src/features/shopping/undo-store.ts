import { pushed, withoutTicks, type Undoable, type UndoStack } from './undo-stack';

export interface UndoStore {
  /** The change that is taken back next; null while there is none, or one is still on its way. */
  last: () => Undoable | null;
  subscribe: (listener: () => void) => () => void;
  /** A change is on its way until the returned function is called: nobody takes back the one before it by mistake. */
  begin: () => () => void;
  note: (change: Undoable) => void;
  /** Takes the last change off, for whoever takes it back. */
  take: () => Undoable | null;
  /** These lines were unticked by hand. */
  forgetTicks: (ids: readonly string[]) => void;
  clear: () => void;
}

/** The list's last changes. Whoever shows them renders with them; the list need not. */
export function createUndoStore(): UndoStore {
  let stack: UndoStack = [];
  let underWay = 0;
  const listeners = new Set<() => void>();
  const say = (): void => {
    for (const listener of listeners) listener();
  };
  const become = (next: UndoStack): void => {
    stack = next;
    say();
  };
  const last = (): Undoable | null => (underWay > 0 ? null : (stack.at(-1) ?? null));
  return {
    last,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      underWay += 1;
      say();
      return () => {
        underWay -= 1;
        say();
      };
    },
    note: (change) => become(pushed(stack, change)),
    take: () => {
      const taken = last();
      if (taken) become(stack.slice(0, -1));
      return taken;
    },
    forgetTicks: (ids) => become(withoutTicks(stack, ids)),
    clear: () => become([]),
  };
}
