import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { AccountEmailDocument } from './account-email.generated';
import { linkProblemOf, type LinkProblem } from './link-problem';
import { useVerifyEmailMutation } from './verify-email.generated';

export function useVerifyEmail(): (token: string) => Promise<LinkProblem | null> {
  const { t } = useTranslation('errors');
  const client = useApolloClient();
  const [verify] = useVerifyEmailMutation();
  return async (token) => {
    const problem = await linkProblemOf(t, 'verifyEmail', verify({ variables: { token } }));
    if (!problem || problem.mayPass) return problem;
    // The link of a new password proves the address too, and ends this one.
    const answer = client.query({ query: AccountEmailDocument, fetchPolicy: 'network-only' });
    const proved = await answer.then(
      ({ data }) => data?.viewer?.emailVerified === true,
      () => false,
    );
    return proved ? null : problem;
  };
}
