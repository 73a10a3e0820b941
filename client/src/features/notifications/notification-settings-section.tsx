import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Checkbox } from '../../ui/checkbox';
import {
  useNotificationSettingsFragment,
  type NotificationSettingsFragment,
} from './notification-settings.generated';
import { useUpdateNotificationSettings } from './use-update-notification-settings';

/** What the bell says, as far as one may choose. */
export function NotificationSettingsSection({
  from,
}: {
  from: FragmentType<NotificationSettingsFragment>;
}) {
  const { t } = useTranslation('notifications');
  const { data, complete } = useNotificationSettingsFragment(from);
  const update = useUpdateNotificationSettings(data.id ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  if (!complete) return null;
  const choose = async (expiringFood: boolean): Promise<void> => {
    setProblem(null);
    setProblem(await update(expiringFood));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Checkbox
        label={t('settings.expiringFood')}
        description={t('settings.expiringFoodText')}
        checked={data.notificationSettings.expiringFood}
        onChange={(checked) => void choose(checked)}
      />
      <p className="text-sm text-muted">{t('settings.always')}</p>
    </div>
  );
}
