import { readThroughout } from '../../entities/notification/read-throughout';
import { useMarkNotificationsReadMutation } from './mark-notifications-read.generated';

/** Bounds of a page: what the sheet asks for, and what the server gives. */
const page = 20;
const longestPage = 50;

/** Marks all as read; the list, however long it is, and the bell's count follow from the reply. */
export function useMarkNotificationsRead(): {
  markRead: (rows: number) => void;
  marking: boolean;
} {
  const [mark, { loading }] = useMarkNotificationsReadMutation({
    update: (cache, { data }) => {
      if (data) readThroughout(cache, data.markNotificationsRead.viewer.id);
    },
  });
  const markRead = (rows: number): void => {
    const shown = Math.min(Math.max(rows, page), longestPage);
    // Nothing is lost when it fails: they stay unread, and the button stays.
    mark({ variables: { shown } }).catch(() => undefined);
  };
  return { markRead, marking: loading };
}
