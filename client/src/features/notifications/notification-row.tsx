import type { FragmentType } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import {
  useNotificationRowFragment,
  type NotificationRowFragment,
} from './notification-row.generated';

const dateFormat = new Intl.DateTimeFormat('fr-CH', { dateStyle: 'long', timeStyle: 'short' });

export function NotificationRow({ from }: { from: FragmentType<NotificationRowFragment> }) {
  const { t } = useTranslation('notifications');
  const { data, complete } = useNotificationRowFragment(from);
  if (!complete) return null;
  const { title, message, createdAt, readAt } = data;
  return (
    <li className="border-b border-line py-4 last:border-0">
      <p className="flex items-baseline gap-2 font-semibold">
        {title}
        {readAt === null && (
          <span className="rounded-full bg-saffron-soft px-2 text-xs text-saffron-ink">
            {t('unread')}
          </span>
        )}
      </p>
      <p className="mt-1">{message}</p>
      <time dateTime={createdAt} className="mt-1 block text-sm text-muted">
        {dateFormat.format(new Date(createdAt))}
      </time>
    </li>
  );
}
