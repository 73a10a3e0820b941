import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { concat, finalize, mergeMap, of, Subject } from 'rxjs';
import { rowTypeOf } from '../offline/row-types';

/** So long a change is waited for that cannot wait for a network, in milliseconds; any other has an end of its own. */
const longestWaitMs = 8000;

/** The rows that a change is of, by their ids; a favourite goes by its recipe's. */
function changedIds({ operationName = '', variables }: ApolloLink.Operation): string[] {
  const { id, ids, tickedIds, removedIds, leftoversId, recipeId, input, items } = variables;
  const isFavorite = rowTypeOf(operationName) === 'Recipe';
  const own = [input, items].flat().map((each) => each?.id);
  return [id, ids, tickedIds, removedIds, leftoversId, isFavorite && recipeId, own]
    .flat()
    .filter((each) => typeof each === 'string');
}

/**
 * Sends the changes of one row one after the other, as they were made: requests side by side may overtake each other,
 * and what was undone at once would be done in the end. Changes of other rows do not wait.
 */
export function createInOrderLink(): ApolloLink {
  const lastOf = new Map<string, Subject<never>>();
  return new ApolloLink((operation, forward) => {
    const ids = operation.operationType === OperationTypeNode.MUTATION ? changedIds(operation) : [];
    // What is kept on the device already is sent from there.
    if (ids.length === 0 || operation.getContext()['kept']) return forward(operation);
    const before = new Set(ids.map((id) => lastOf.get(id)).filter((last) => last !== undefined));
    const done = new Subject<never>();
    for (const id of ids) lastOf.set(id, done);
    let limit: ReturnType<typeof setTimeout> | undefined;
    const sent = of(null).pipe(
      mergeMap(() => {
        if (rowTypeOf(operation.operationName ?? '') === null)
          limit = setTimeout(() => done.complete(), longestWaitMs);
        return forward(operation);
      }),
    );
    return concat(...before, sent).pipe(
      finalize(() => {
        clearTimeout(limit);
        for (const id of ids) if (lastOf.get(id) === done) lastOf.delete(id);
        done.complete();
      }),
    );
  });
}
