import type { Change } from '../change';
import { isNewest } from '../is-newest';
import { createOutbox, type OutboxStore } from '../outbox';
import type { ListServer } from './list-server';
import type { Random } from '../../illustrations/seeded-random';

/** What a person does to the list. */
export type Deed =
  { kind: 'add' | 'delete'; id: string } | { kind: 'set'; id: string; checked: boolean };

const queries = {
  add: `mutation AddShoppingItem($input: AddShoppingItemInput!) {
    addShoppingItem(input: $input) { ... on Refusal { code } }
  }`,
  set: `mutation SetShoppingItemsChecked($ids: [ID!]!, $checked: Boolean!, $changeId: ID!) {
    setShoppingItemsChecked(ids: $ids, checked: $checked, changeId: $changeId) {
      ... on Refusal { code }
    }
  }`,
  delete: `mutation DeleteShoppingItems($ids: [ID!]!) {
    deleteShoppingItems(ids: $ids) { ... on Refusal { code } }
  }`,
};

function changeOf(deed: Deed, id: string): Change {
  const common = {
    id,
    personId: 'p',
    query: queries[deed.kind],
    rows: [deed.id],
    name: '',
    failures: 0,
  };
  switch (deed.kind) {
    case 'add':
      return {
        ...common,
        operation: 'AddShoppingItem',
        variables: { input: { id: deed.id, name: `article ${deed.id.slice(0, 8)}` } },
      };
    case 'set':
      return {
        ...common,
        operation: 'SetShoppingItemsChecked',
        variables: { ids: [deed.id], checked: deed.checked, changeId: id },
      };
    case 'delete':
      return { ...common, operation: 'DeleteShoppingItems', variables: { ids: [deed.id] } };
  }
}

/**
 * A device with the product's own queue, and a network that fails at random: the request is lost, or the
 * answer to one that was taken, or neither.
 */
export function createDevice(server: ListServer, random: Random, newId: () => string) {
  let stored: readonly Change[] = [];
  let revision = 0;
  let view: ReadonlyMap<string, boolean> = new Map();
  let online = true;
  /** What the server has taken, though its answer may have been lost. */
  const taken = new Set<string>();
  const store: OutboxStore = {
    read: () => Promise.resolve(stored),
    update: (change) => {
      stored = change(stored);
      revision += 1;
      return Promise.resolve();
    },
  };
  const outbox = createOutbox(store);

  const send = async (change: Change) => {
    if (!online || random.chance(0.2)) return { kind: 'unreachable' } as const;
    const verdict = await server.send(change);
    taken.add(change.id);
    return random.chance(0.2) ? ({ kind: 'unreachable' } as const) : verdict;
  };
  const show = (deed: Deed): void => {
    const next = new Map(view);
    if (deed.kind === 'delete') next.delete(deed.id);
    else next.set(deed.id, deed.kind === 'set' && deed.checked);
    view = next;
  };

  return {
    view: () => view,
    waiting: () => stored,
    willUntick: (row: string): boolean =>
      stored.some(
        ({ id, rows, variables }) =>
          !taken.has(id) && rows.includes(row) && variables.checked === false,
      ),
    setOnline: (next: boolean): void => {
      online = next;
    },
    /** Kept before it is shown. */
    do: async (deed: Deed): Promise<void> => {
      await outbox.add(changeOf(deed, newId()));
      show(deed);
    },
    deliver: () => outbox.deliver('p', send),
    /** Reads the list; what is done `meanwhile` makes the answer old. */
    refresh: async (meanwhile: () => Promise<void>): Promise<void> => {
      const askedAt = revision;
      const answer = online ? await server.read() : null;
      await meanwhile();
      if (answer && isNewest(askedAt, { revision, waiting: stored.length })) view = answer;
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
