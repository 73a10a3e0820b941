import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { sessionExpired } from '../../apollo/session-notice';
import { adoptViewer } from '../../apollo/viewer-cache';
import { accepted, refusedOutcome, type AccountOutcome } from './account-outcome';
import type { AccountDraft } from './account-rules';
import { useSignInMutation } from './sign-in.generated';

/** Signs in; the guard, which watches the cache, then leads on. */
export function useSignIn(): (draft: AccountDraft) => Promise<AccountOutcome> {
  const { t } = useTranslation('errors');
  const [signIn] = useSignInMutation({
    update: (cache, { data }) => {
      if (data?.signIn.__typename !== 'SignInPayload') return;
      adoptViewer(cache, data.signIn.viewer);
      sessionExpired(false);
    },
  });
  return async ({ email, password }) => {
    try {
      const { data } = await signIn({ variables: { input: { email, password } } });
      const result = data?.signIn;
      if (result?.__typename === 'SignInPayload') return accepted;
      if (result) return refusedOutcome(t, 'signIn', result);
      return { banner: t('unexpected'), fields: {} };
    } catch (error) {
      return { banner: failureSentence(t, error, 'signIn'), fields: {} };
    }
  };
}
