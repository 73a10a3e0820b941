import { relayStylePagination } from '@apollo/client/utilities';

type Pages = ReturnType<typeof relayStylePagination>;

/**
 * A list, the newest first, whose first page also comes by itself, as with a mutation or with news: what was loaded
 * behind it stays. Where the new page does not reach what is known, it stands alone, and the rest is asked for again.
 */
export function newestFirst(): Pages {
  const pages = relayStylePagination();
  const { merge } = pages;
  if (typeof merge !== 'function') return pages;
  return {
    ...pages,
    merge: (existing, incoming, options) => {
      const merged = merge(existing, incoming, options);
      const last = incoming?.edges?.at(-1)?.cursor;
      const goesOn = incoming?.pageInfo?.hasNextPage === true && !options.args?.after;
      if (!merged || !existing || !goesOn || last === undefined) return merged;
      const at = existing.edges.findIndex(({ cursor }) => cursor === last);
      const behind = at === -1 ? [] : existing.edges.slice(at + 1);
      if (behind.length === 0) return merged;
      const { hasNextPage, endCursor } = existing.pageInfo;
      return {
        ...merged,
        edges: [...merged.edges, ...behind],
        pageInfo: { ...merged.pageInfo, hasNextPage, endCursor },
      };
    },
  };
}
