import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KitchenAccessFragment } from '../../entities/subscription/kitchen-access.generated';
import { kitchenRiskOf } from '../../entities/subscription/kitchen-risk';
import { longDay } from '../../entities/subscription/long-day';
import { ManageSubscriptionButton } from '../../entities/subscription/manage-subscription-button';
import { storedValue, useStoredValue } from '../../lib/stored-value';
import { Banner } from '../../ui/banner';

/** What was read and put away, by its kind and day: when either changes, it is said again. */
const putAway = storedValue<string>({
  area: 'local',
  key: 'kitchen-risk-read',
  parse: (text) => text ?? '',
  format: (value) => value,
});

interface KitchenRiskBannerProps {
  access: KitchenAccessFragment;
  viewer: { id: string; email: string };
}

/** Says to every member what may close their kitchen, until when it is open, and whose turn it is. */
export function KitchenRiskBanner({ access, viewer }: KitchenRiskBannerProps) {
  const { t } = useTranslation(['subscription', 'common']);
  const [now] = useState(() => new Date());
  const read = useStoredValue(putAway);
  const risk = kitchenRiskOf(access, now);
  if (!risk) return null;
  const { kind, day, since } = risk;
  const harmless = kind !== 'overdue';
  const name = `${kind} ${day.toISOString()}`;
  if (harmless && read === name) return null;
  const isPayer = access.payerId === viewer.id;
  const words = {
    name: access.payerFirstName,
    day: longDay.format(day),
    since: longDay.format(since ?? day),
  };
  return (
    <section aria-label={t('risk.label')} className="mb-5">
      <Banner
        tone={harmless ? 'info' : 'warning'}
        title={t(`risk.${kind}.title`, words)}
        {...(harmless && {
          onDismiss: () => putAway.write(name),
          dismissLabel: t('common:close'),
        })}
        {...(isPayer && {
          action: <ManageSubscriptionButton email={viewer.email} overdue={!harmless} size="sm" />,
        })}
      >
        {t(`risk.${kind}.${isPayer ? 'own' : 'shared'}`, words)}
      </Banner>
    </section>
  );
}
