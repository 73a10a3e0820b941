import type { Change, Verdict } from './change';

/** After so many failures of the server a change is given up, or it would block all that come after it. */
export const mostFailures = 4;

/** Where the changes lie; `update` is one transaction, seen by every tab. */
export interface OutboxStore {
  read: () => Promise<readonly Change[]>;
  update: (change: (all: readonly Change[]) => readonly Change[]) => Promise<void>;
}

export interface Delivery {
  /** How many the server has taken. */
  sent: number;
  /** Dropped: the server says no. */
  refused: readonly Change[];
  /** Why it stopped before the end; null when nothing is left. */
  stopped: 'unreachable' | 'held' | 'failed' | null;
}

/**
 * The queue of changes: kept before they are shown, sent one by one in their order, and forgotten only
 * when the server has answered. A change whose answer was lost is sent again, which each of them bears.
 */
export function createOutbox(store: OutboxStore) {
  const drop = ({ id }: Change): Promise<void> =>
    store.update((all) => all.filter((change) => change.id !== id));

  /** Sends what waits, oldest first; what is added meanwhile, too. One caller at a time. */
  async function deliver(
    personId: string,
    send: (change: Change) => Promise<Verdict>,
  ): Promise<Delivery> {
    let sent = 0;
    const refused: Change[] = [];
    for (;;) {
      const next = (await store.read()).find((change) => change.personId === personId);
      if (!next) return { sent, refused, stopped: null };
      const verdict = await send(next);
      switch (verdict.kind) {
        case 'done':
          sent += 1;
          await drop(next);
          break;
        case 'refused':
          refused.push(next);
          await drop(next);
          break;
        case 'failed':
          if (next.failures + 1 < mostFailures) {
            await store.update((all) =>
              all.map((change) =>
                change.id === next.id ? { ...change, failures: change.failures + 1 } : change,
              ),
            );
            return { sent, refused, stopped: 'failed' };
          }
          refused.push(next);
          await drop(next);
          break;
        case 'unreachable':
        case 'held':
          return { sent, refused, stopped: verdict.kind };
      }
    }
  }

  return {
    add: (change: Change): Promise<void> => store.update((all) => [...all, change]),
    deliver,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
