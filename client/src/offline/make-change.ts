import type { ApolloCache } from '@apollo/client/cache';
import type { Change } from './change';
import { asSeen, rowsOf, type Request } from './queueable';
import { isObject } from './read-answer';
import { rowTypeOf } from './row-types';
import type { Snapshot } from './snapshot';

function nameIn(cache: ApolloCache, { operation }: Request, rows: readonly string[]): string {
  const known = cache.extract(true) as Snapshot;
  const names = rows.map((row) => {
    const { name, recipeTitle, title } = known[`${rowTypeOf(operation)}:${row}`] ?? {};
    return [name, recipeTitle, title].find((each) => typeof each === 'string') ?? '';
  });
  return names.filter(Boolean).slice(0, 3).join(', ');
}

/** What a person did, as it waits to be sent, and named as the page names it. */
export function makeChange(
  cache: ApolloCache,
  personId: string,
  request: Request,
  expected: object,
): Change {
  const asked = asSeen(request, expected);
  const rows = rowsOf(asked);
  const own = Object.values(asked.variables).find(isObject);
  const said = [own?.name, own?.line, own?.recipeTitle].find((each) => typeof each === 'string');
  return {
    ...asked,
    id: crypto.randomUUID(),
    personId,
    rows,
    name: said === undefined ? nameIn(cache, asked, rows) : said,
    failures: 0,
  };
}
