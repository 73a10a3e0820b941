import type { Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

type Pages = ReturnType<typeof relayStylePagination>;

/**
 * A list, the newest last, whose last page also comes again by itself: what was loaded before it stays. Where the new
 * page does not reach what is known, it stands alone, and the rest is asked for again.
 */
export function newestLast(): Pages {
  const pages = relayStylePagination();
  const { merge } = pages;
  if (typeof merge !== 'function') return pages;
  return {
    ...pages,
    merge: (existing, incoming, options) => {
      const merged = merge(existing, incoming, options);
      const first = incoming?.edges?.[0];
      const goesOn = incoming?.pageInfo?.hasPreviousPage === true && !options.args?.before;
      if (!merged || !existing || !goesOn || !first) return merged;
      const { readField } = options;
      // What was appended here has no cursor: it is known by what it holds.
      const idOf = (edge: typeof first) =>
        readField<string>('id', readField<Reference>('node', edge));
      const id = idOf(first);
      const at = existing.edges.findIndex((edge) => idOf(edge) === id);
      if (at <= 0) return merged;
      const { hasPreviousPage, startCursor } = existing.pageInfo;
      return {
        ...merged,
        edges: [...existing.edges.slice(0, at), ...merged.edges],
        pageInfo: { ...merged.pageInfo, hasPreviousPage, startCursor },
      };
    },
  };
}
