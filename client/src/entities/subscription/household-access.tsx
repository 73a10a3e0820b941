import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import type { KitchenAccessFragment } from './kitchen-access.generated';
import { longDay } from './long-day';
import { standingOf } from './standing';

interface HouseholdAccessProps {
  access: KitchenAccessFragment;
  viewerId: string;
}

/** Who pays for the kitchen that one shares, what that covers, and whom to ask; or that it is a gift. */
export function HouseholdAccess({ access, viewerId }: HouseholdAccessProps) {
  const { t } = useTranslation('subscription');
  const [now] = useState(() => new Date());
  const { payerFirstName: name, subscription } = access;
  if (!subscription) {
    const isOwn = access.payerId === viewerId;
    return (
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-xl">{t('name')}</h2>
          <Chip tone="herb">{t('gift.state')}</Chip>
        </div>
        <p className="mt-2 text-lg font-semibold">
          {isOwn ? t('gift.own') : t('gift.shared', { name })}
        </p>
        <p className="mt-1 text-muted">{t('gift.meaning')}</p>
      </div>
    );
  }
  const { kind, day: date } = standingOf(subscription, now);
  const day = date ? longDay.format(date) : '';
  const isOpen = kind !== 'closed' && kind !== 'ended';
  return (
    <div data-standing={kind}>
      <h2 className="text-xl">{t('name')}</h2>
      <p className="mt-2 text-lg font-semibold">
        {t(isOpen ? 'shared.pays' : 'shared.paid', { name })}
      </p>
      <p className="mt-1">{t(`shared.day.${kind}`, { name, day })}</p>
      <p className="mt-1 text-muted">{t(isOpen ? 'shared.covers' : 'shared.kept', { name })}</p>
    </div>
  );
}
