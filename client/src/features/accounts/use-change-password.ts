import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import type { FormOutcome } from '../../lib/use-field-form';
import { useChangePasswordMutation } from './change-password.generated';

export const passwordChangeFields = ['currentPassword', 'newPassword'] as const;
export type PasswordChangeField = (typeof passwordChangeFields)[number];

/** Changes the password; every other device is signed out by it. */
export function useChangePassword(): (
  draft: Record<PasswordChangeField, string>,
) => Promise<FormOutcome<PasswordChangeField>> {
  const { t } = useTranslation('errors');
  const [change] = useChangePasswordMutation();
  return (input) =>
    formOutcome(t, 'changePassword', passwordChangeFields, change({ variables: { input } }));
}
