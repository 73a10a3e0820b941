import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useUpdateNotificationSettingsMutation } from './update-notification-settings.generated';

/** Keeps what the bell shall say, on the screen at once; resolves to the sentence of a failure, or null. */
export function useUpdateNotificationSettings(
  viewerId: string,
): (expiringFood: boolean) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [update] = useUpdateNotificationSettingsMutation();
  return (expiringFood) =>
    problemOf(
      t,
      'updateNotificationSettings',
      update({
        variables: { input: { expiringFood } },
        optimisticResponse: {
          updateNotificationSettings: {
            __typename: 'UpdateNotificationSettingsPayload',
            viewer: {
              __typename: 'Viewer',
              id: viewerId,
              notificationSettings: {
                __typename: 'NotificationSettings',
                id: viewerId,
                expiringFood,
              },
            },
          },
        },
      }),
    );
}
