import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { Loading, SkeletonRows } from '../../ui/skeleton';
import { NotificationRow } from './notification-row';
import { useNotificationsQuery } from './notifications.generated';
import { useMarkNotificationsRead } from './use-mark-notifications-read';

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
  const { data, error } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const { markRead, marking } = useMarkNotificationsRead();
  const viewer = data?.viewer;
  if (error) return <Banner tone="error">{t('loadFailed')}</Banner>;
  if (!viewer) {
    return (
      <Loading label={t('common:loading')}>
        <SkeletonRows rows={3} />
      </Loading>
    );
  }
  const { email, notifications } = viewer;
  if (notifications.edges.length === 0) return <p className="py-6 text-muted">{t('empty')}</p>;
  return (
    <>
      {notifications.unreadCount > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3.5"
          icon={CheckCheck}
          loading={marking}
          onClick={markRead}
        >
          {t('markRead')}
        </Button>
      )}
      <ul>
        {notifications.edges.map(({ node }) => (
          <NotificationRow key={node.id} from={node} email={email} onLeave={onLeave} />
        ))}
      </ul>
    </>
  );
}
