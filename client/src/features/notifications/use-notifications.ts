import { useState } from 'react';
import { useNotificationsQuery, type NotificationsQuery } from './notifications.generated';

interface NotificationPages {
  /** Null while the first page has not come. */
  viewer: NonNullable<NotificationsQuery['viewer']> | null;
  failed: boolean;
  loadingMore: boolean;
  /** The last page asked for did not come: what has come stays. */
  moreFailed: boolean;
  loadMore: () => void;
}

/** The notifications, the newest first, page after page. */
export function useNotifications(): NotificationPages {
  const { data, error, fetchMore } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const viewer = data?.viewer ?? null;

  const loadMore = async (): Promise<void> => {
    const after = viewer?.notifications.pageInfo.endCursor;
    if (loadingMore || !after) return;
    setLoadingMore(true);
    const failed = await fetchMore({ variables: { after } }).then(
      () => false,
      () => true,
    );
    setMoreFailed(failed);
    setLoadingMore(false);
  };
  return {
    viewer,
    failed: error !== undefined,
    loadingMore,
    moreFailed,
    loadMore: () => void loadMore(),
  };
}
