import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import { sessionExpired } from '../../apollo/session-notice';
import { adoptViewer } from '../../apollo/viewer-cache';
import type { FormOutcome } from '../../lib/use-field-form';
import { fieldsOf, type AccountDraft, type AccountField } from './account-rules';
import { useSignInMutation } from './sign-in.generated';

/** Signs in; the guard, which watches the cache, then leads on. */
export function useSignIn(): (draft: AccountDraft) => Promise<FormOutcome<AccountField>> {
  const { t } = useTranslation('errors');
  const [signIn] = useSignInMutation({
    update: (cache, { data }) => {
      if (data?.signIn.__typename !== 'SignInPayload') return;
      adoptViewer(cache, data.signIn.viewer);
      sessionExpired(false);
    },
  });
  return ({ email, password }) =>
    formOutcome(
      t,
      'signIn',
      fieldsOf('signIn'),
      signIn({ variables: { input: { email, password } } }),
    );
}
