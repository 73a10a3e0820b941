import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import type { FormOutcome } from '../../lib/use-field-form';
import { useRequestEmailChangeMutation } from './request-email-change.generated';

export const emailChangeFields = ['newEmail', 'password'] as const;
export type EmailChangeField = (typeof emailChangeFields)[number];

/** Has the link that confirms a new address sent to it. */
export function useRequestEmailChange(): (
  draft: Record<EmailChangeField, string>,
) => Promise<FormOutcome<EmailChangeField>> {
  const { t } = useTranslation('errors');
  const [request] = useRequestEmailChangeMutation();
  return (input) =>
    formOutcome(t, 'requestEmailChange', emailChangeFields, request({ variables: { input } }));
}
