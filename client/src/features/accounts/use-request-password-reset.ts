import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import type { FormOutcome } from '../../lib/use-field-form';
import { useRequestPasswordResetMutation } from './request-password-reset.generated';

/** Asks for the message with the link to a new password. */
export function useRequestPasswordReset(): (email: string) => Promise<FormOutcome<'email'>> {
  const { t } = useTranslation('errors');
  const [request] = useRequestPasswordResetMutation();
  return (email) =>
    formOutcome(t, 'requestPasswordReset', ['email'], request({ variables: { email } }));
}
