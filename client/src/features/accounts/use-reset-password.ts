import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import { forgetSubscriptions } from '../../entities/subscription/subscription-store';
import type { FormOutcome } from '../../lib/use-field-form';
import { useResetPasswordMutation } from './reset-password.generated';

/** Sets a new password by the token of a link; every device is signed out by it. */
export function useResetPassword(
  token: string,
): (password: string) => Promise<FormOutcome<'password'>> {
  const { t } = useTranslation('errors');
  const [reset] = useResetPasswordMutation({
    // The next visit follows no session that ran out, but one that was ended on purpose.
    update: (_cache, { data }) => {
      if (data?.resetPassword.__typename === 'ResetPasswordPayload') forgetSubscriptions();
    },
  });
  return (password) =>
    formOutcome(
      t,
      'resetPassword',
      ['password'],
      reset({ variables: { input: { token, password } } }),
    );
}
