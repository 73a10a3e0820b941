import { InMemoryCache, type ApolloCache, type Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { askedAt } from '../../apollo/moments';

type Pages = ReturnType<typeof relayStylePagination>;
type Merge = Extract<Pages['merge'], (...args: never[]) => unknown>;

/** What was done here, and when: an answer that was asked for before does not know of it. */
export interface ListHere {
  readonly emptiedAt?: number;
}
export interface EdgeHere {
  readonly addedAt?: number;
}

/**
 * A list, the newest last, whose last page also comes again by itself: what was loaded before it stays, and so does
 * what was added here since that page was asked for. Where the new page does not reach what is known, it stands
 * alone, and the rest is asked for again.
 */
function newestLast(): Pages {
  const pages = relayStylePagination();
  const { merge } = pages;
  return typeof merge === 'function' ? { ...pages, merge: mergedBy(merge) } : pages;
}

const mergedBy =
  (merge: Merge): Merge =>
  (existing, incoming, options) => {
    const asked = askedAt(options.extensions) ?? Infinity;
    if (existing && ((existing as ListHere).emptiedAt ?? 0) > asked) return existing;
    const merged = merge(existing, incoming, options);
    if (!merged || !existing || options.args?.['before']) return merged;
    const { readField } = options;
    // What was added here has no cursor: it is known by what it holds.
    const idOf = (edge: (typeof merged.edges)[number]) =>
      readField<string>('id', readField<Reference>('node', edge));
    const known = new Set(merged.edges.map(idOf));
    const added = existing.edges.filter(
      (edge) => ((edge as EdgeHere).addedAt ?? 0) > asked && !known.has(idOf(edge)),
    );
    const first = incoming?.edges?.[0];
    const goesOn = incoming?.pageInfo?.hasPreviousPage === true && first !== undefined;
    const id = first && idOf(first);
    const at = goesOn ? existing.edges.findIndex((edge) => idOf(edge) === id) : -1;
    if (at <= 0) return { ...merged, edges: [...merged.edges, ...added] };
    const { hasPreviousPage, startCursor } = existing.pageInfo;
    return {
      ...merged,
      edges: [...existing.edges.slice(0, at), ...merged.edges, ...added],
      pageInfo: { ...merged.pageInfo, hasPreviousPage, startCursor },
    };
  };

/** Has the cache join the conversation's pages: only this page reads them, so no other page need know how. */
export function joinConversation(cache: ApolloCache): void {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addTypePolicies({ Viewer: { fields: { chatMessages: newestLast() } } });
}
