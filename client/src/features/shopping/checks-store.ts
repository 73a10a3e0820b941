import type { ApolloCache } from '@apollo/client/cache';
import type { ItemCheck } from '../../entities/shopping/read-checks';
import { CheckedItemsDocument } from '../../entities/shopping/checked-items.generated';

type Listener = () => void;

export interface ChecksStore {
  /** Whether all of these lines are ticked. */
  areChecked: (ids: readonly string[]) => boolean;
  /** Calls back when one of these lines is ticked or unticked. */
  subscribe: (ids: readonly string[], listener: Listener) => () => void;
  /** The ticks of all articles; the same array until one of them changes. */
  all: () => readonly ItemCheck[];
  subscribeAll: (listener: Listener) => () => void;
  /** Shows lines ticked, or not, before the cache says so; until the returned function is called. */
  expect: (ids: readonly string[], checked: boolean) => () => void;
  /** Resolves once nothing is only expected: what depends on the ticks is sent after them. */
  whenSent: () => Promise<void>;
  /** Follows the cache until the returned function is called. */
  open: () => () => void;
}

const sayTheSame = (before: readonly ItemCheck[], after: readonly ItemCheck[]): boolean =>
  before.length === after.length &&
  after.every(({ id, recipeId, product, checked }, index) => {
    const old = before[index];
    return (
      old?.id === id &&
      old.checked === checked &&
      old.recipeId === recipeId &&
      old.product === product
    );
  });

/** What is only to be checked is not ticked, and no part of the whole. */
const articles = (items: readonly ItemCheck[]): readonly ItemCheck[] =>
  items.filter(({ toCheck }) => !toCheck);

/**
 * One watch of the cache for a whole list, however long, that calls back only the rows that changed: a
 * watch per row costs each write to the cache a visit to each row.
 * @param answered what to show until the cache knows the list
 */
export function createChecksStore(
  cache: ApolloCache,
  answered: readonly ItemCheck[] | null = null,
): ChecksStore {
  let known = articles(answered ?? []);
  let checks: readonly ItemCheck[] = [];
  // Each expectation is an object of its own: of two about one line, the first to end leaves the second.
  const expected = new Map<string, { checked: boolean }>();
  const waiting: Listener[] = [];
  // A line that left the list keeps its last state: its row may be on screen for a moment longer.
  const states = new Map<string, boolean>();
  const ofLines = new Map<string, Set<Listener>>();
  const ofList = new Set<Listener>();

  const show = (): void => {
    const next = known.map((item) => {
      const { checked } = expected.get(item.id) ?? item;
      return checked === item.checked ? item : { ...item, checked };
    });
    if (sayTheSame(checks, next)) return;
    checks = next;
    const called = new Set<Listener>(ofList);
    for (const { id, checked } of checks) {
      if (states.get(id) === checked) continue;
      states.set(id, checked);
      for (const listener of ofLines.get(id) ?? []) called.add(listener);
    }
    for (const listener of called) listener();
  };
  const read = (): void => {
    const data = cache.readQuery({ query: CheckedItemsDocument, optimistic: true });
    if (data) known = articles(data.viewer?.household.kitchen?.shoppingItems ?? []);
    show();
  };
  if (answered) show();
  else read();

  return {
    areChecked: (ids) => ids.every((id) => states.get(id) === true),
    subscribe: (ids, listener) => {
      for (const id of ids) {
        const listeners = ofLines.get(id) ?? new Set();
        ofLines.set(id, listeners.add(listener));
      }
      return () => {
        for (const id of ids) {
          const listeners = ofLines.get(id);
          listeners?.delete(listener);
          if (listeners?.size === 0) ofLines.delete(id);
        }
      };
    },
    all: () => checks,
    subscribeAll: (listener) => {
      ofList.add(listener);
      return () => ofList.delete(listener);
    },
    expect: (ids, checked) => {
      const expectation = { checked };
      for (const id of ids) expected.set(id, expectation);
      show();
      return () => {
        for (const id of ids) if (expected.get(id) === expectation) expected.delete(id);
        show();
        if (expected.size > 0) return;
        for (const goOn of waiting.splice(0)) goOn();
      };
    },
    whenSent: () =>
      expected.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    open: () =>
      cache.watch({
        query: CheckedItemsDocument,
        optimistic: true,
        immediate: true,
        callback: read,
      }),
  };
}
