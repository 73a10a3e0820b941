import { useTranslation } from 'react-i18next';
import { useVerifyEmailMutation } from './verify-email.generated';
import { linkProblemOf, type LinkProblem } from './link-problem';

export function useVerifyEmail(): (token: string) => Promise<LinkProblem | null> {
  const { t } = useTranslation('errors');
  const [verify] = useVerifyEmailMutation();
  return (token) => linkProblemOf(t, 'verifyEmail', verify({ variables: { token } }));
}
