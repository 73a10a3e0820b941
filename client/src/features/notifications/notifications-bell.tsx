import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../i18n/lazy-page';
import { useOnDemand } from '../../lib/use-on-demand';
import { IconButton } from '../../ui/icon-button';

const NotificationsSheet = lazyPage(
  async () => (await import('./notifications-sheet')).NotificationsSheet,
  'subscription',
);

/** The bell says how much is unread; its list is fetched when it is opened. */
export function NotificationsBell({ unreadCount }: { unreadCount: number }) {
  const { t } = useTranslation('notifications');
  const { wanted, open, show, hide } = useOnDemand();
  return (
    <>
      <IconButton
        label={t('open', { count: unreadCount })}
        icon={Bell}
        badge={unreadCount}
        aria-haspopup="dialog"
        className="text-ink"
        onPointerEnter={() => void NotificationsSheet.preload()}
        onClick={show}
      />
      {wanted && (
        <Suspense fallback={null}>
          <NotificationsSheet open={open} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
