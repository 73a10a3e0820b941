import { useState } from 'react';

export interface NextPage {
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the last page asked for did not come: what has come stays. */
  moreError: unknown;
  loadMore: () => void;
}

interface PageInfo {
  endCursor?: string | null;
  hasNextPage: boolean;
}

/** The pages of a connection after the first, asked for one at a time. */
export function useNextPage(
  pageInfo: PageInfo | undefined,
  fetchAfter: (cursor: string | undefined) => Promise<unknown>,
): NextPage {
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>(null);

  const loadMore = async (): Promise<void> => {
    if (loadingMore || !pageInfo?.hasNextPage) return;
    setLoadingMore(true);
    setMoreError(null);
    try {
      await fetchAfter(pageInfo.endCursor || undefined);
    } catch (failure) {
      setMoreError(failure);
    }
    setLoadingMore(false);
  };
  return {
    hasMore: pageInfo?.hasNextPage ?? false,
    loadingMore,
    moreError,
    loadMore: () => void loadMore(),
  };
}
