import { CheckCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { Loading, SkeletonRows } from '../../ui/skeleton';
import { NotificationRow } from './notification-row';
import { useMarkNotificationsRead } from './use-mark-notifications-read';
import { useNotifications } from './use-notifications';

interface NotificationsSheetProps {
  open: boolean;
  onClose: () => void;
}

export function NotificationsSheet({ open, onClose }: NotificationsSheetProps) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <Sheet
      side="right"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('title')}
      closeLabel={t('common:close')}
    >
      {open && <NotificationList onLeave={onClose} />}
    </Sheet>
  );
}

function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const { viewer, failed, loadingMore, moreFailed, loadMore } = useNotifications();
  const { markRead, marking } = useMarkNotificationsRead();
  const rows = useRef<HTMLUListElement>(null);
  const goOnFrom = useRef<number | null>(null);
  const shown = viewer?.notifications.edges.length ?? 0;

  // On to what came: the button that was pressed may be gone with the last page.
  useEffect(() => {
    if (goOnFrom.current === null || shown <= goOnFrom.current) return;
    const first = rows.current?.children[goOnFrom.current];
    goOnFrom.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [shown]);

  if (failed && !viewer) return <Banner tone="error">{t('loadFailed')}</Banner>;
  if (!viewer) {
    return (
      <Loading label={t('common:loading')}>
        <SkeletonRows rows={3} />
      </Loading>
    );
  }
  const { email, notifications } = viewer;
  const { edges, pageInfo, unreadCount } = notifications;
  if (edges.length === 0) return <p className="py-6 text-muted">{t('empty')}</p>;
  const showMore = (): void => {
    goOnFrom.current = shown;
    loadMore();
  };
  const markAllRead = (): void => {
    // Its button goes with it: the list that is read takes the focus, before the sheet takes it for lost.
    rows.current?.focus();
    markRead(shown);
  };
  return (
    <>
      {unreadCount > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3.5"
          icon={CheckCheck}
          loading={marking}
          onClick={markAllRead}
        >
          {t('markRead')}
        </Button>
      )}
      <ul ref={rows} tabIndex={-1} aria-label={t('title')} className="outline-none">
        {edges.map(({ node }) => (
          <NotificationRow key={node.id} from={node} email={email} onLeave={onLeave} />
        ))}
      </ul>
      {moreFailed && <Banner tone="error">{t('loadFailed')}</Banner>}
      {pageInfo.hasNextPage && (
        <Button
          variant="secondary"
          fullWidth
          className="mt-4"
          loading={loadingMore}
          onClick={showMore}
        >
          {t(loadingMore ? 'loadingMore' : 'more')}
        </Button>
      )}
    </>
  );
}
