import type { Change, Verdict } from '../change';

/** What a device needs of a server. */
export interface ListServer {
  send: (change: Change) => Promise<Verdict>;
  /** Which of the lines that the sequence made are on the list, and whether they are ticked. */
  read: () => Promise<ReadonlyMap<string, boolean>>;
}

const own = (id: unknown): string => String(id);
const several = (ids: unknown): string[] => (Array.isArray(ids) ? ids.map(own) : []);

/** The server's rules for the list, in as few words as they can be said. */
export function modelServer() {
  const lines = new Map<string, boolean>();
  const deleted = new Set<string>();
  /** How often each line was made. */
  const made = new Map<string, number>();
  const taken: Change[] = [];
  /** The ticks and unticks that were taken: a second time they change nothing. */
  const known = new Set<unknown>();

  const apply = ({ operation, variables }: Change): Verdict => {
    if (operation === 'AddShoppingItem') {
      const id = own((variables.input as { id: unknown }).id);
      if (deleted.has(id)) return { kind: 'refused', code: 'NOT_FOUND' };
      if (!lines.has(id)) {
        lines.set(id, false);
        made.set(id, (made.get(id) ?? 0) + 1);
      }
      return { kind: 'done' };
    }
    if (variables.changeId !== undefined) {
      if (known.has(variables.changeId)) return { kind: 'done' };
      known.add(variables.changeId);
    }
    const ids = several(variables.ids).filter((id) => lines.has(id));
    for (const id of ids) {
      if (operation === 'SetShoppingItemsChecked') lines.set(id, variables.checked === true);
      else {
        lines.delete(id);
        deleted.add(id);
      }
    }
    return { kind: 'done' };
  };
  const server: ListServer = {
    send: (change) => {
      taken.push(change);
      return Promise.resolve(apply(change));
    },
    read: () => Promise.resolve(new Map(lines)),
  };
  return { server, made, deleted, taken };
}
