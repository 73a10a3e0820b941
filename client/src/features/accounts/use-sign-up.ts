import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import { sessionExpired } from '../../apollo/session-notice';
import { adoptViewer } from '../../apollo/viewer-cache';
import type { FormOutcome } from '../../lib/use-field-form';
import { fieldsOf, type AccountDraft, type AccountField } from './account-rules';
import { useSignUpMutation } from './sign-up.generated';

/**
 * Creates the account and signs in; the guard, which watches the cache, then leads on. The link of an invitation proves
 * the address that it was sent to.
 */
export function useSignUp(
  invitation: string | null,
): (draft: AccountDraft) => Promise<FormOutcome<AccountField>> {
  const { t } = useTranslation('errors');
  const [signUp] = useSignUpMutation({
    update: (cache, { data }) => {
      if (data?.signUp.__typename !== 'SignUpPayload') return;
      adoptViewer(cache, data.signUp.viewer);
      sessionExpired(false);
    },
  });
  return ({ phone, ...draft }) =>
    formOutcome(
      t,
      'signUp',
      fieldsOf('signUp'),
      signUp({ variables: { input: { ...draft, ...(phone !== '' && { phone }), invitation } } }),
    );
}
