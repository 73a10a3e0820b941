import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { concat, finalize, mergeMap, of, Subject } from 'rxjs';

/** The rows that a change names, by their ids. */
function namedIds({ variables }: ApolloLink.Operation): string[] {
  const { input } = variables;
  const named = [variables, input ?? {}].flatMap(({ id, ids, recipeId }) => [id, recipeId, ids]);
  return named.flat().filter((id) => typeof id === 'string');
}

/**
 * Sends the changes of one row one after the other, as they were made: requests side by side may overtake each other,
 * and what was undone at once would be done in the end. Changes of other rows do not wait.
 */
export function createInOrderLink(): ApolloLink {
  const lastOf = new Map<string, Subject<never>>();
  return new ApolloLink((operation, forward) => {
    const ids = operation.operationType === OperationTypeNode.MUTATION ? namedIds(operation) : [];
    if (ids.length === 0) return forward(operation);
    const before = new Set(ids.map((id) => lastOf.get(id)).filter((last) => last !== undefined));
    const done = new Subject<never>();
    for (const id of ids) lastOf.set(id, done);
    const sent = of(null).pipe(mergeMap(() => forward(operation)));
    return concat(...before, sent).pipe(
      finalize(() => {
        for (const id of ids) if (lastOf.get(id) === done) lastOf.delete(id);
        done.complete();
      }),
    );
  });
}
