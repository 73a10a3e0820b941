import { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';

let last = 0;

/** A later moment than any before. */
export function nextMoment(): number {
  last += 1;
  return last;
}

/** When the answer that is being written to the cache was asked for; undefined where it was not. */
export const askedAt = (extensions: Record<string, unknown> | undefined): number | undefined =>
  typeof extensions?.['askedAt'] === 'number' ? extensions['askedAt'] : undefined;

/** Says with each answer when it was asked for: what has changed here since, it does not know. */
export const momentLink = new ApolloLink((operation, forward) => {
  const moment = nextMoment();
  return forward(operation).pipe(
    map((result) => ({ ...result, extensions: { ...result.extensions, askedAt: moment } })),
  );
});
