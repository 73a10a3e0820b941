import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { sessionExpired } from '../../apollo/session-notice';
import { adoptViewer } from '../../apollo/viewer-cache';
import { accepted, refusedOutcome, type AccountOutcome } from './account-outcome';
import type { AccountDraft } from './account-rules';
import { useSignUpMutation } from './sign-up.generated';

/** Creates the account and signs in; the guard, which watches the cache, then leads on. */
export function useSignUp(): (draft: AccountDraft) => Promise<AccountOutcome> {
  const { t } = useTranslation('errors');
  const [signUp] = useSignUpMutation({
    update: (cache, { data }) => {
      if (data?.signUp.__typename !== 'SignUpPayload') return;
      adoptViewer(cache, data.signUp.viewer);
      sessionExpired(false);
    },
  });
  return async ({ firstName, lastName, email, password }) => {
    try {
      const { data } = await signUp({
        variables: { input: { firstName, lastName, email, password } },
      });
      const result = data?.signUp;
      if (result?.__typename === 'SignUpPayload') return accepted;
      if (result) return refusedOutcome(t, 'signUp', result);
      return { banner: t('unexpected'), fields: {} };
    } catch (error) {
      return { banner: failureSentence(t, error, 'signUp'), fields: {} };
    }
  };
}
