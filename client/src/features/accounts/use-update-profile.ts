import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import type { FormOutcome } from '../../lib/use-field-form';
import { useUpdateProfileMutation } from './update-profile.generated';

export const profileFields = ['firstName', 'lastName', 'phone'] as const;
export type ProfileField = (typeof profileFields)[number];

/** Saves the names and the telephone number; a blank number removes it. */
export function useUpdateProfile(): (
  draft: Record<ProfileField, string>,
) => Promise<FormOutcome<ProfileField>> {
  const { t } = useTranslation('errors');
  const [update] = useUpdateProfileMutation();
  return (input) =>
    formOutcome(t, 'updateProfile', profileFields, update({ variables: { input } }));
}
