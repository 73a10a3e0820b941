import { useMarkNotificationsReadMutation } from './mark-notifications-read.generated';

/** Marks all as read; the list and the bell's count follow from the reply. */
export function useMarkNotificationsRead(): { markRead: () => void; marking: boolean } {
  const [mark, { loading }] = useMarkNotificationsReadMutation();
  // Nothing is lost when it fails: they stay unread, and the button stays.
  return { markRead: () => void mark().catch(() => undefined), marking: loading };
}
