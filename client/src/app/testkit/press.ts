import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { RecipeToPlanFragment } from '../../entities/planned-meal/recipe-to-plan.generated';
import type { Random } from '../../illustrations/seeded-random';
import type { Seen } from './seen-kitchen';

export interface Press {
  name: string;
  mutation: TypedDocumentNode<object, OperationVariables>;
  variables: OperationVariables;
  expectIn: (cache: ApolloCache) => object | null | Promise<object | null>;
  /** The kitchen without what is the server's to say. */
  known: (seen: Seen) => Seen;
}

/** Something that a person may do; `known` leaves out what only the server can say of it. */
export function press<Data extends object, Variables extends OperationVariables>(
  name: string,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  expected: (cache: ApolloCache, variables: Variables) => Data | null | Promise<Data | null>,
  known: Press['known'] = (seen) => seen,
): Press {
  const document = mutation as unknown as Press['mutation'];
  return {
    name,
    mutation: document,
    variables,
    expectIn: (cache) => expected(cache, variables),
    known,
  };
}

/** What was done and can be taken back. */
export interface Past {
  deleted: string[];
  /** The last tick that completed a recipe. */
  tick: { tickedIds: string[]; removedIds: string[] } | null;
  /** The last dish that was cooked, and the lines that left the list with it. */
  cooked: { id: string; unlistedIds: string[] } | null;
  /** What was last taken out of the fridge, as it was, and the leftovers that were put in. */
  taken: { items: FridgeItem[]; leftoversId: string | null } | null;
}

export interface Look {
  seen: Seen;
  past: Past;
  random: Random;
  /** Dishes of the book. */
  dishes: readonly RecipeToPlanFragment[];
}

/** The demo’s ids and instants are others each time: a walk that can be taken again chooses by what is shown. */
const shown = (row: object): string =>
  JSON.stringify(row, (key, value: unknown) => (/(id|At)$/i.test(key) ? null : value));

export const bySight = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => shown(one).localeCompare(shown(other)));

export const someOf = (random: Random, rows: readonly { id: string }[], most: number): string[] =>
  random
    .shuffle(rows)
    .slice(0, 1 + random.int(most))
    .map(({ id }) => id);
