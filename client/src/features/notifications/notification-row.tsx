import type { FragmentType } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { invitationPath, paths } from '../../app/paths';
import {
  useNotificationRowFragment,
  type NotificationRowFragment,
} from '../../entities/notification/notification-row.generated';
import { ManageSubscriptionButton } from '../../entities/subscription/manage-subscription-button';
import { frenchDate } from '../../lib/french-date';

const dateFormat = frenchDate({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Zurich',
});

type Subject = Pick<NotificationRowFragment, 'type' | 'invitationId'>;

/** Where somebody who reads of it wants to go; null where there is nothing to do. */
function placeOf({ type, invitationId }: Subject): string | null {
  if (type === 'INVITATION' && invitationId !== null) return invitationPath(invitationId);
  return type === 'INVENTORY_EXPIRING' ? paths.inventory : null;
}

interface NotificationRowProps {
  from: FragmentType<NotificationRowFragment>;
  /** The reader's own. */
  email: string;
  /** A link was followed. */
  onLeave: () => void;
}

export function NotificationRow({ from, email, onLeave }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { data, complete } = useNotificationRowFragment(from);
  if (!complete) return null;
  const { type, title, message, createdAt, readAt } = data;
  const place = placeOf(data);
  return (
    <li tabIndex={-1} className="border-b border-line py-4 last:border-0">
      <p className="flex items-baseline gap-2 font-semibold">
        {title}
        {readAt === null && (
          <span className="rounded-full bg-saffron-soft px-2 text-xs text-saffron-ink">
            {t('unread')}
          </span>
        )}
      </p>
      <p className="mt-1">{message}</p>
      {place !== null && (
        <Link
          to={place}
          onClick={onLeave}
          className="inline-flex min-h-touch items-center font-semibold text-herb underline underline-offset-4"
        >
          {t(type === 'INVITATION' ? 'seeInvitation' : 'seeFridge')}
        </Link>
      )}
      {(type === 'PAYMENT_FAILED' || type === 'TRIAL_ENDING') && (
        <div className="mt-2">
          <ManageSubscriptionButton email={email} overdue={type === 'PAYMENT_FAILED'} size="sm" />
        </div>
      )}
      <time dateTime={createdAt} className="mt-1 block text-sm text-muted">
        {dateFormat.format(new Date(createdAt))}
      </time>
    </li>
  );
}
